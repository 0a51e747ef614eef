package sound

import "math"

// A partial is one mode of a ringing body: the ratio to the lowest, seconds to fall to a thousandth, loudness.
type partial struct{ ratio, decay, gain float64 }

// A Material is how a body of it rings when struck.
type Material struct {
	// contact is how long the striker touches, in seconds: longer is softer.
	contact float64
	// spread is how much partials differ from one body to the next.
	spread   float64
	partials []partial
}

// Materials of pieces and boards. The ratios are close to those of bars (wood), plates (stone) and curved plates
// (shell); a small ball (marble) has high ones that fade quickly, and soft cloth or sand has almost none.
var (
	Wood = Material{0.0025, 0.015, []partial{
		{1, 0.22, 1}, {2.54, 0.12, 0.42}, {4.7, 0.07, 0.22}, {7.6, 0.045, 0.1},
	}}
	Stone = Material{0.0014, 0.02, []partial{
		{1, 0.12, 0.9}, {1.83, 0.1, 0.6}, {2.91, 0.07, 0.5}, {4.4, 0.05, 0.26}, {6.3, 0.04, 0.14},
	}}
	Shell = Material{0.0018, 0.02, []partial{
		{1, 0.18, 1}, {1.52, 0.15, 0.5}, {2.74, 0.1, 0.36}, {3.9, 0.07, 0.2}, {5.4, 0.05, 0.1},
	}}
	Marble = Material{0.0006, 0.02, []partial{
		{1, 0.06, 1}, {1.47, 0.045, 0.6}, {1.93, 0.04, 0.4}, {2.6, 0.03, 0.2},
	}}
	Cloth = Material{0.005, 0.03, []partial{
		{1, 0.1, 1}, {1.6, 0.07, 0.7}, {2.3, 0.05, 0.5}, {3.4, 0.04, 0.3},
	}}
)

// Materials of the program's own sounds.
var (
	chime = Material{0.002, 0.002, []partial{
		{1, 0.3, 1}, {2.76, 0.16, 0.3}, {5.4, 0.08, 0.12},
	}}
	glass = Material{0.003, 0.004, []partial{
		{1, 0.9, 1}, {2.32, 0.5, 0.26}, {4.25, 0.3, 0.1}, {6.6, 0.16, 0.04},
	}}
	bar = Material{0.004, 0.001, []partial{
		{1, 1.1, 1}, {3.99, 0.34, 0.2}, {9.4, 0.12, 0.04},
	}}
)

func (buf *buffer) strike(at float64, m Material, freq, gain float64) {
	out := buf.from(at)
	for _, p := range m.partials {
		f := buf.vary(freq*p.ratio, m.spread)
		resonate(out, f, p.decay, gain*buf.vary(p.gain, 0.15), m.contact)
	}
}

// resonate adds a sine that swells during contact and decays; rotating a vector is faster than computing sines.
func resonate(out []float64, freq, decay, gain, contact float64) {
	if freq > 0.4*Rate {
		return // too close to the highest possible frequency
	}
	angle := 2 * math.Pi * freq / Rate
	shrink := math.Pow(0.001, 1/(decay*Rate))
	a, b := 2*shrink*math.Cos(angle), shrink*shrink
	now, before := 0.0, -gain*math.Sin(angle)/shrink
	// A decay is 60 dB; after 80 dB nothing is audible.
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
