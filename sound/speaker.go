package sound

import (
	"math"
	"math/rand/v2"
	"time"

	"tidepool/rules"
)

// Moments of an event. Those from 0 are what comes down in it: the piece that moves, each seed, what was
// captured in its captor's tray. What nobody sees move has only AtOnce.
const (
	Begins = -1
	AtOnce = -2
)

// current is how long a piece is carried, besides what each square adds.
const current, currentSquare = 270 * time.Millisecond, 100 * time.Millisecond

// A Speaker plays what happens in games on a mixer.
type Speaker struct {
	mixer *Mixer
	kits  func(game string) *Kit
	r     *rand.Rand
	last  float64 // by how much the effect before was higher
}

// NewSpeaker returns a speaker for a mixer.
func NewSpeaker(m *Mixer) *Speaker {
	// Which of two sounds is a little higher need not differ from run to run.
	return &Speaker{mixer: m, kits: func(string) *Kit { return nil }, r: rand.New(rand.NewPCG(5, 8))}
}

// at plays an effect of a kind of piece where it happens: no two quite the same, and what lies to the left is heard there.
func (s *Speaker) at(info rules.Info, spot rules.Spot, kind string, e Effect, o Options) {
	const wide = 0.45
	if o.Pitch == 0 {
		o.Pitch = 1
	}
	if k := s.kits(info.ID); k != nil {
		s.mixer.takes.use(k)
		o.Pitch *= k.pitch(kind)
	}
	o.Pitch *= s.detune(e)
	o.Pan = wide * side(info, spot)
	s.mixer.Play(e, o)
}

// detune is by how much an effect is higher or lower than it would be, never as much as the one before.
func (s *Speaker) detune(e Effect) float64 {
	most, least := 0.035, 0.01
	if e == Sow {
		most, least = 0.008, 0.002 // a scale is heard
	}
	d := most * (2*s.r.Float64() - 1)
	if math.Abs(d-s.last) < least {
		d = -math.Copysign(most, s.last)
	}
	s.last = d
	return 1 + d
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

// Kits says what games sound like, by their ids; nil is nothing particular.
func (s *Speaker) Kits(of func(game string) *Kit) { s.kits = of }

// Game says which game is on the board, "" for none.
func (s *Speaker) Game(id string) { s.mixer.Use(s.kits(id)) }

// Tap sounds a press that has been taken up.
func (s *Speaker) Tap() { s.mixer.Play(Tap, Options{}) }

// Refuse sounds a press that is against the rules.
func (s *Speaker) Refuse() { s.mixer.Play(Illegal, Options{}) }

// Undo sounds a turn that has been taken back.
func (s *Speaker) Undo() { s.mixer.Play(Undo, Options{}) }

// Hint sounds help that has come.
func (s *Speaker) Hint() { s.mixer.Play(Hint, Options{}) }

// Again sounds a turn more for who has just moved.
func (s *Speaker) Again() { s.mixer.Play(Again, Options{}) }

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

// Turned sounds the board's turning round.
func (s *Speaker) Turned() { s.mixer.Play(Turn, Options{}) }

// Event sounds a moment of an event of a game.
func (s *Speaker) Event(info rules.Info, e rules.Event, moment int) {
	switch moment {
	case Begins:
		s.begins(info, e)
	case AtOnce:
		s.atOnce(info, e)
	default:
		s.lands(info, e, moment)
	}
}

func (s *Speaker) begins(info rules.Info, e rules.Event) {
	kind := e.Piece.Kind
	switch e.Kind {
	case rules.Moved:
		s.at(info, e.From, kind, Slide, Options{})
	case rules.Carried:
		s.at(info, e.To, kind, Carry, carrying(e))
	case rules.Jumped, rules.Removed:
		s.at(info, e.From, kind, Lift, Options{})
	case rules.Captured:
		if e.To == "" {
			s.at(info, e.From, kind, Capture, Options{})
		}
	case rules.Promoted:
		s.at(info, e.From, kind, Promote, Options{})
	case rules.Handed:
		s.mixer.Play(Card, Options{Pitch: s.detune(Card)})
	case rules.Swapped:
		s.at(info, "", kind, Turn, Options{})
	}
}

func (s *Speaker) lands(info rules.Info, e rules.Event, nth int) {
	kind := e.Piece.Kind
	switch e.Kind {
	case rules.Moved:
		s.at(info, e.To, kind, Place, Options{})
	case rules.Carried:
		s.at(info, e.To, kind, Place, Options{Volume: 0.5})
	case rules.Jumped:
		s.at(info, e.To, kind, Hop, Options{})
	case rules.Sown:
		s.at(info, fallen(e, nth), kind, Sow, Options{Pitch: seedPitch(nth)})
	case rules.Captured, rules.Banked:
		switch {
		case e.To == "":
			s.at(info, "", kind, Place, Options{Volume: 0.3, Pitch: 1.3})
		case nth > 0: // the first was heard to pour
		case e.Kind == rules.Banked:
			s.at(info, e.From, kind, taking(e), Options{Volume: 0.6})
		default:
			s.at(info, e.From, kind, taking(e), Options{})
		}
	}
}

// atOnce is the one short sound of an event that nobody sees.
func (s *Speaker) atOnce(info rules.Info, e rules.Event) {
	switch {
	case e.Kind == rules.Captured && e.To == "":
		s.begins(info, e)
	case e.Kind == rules.Promoted || e.Kind == rules.Removed || e.Kind == rules.Handed || e.Kind == rules.Swapped:
		s.begins(info, e)
	default:
		s.lands(info, e, 0)
	}
}

// taking is how a capture sounds: that of a heap of pieces is poured upon another.
func taking(e rules.Event) Effect {
	switch {
	case e.To == "":
		return Capture
	case e.Count > 1:
		return Pour
	}
	return Sow
}

func fallen(e rules.Event, seed int) rules.Spot {
	if seed >= len(e.Path) {
		return e.To
	}
	return e.Path[seed]
}

// carrying lasts as long as the motion; it is softer for a piece that the current cannot move.
func carrying(e rules.Event) Options {
	if e.From == e.To {
		return Options{Volume: 0.4, Hold: current}
	}
	x, y, _ := e.From.Coordinates()
	toX, toY, _ := e.To.Coordinates()
	far := math.Hypot(float64(toX-x), float64(toY-y))
	return Options{Hold: current + time.Duration(far*float64(currentSquare))}
}

// seedPitch climbs a pentatonic scale, two octaves at most.
func seedPitch(seed int) float64 {
	scale := [...]int{0, 2, 4, 7, 9}
	seed = min(seed, 2*len(scale))
	semitones := 12*(seed/len(scale)) + scale[seed%len(scale)]
	return math.Pow(2, float64(semitones)/12)
}
