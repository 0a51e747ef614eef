package clock_test

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"tidepool/play/clock"
	"tidepool/rules"
)

const s = time.Second

func parsed(t testing.TB, text string) clock.Control {
	t.Helper()
	c, err := clock.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return c
}

func TestParse(t *testing.T) {
	for text, want := range map[string]clock.Control{
		"-":       {},
		"5":       {Kind: clock.SuddenDeath, Main: 300 * s},
		"0:10":    {Kind: clock.SuddenDeath, Main: 10 * s},
		"1:30":    {Kind: clock.SuddenDeath, Main: 90 * s},
		"5+3":     {Kind: clock.Increment, Main: 300 * s, Extra: 3 * s},
		"5d3":     {Kind: clock.Delay, Main: 300 * s, Extra: 3 * s},
		"5h":      {Kind: clock.Hourglass, Main: 300 * s},
		"10+3x30": {Kind: clock.ByoYomi, Main: 600 * s, Extra: 30 * s, Periods: 3},
		"0+1x5":   {Kind: clock.ByoYomi, Extra: 5 * s, Periods: 1},
		"180+180": {Kind: clock.Increment, Main: 180 * 60 * s, Extra: 180 * s},
	} {
		if got, err := clock.Parse(text); got != want || err != nil || got.String() != text {
			t.Errorf("%s: %+v, %v, written %s", text, got, err, got)
		}
	}
	for _, text := range []string{"", " ", "5 ", "05", "5+", "5+0", "5+03", "+3", "0", "0+3", "0:09", "1:60", "1:5", "5:00", "181", "5+181", "5d", "5h3", "h", "-5", "5-3",
		"5+0x30", "5+11x30", "5+3x0", "5+3x181", "5+x", "99999999999999999999", "5+99999999999", "٥", "5\x00", "5+3x30x3", "+5", "5++3", "1e2", "5d-3"} {
		if got, err := clock.Parse(text); err == nil || got != (clock.Control{}) {
			t.Errorf("%q is read as %+v", text, got)
		}
	}
}

func TestParsePair(t *testing.T) {
	for text, want := range map[string][2]string{"": {"-", "-"}, "5+3": {"5+3", "5+3"}, "5 2": {"5", "2"}, "5 -": {"5", "-"}, "- 3h": {"-", "3h"}} {
		got, err := clock.ParsePair(text)
		if err != nil || got[0].String() != want[0] || got[1].String() != want[1] || clock.FormatPair(got) != text {
			t.Errorf("%q: %v, %v", text, got, err)
		}
	}
	for _, text := range []string{"-", "- -", "5 5", "5  3", " 5", "5 ", "5 3 1", "x", "5 x"} {
		if got, err := clock.ParsePair(text); err == nil {
			t.Errorf("%q is read as %v", text, got)
		}
	}
}

// A game on each kind of clock, turn by turn: the time used, and what both have left.
func TestTurns(t *testing.T) {
	type left = [2]time.Duration
	for name, test := range map[string]struct {
		control string
		used    []time.Duration // by near, then far, and so on
		want    []left
	}{
		"sudden death": {"1", []time.Duration{10 * s, 5 * s, 20 * s}, []left{{50 * s, 60 * s}, {50 * s, 55 * s}, {30 * s, 55 * s}}},
		"increment":    {"1+3", []time.Duration{10 * s, s, 0}, []left{{53 * s, 60 * s}, {53 * s, 62 * s}, {56 * s, 62 * s}}},
		"delay":        {"1d3", []time.Duration{10 * s, s, 3 * s}, []left{{53 * s, 60 * s}, {53 * s, 60 * s}, {53 * s, 60 * s}}},
		"hourglass":    {"1h", []time.Duration{10 * s, 70*s - 1, 5 * s}, []left{{50 * s, 70 * s}, {120*s - 1, 1}, {115*s - 1, 5*s + 1}}},
		"byo-yomi":     {"0:10+2x5", []time.Duration{9 * s, 12 * s, 4 * s, 8 * s}, []left{{s, 10 * s}, {s, 5 * s}, {5 * s, 5 * s}, {5 * s, 5 * s}}},
	} {
		control := parsed(t, test.control)
		c := clock.New([2]clock.Control{control, control})
		now := 1000 * s
		side := rules.Near
		c.Start(side, now)
		for i, used := range test.used {
			now += used
			c.Turn(side.Other(), now)
			side = side.Other()
			if got := (left{c.Left(rules.Near, now).Left, c.Left(rules.Far, now).Left}); got != test.want[i] {
				t.Errorf("%s: turn %d: %v, want %v", name, i+1, got, test.want[i])
			}
			if _, fell := c.Flagged(now); fell {
				t.Errorf("%s: turn %d: a flag has fallen", name, i+1)
			}
		}
	}
}

// The flag falls exactly when nothing is left.
func TestFlags(t *testing.T) {
	for text, most := range map[string]time.Duration{"1": 60 * s, "1+3": 60 * s, "1d3": 63 * s, "1h": 60 * s, "1+3x5": 75 * s, "0+2x10": 20 * s} {
		control := parsed(t, text)
		for used, want := range map[time.Duration]bool{most - 1: false, most: true, most + time.Hour: true} {
			c := clock.New([2]clock.Control{control, control})
			c.Start(rules.Far, 0)
			if side, fell := c.Flagged(used); fell != want || side != rules.Far {
				t.Errorf("%s after %v: %v %v", text, used, side, fell)
			}
			if c.Turn(rules.Near, used); want != (c.Left(rules.Far, used).Left == 0) {
				t.Errorf("%s after %v: %v left", text, used, c.Left(rules.Far, used))
			}
		}
	}
}

// Several turns in a row by one side count as one turn.
func TestSameSideAgain(t *testing.T) {
	for text, want := range map[string]time.Duration{"1": 52 * s, "1+3": 55 * s, "1d3": 55 * s, "0+3x10": 10 * s} {
		control := parsed(t, text)
		c := clock.New([2]clock.Control{control, control})
		c.Start(rules.Near, 0)
		c.Turn(rules.Near, 2*s)
		c.Turn(rules.Near, 4*s)
		c.Turn(rules.Far, 8*s)
		if got := c.Left(rules.Near, 8*s).Left; got != want {
			t.Errorf("%s: %v left, want %v", text, got, want)
		}
	}
}

func TestPause(t *testing.T) {
	control := parsed(t, "1")
	c := clock.New([2]clock.Control{control, {}})
	c.Start(rules.Near, 0)
	c.Pause(5 * s)
	c.Resume(100 * s)
	c.Resume(101 * s)
	if got := c.Left(rules.Near, 103*s).Left; got != 52*s {
		t.Errorf("%v left", got)
	}
	c.Turn(rules.Far, 104*s)
	if _, fell := c.Flagged(1000 * s); fell {
		t.Error("who has no clock has lost on time")
	}
	if side, runs := c.Running(); side != rules.Far || !runs {
		t.Error("the clock stands")
	}
}

// Time is only added by the rules of the control, and is never negative.
func TestTimeIsKept(t *testing.T) {
	texts := []string{"-", "1", "0:10+2", "0:20d2", "0:30h", "0:10+2x5", "0+3x3"}
	rapid.Check(t, func(r *rapid.T) {
		var controls [2]clock.Control
		for i := range controls {
			controls[i], _ = clock.Parse(rapid.SampledFrom(texts).Draw(r, "control"))
		}
		c := clock.New(controls)
		turn, now := rules.Near, time.Duration(0)
		c.Start(turn, now)
		left := func() (list [2]clock.Reading) {
			return [2]clock.Reading{c.Left(rules.Near, now), c.Left(rules.Far, now)}
		}
		for range rapid.IntRange(0, 40).Draw(r, "steps") {
			before := left()
			who, fell := c.Flagged(now)
			running := false
			if _, running = c.Running(); rapid.Bool().Draw(r, "time passes") {
				now += time.Duration(rapid.Int64Range(0, int64(8*s)).Draw(r, "time"))
				after := left()
				if !running && after != before {
					r.Fatalf("a clock that stands went from %v to %v", before, after)
				}
				if w, o := worth(controls[turn], before[turn]), worth(controls[turn], after[turn]); o > w {
					r.Fatalf("%v: thinking gave time: %v to %v", controls[turn], before, after)
				}
				if other := turn.Other(); after[other] != before[other] && (controls[turn].Kind != clock.Hourglass || controls[other].Kind != clock.Hourglass) {
					r.Fatalf("%v: the other's time went from %v to %v", controls, before, after)
				}
			} else {
				switch next := rules.Side(rapid.IntRange(0, 3).Draw(r, "what")); next {
				case rules.Near, rules.Far:
					c.Turn(next, now)
					given := worth(controls[turn], left()[turn]) - worth(controls[turn], before[turn])
					if fell && who == turn && given > 0 || given > 10*s || given > 0 && next == turn {
						r.Fatalf("%v: a turn gave %v", controls[turn], given)
					}
					turn = next
				case 2:
					c.Pause(now)
				default:
					c.Resume(now)
				}
			}
			for i, x := range left() {
				if x.Left < 0 || x.Periods < 0 || x.Free < 0 || controls[i].Fallen(x) && x.Periods > 0 {
					r.Fatalf("%v: %+v", controls[i], x)
				}
			}
		}
		if controls[0].Kind == clock.Hourglass && controls[1].Kind == clock.Hourglass {
			if l := left(); l[0].Left+l[1].Left != time.Minute {
				r.Fatalf("an hourglass lost or made time: %v", l)
			}
		}
	})
}

// worth returns everything left of a reading, including periods and delay.
func worth(c clock.Control, r clock.Reading) time.Duration {
	w := r.Left + r.Free
	if r.Overtime {
		return w + time.Duration(max(r.Periods-1, 0))*c.Extra
	}
	return w + time.Duration(r.Periods)*c.Extra
}

// A program that uses its whole budget never loses on time.
func TestBudget(t *testing.T) {
	for _, text := range []string{"0:10", "1", "5+3", "0:10d5", "1h", "5+3x30", "0+1x5"} {
		control := parsed(t, text)
		c := clock.New([2]clock.Control{control, control})
		now := time.Duration(0)
		c.Start(rules.Near, now)
		for turn := range 400 {
			r := c.Left(rules.Near, now)
			think := control.Budget(r)
			if think <= 0 && turn < 60 || think > 2*control.Whole(r) {
				t.Fatalf("%s: turn %d: %v of %v", text, turn+1, think, r)
			}
			now += think
			if _, fell := c.Flagged(now); fell {
				t.Fatalf("%s: turn %d: thought itself to death", text, turn+1)
			}
			c.Turn(rules.Far, now)
			c.Turn(rules.Near, now)
		}
	}
}

func TestLowAndTenths(t *testing.T) {
	for _, test := range []struct {
		text   string
		r      clock.Reading
		low    bool
		tenths int
	}{
		{"5", clock.Reading{Left: 30*s + 1}, false, 310},
		{"5", clock.Reading{Left: 30 * s}, true, 300},
		{"1", clock.Reading{Left: 21 * s}, false, 210},
		{"1", clock.Reading{Left: 20 * s}, true, 200},
		{"60", clock.Reading{Left: 61 * s}, false, 610},
		{"60", clock.Reading{Left: 60 * s}, true, 600},
		{"1", clock.Reading{Left: 10 * s}, true, 100},
		{"1", clock.Reading{Left: 10*s - 1}, true, 100},
		{"1", clock.Reading{Left: 9400 * time.Millisecond}, true, 94},
		{"1", clock.Reading{Left: 1}, true, 1},
		{"1", clock.Reading{}, true, 0},
		{"1+3x30", clock.Reading{Left: 5 * s, Periods: 3}, false, 50},
		{"1+3x30", clock.Reading{Left: 10 * s, Overtime: true, Periods: 3}, true, 100},
		{"1+3x30", clock.Reading{Left: 12 * s, Overtime: true, Periods: 3}, false, 120},
		{"1+3x15", clock.Reading{Left: 8 * s, Overtime: true, Periods: 2}, false, 80},
		{"1+3x15", clock.Reading{Left: 8 * s, Overtime: true, Periods: 1}, true, 80}, // the last
		{"-", clock.Reading{}, false, 0},
	} {
		c := parsed(t, test.text)
		if low, n := c.Low(test.r), test.r.Tenths(); low != test.low || n != test.tenths {
			t.Errorf("%s, %v: low %v, %d tenths", test.text, test.r, low, n)
		}
	}
}

func TestWatch(t *testing.T) {
	var w clock.Watch
	for _, step := range []struct {
		now    time.Duration
		counts bool
		want   time.Duration
	}{
		{100 * s, true, 0},             // the first look
		{100*s + s/2, true, s / 2},     // a frame
		{100*s + s, false, s / 2},      // paused
		{101*s + s/4, true, s/2 + s/4}, // and on
		{200 * s, true, s/2 + s/4},     // hidden
		{199 * s, true, s/2 + s/4},     // the clock was set back
		{199*s + s, true, s/2 + s/4 + s},
	} {
		if got := w.Look(step.now, step.counts); got != step.want || w.Time() != got {
			t.Errorf("at %v: %v, want %v", step.now, got, step.want)
		}
	}
}
