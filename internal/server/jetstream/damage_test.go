//go:build unix

package jetstream_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"sync/atomic"
	"testing"
	"time"

	"tidepool/internal/server/jetstream"
	"tidepool/internal/server/store"
)

func times(usual int) int {
	if n, err := strconv.Atoi(os.Getenv("TIDEPOOL_KILLS")); err == nil {
		return n
	}
	return usual
}

// fill appends events to a table and returns its log.
func fill(t *testing.T, s *jetstream.Store, table string, n int) []store.Entry {
	t.Helper()
	var last uint64
	for i := range n {
		seq, _, err := s.Append(t.Context(), table, last, fmt.Appendf(nil, `{"event":%d,"of":%q}`, i, table))
		if err != nil {
			t.Fatal(err)
		}
		last = seq
	}
	log, err := s.Load(t.Context(), table)
	if err != nil || len(log) != n {
		t.Fatal(len(log), err)
	}
	return log
}

// isPrefix reports whether a log is a beginning of another.
func isPrefix(got, whole []store.Entry) bool {
	return len(got) <= len(whole) && slices.EqualFunc(got, whole[:len(got)], func(a, b store.Entry) bool {
		return a.Seq == b.Seq && a.Prev == b.Prev && a.At.Equal(b.At) && bytes.Equal(a.Data, b.Data)
	})
}

// chained reports whether each entry follows the one before it.
func chained(log []store.Entry) bool {
	var prev uint64
	for _, e := range log {
		if e.Prev != prev {
			return false
		}
		prev = e.Seq
	}
	return true
}

// toRead is an environment variable: if set, the test binary prints the logs of this folder.
const toRead = "TIDEPOOL_TEST_READ"

func TestMain(m *testing.M) {
	dir := os.Getenv(toRead)
	if dir == "" {
		os.Exit(m.Run())
	}
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	s, err := jetstream.Open(ctx, dir, func(error) {})
	if err != nil {
		os.Exit(1)
	}
	all := map[string][]store.Entry{}
	for i := range 6 {
		name := fmt.Sprint("table", i)
		if all[name], err = s.Load(ctx, name); err != nil {
			delete(all, name)
		}
	}
	_ = json.NewEncoder(os.Stdout).Encode(all)
	os.Exit(0)
}

// readElsewhere reads the logs of a damaged folder in a separate process, since JetStream may use up all memory
// and never return. A table that is refused becomes a log without its first event.
func readElsewhere(dir string) (map[string][]store.Entry, error) {
	cmd := exec.Command("sh", "-c", `ulimit -v 4000000; exec "$0"`, os.Args[0])
	cmd.Env = append(os.Environ(), toRead+"="+dir)
	out, err := cmd.Output()
	if err != nil {
		return nil, err
	}
	all := map[string][]store.Entry{}
	if err := json.Unmarshal(out, &all); err != nil {
		return nil, err
	}
	for i := range 6 {
		if name := fmt.Sprint("table", i); all[name] == nil {
			all[name] = []store.Entry{{Prev: 1}}
		}
	}
	return all, nil
}

// A flipped bit on disk never changes a game: the log is read up to some event, or the
// damage is detected.
func TestBitFlips(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	whole := map[string][]store.Entry{}
	for i := range 6 {
		name := fmt.Sprint("table", i)
		whole[name] = fill(t, s, name, 12)
	}
	s.Close()
	var files []string
	if err := filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if info, e := d.Info(); err == nil && e == nil && d.Type().IsRegular() && info.Size() > 0 && filepath.Ext(name) == ".blk" {
			files = append(files, name)
		}
		return err
	}); err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(3, 6))
	same, cut, seen := 0, 0, 0
	for range times(3) {
		copied := t.TempDir()
		if err := os.CopyFS(copied, os.DirFS(dir)); err != nil {
			t.Fatal(err)
		}
		name, err := filepath.Rel(dir, files[r.IntN(len(files))])
		if err != nil {
			t.Fatal(err)
		}
		name = filepath.Join(copied, name)
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		data[r.IntN(len(data))] ^= 1 << r.IntN(8)
		if err := os.WriteFile(name, data, 0o600); err != nil {
			t.Fatal(err)
		}
		read, err := readElsewhere(copied)
		if err != nil {
			seen += len(whole)
			continue
		}
		for table, log := range whole {
			switch got := read[table]; {
			case !chained(got):
				seen++
			case isPrefix(got, log) && len(got) == len(log):
				same++
			case isPrefix(got, log):
				cut++
			default:
				t.Errorf("%s: another game: %v", table, got)
			}
		}
	}
	t.Logf("%d logs the same, %d cut short, %d seen to be damaged", same, cut, seen)
}

// A copy of the folder, made file by file at any moment, can be opened and has every event
// acknowledged before.
func TestCopies(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	defer s.Close()
	var kept atomic.Int64
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	done := make(chan struct{})
	go func() {
		defer close(done)
		var last uint64
		for i := 0; ctx.Err() == nil; i++ {
			seq, _, err := s.Append(ctx, "busy", last, fmt.Append(nil, i))
			if err != nil {
				if !errors.Is(err, context.Canceled) {
					t.Error(err)
				}
				return
			}
			last = seq
			kept.Store(int64(i + 1))
		}
	}()
	for range times(5) {
		for before := kept.Load(); kept.Load() < before+20; {
			if time.Sleep(time.Millisecond); t.Failed() {
				return
			}
		}
		copied, before := t.TempDir(), kept.Load()
		if err := os.CopyFS(copied, os.DirFS(dir)); err != nil {
			if errors.Is(err, fs.ErrNotExist) {
				continue // JetStream replaced a file during the copy
			}
			t.Fatal(err)
		}
		other := open(t, copied)
		log, err := other.Load(t.Context(), "busy")
		if err != nil || !chained(log) || int64(len(log)) < before {
			t.Errorf("%d events of %d, %v", len(log), before, err)
		}
		for i, e := range log {
			if string(e.Data) != fmt.Sprint(i) {
				t.Fatalf("event %d is %s", i, e.Data)
			}
		}
		other.Close()
	}
	stop()
	<-done
}
