package sound

import "math"

// A wash is noise through a band that wanders, swelling and ebbing: water,
// sand, paper, cloth.
type wash struct {
	seconds float64
	// from and to are the middle of the band at the beginning and at the end.
	from, to float64
	// narrow is the band's quality: 0.5 is wide, 5 nearly whistles.
	narrow float64
	// swell is the share of its time at which it is loudest.
	swell float64
	gain  float64
}

// wash adds one.
func (t *tape) wash(at float64, w wash) {
	const step = 32 // samples between two looks at what changes slowly
	var low, band, soft float64
	var g, a, b, ease, level, slope float64
	damp := 1 / w.narrow
	out := t.from(at)
	n := int(w.seconds * Rate)
	for i := range min(n, len(out)) {
		share := float64(i) / float64(n)
		if i%step == 0 {
			freq := w.from * math.Pow(w.to/w.from, share)
			g = math.Tan(math.Pi * min(freq/Rate, 0.4))
			a = 1 / (1 + g*(g+damp))
			b = g * a
			level = w.level(share)
			slope = (w.level(share+step/float64(n)) - level) / step
			ease = 1 - math.Exp(-2*math.Pi*min(1.6*freq/Rate, 0.4))
		}
		// A state-variable filter by the trapezoid rule; band is its middle.
		high := 2*t.rand.Float64() - 1 - low
		mid := a*band + b*high
		lower := low + g*mid
		band, low = 2*mid-band, 2*lower-low
		// A band falls off slowly above its middle, which hisses; ease it.
		soft += ease * (mid*damp - soft)
		out[i] += w.gain * soft * level
		level += slope
	}
}

// level is how far a wash has swollen at a share of its time.
func (w wash) level(share float64) float64 {
	if share < w.swell {
		return rise(share / w.swell)
	}
	ebb := rise((1 - share) / (1 - w.swell))
	return ebb * ebb
}
