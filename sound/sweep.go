package sound

import "math"

type sweep struct {
	seconds float64
	// from and to are the centre of the band at the beginning and at the end.
	from, to float64
	// narrow is the band's quality: 0.5 is wide, 5 almost whistles.
	narrow float64
	// swell is the fraction of its time at which it is loudest.
	swell float64
	// rough is how uneven it is, 0 to 1.
	rough float64
	gain  float64
}

func (buf *buffer) sweep(at float64, s sweep) {
	const controlBlock = 32 // samples for which slowly changing values are constant
	var low, band, soft float64
	hiss := newNoise(buf.rand)
	var g, a, b, ease, level, slope float64
	damp := 1 / s.narrow
	out := buf.from(at)
	n := int(s.seconds * Rate)
	for i := range min(n, len(out)) {
		share := float64(i) / float64(n)
		if i%controlBlock == 0 {
			freq := s.from * math.Pow(s.to/s.from, share)
			g = math.Tan(math.Pi * min(freq/Rate, 0.4))
			a = 1 / (1 + g*(g+damp))
			b = g * a
			next := s.level(share+controlBlock/float64(n)) * (1 - s.rough*rise(buf.rand.Float64()))
			if i == 0 {
				level = s.level(0)
			}
			slope = (next - level) / controlBlock
			ease = 1 - math.Exp(-2*math.Pi*min(1.6*freq/Rate, 0.4))
		}
		// A state-variable filter by the trapezoidal rule; band is the output around its centre.
		high := hiss.next() - low
		mid := a*band + b*high
		lower := low + g*mid
		band, low = 2*mid-band, 2*lower-low
		// A band falls off slowly above its centre, which hisses; smooth it.
		soft += ease * (mid*damp - soft)
		out[i] += s.gain * soft * level
		level += slope
	}
}

func (s sweep) level(share float64) float64 {
	if share < s.swell {
		return rise(share / s.swell)
	}
	ebb := rise((1 - share) / (1 - s.swell))
	return ebb * ebb
}
