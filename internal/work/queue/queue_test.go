//go:build !js

package queue

import (
	"context"
	"errors"
	"fmt"
	"net"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tidepool/internal/work"
)

// open opens a server, and others other queues that work for it.
func open(t *testing.T, others int) []*Queue {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	addr := listener.Addr().String()
	listener.Close()
	trouble := func(err error) { t.Log(err) }
	first, err := Open(t.Context(), "", addr, t.TempDir(), trouble)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(first.Close)
	all := []*Queue{first}
	for range others {
		q, err := Open(t.Context(), "nats://"+addr, "", "", trouble)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(q.Close)
		all = append(all, q)
	}
	return all
}

func job(n int) work.Job { return work.Job{Kind: "double", Spec: "x", Units: n, Unit: strconv.Itoa} }

// double doubles units, but fails at 13.
func double(kind, spec string) (work.Do, error) {
	if kind != "double" || spec != "x" {
		return nil, errors.New("not here")
	}
	return func(_ context.Context, unit string) (string, error) {
		if unit == "13" {
			return "", errors.New("bad luck")
		}
		return unit + unit, nil
	}, nil
}

// serve makes a queue work until the test ends.
func serve(t *testing.T, q *Queue) {
	ctx, stop := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- q.Serve(ctx, 2, double) }()
	t.Cleanup(func() {
		stop()
		if err := <-done; !errors.Is(err, context.Canceled) {
			t.Error(err)
		}
	})
}

// left returns how many messages the streams have.
func left(t *testing.T, q *Queue) uint64 {
	work, err := q.work.Info(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	done, err := q.done.Info(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return work.State.Msgs + done.State.Msgs
}

// Results come in order, each once, as many as are wanted, and only an interrupted job leaves messages, with
// which it continues.
func TestRun(t *testing.T) {
	all := open(t, 2)
	first := all[0]
	var got []string
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	take := func(text string) (bool, error) {
		if got = append(got, text); len(got) == 3 {
			cancel()
		}
		return len(got) < 9, nil
	}
	serve(t, all[1])
	serve(t, all[2])
	if err := first.Run(ctx, job(12), take); !errors.Is(err, context.Canceled) || left(t, first) == 0 {
		t.Fatalf("interrupted: %v, %d messages left", err, left(t, first))
	}
	got = nil
	id := units + first.id(job(12)) + "."
	for _, text := range []string{"first", "second"} {
		if err := first.put(t.Context(), strings.Replace(id, units, results, 1)+"8", message{Text: text}); err != nil {
			t.Fatal(err)
		}
	}
	if err := first.Run(t.Context(), job(12), take); err != nil {
		t.Fatal(err)
	}
	want := []string{"00", "11", "22", "33", "44", "55", "66", "77", got[8]}
	if !slices.Equal(got, want) || got[8] != "88" && got[8] != "first" {
		t.Errorf("%q", got)
	}
	err := first.Run(t.Context(), job(20), func(string) (bool, error) { return true, nil })
	if err == nil || err.Error() != "unit 13: bad luck" {
		t.Errorf("a unit that fails: %v", err)
	}
}

// A worker of another version, or one that does not know a job, says so, and leaves the job to others.
func TestServeRefuses(t *testing.T) {
	all := open(t, 3)
	all[1].program = "other"
	result := make(chan error)
	go func() {
		result <- all[0].Run(t.Context(), job(1), func(string) (bool, error) { return true, nil })
	}()
	for i, want := range map[int]string{1: "another version", 2: "cannot be done here: not here"} {
		of := double
		if i == 2 {
			of = func(string, string) (work.Do, error) { return double("", "") }
		}
		if err := all[i].Serve(t.Context(), 1, of); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	serve(t, all[3])
	if err := <-result; err != nil {
		t.Error(err)
	}
}

// An invalid result ends the job.
func TestRunRefuses(t *testing.T) {
	q := open(t, 0)[0]
	for _, c := range []struct{ unit, data, want string }{
		{"0", "", "invalid message"}, {"0", "null", "another version"}, {"0", "{}", "another version"}, {"0", `{"Program":"x"}`, "another version"},
		{"0", fmt.Sprintf(`{"Program":%q,"Wish":1}`, q.program), "invalid message"}, {"0", fmt.Sprintf(`{"Program":%q}x`, q.program), "invalid message"},
		{"2", fmt.Sprintf(`{"Program":%q}`, q.program), "unknown unit"}, {"-1", "", "unknown unit"}, {"00", "", "unknown unit"}, {"x", "", "unknown unit"},
	} {
		if _, err := q.js.Publish(t.Context(), results+q.id(job(2))+"."+c.unit, []byte(c.data)); err != nil {
			t.Fatal(err)
		}
		err := q.Run(t.Context(), job(2), func(string) (bool, error) { return true, nil })
		if err == nil || !strings.Contains(err.Error(), c.want) || left(t, q) != 0 {
			t.Errorf("%s %q: %v, %d messages left", c.unit, c.data, err, left(t, q))
		}
	}
	if err := q.put(t.Context(), results+"x.0", message{Text: strings.Repeat("x", maxSize)}); err != nil {
		t.Errorf("too much: %v", err)
	}
	if m, err := q.next(t.Context(), 1, results+"x.*"); err != nil || !strings.Contains(string(m.Data), "too large") {
		t.Errorf("too much: %v, %v", m, err)
	}
}

// Any valid message is in the form that this program writes.
func FuzzMessage(f *testing.F) {
	q := Queue{program: "p"}
	f.Add([]byte(`{"Program":"p","Kind":"k","Spec":"s","Text":"t"}`))
	f.Add([]byte(`{"Program":"p","Failed":"f"}x`))
	f.Fuzz(func(t *testing.T, data []byte) {
		if m, err := q.parse(data); err == nil && m.Program != q.program {
			t.Errorf("%q is read", data)
		}
	})
}
