package sound

import (
	"math"
	"math/rand/v2"
)

// Rate is how many samples there are in a second.
const Rate = 48000

const (
	fadeSeconds = 0.03
	// rumble is the frequency finish cuts below: small speakers cannot play it, and pulses would be off centre.
	rumble = 40
)

// A buffer is a sound being made: strikes, sweeps and drops are added, and finish makes samples. Times
// are in seconds from its start, frequencies in hertz; what lies past its end is not recorded.
type buffer struct {
	samples []float64
	rand    *rand.Rand
	rest    func() // after each part; nil for nothing
}

func newBuffer(seconds float64, seed uint64) *buffer {
	return &buffer{
		samples: make([]float64, int(seconds*Rate)),
		rand:    rand.New(rand.NewPCG(seed, 0x7de5)),
	}
}

// from is the rest of the buffer from a time on.
func (buf *buffer) from(at float64) []float64 {
	if buf.rest != nil {
		buf.rest()
	}
	return buf.samples[min(max(int(at*Rate), 0), len(buf.samples)):]
}

// vary returns x changed at random by no more than a share of it.
func (buf *buffer) vary(x, share float64) float64 {
	return x * (1 + share*(2*buf.rand.Float64()-1))
}

func (buf *buffer) drop(at, freq, seconds, gain float64) {
	const swell = 0.004
	phase := 0.0
	out := buf.from(at)
	for i := range min(len(out), int(4*seconds*Rate)) {
		s := float64(i) / Rate
		phase += 2 * math.Pi * freq * (1 + 0.5*s/seconds) / Rate
		out[i] += gain * rise(s/swell) * math.Exp(-s/seconds*1.7) * math.Sin(phase)
	}
}

// finish makes samples of a loudness in LUFS, or softer where they would be pressed below the highest peak too much.
func (buf *buffer) finish(level float64) []float32 {
	keep := math.Exp(-2 * math.Pi * rumble / Rate)
	var last, now, peak float64
	fade := int(fadeSeconds * Rate)
	n := len(buf.samples)
	for i, x := range buf.samples {
		now = keep * (now + x - last)
		last = x
		y := now * rise(float64(n-1-i)/float64(fade))
		buf.samples[i] = y
		peak = max(peak, math.Abs(y))
	}
	out := make([]float32, n)
	if peak == 0 {
		return out
	}
	const bothEars = 3.01 // what one hears, the other does
	const overdrive = 2   // as much as an attack can be pressed without its sounding pressed
	gain := min(math.Pow(10, (level-bothEars-Loudness(buf.samples))/20), overdrive*highest/peak)
	for i, x := range buf.samples {
		out[i] = float32(highest * press(x*gain/highest))
	}
	return out
}

// press is near the hyperbolic tangent, which is slow, and for what is soft a line.
func press(x float64) float64 {
	if x > -0.3 && x < 0.3 {
		return x * (1 - x*x/3)
	}
	return math.Tanh(x)
}

// rise goes smoothly from 0 at 0 to 1 at 1 and stays there.
func rise(x float64) float64 {
	switch {
	case x <= 0:
		return 0
	case x >= 1:
		return 1
	}
	return 0.5 - 0.5*math.Cos(math.Pi*x)
}
