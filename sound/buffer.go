package sound

import (
	"math"
	"math/rand/v2"
)

// Rate is the number of samples per second.
const Rate = 48000

const (
	fadeSeconds = 0.03
	// rumble is the cut-off frequency below which finish filters: small speakers cannot play it, and pulses
	// would have an offset.
	rumble = 40
)

// A buffer is a sound being made: strikes, sweeps and drops are added, and finish makes samples. Times are in
// seconds from its start, frequencies in hertz; anything past its end is not recorded.
type buffer struct {
	samples []float64
	rand    *rand.Rand
	rest    func() // called before each part; may be nil
}

func newBuffer(seconds float64, seed uint64) *buffer {
	return &buffer{
		samples: make([]float64, int(seconds*Rate)),
		rand:    rand.New(rand.NewPCG(seed, 0x7de5)),
	}
}

// from returns the samples from a time on.
func (buf *buffer) from(at float64) []float64 {
	if buf.rest != nil {
		buf.rest()
	}
	return buf.samples[min(max(int(at*Rate), 0), len(buf.samples)):]
}

// vary returns x changed randomly by at most a share of it.
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

// finish makes samples with a loudness in LUFS, or less if compression to the highest peak would be too strong.
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
	const bothEars = 3.01 // both ears hear the same
	const overdrive = 2   // how much an attack can be compressed without sounding so
	gain := min(math.Pow(10, (level-bothEars-Loudness(buf.samples))/20), overdrive*highest/peak)
	for i, x := range buf.samples {
		out[i] = float32(highest * press(x*gain/highest))
	}
	return out
}

// press approximates the hyperbolic tangent, which is slow; it is linear for small values.
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
