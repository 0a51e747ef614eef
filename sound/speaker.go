package sound

import (
	"math"
	"math/rand/v2"

	"tidepool/rules"
)

// Moments of an event. Those from 0 are the arrivals in it: the moving piece, each seed, a captured piece in
// its captor's tray. An event without animation has only AtOnce.
const (
	Begins = -1
	AtOnce = -2
)

// A Speaker plays what happens in games on a mixer.
type Speaker struct {
	mixer *Mixer
	kits  func(game string) *Kit
	r     *rand.Rand
	last  float64 // detuning of the effect before
}

// NewSpeaker returns a speaker for a mixer.
func NewSpeaker(m *Mixer) *Speaker {
	// Which of two sounds is a little higher may be the same in every run.
	return &Speaker{mixer: m, kits: func(string) *Kit { return nil }, r: rand.New(rand.NewPCG(5, 8))}
}

// at plays an effect of an event at its place: no two are exactly alike, large pieces sound low, and spots on
// the left are heard on the left.
func (s *Speaker) at(info rules.Info, e rules.Event, spot rules.Spot, effect Effect, o Options) {
	const wide = 0.45
	if o.Pitch == 0 {
		o.Pitch = 1
	}
	if k := s.kits(info.ID); k != nil {
		o.Pitch *= k.pitch(e.Piece.Kind)
	}
	o.Pitch *= s.detune(effect)
	o.Pan = wide * side(info, spot)
	s.mixer.Play(effect, o)
}

// detune returns a random change of an effect's pitch, never close to the one before.
func (s *Speaker) detune(e Effect) float64 {
	most, least := 0.035, 0.01
	if e == Sow {
		most, least = 0.008, 0.002 // changes in a scale are audible
	}
	d := most * (2*s.r.Float64() - 1)
	if math.Abs(d-s.last) < least {
		d = -math.Copysign(most, s.last)
	}
	s.last = d
	return 1 + d
}

// side returns a pan from -1 (left) to 1, for boards of about eight columns; a spot without a column is in
// the middle.
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

// Gesture records that the player has pressed something.
func (s *Speaker) Gesture() { s.mixer.Gesture() }

// Set turns the sound on or off and sets the volumes of effects and of ambiences, from 0 to 1.
func (s *Speaker) Set(on bool, volume, ambience float64) {
	s.mixer.Set(on, volume)
	s.mixer.SetAmbience(ambience)
}

// Kits sets how to find a game's kit by its id; a nil kit means the plain one.
func (s *Speaker) Kits(of func(game string) *Kit) { s.kits = of }

// Game sets the game on the board, "" for none.
func (s *Speaker) Game(id string) { s.mixer.Use(s.kits(id)) }

// Tap plays an accepted press.
func (s *Speaker) Tap() { s.mixer.Play(Tap, Options{}) }

// Refuse plays a press that is against the rules.
func (s *Speaker) Refuse() { s.mixer.Play(Illegal, Options{}) }

// Undo plays a turn being taken back.
func (s *Speaker) Undo() { s.mixer.Play(Undo, Options{}) }

// Hint plays the arrival of a hint.
func (s *Speaker) Hint() { s.mixer.Play(Hint, Options{}) }

// Again plays that the same side moves again.
func (s *Speaker) Again() { s.mixer.Play(Again, Options{}) }

// Outcome plays the end of a game; it does nothing while the game goes on.
func (s *Speaker) Outcome(o rules.Outcome) {
	switch o.Result {
	case rules.Decisive:
		s.mixer.Play(Win, Options{})
	case rules.Drawn:
		s.mixer.Play(Draw, Options{})
	}
}

// Clock plays that so many seconds are left, higher for the last ones; 0 is the fall of the flag.
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

// Turned plays the board's rotation.
func (s *Speaker) Turned() { s.mixer.Play(Turn, Options{Pitch: s.detune(Turn)}) }

// Event plays a moment of an event of a game. lasts is the duration of the motion in seconds, 0 if unknown.
func (s *Speaker) Event(info rules.Info, e rules.Event, moment int, lasts float64) {
	if k := s.kits(info.ID); k != nil {
		s.mixer.takes.use(k)
	}
	switch moment {
	case Begins:
		s.begins(info, e, lasts)
	case AtOnce:
		s.atOnce(info, e)
	default:
		s.lands(info, e, moment)
	}
}

func (s *Speaker) begins(info rules.Info, e rules.Event, lasts float64) {
	switch e.Kind {
	case rules.Moved:
		s.at(info, e, e.From, Slide, Options{})
	case rules.Carried:
		s.at(info, e, e.To, Carry, Options{Volume: carryVolume(e), Pitch: carryPitch(lasts)})
	case rules.Jumped, rules.Removed:
		s.at(info, e, e.From, Lift, Options{})
	case rules.Captured:
		if e.To == "" {
			s.at(info, e, e.From, Capture, Options{})
		} else {
			s.at(info, e, e.From, Lift, Options{})
		}
	case rules.Promoted:
		s.at(info, e, e.From, Promote, Options{})
	case rules.Handed:
		s.mixer.Play(Card, Options{Pitch: s.detune(Card)})
	case rules.Swapped:
		s.Turned()
	}
}

func (s *Speaker) lands(info rules.Info, e rules.Event, nth int) {
	switch e.Kind {
	case rules.Moved:
		s.at(info, e, e.To, Place, Options{})
	case rules.Carried:
		s.mixer.Leave(Carry)
		s.at(info, e, e.To, Place, Options{Volume: 0.5 * carryVolume(e)})
	case rules.Jumped:
		s.at(info, e, e.To, Hop, Options{})
	case rules.Sown:
		s.at(info, e, fallen(e, nth), Sow, Options{Pitch: seedPitch(nth)})
	case rules.Captured:
		if e.To == "" {
			s.at(info, e, "", Place, Options{Volume: 0.4, Pitch: 1.15})
		} else {
			s.at(info, e, e.To, Sow, Options{Volume: 0.8, Pitch: 0.9})
		}
	case rules.Banked:
		s.at(info, e, e.To, Sow, Options{Volume: 0.5, Pitch: 0.84})
	}
}

// atOnce plays the single short sound of an event without animation.
func (s *Speaker) atOnce(info rules.Info, e rules.Event) {
	switch e.Kind {
	case rules.Moved, rules.Carried, rules.Jumped, rules.Sown, rules.Banked:
		s.lands(info, e, 0)
	case rules.Captured:
		s.at(info, e, e.From, Capture, Options{})
	default:
		s.begins(info, e, 0)
	}
}

func fallen(e rules.Event, seed int) rules.Spot {
	if seed >= len(e.Path) {
		return e.To
	}
	return e.Path[seed]
}

// carryVolume returns a lower volume for a piece that the current cannot move.
func carryVolume(e rules.Event) float64 {
	if e.From == e.To {
		return 0.4
	}
	return 1
}

// carryPitch returns the speed of the current's sound, such that the loudest part is in the middle of the motion.
func carryPitch(lasts float64) float64 {
	const usual = 0.45 // seconds, for which it is recorded
	if lasts == 0 {
		return 1
	}
	return min(max(usual/lasts, 0.6), 2)
}

// seedPitch climbs a pentatonic scale, up to two octaves.
func seedPitch(seed int) float64 {
	scale := [...]int{0, 2, 4, 7, 9}
	seed = min(seed, 2*len(scale))
	semitones := 12*(seed/len(scale)) + scale[seed%len(scale)]
	return math.Pow(2, float64(semitones)/12)
}
