package vector

import "math"

// Wood paints planks with grain along x, or along y if upright: wavy rings, scale units apart, and fine pores.
func Wood(t Tones, scale float64, upright bool, seed uint32) Texture {
	return func(x, y float64) Color {
		if upright {
			x, y = y, x
		}
		wander := Noise(x/(scale*26), y/(scale*7), seed)
		ring := math.Sin((y/scale + wander*5) * 1.9)
		pore := Noise(x/(scale*4), y/(scale*0.16), seed+5)
		v := 0.5 + 0.26*ring + 0.2*wander + 0.16*pore
		if v < 0.5 {
			return t.Dark.Mix(t.Body, max(0, v)*2)
		}
		return t.Body.Mix(t.Light, min(1, (v-0.5)*2))
	}
}
