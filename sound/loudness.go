package sound

import "math"

// biquad is a second-order filter in direct form I.
type biquad struct{ b0, b1, b2, a1, a2, x1, x2, y1, y2 float64 }

func (f *biquad) next(x float64) float64 {
	y := f.b0*x + f.b1*f.x1 + f.b2*f.x2 - f.a1*f.y1 - f.a2*f.y2
	f.x2, f.x1, f.y2, f.y1 = f.x1, x, f.y1, y
	return y
}

// weighting returns K-weighting at 48 kHz (ITU-R BS.1770): it models the effect of the head on high tones,
// and attenuates low ones.
func weighting() [2]biquad {
	return [2]biquad{
		{b0: 1.53512485958697, b1: -2.69169618940638, b2: 1.19839281085285, a1: -1.69065929318241, a2: 0.73248077421585},
		{b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621},
	}
}

// Loudness returns the loudness of the loudest 400 ms at Rate, in LUFS by ITU-R BS.1770. Each channel is an
// ear; shorter sounds are followed by silence.
func Loudness(channels ...[]float64) float64 {
	const window, step = Rate * 4 / 10, Rate / 100
	var parts []float64 // the energy of each step
	for _, samples := range channels {
		k := weighting()
		for i, x := range samples {
			if i/step == len(parts) {
				parts = append(parts, 0)
			}
			y := k[1].next(k[0].next(x))
			parts[i/step] += y * y
		}
	}
	sum, most := 0.0, 0.0
	for i, p := range parts {
		sum += p
		if last := i - window/step; last >= 0 {
			sum -= parts[last]
		}
		most = max(most, sum)
	}
	return -0.691 + 10*math.Log10(most/window)
}
