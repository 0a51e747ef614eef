package sound

// The loudness of effects in LUFS, by purpose: the most frequent ones are the softest.
const (
	cue     = -31.0 // answers a press
	gesture = -28.5 // accompanies a motion
	strike  = -25.5 // a piece arrives
	moment  = -23.0 // something that changes the game
	end     = -20.5
)

// highest is the peak that no effect exceeds, so that simultaneous ones do not clip.
const highest = 0.46

// A recipe says how to make an effect: its length, its loudness, and how to record it.
type recipe struct {
	name    string
	seconds float64
	level   float64
	record  func(buf *buffer, k *Kit)
}

var recipes = [Effects]recipe{
	Tap:     {"tap", 0.12, cue, tap},
	Lift:    {"lift", 0.2, gesture, lift},
	Place:   {"place", 0.32, strike, place},
	Slide:   {"slide", 0.34, gesture, slide},
	Hop:     {"hop", 0.36, strike, hop},
	Capture: {"capture", 0.42, moment, capture},
	Carry:   {"carry", 0.8, moment, carry},
	Sow:     {"sow", 0.24, strike, sow},
	Promote: {"promote", 1.1, moment, promote},
	Card:    {"card", 0.36, gesture, card},
	Illegal: {"illegal", 0.3, strike, illegal},
	Turn:    {"turn", 0.7, moment, turn},
	Win:     {"win", 1.8, end, win},
	Draw:    {"draw", 1.4, end, draw},
	Tick:    {"tick", 0.2, gesture, tick},
	Flag:    {"flag", 0.9, end, flag},
	Undo:    {"undo", 0.26, cue, undo},
	Hint:    {"hint", 0.3, cue, hint},
	Again:   {"again", 0.3, cue, again},
}

func tap(buf *buffer, _ *Kit) {
	buf.click(0, 2400, 1)
	buf.strike(0, Wood, buf.vary(880, 0.03), 0.2)
}

func lift(buf *buffer, k *Kit) {
	buf.touch(k, 0, 1.2, 0.5)
	buf.sweep(0.005, sweep{seconds: 0.15, from: 0.4 * k.Edge, to: 1.1 * k.Edge, narrow: 0.8, swell: 0.4, rough: k.Rough, gain: 0.5})
}

func place(buf *buffer, k *Kit) {
	buf.land(k, 0, 1)
	buf.touch(k, buf.vary(0.042, 0.25), 1.1, 0.13)
}

func slide(buf *buffer, k *Kit) {
	if k.Feet == 0 {
		buf.rub(k, 0, 0.32, 1)
		return
	}
	for i := range k.Feet {
		at := 0.27 * float64(i) / float64(k.Feet)
		buf.touch(k, buf.vary(at, 0.1), buf.vary(1.3, 0.12), buf.vary(0.7, 0.4))
	}
	buf.rub(k, 0, 0.32, 0.16)
}

// hop is a place from a greater height.
func hop(buf *buffer, k *Kit) {
	buf.land(k, 0, 1)
	buf.touch(k, 0.002, 0.86, 0.5)
	buf.touch(k, buf.vary(0.075, 0.15), 1.08, 0.3)
}

func capture(buf *buffer, k *Kit) {
	buf.touch(k, 0, 1, 1)
	buf.touch(k, buf.vary(0.014, 0.3), 1.24, 0.7)
	buf.strike(0.002, k.Ground, buf.vary(k.Deep, 0.05), 0.5*k.Thud)
	buf.touch(k, buf.vary(0.06, 0.2), 0.9, 0.25)
	buf.rub(k, 0.03, 0.12, 0.14)
	if k.Wet {
		buf.drop(0.1, buf.vary(380, 0.1), 0.07, 0.3)
	}
}

// carry is water that takes a piece along.
func carry(buf *buffer, _ *Kit) {
	buf.sweep(0, sweep{seconds: 0.78, from: buf.vary(420, 0.1), to: buf.vary(1150, 0.15), narrow: 0.9, swell: 0.3, gain: 1})
	buf.sweep(0.05, sweep{seconds: 0.6, from: 2400, to: 1500, narrow: 0.6, swell: 0.3, gain: 0.24})
	for i := range 7 {
		at := 0.04 + 0.075*float64(i)
		buf.drop(buf.vary(at, 0.3), buf.vary(720, 0.45), buf.vary(0.03, 0.4), buf.vary(0.13, 0.5))
	}
}

// sow is a seed that falls among others, higher for each further one.
func sow(buf *buffer, k *Kit) {
	buf.click(0, k.Edge, 1)
	buf.strike(0, k.Piece, buf.vary(k.Tone, 0.004), k.Ring)
	buf.strike(0.001, k.Ground, buf.vary(k.Deep, 0.004), k.Thud)
	buf.touch(k, buf.vary(0.03, 0.3), 1.15, 0.2)
}

func promote(buf *buffer, k *Kit) {
	for i, freq := range []float64{587.3, 740, 880, 1174.7} {
		at := 0.075 * float64(i)
		buf.strike(at, glass, freq, 0.7+0.1*float64(i))
		buf.click(at, 4*freq, 0.16)
	}
	buf.sweep(0, sweep{seconds: 0.55, from: 1800, to: 5200, narrow: 1.6, swell: 0.55, gain: 0.14})
	if k.Wet {
		for i := range 4 {
			buf.drop(0.3+0.08*float64(i), buf.vary(900, 0.3), 0.03, 0.12)
		}
	}
}

func card(buf *buffer, _ *Kit) {
	buf.sweep(0, sweep{seconds: 0.2, from: buf.vary(1500, 0.1), to: 3900, narrow: 0.6, swell: 0.65, gain: 1})
	buf.sweep(0.17, sweep{seconds: 0.08, from: 2600, to: 900, narrow: 0.6, swell: 0.12, gain: 1.5})
	buf.strike(0.175, Cloth, buf.vary(310, 0.05), 0.3)
}

// illegal is two knocks on something hard: low and dull, not a buzzer.
func illegal(buf *buffer, _ *Kit) {
	for i, freq := range []float64{392, 330} {
		at := 0.1 * float64(i)
		buf.click(at, 1700, 1.3)
		buf.strike(at, Cloth, buf.vary(2*freq, 0.02), 0.4)
		buf.strike(at, Wood, buf.vary(freq, 0.02), 0.3)
	}
}

// turn is the board rotating until it lies still.
func turn(buf *buffer, k *Kit) {
	buf.rub(k, 0, 0.5, 1)
	buf.land(k, 0.47, 0.5)
}

func win(buf *buffer, _ *Kit) {
	// A pentatonic run up to a chord that rings out.
	for i, freq := range []float64{392, 493.9, 587.3, 784} {
		buf.mallet(0.13*float64(i), freq, 0.75)
	}
	for _, freq := range []float64{392, 587.3, 987.8, 1174.7} {
		buf.mallet(0.62+0.012*buf.rand.Float64(), freq, 0.6)
	}
	buf.strike(0.62, glass, 1568, 0.22)
	buf.sweep(0.4, sweep{seconds: 1.4, from: 700, to: 1600, narrow: 0.7, swell: 0.35, gain: 0.12})
}

func draw(buf *buffer, _ *Kit) {
	for i, freq := range []float64{440, 523.3, 440} {
		buf.mallet(0.2*float64(i), freq, 0.8)
		buf.strike(0.2*float64(i), glass, 2*freq, 0.25)
	}
	buf.mallet(0.4, 293.7, 0.6)
	buf.sweep(0.2, sweep{seconds: 1.1, from: 1800, to: 700, narrow: 0.7, swell: 0.3, gain: 0.12})
}

// mallet adds a struck bar, with the noise of the mallet.
func (buf *buffer) mallet(at, freq, gain float64) {
	buf.click(at, 5*freq, 0.6*gain)
	buf.strike(at, Wood, 2*freq, 0.3*gain)
	buf.strike(at, bar, freq, gain)
	resonate(buf.from(at), 1.003*freq, 0.9, 0.4*gain, bar.contact) // slightly detuned for liveliness
}

// tick is a clock's tick: its wheel is stopped and released.
func tick(buf *buffer, _ *Kit) {
	for i, pitch := range []float64{1, 0.8} {
		at, gain := 0.08*float64(i), 1-0.4*float64(i)
		buf.click(at, 3800*pitch, gain)
		buf.strike(at, Stone, buf.vary(2300*pitch, 0.01), 0.3*gain)
		buf.strike(at, Wood, buf.vary(940*pitch, 0.01), 0.4*gain)
	}
}

// flag is a clock's falling flag, and its bell.
func flag(buf *buffer, _ *Kit) {
	buf.click(0, 3000, 1)
	buf.strike(0, Wood, 520, 0.6)
	for _, at := range []float64{0.05, 0.21} {
		buf.click(at, 4200, 0.5)
		buf.strike(at, glass, buf.vary(784, 0.002), 0.7)
		buf.strike(at, glass, 789, 0.5) // slightly detuned for a beat
		buf.strike(at, bar, 392, 0.5)
	}
}

// undo is a piece's move played backwards: it swells and ends.
func undo(buf *buffer, _ *Kit) {
	buf.sweep(0, sweep{seconds: 0.2, from: 2600, to: 900, narrow: 0.8, swell: 0.85, gain: 1})
	buf.click(0.17, 1800, 0.5)
	buf.strike(0.17, Wood, buf.vary(500, 0.02), 0.3)
}

func hint(buf *buffer, _ *Kit) {
	for i, freq := range []float64{880, 1318.5} {
		buf.click(0.09*float64(i), 3*freq, 0.6)
		buf.strike(0.09*float64(i), chime, freq, 0.7)
	}
}

// again signals that the same player moves again.
func again(buf *buffer, _ *Kit) {
	for i, freq := range []float64{659.3, 659.3, 987.8} {
		buf.click(0.07*float64(i), 3*freq, 0.6)
		buf.strike(0.07*float64(i), chime, freq, 0.6)
	}
}
