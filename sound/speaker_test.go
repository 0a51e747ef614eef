package sound

import (
	"testing"

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
		{"moved", event(rules.Moved, -1), []Effect{Slide, Place}},
		{"carried", event(rules.Carried, -1), []Effect{Carry}},
		{"jumped", event(rules.Jumped, -1), []Effect{Hop}},
		{"sown", event(rules.Sown, -1), nil},
		{"first seed", event(rules.Sown, 0), []Effect{Sow}},
		{"hundredth seed", event(rules.Sown, 99), []Effect{Sow}},
		{"captured", event(rules.Captured, -1), []Effect{Capture}},
		{"promoted", event(rules.Promoted, -1), []Effect{Promote}},
		{"removed", event(rules.Removed, -1), []Effect{Lift}},
		{"handed", event(rules.Handed, -1), []Effect{Card}},
		{"banked", event(rules.Banked, -1), []Effect{Capture}},
		{"swapped", event(rules.Swapped, -1), []Effect{Turn}},
		{"unknown", event(0, -1), nil},
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

func event(k rules.EventKind, seed int) func(*Speaker) {
	e := rules.Event{Kind: k, From: "a1", To: "a2", Count: 1}
	return func(s *Speaker) { s.Event(rules.Info{}, e, seed) }
}

// heard names the effects started on a desk.
func heard(m *Mixer, d *desk) (list []Effect) {
	for _, s := range d.started {
		for e := range m.made {
			for _, samples := range m.made[e] {
				if samples != nil && &samples[0] == &s.src.(*voice).samples[0] {
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

func TestCarryVolume(t *testing.T) {
	if still, taken := carryVolume(rules.Event{From: "a1", To: "a1"}), carryVolume(rules.Event{From: "a1", To: "b1"}); still >= taken {
		t.Errorf("a piece that stays is as loud (%v) as one taken along (%v)", still, taken)
	}
}

// spots tells what spots are.
type spots func(rules.Spot) rules.SpotInfo

func (f spots) Classify(s rules.Spot) rules.SpotInfo { return f(s) }

// What happens at the left is heard at the left, in the games' own words for
// their spots.
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
