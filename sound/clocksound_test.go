package sound

import "testing"

// The last five seconds of a clock have a higher tick than those before, and then the flag falls.
func TestClock(t *testing.T) {
	tape, m := NewTape()
	s := NewSpeaker(m)
	effects, pitches := map[int]Effect{}, map[int]float64{}
	for _, seconds := range []int{30, 20, 10, 6, 5, 4, 3, 2, 1, 0} {
		tape.Played = func(e Effect, o Options) { effects[seconds], pitches[seconds] = e, o.tidy().Pitch }
		s.Clock(seconds)
		tape.Skip(1)
	}
	for seconds, e := range effects {
		want, higher := Tick, seconds >= 1 && seconds <= 5
		if seconds == 0 {
			want = Flag
		}
		if e != want || higher != (pitches[seconds] > 1) {
			t.Errorf("with %d s left: %v, %v times as high", seconds, e, pitches[seconds])
		}
	}
	if len(effects) != 10 {
		t.Errorf("%d sounds", len(effects))
	}
}
