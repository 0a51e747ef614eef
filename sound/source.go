package sound

import (
	"math"
	"math/rand/v2"
)

// coarse is the sample rate of ambiences: it is sufficient, and saves work.
const coarse = Rate / 2

// blockSize is how many samples are made at once. Slowly changing values are constant within a block.
const blockSize = 32

type block struct{ left, right [blockSize]float64 }

type source interface{ add(b *block) }

// A wander goes smoothly from one random value to the next, a block at a time.
type wander struct {
	r        *rand.Rand
	period   float64 // mean seconds from value to value
	from, to float64 // 0 to 1
	at, step float64
}

func (w *wander) next() float64 {
	if w.at += w.step; w.at >= 1 || w.step == 0 {
		w.from, w.to = w.to, w.r.Float64()
		w.at, w.step = 0, blockSize/(w.period*(0.6+0.8*w.r.Float64())*coarse)
	}
	return w.from + (w.to-w.from)*rise(w.at)
}

// A breeze is noise in a band that wanders and swells: wind, waves, a distant stream.
type breeze struct {
	low, high   float64 // hertz: range of the band's centre
	least, most float64 // range of loudness
	period      float64 // mean seconds of a swell

	tone, swell wander
	ears        [2]band
	middle      band
	noise       noise
	f           float64
	gain, step  float64 // a jump between blocks would be audible
}

func newBreeze(r *rand.Rand, b breeze) *breeze {
	b.noise = newNoise(r)
	b.tone = wander{r: r, period: b.period * 0.7}
	b.swell = wander{r: r, period: b.period}
	return &b
}

func (b *breeze) add(to *block) {
	b.turn()
	const both = 0.6 // the part common to both ears
	for i := range blockSize {
		b.gain += b.step
		m := b.middle.next(b.noise.next(), b.f) * both
		to.left[i] += (m + b.ears[0].next(b.noise.next(), b.f)*(1-both)) * b.gain
		to.right[i] += (m + b.ears[1].next(b.noise.next(), b.f)*(1-both)) * b.gain
	}
}

func (b *breeze) turn() {
	tone, swell := b.tone.next(), b.swell.next()
	hertz := b.low * math.Pow(b.high/b.low, tone)
	b.f = 2 * math.Sin(math.Pi*hertz/coarse)
	// With a lower rate, more of the noise is in the band.
	level := (b.least + (b.most-b.least)*swell*swell) / math.Sqrt(Rate/coarse)
	b.step = (level - b.gain) / blockSize
}

// noise is white (Marsaglia's xorshift, 2003; never 0): math/rand would take most of the page's time.
type noise uint64

func newNoise(r *rand.Rand) noise { return noise(r.Uint64() | 1) }

// next returns a value from -1 to 1.
func (n *noise) next() float64 {
	x := *n
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	*n = x
	return float64(int64(x)) * (1.0 / (1 << 63))
}

// A band is a state variable filter (Chamberlin 1980) that passes frequencies near one.
type band struct{ low, mid float64 }

func (s *band) next(x, f float64) float64 {
	const damping = 0.9
	s.low += f * s.mid
	s.mid += f * (x - s.low - damping*s.mid)
	return s.mid
}

// A chance happens at random samples, at a mean rate per second.
type chance struct {
	r    *rand.Rand
	rate float64
	wait int // samples until it happens; 0 means not known yet
}

func (c *chance) next() bool {
	if c.wait == 0 {
		c.wait = 1 + int(c.r.ExpFloat64()*coarse/c.rate)
	}
	c.wait--
	return c.wait == 0
}

type drops struct {
	rate      float64 // per second
	low, high float64 // hertz
	seconds   float64 // until one has mostly decayed
	gain      float64

	r    *rand.Rand
	due  chance
	ring [6]ring
}

type ring struct {
	phase, step, rise float64
	level, decay      float64
	left, right       float64
}

func newDrops(r *rand.Rand, d drops) *drops {
	d.r, d.due = r, chance{r: r, rate: d.rate}
	return &d
}

func (d *drops) add(to *block) {
	for i := range blockSize {
		if d.due.next() {
			d.fall()
		}
		for k := range d.ring {
			s := &d.ring[k]
			if s.level < 1e-4 {
				continue
			}
			x := math.Sin(s.phase) * s.level * d.gain
			s.phase += s.step
			s.step *= s.rise
			s.level *= s.decay
			to.left[i] += x * s.left
			to.right[i] += x * s.right
		}
	}
}

func (d *drops) fall() {
	for i := range d.ring {
		if d.ring[i].level >= 1e-4 {
			continue
		}
		hertz := d.low * math.Pow(d.high/d.low, d.r.Float64())
		pan := d.r.Float64() * math.Pi / 2
		d.ring[i] = ring{
			step: 2 * math.Pi * hertz / coarse, rise: 1 + 0.3/(d.seconds*coarse),
			level: 0.3 + 0.7*d.r.Float64(), decay: math.Exp(-4 / (d.seconds * coarse)),
			left: math.Cos(pan), right: math.Sin(pan),
		}
		return
	}
}

type embers struct {
	due                       chance
	noise                     noise
	r                         *rand.Rand
	level, decay, left, right float64
	last                      float64
}

func newEmbers(r *rand.Rand, rate float64) *embers {
	return &embers{due: chance{r: r, rate: rate}, noise: newNoise(r), r: r}
}

func (e *embers) add(to *block) {
	for i := range blockSize {
		if e.due.next() {
			e.flare()
		}
		if e.level < 1e-5 {
			continue
		}
		x := e.noise.next()
		high := (x - e.last) * e.level // a crackle is bright
		e.last = x
		e.level *= e.decay
		to.left[i] += high * e.left
		to.right[i] += high * e.right
	}
}

func (e *embers) flare() {
	size := e.r.Float64()
	pan := e.r.Float64() * math.Pi / 2
	e.level = 0.008 + 0.034*size*size*size
	e.decay = math.Exp(-1 / ((0.0008 + 0.003*size) * coarse))
	e.left, e.right = math.Cos(pan), math.Sin(pan)
}
