package ai

import (
	"reflect"
	"strings"
	"testing"
	"time"
)

func TestOrderRoundTrip(t *testing.T) {
	for _, want := range []Request{
		{Stop: true},
		{Set: &Settings{}},
		{Set: &Settings{TableBytes: 64 << 20, Threads: 4}},
		{Think: &Job{}},
		{Think: &Job{ID: 1<<64 - 1, Game: "kalah", Options: "seeds=3", Start: "3,3/3,3 0 0 s", Words: []string{"A", "b"},
			Level: 3, Seed: 1 << 63, Time: time.Second, Nodes: 9, Depth: 4, All: true, Part: Part{1, 3}, Beside: true, Fresh: true, Prepare: true}},
	} {
		got, err := DecodeRequest(want.Encode())
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v, %v", want.Encode(), got, err)
		}
	}
}

func TestNewsRoundTrip(t *testing.T) {
	best := Variation{Score: LossIn(4), Words: []string{"a3-d3", "e1-c1~c3", "b2-e2="}}
	for _, want := range []Update{
		{},
		{ID: 5, Final: true, Problem: "konane: ply 7: d4-d8: no stone to jump"},
		{ID: 6, Final: true, Time: time.Minute, Info: Info{Depth: 9, Nodes: 1 << 40, Best: best, Proven: true,
			Turns: []Variation{best, {Score: -300, Words: []string{"swap"}}}}},
		{Info: Info{Best: Variation{Score: 100, Words: []string{"A"}, Decided: true}, Turns: []Variation{{Decided: true}, {}}}},
	} {
		got, err := DecodeUpdate(want.Encode())
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v, %v", want.Encode(), got, err)
		}
	}
}

// An answer whose sender was killed in mid-message does not end a job: it is refused, or counts as progress
// with its complete part.
func TestCutNews(t *testing.T) {
	best := Variation{Score: LossIn(14), Words: []string{"d4-d8", "e1-c1~c3", "b2-e2="}}
	full := Update{ID: 16, Final: true, Time: time.Minute, Info: Info{Depth: 19, Nodes: 1 << 40, Best: best, Proven: true,
		Turns: []Variation{best, {Score: -300, Words: []string{"d4"}}}}}
	text := full.Encode()
	for n := range text {
		got, err := DecodeUpdate(text[:n])
		if err != nil {
			continue
		}
		if got.Final || len(got.Best.Words) > 0 && !reflect.DeepEqual(got.Best, best) {
			t.Errorf("%q is taken as %+v", text[:n], got)
		}
	}
}

// TestProblemOnOneLine checks that the message can be parsed whatever a problem quotes.
func TestProblemOnOneLine(t *testing.T) {
	n := Update{Final: true, Problem: "bad\nfinal\r" + strings.Repeat("é", maxText)}
	got, err := DecodeUpdate(n.Encode())
	if err != nil || !strings.HasPrefix(got.Problem, "bad final é") || len(got.Problem) > maxText {
		t.Errorf("%q, %v", got.Problem, err)
	}
}

func TestDecodeRefuses(t *testing.T) {
	tests := []struct{ text, want string }{
		{"", "not whole lines"},
		{"stop", "not whole lines"},
		{"\n", `unknown ""`},
		{"halt\n", `unknown "halt"`},
		{"stop\nnow\n", `unknown "now"`},
		{"think\n", "is no number"},
		{"think x\n", "is no number"},
		{"think -1\n", "is no number"},
		{"think 1\nlevel 9\n", "no number up to 8"},
		{"think 1\nlevel 2\nlevel 2\n", `"level" twice`},
		{"think 1\ndepth 9999\n", "no number up to"},
		{"think 1\ntime 9223372036854775808\n", "no number up to"},
		{"think 1\npart 2\nparts 2\n", "part 2 of 2"},
		{"think 1\npart 1\n", "part 1 of 0"},
		{"think 1\nparts 257\n", "no number up to 256"},
		{"think 1\nall yes\n", "a flag has the value"},
		{"think 1\nwords A  B\n", "an empty word"},
		{"think 1\nwords " + strings.Repeat("A ", maxWords) + "A\n", "more than 2000 words"},
		{"think 1\nstart " + strings.Repeat("x", maxText+1) + "\n", "longer than"},
		{"think 1\n\n", `unknown ""`},
		{"set\nthreads 257\n", "no number up to 256"},
		{"set\ntable 99999999999999\n", "no number up to"},
		{strings.Repeat("stop\n", maxMessage/5+1), "too long"},
		{"stop", "not whole lines"},
		{"think 1\ngame \r\n", "not plain text"},
		{"think 1\nstart \xff\n", "not plain text"},
	}
	for _, test := range tests {
		if _, err := DecodeRequest([]byte(test.text)); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%.40q: %v, want %q", test.text, err, test.want)
		}
	}
	for _, test := range []struct{ text, want string }{
		{"stop\n", `unknown "stop"`},
		{"news 1\nproblem \xff\n", "not plain text"},
		{"news 1\nbest\n", "an empty word"},
		{"news 1\nbest cp\n", "no score"},
		{"news 1\nbest cp 990000 A\n", "not a score"},
		{"news 1\nbest win -1 A\n", "not a score"},
		{"news 1\nbest mate 1 A\n", "not a score"},
		{"news 1\n" + strings.Repeat("turn cp 1 A\n", maxTurns+1), "more than 2000 turns"},
	} {
		if _, err := DecodeUpdate([]byte(test.text)); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%.40q: %v, want %q", test.text, err, test.want)
		}
	}
}

// FuzzMessages checks that a parsed message is written in the same form.
func FuzzMessages(f *testing.F) {
	f.Add([]byte("stop\n"))
	f.Add([]byte("set\ntable 1000\nthreads 2\n"))
	f.Add([]byte("think 7\ngame konane\noptions size=6\nwords a1 b1\nlevel 2\nseed 5\nall\n"))
	f.Add([]byte("news 7\nfinal\ndepth 3\nbest win 3 a1-c1\nturn decided cp -5 b\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		if o, err := DecodeRequest(text); err == nil {
			again, err := DecodeRequest(o.Encode())
			if err != nil || !reflect.DeepEqual(again, o) {
				t.Errorf("%+v comes back as %+v, %v", o, again, err)
			}
		}
		if n, err := DecodeUpdate(text); err == nil {
			again, err := DecodeUpdate(n.Encode())
			if err != nil || !reflect.DeepEqual(again, n) {
				t.Errorf("%+v comes back as %+v, %v", n, again, err)
			}
		}
	})
}
