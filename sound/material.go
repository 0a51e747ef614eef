package sound

import "math"

// A partial is one way a body rings: its ratio to the lowest, seconds to fall to a thousandth, loudness.
type partial struct{ ratio, decay, gain float64 }

type material struct {
	// contact is how long, in seconds, the striker touches: longer is softer.
	contact float64
	// spread is by how much partials differ from one body to the next.
	spread   float64
	partials []partial
}

// The ratios are near those of bars (wood, bar), plates (stone, glass) and curved plates (shell).
var (
	wood = material{0.0025, 0.015, []partial{
		{1, 0.22, 1}, {2.54, 0.12, 0.42}, {4.7, 0.07, 0.22}, {7.6, 0.045, 0.1},
	}}
	stone = material{0.0014, 0.02, []partial{
		{1, 0.12, 0.9}, {1.83, 0.1, 0.6}, {2.91, 0.07, 0.5}, {4.4, 0.05, 0.26}, {6.3, 0.04, 0.14},
	}}
	shell = material{0.0018, 0.02, []partial{
		{1, 0.18, 1}, {1.52, 0.15, 0.5}, {2.74, 0.1, 0.36}, {3.9, 0.07, 0.2}, {5.4, 0.05, 0.1},
	}}
	glass = material{0.003, 0.004, []partial{
		{1, 0.9, 1}, {2.32, 0.5, 0.26}, {4.25, 0.3, 0.1}, {6.6, 0.16, 0.04},
	}}
	bar = material{0.004, 0.001, []partial{
		{1, 1.1, 1}, {3.99, 0.34, 0.2}, {9.4, 0.12, 0.04},
	}}
)

func (buf *buffer) strike(at float64, m material, freq, gain float64) {
	out := buf.from(at)
	for _, p := range m.partials {
		f := buf.vary(freq*p.ratio, m.spread)
		resonate(out, f, p.decay, gain*buf.vary(p.gain, 0.15), m.contact)
	}
}

// resonate adds a sine that swells during contact and dies: turning a vector costs less than sines.
func resonate(out []float64, freq, decay, gain, contact float64) {
	if freq > 0.4*Rate {
		return // too near to what samples can hold
	}
	angle := 2 * math.Pi * freq / Rate
	shrink := math.Pow(0.001, 1/(decay*Rate))
	a, b := 2*shrink*math.Cos(angle), shrink*shrink
	now, before := 0.0, -gain*math.Sin(angle)/shrink
	// A decay is 60 dB; after 80 there is nothing left to hear.
	out = out[:min(len(out), int(decay*Rate*80/60))]
	swell := min(len(out), int(contact*Rate))
	for i := range swell {
		out[i] += now * rise(float64(i)/float64(swell))
		now, before = a*now-b*before, now
	}
	for i := swell; i < len(out); i++ {
		out[i] += now
		now, before = a*now-b*before, now
	}
}
