package clock_test

import (
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"tidepool/play/clock"
)

func TestLog(t *testing.T) {
	var l clock.Log
	if _, ok := l.At(0); ok || l.Has(0) || l.Encode(0, 100) != "" {
		t.Error("something in an empty log")
	}
	five := clock.Reading{Left: 300 * s}
	l.Put(0, clock.State{five, five})
	l.Put(1, clock.State{five, {Left: 297250 * time.Millisecond}})
	l.Put(2, clock.State{{Left: 5 * s, Overtime: true, Periods: 2}, {Left: 297250 * time.Millisecond}})
	const want = "0 n300f300 f297.2 n5*2 +12.5"
	if got := l.Encode(12550*time.Millisecond, 1000); got != want {
		t.Errorf("written %s", got)
	}
	back, used, err := clock.Decode(want)
	if err != nil || used != 12500*time.Millisecond || back.Encode(used, 1000) != want {
		t.Errorf("read %+v, %v, %v", back, used, err)
	}
	l.Put(1, clock.State{five, {Left: s, Periods: 3, Free: 2 * s}})
	if got := l.Encode(0, 1000); got != "0 n300f300 f1/3d2" || l.Has(2) || !l.Has(1) {
		t.Errorf("after another turn: %s", got)
	}
	if got, _ := l.At(9); got[1].Left != s {
		t.Errorf("after more turns than are known: %+v", got)
	}
}

func TestDecodeRefuses(t *testing.T) {
	for _, text := range []string{"", "0", "0 ", "x n1f1", "-1 n1f1", "00 n1f1", "0 n1", "0 n1f", "0 f1n1", "0 n1f1 ", "0 n1f1 n", "0 n1f1 x5", "0 n1f1 5", "0 n1f1 n01", "0 n1f1 n1.0",
		"0 n1f1 n1.x", "0 n1f1 n-1", "0 n1f1 n99999999", "0 n1f1 n1*11", "0 n1f1 n1/0", "0 n1f1 n1d0", "0 n1f1 n1d181", "0 n1f1 +", "0 n1f1 +x", "0 n1f1 +1 n1", "0 +1", "0 n1f1f1", "0 n1n1f1"} {
		if l, _, err := clock.Decode(text); err == nil {
			t.Errorf("%q is read as %+v", text, l)
		}
	}
}

// A log survives writing and reading, without its earliest turns if there is no room.
func TestLogAgain(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		var l clock.Log
		n := rapid.IntRange(1, 60).Draw(r, "turns")
		for ply := range n {
			var st clock.State
			for i := range st {
				st[i] = clock.Reading{Left: time.Duration(rapid.IntRange(0, 9000).Draw(r, "left")) * s / 10, Periods: rapid.IntRange(0, 3).Draw(r, "periods")}
				st[i].Overtime = st[i].Periods > 0 && rapid.Bool().Draw(r, "overtime")
			}
			l.Put(ply, st)
		}
		bytes := rapid.IntRange(60, 1000).Draw(r, "bytes")
		text := l.Encode(0, bytes)
		back, _, err := clock.Decode(text)
		if err != nil || len(text) > bytes {
			r.Fatalf("%q (%d of %d bytes): %v", text, len(text), bytes, err)
		}
		for ply := range n {
			was, _ := l.At(ply)
			if is, _ := back.At(ply); back.Has(ply) && is != was {
				r.Fatalf("ply %d: %v, was %v", ply, is, was)
			}
		}
		if !back.Has(n - 1) {
			r.Fatal("the last turn is left out")
		}
	})
}

func FuzzDecode(f *testing.F) {
	f.Add("0 n300f300 f297.2 n5*2 +12.5")
	f.Add("12 n1/3d2f0.1")
	f.Fuzz(func(t *testing.T, text string) {
		l, used, err := clock.Decode(text)
		if err != nil {
			return
		}
		again := l.Encode(used, 1<<20)
		if l2, used2, err := clock.Decode(again); err != nil || used2 != used || l2.Encode(used2, 1<<20) != again {
			t.Fatalf("%q is written as %q: %v", text, again, err)
		}
	})
}

func FuzzParse(f *testing.F) {
	for _, text := range strings.Fields("- 5 1:30 5+3 5d3 5h 10+3x30") {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if c, err := clock.Parse(text); err == nil && (c.String() != text || !c.Valid()) {
			t.Fatalf("%q is read as %+v", text, c)
		}
	})
}
