package sound

import (
	"math"
	"testing"
	"time"

	"tidepool/rules"
)

func TestSpeakerEvents(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(*Speaker)
		want []Effect
	}{
		{"tap", (*Speaker).Tap, []Effect{Tap}},
		{"refuse", (*Speaker).Refuse, []Effect{Illegal}},
		{"turned", (*Speaker).Turned, []Effect{Turn}},
		{"moved", event(rules.Moved, Begins), []Effect{Slide}},
		{"there", event(rules.Moved, 0), []Effect{Place}},
		{"carried", event(rules.Carried, Begins), []Effect{Carry}},
		{"jumps", event(rules.Jumped, Begins), []Effect{Lift}},
		{"has jumped", event(rules.Jumped, 0), []Effect{Hop}},
		{"in the tray", event(rules.Captured, 0), []Effect{Place}},
		{"sown", event(rules.Sown, Begins), nil},
		{"first seed", event(rules.Sown, 0), []Effect{Sow}},
		{"hundredth seed", event(rules.Sown, 99), []Effect{Sow}},
		{"captured", event(rules.Captured, Begins), []Effect{Capture}},
		{"promoted", event(rules.Promoted, Begins), []Effect{Promote}},
		{"removed", event(rules.Removed, Begins), []Effect{Lift}},
		{"handed", event(rules.Handed, Begins), []Effect{Card}},
		{"banked", event(rules.Banked, 0), []Effect{Sow}},
		{"undone", (*Speaker).Undo, []Effect{Undo}},
		{"helped", (*Speaker).Hint, []Effect{Hint}},
		{"once more", (*Speaker).Again, []Effect{Again}},
		{"swapped", event(rules.Swapped, Begins), []Effect{Turn}},
		{"unknown", event(0, Begins), nil},
		{"won", func(s *Speaker) { s.Outcome(rules.Win(rules.Near, "no-moves")) }, []Effect{Win}},
		{"drawn", func(s *Speaker) { s.Outcome(rules.Draw("agreed")) }, []Effect{Draw}},
		{"ongoing", func(s *Speaker) { s.Outcome(rules.Outcome{}) }, nil},
	} {
		m, d, _ := mixing()
		s := NewSpeaker(m)
		s.Gesture()
		c.do(s)
		got := heard(m, d)
		if len(got) != len(c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%s: %v, want %v", c.name, got, c.want)
			}
		}
	}
}

func event(k rules.EventKind, moment int) func(*Speaker) {
	e := rules.Event{Kind: k, From: "a1", To: "a2", Count: 1}
	if k == rules.Captured {
		e.To = "" // no store
	}
	return func(s *Speaker) { s.Event(rules.Info{}, e, moment, 0) }
}

// An event without animation plays one short sound.
func TestAtOnce(t *testing.T) {
	for k := rules.Moved; k <= rules.Swapped; k++ {
		m, d, _ := mixing()
		s := NewSpeaker(m)
		s.Gesture()
		event(k, AtOnce)(s)
		if got := heard(m, d); len(got) != 1 || got[0] == Carry {
			t.Errorf("event %d: %v", k, got)
		}
	}
}

// heard returns the effects started on a desk.
func heard(m *Mixer, d *desk) (list []Effect) {
	for _, s := range d.started {
		for e := range m.takes.made {
			for _, k := range m.takes.made[e] {
				if k != nil && &k.samples[0] == &s.src.(*voice).samples[0] {
					list = append(list, Effect(e))
				}
			}
		}
	}
	return list
}

func TestSeedPitchRises(t *testing.T) {
	last := 0.0
	for seed := range 11 {
		p := seedPitch(seed)
		if p <= last || p < 1 || p > 4 {
			t.Errorf("seed %d has pitch %v after %v", seed, p, last)
		}
		last = p
	}
	if p := seedPitch(40); p != 4 {
		t.Errorf("the fortieth seed has pitch %v, want two octaves", p)
	}
}

// A carried piece is loudest midway and sounds until it arrives, however long that takes; one that stays is softer.
func TestCarrying(t *testing.T) {
	e := rules.Event{Kind: rules.Carried, From: "a1", To: "b1"}
	for _, lasts := range []float64{0.2, 0.26, 0.37, 0.47, 0.62, 0.8} {
		m, d, _ := mixing()
		m.Gesture()
		s := NewSpeaker(m)
		s.Event(rules.Info{}, e, Begins, lasts)
		carry := d.started[0].src.(*voice)
		ear := make([]float32, int(Rate*lasts))
		n := carry.next(ear, ear)
		var all, middle float64
		for i, x := range ear[:n] {
			all += float64(x * x)
			middle += float64(x*x) * float64(i) / float64(len(ear))
		}
		if middle /= all; middle < 0.4 || middle > 0.6 || n < len(ear)*9/10 {
			t.Errorf("on a way of %v s its middle is heard at %.2f of it, and it ends at %.2f", lasts, middle, float64(n)/float64(len(ear)))
		}
		s.Event(rules.Info{}, e, 0, 0)
		if n := carry.next(ear, ear); n > Rate/50 {
			t.Errorf("it goes on for %d samples after the arrival", n)
		}
	}
	if still, taken := carryVolume(rules.Event{From: "a1", To: "a1"}), carryVolume(e); still >= taken {
		t.Errorf("a piece that stays is as loud (%v) as one taken along (%v)", still, taken)
	}
}

// Larger pieces sound lower, in their own game only.
func TestSize(t *testing.T) {
	tape, m := NewTape()
	s := NewSpeaker(m)
	s.Kits(func(game string) *Kit {
		if game == "tower" {
			return &Kit{Piece: Wood, Tone: 500, Edge: 2000, Ground: Wood, Deep: 200, Size: func(kind string) float64 { return float64(len(kind)) }}
		}
		return nil
	})
	var pitches []float64
	tape.Played = func(_ Effect, o Options) { pitches = append(pitches, o.Pitch) }
	for _, e := range []struct{ game, kind string }{{"tower", "x"}, {"tower", "xx"}, {"hill", "xx"}} {
		s.Event(rules.Info{ID: e.game}, rules.Event{Kind: rules.Removed, Piece: rules.Piece{Kind: e.kind}}, Begins, 0)
		tape.Skip(1)
	}
	for i, want := range []float64{1, 0.5, 1} {
		if math.Abs(pitches[i]/want-1) > 0.04 {
			t.Errorf("pitches %v", pitches)
		}
	}
}

// No two consecutive sounds are alike: neither the take nor its pitch.
func TestNeverTwiceAlike(t *testing.T) {
	m, d, wait := mixing()
	m.Gesture()
	s := NewSpeaker(m)
	info := rules.Info{}
	var before *voice
	for i := range 40 {
		s.Event(info, rules.Event{Kind: rules.Removed, From: "a1"}, Begins, 0)
		now := d.started[i].src.(*voice)
		if before != nil && (&before.samples[0] == &now.samples[0] || math.Abs(before.step-now.step) < 0.005) {
			t.Fatalf("the %dth sounds like the one before it", i+1)
		}
		before = now
		wait(time.Second)
	}
}

// spots classifies spots.
type spots func(rules.Spot) rules.SpotInfo

func (f spots) Classify(s rules.Spot) rules.SpotInfo { return f(s) }

// What happens on the left is heard on the left, using the games' own spots.
func TestSide(t *testing.T) {
	houses := rules.Info{Others: spots(func(s rules.Spot) rules.SpotInfo {
		switch s {
		case "first":
			return rules.SpotInfo{Class: rules.HouseSpot}
		case "last":
			return rules.SpotInfo{Class: rules.HouseSpot, Index: 7}
		}
		return rules.SpotInfo{Class: rules.StoreSpot, Index: 7}
	})}
	for _, c := range []struct {
		info rules.Info
		spot rules.Spot
		want float64
	}{
		{rules.Info{}, "a1", -0.75}, {rules.Info{}, "d4", 0}, {rules.Info{}, "h8", 1}, {rules.Info{}, "l12", 1}, {rules.Info{}, "", 0}, {rules.Info{}, "card", 0},
		{houses, "first", -0.75}, {houses, "last", 1}, {houses, "store", 0},
	} {
		if got := side(c.info, c.spot); got != c.want {
			t.Errorf("%q is at %v, want %v", c.spot, got, c.want)
		}
	}
}
