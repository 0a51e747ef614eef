package sound

// A recipe is how an effect is made: buffer length, highest peak, what is recorded. Effects that sound
// together stay below 1, and what is heard most often is the softest.
type recipe struct {
	name    string
	seconds float64
	peak    float64
	record  func(buf *buffer)
}

var recipes = [effects]recipe{
	Tap:     {"tap", 0.17, 0.16, tap},
	Lift:    {"lift", 0.2, 0.16, lift},
	Place:   {"place", 0.3, 0.32, place},
	Slide:   {"slide", 0.34, 0.13, slide},
	Hop:     {"hop", 0.62, 0.32, hop},
	Capture: {"capture", 0.5, 0.32, capture},
	Carry:   {"carry", 0.8, 0.2, carry},
	Sow:     {"sow", 0.2, 0.26, sow},
	Promote: {"promote", 1.1, 0.3, promote},
	Card:    {"card", 0.36, 0.2, card},
	Illegal: {"illegal", 0.32, 0.24, illegal},
	Turn:    {"turn", 0.7, 0.18, turn},
	Win:     {"win", 1.8, 0.36, win},
	Draw:    {"draw", 1.4, 0.28, draw},
	Menu:    {"menu", 0.6, 0.2, menu},
	Tick:    {"tick", 0.2, 0.2, tick},
	Flag:    {"flag", 0.9, 0.3, flag},
}

func tap(buf *buffer) {
	buf.strike(0, wood, buf.vary(920, 0.03), 1)
}

func lift(buf *buffer) {
	buf.strike(0, shell, buf.vary(1150, 0.04), 0.6)
	buf.sweep(0.005, sweep{seconds: 0.15, from: 900, to: 3200, narrow: 0.8, swell: 0.4, gain: 1.1})
}

func place(buf *buffer) {
	buf.strike(0, wood, buf.vary(265, 0.04), 1)
	buf.strike(0.001, stone, buf.vary(1480, 0.05), 0.42)
	buf.strike(buf.vary(0.034, 0.2), stone, buf.vary(1660, 0.05), 0.07)
}

func slide(buf *buffer) {
	buf.sweep(0, sweep{seconds: 0.32, from: buf.vary(1100, 0.1), to: 2100, narrow: 0.7, swell: 0.35, gain: 1})
	buf.sweep(0, sweep{seconds: 0.3, from: 360, to: 300, narrow: 1.2, swell: 0.3, gain: 0.9})
}

// hop lands a third of a second after it takes off.
func hop(buf *buffer) {
	buf.strike(0, wood, buf.vary(420, 0.03), 0.5)
	buf.sweep(0.02, sweep{seconds: 0.3, from: 700, to: 1900, narrow: 1.2, swell: 0.5, gain: 0.35})
	buf.strike(0.34, wood, buf.vary(255, 0.03), 1)
	buf.strike(0.341, stone, buf.vary(1400, 0.05), 0.4)
}

func capture(buf *buffer) {
	buf.strike(0, shell, buf.vary(760, 0.03), 1)
	buf.strike(buf.vary(0.06, 0.1), stone, buf.vary(1240, 0.04), 0.6)
	buf.strike(buf.vary(0.125, 0.1), shell, buf.vary(610, 0.03), 0.55)
	buf.drop(0.15, buf.vary(380, 0.1), 0.09, 0.35)
}

func carry(buf *buffer) {
	buf.sweep(0, sweep{seconds: 0.78, from: buf.vary(420, 0.1), to: buf.vary(1150, 0.15), narrow: 0.9, swell: 0.42, gain: 1})
	buf.sweep(0.08, sweep{seconds: 0.6, from: 2400, to: 1500, narrow: 0.6, swell: 0.3, gain: 0.24})
	for i := range 6 {
		at := 0.06 + 0.085*float64(i)
		buf.drop(buf.vary(at, 0.3), buf.vary(720, 0.45), buf.vary(0.03, 0.4), buf.vary(0.13, 0.5))
	}
}

// sow is played faster for every further seed, so it sits low by itself.
func sow(buf *buffer) {
	buf.strike(0, shell, buf.vary(524, 0.004), 1)
	buf.strike(0.0005, stone, buf.vary(1900, 0.06), 0.22)
}

func promote(buf *buffer) {
	for i, freq := range []float64{587.3, 740, 880, 1174.7} {
		buf.strike(0.075*float64(i), glass, freq, 0.7+0.1*float64(i))
	}
	buf.sweep(0, sweep{seconds: 0.55, from: 1800, to: 5200, narrow: 1.6, swell: 0.55, gain: 0.14})
}

func card(buf *buffer) {
	buf.sweep(0, sweep{seconds: 0.2, from: buf.vary(1500, 0.1), to: 3900, narrow: 0.6, swell: 0.65, gain: 1})
	buf.sweep(0.17, sweep{seconds: 0.08, from: 2600, to: 900, narrow: 0.6, swell: 0.12, gain: 1.5})
	buf.strike(0.175, wood, buf.vary(210, 0.05), 0.3)
}

func illegal(buf *buffer) {
	buf.strike(0, wood, buf.vary(196, 0.02), 1)
	buf.strike(0.11, wood, buf.vary(165, 0.02), 0.9)
}

func turn(buf *buffer) {
	buf.sweep(0, sweep{seconds: 0.56, from: 320, to: 1000, narrow: 0.8, swell: 0.5, gain: 1})
	buf.strike(0.47, wood, buf.vary(230, 0.03), 0.35)
}

func win(buf *buffer) {
	// A pentatonic run up to a chord that rings out.
	for i, freq := range []float64{392, 493.9, 587.3, 784} {
		buf.strike(0.13*float64(i), bar, freq, 0.75)
	}
	for _, freq := range []float64{392, 587.3, 987.8, 1174.7} {
		buf.strike(0.62+0.012*buf.rand.Float64(), bar, freq, 0.6)
	}
	buf.strike(0.62, glass, 1568, 0.22)
	buf.sweep(0.4, sweep{seconds: 1.4, from: 700, to: 1600, narrow: 0.7, swell: 0.35, gain: 0.12})
}

func draw(buf *buffer) {
	for i, freq := range []float64{440, 523.3, 440} {
		buf.strike(0.2*float64(i), bar, freq, 0.8)
	}
	buf.strike(0.4, bar, 293.7, 0.6)
	buf.sweep(0.2, sweep{seconds: 1.1, from: 900, to: 400, narrow: 0.7, swell: 0.3, gain: 0.12})
}

func menu(buf *buffer) {
	buf.strike(0, wood, 523.3, 0.7)
	buf.strike(0.06, bar, 784, 0.4)
	buf.drop(0.03, buf.vary(480, 0.05), 0.06, 0.3)
}

func tick(buf *buffer) {
	buf.strike(0, wood, buf.vary(1320, 0.01), 1)
	buf.strike(0.07, wood, buf.vary(990, 0.01), 0.55)
}

func flag(buf *buffer) {
	buf.strike(0, bar, 587.3, 0.8)
	buf.strike(0.16, bar, 392, 1)
	buf.strike(0.16, wood, 196, 0.5)
}
