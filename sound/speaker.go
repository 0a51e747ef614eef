package sound

import (
	"math"
	"math/rand/v2"
	"time"

	"tidepool/rules"
)

// arrival is how long after its beginning a piece's shortest move is over.
const arrival = 260 * time.Millisecond

// A Speaker plays what happens in a game on a mixer.
type Speaker struct {
	mixer *Mixer
	r     *rand.Rand
}

// NewSpeaker returns a speaker for a mixer.
func NewSpeaker(m *Mixer) *Speaker {
	// Which of two sounds is a little higher need not differ from run to run.
	return &Speaker{m, rand.New(rand.NewPCG(5, 8))}
}

// at plays an effect where it happens: no two quite the same, and what lies to the left is heard there.
func (s *Speaker) at(info rules.Info, spot rules.Spot, e Effect, o Options) {
	const wide, detune = 0.45, 0.035
	if o.Pitch == 0 {
		o.Pitch = 1
	}
	o.Pitch *= 1 + detune*(2*s.r.Float64()-1)
	o.Pan = wide * side(info, spot)
	s.mixer.Play(e, o)
}

// side is from -1 (left) to 1 on boards of about eight columns; what has no column is in the middle.
func side(info rules.Info, spot rules.Spot) float64 {
	column, _, ok := spot.Coordinates()
	if !ok {
		about := info.Spot(spot)
		if about.Class != rules.HouseSpot {
			return 0
		}
		column = about.Index
	}
	return min(max((float64(column)-3)/4, -1), 1)
}

// Gesture says that the player has pressed something.
func (s *Speaker) Gesture() { s.mixer.Gesture() }

// Set turns the sound on or off and sets the volumes of effects and of ambiences, from 0 to 1.
func (s *Speaker) Set(on bool, volume, ambience float64) {
	s.mixer.Set(on, volume)
	s.mixer.SetAmbience(ambience)
}

// Ambience says in what place the game on the board is played.
func (s *Speaker) Ambience(a Ambience) { s.mixer.Ambience(a) }

// Tap sounds a press that has been taken up.
func (s *Speaker) Tap() { s.mixer.Play(Tap, Options{}) }

// Refuse sounds a press that is against the rules.
func (s *Speaker) Refuse() { s.mixer.Play(Illegal, Options{}) }

// Outcome sounds the end of a game; nothing while it goes on.
func (s *Speaker) Outcome(o rules.Outcome) {
	switch o.Result {
	case rules.Decisive:
		s.mixer.Play(Win, Options{})
	case rules.Drawn:
		s.mixer.Play(Draw, Options{})
	}
}

// Clock sounds that so many seconds are left, higher for the last ones; 0 is the flag's falling.
func (s *Speaker) Clock(seconds int) {
	switch {
	case seconds == 0:
		s.mixer.Play(Flag, Options{})
	case seconds <= 5:
		s.mixer.Play(Tick, Options{Pitch: 1.12})
	default:
		s.mixer.Play(Tick, Options{})
	}
}

// Event sounds an event of a game as it begins, or with seed from 0 that seed of
// a sowing as it falls; -1 means the event itself.
func (s *Speaker) Event(info rules.Info, e rules.Event, seed int) {
	switch e.Kind {
	case rules.Moved:
		s.at(info, e.From, Slide, Options{})
		s.at(info, e.To, Place, Options{Delay: arrival})
	case rules.Carried:
		s.at(info, e.To, Carry, Options{Volume: carryVolume(e)})
	case rules.Jumped:
		s.at(info, e.To, Hop, Options{})
	case rules.Sown:
		if seed >= 0 {
			s.at(info, fallen(e, seed), Sow, Options{Pitch: seedPitch(seed)})
		}
	case rules.Captured:
		s.at(info, e.From, Capture, Options{})
	case rules.Promoted:
		s.at(info, e.From, Promote, Options{})
	case rules.Removed:
		s.at(info, e.From, Lift, Options{})
	case rules.Handed:
		s.mixer.Play(Card, Options{})
	case rules.Banked:
		s.mixer.Play(Capture, Options{Volume: 0.4, Pitch: 0.85})
	case rules.Swapped:
		s.mixer.Play(Turn, Options{})
	}
}

func fallen(e rules.Event, seed int) rules.Spot {
	if seed >= len(e.Path) {
		return e.To
	}
	return e.Path[seed]
}

// carryVolume is softer for a piece that the current cannot move.
func carryVolume(e rules.Event) float64 {
	if e.From == e.To {
		return 0.4
	}
	return 1
}

// seedPitch climbs a pentatonic scale, two octaves at most.
func seedPitch(seed int) float64 {
	scale := [...]int{0, 2, 4, 7, 9}
	seed = min(seed, 2*len(scale))
	semitones := 12*(seed/len(scale)) + scale[seed%len(scale)]
	return math.Pow(2, float64(semitones)/12)
}
