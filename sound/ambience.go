package sound

import (
	"encoding/binary"
	"io"
	"math"
	"math/rand/v2"
	"sync/atomic"
)

// An Ambience is the quiet sound of a place, which goes on for as long as one
// is there.
type Ambience uint8

const (
	Quiet  Ambience = iota // none
	Sea                    // swell over sand, under water now and then
	Brook                  // water over stones
	Garden                 // wind in leaves
	Surf                   // waves on rock
	Fire                   // embers in the evening
	ambiences
)

// fadeTime is how long an ambience takes to come and to go, in seconds.
const fadeTime = 1.6

// loudness brings ambiences to some 40 decibels below the loudest sound.
const loudness = 3.6

// A stream is an ambience being made, sample by sample, so that it never
// repeats and takes no memory. It is a source of interleaved stereo floats,
// little endian, and ends when it has faded after leave.
type stream struct {
	kind    Ambience
	sources []source
	level   float64 // 0 to 1, of coming and going
	leaving atomic.Bool
}

// A source adds to both ears, a sample at a time.
type source interface {
	next() (left, right float64)
}

// newStream begins an ambience; the seed decides its chances.
func newStream(a Ambience, seed uint64) *stream {
	r := rand.New(rand.NewPCG(seed, uint64(a)))
	return &stream{kind: a, sources: sourcesOf(a, r)}
}

func sourcesOf(a Ambience, r *rand.Rand) []source {
	switch a {
	case Sea:
		return []source{
			newBreeze(r, breeze{low: 90, high: 260, least: 0.05, most: 0.16, period: 5}),
			newBreeze(r, breeze{low: 400, high: 1100, least: 0.004, most: 0.03, period: 4}),
			newDrops(r, drops{rate: 0.9, low: 320, high: 760, seconds: 0.06, gain: 0.012}),
		}
	case Brook:
		return []source{
			newBreeze(r, breeze{low: 420, high: 620, least: 0.02, most: 0.035, period: 2.5}),
			newDrops(r, drops{rate: 14, low: 500, high: 1700, seconds: 0.035, gain: 0.014}),
		}
	case Garden:
		return []source{
			newBreeze(r, breeze{low: 180, high: 420, least: 0.01, most: 0.075, period: 4}),
			newBreeze(r, breeze{low: 2200, high: 3600, least: 0.0008, most: 0.012, period: 3}),
		}
	case Surf:
		return []source{
			newBreeze(r, breeze{low: 70, high: 150, least: 0.05, most: 0.13, period: 6}),
			newBreeze(r, breeze{low: 500, high: 1500, least: 0.004, most: 0.06, period: 4.5}),
		}
	case Fire:
		return []source{
			newBreeze(r, breeze{low: 80, high: 140, least: 0.05, most: 0.09, period: 1.2}),
			newEmbers(r, 5),
		}
	}
	return nil
}

// leave lets it fade and end. It may be called from any goroutine.
func (a *stream) leave() { a.leaving.Store(true) }

// Read implements io.Reader in whole frames, as a voice does.
func (a *stream) Read(b []byte) (int, error) {
	if len(b) > 0 && len(b) < frame {
		return 0, io.ErrShortBuffer
	}
	step := 1.0 / (fadeTime * Rate)
	if a.leaving.Load() {
		step = -step
	}
	n := 0
	for ; n+frame <= len(b); n += frame {
		a.level = min(a.level+step, 1)
		if a.level < 0 {
			break
		}
		left, right := 0.0, 0.0
		for _, s := range a.sources {
			l, r := s.next()
			left, right = left+l, right+r
		}
		gain := a.level * loudness
		binary.LittleEndian.PutUint32(b[n:], math.Float32bits(float32(left*gain)))
		binary.LittleEndian.PutUint32(b[n+4:], math.Float32bits(float32(right*gain)))
	}
	if n == 0 && len(b) > 0 {
		return 0, io.EOF
	}
	return n, nil
}

// controlBlock is how many samples what changes slowly stays as it is.
const controlBlock = 64

// A wander goes smoothly from one random value to the next, a
// control block at a time.
type wander struct {
	r        *rand.Rand
	period   float64 // mean seconds from value to value
	from, to float64 // 0 to 1
	at, step float64
}

func (w *wander) next() float64 {
	if w.at += w.step; w.at >= 1 || w.step == 0 {
		w.from, w.to = w.to, w.r.Float64()
		w.at, w.step = 0, controlBlock/(w.period*(0.6+0.8*w.r.Float64())*Rate)
	}
	return w.from + (w.to-w.from)*rise(w.at)
}

// A breeze is noise through a band that wanders and swells: wind, waves, a
// stream from afar.
type breeze struct {
	low, high   float64 // hertz: where the band's middle wanders
	least, most float64 // how loud it is
	period      float64 // mean seconds of a swell

	tone, swell wander
	ears        [2]band
	middle      band
	noise       noise
	count       int
	f           float64
	gain, step  float64 // a jump from block to block would be heard
}

func newBreeze(r *rand.Rand, b breeze) *breeze {
	b.noise = newNoise(r)
	b.tone = wander{r: r, period: b.period * 0.7}
	b.swell = wander{r: r, period: b.period}
	return &b
}

func (b *breeze) next() (left, right float64) {
	if b.count--; b.count < 0 {
		b.count = controlBlock - 1
		b.turn()
	}
	b.gain += b.step
	const both = 0.6 // what the ears share
	m := b.middle.next(b.noise.next(), b.f) * both
	left = m + b.ears[0].next(b.noise.next(), b.f)*(1-both)
	right = m + b.ears[1].next(b.noise.next(), b.f)*(1-both)
	return left * b.gain, right * b.gain
}

// turn moves the band on by a control block.
func (b *breeze) turn() {
	tone, swell := b.tone.next(), b.swell.next()
	hertz := b.low * math.Pow(b.high/b.low, tone)
	b.f = 2 * math.Sin(math.Pi*hertz/Rate)
	b.step = (b.least + (b.most-b.least)*swell*swell - b.gain) / controlBlock
}

// noise is white noise: a generator of Marsaglia's (xorshift, 2003), which must
// not begin at 0. The page makes its sound between its frames, where math/rand
// would take most of the time.
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

// A band is a state variable filter (Chamberlin 1980) that lets the
// neighbourhood of one frequency pass.
type band struct{ low, mid float64 }

func (s *band) next(x, f float64) float64 {
	const damping = 0.9
	s.low += f * s.mid
	s.mid += f * (x - s.low - damping*s.mid)
	return s.mid
}

// A chance comes true at random samples, so many times a second on average.
type chance struct {
	r    *rand.Rand
	rate float64
	wait int // samples until it does; 0 is not known yet
}

func (c *chance) next() bool {
	if c.wait == 0 {
		c.wait = 1 + int(c.r.ExpFloat64()*Rate/c.rate)
	}
	c.wait--
	return c.wait == 0
}

// drops are bubbles that ring as they close, at chance times.
type drops struct {
	rate      float64 // a second
	low, high float64 // hertz
	seconds   float64 // until one has mostly died away
	gain      float64

	r    *rand.Rand
	due  chance
	ring [6]ring
}

// A ring is one drop: a sine that rises and dies.
type ring struct {
	phase, step, rise float64
	level, decay      float64
	left, right       float64
}

func newDrops(r *rand.Rand, d drops) *drops {
	d.r, d.due = r, chance{r: r, rate: d.rate}
	return &d
}

func (d *drops) next() (left, right float64) {
	if d.due.next() {
		d.fall()
	}
	for i := range d.ring {
		s := &d.ring[i]
		if s.level < 1e-4 {
			continue
		}
		x := math.Sin(s.phase) * s.level
		s.phase += s.step
		s.step *= s.rise
		s.level *= s.decay
		left, right = left+x*s.left, right+x*s.right
	}
	return left * d.gain, right * d.gain
}

// fall begins a drop where one has ended.
func (d *drops) fall() {
	for i := range d.ring {
		if d.ring[i].level >= 1e-4 {
			continue
		}
		hertz := d.low * math.Pow(d.high/d.low, d.r.Float64())
		pan := d.r.Float64() * math.Pi / 2
		d.ring[i] = ring{
			step: 2 * math.Pi * hertz / Rate, rise: 1 + 0.3/(d.seconds*Rate),
			level: 0.3 + 0.7*d.r.Float64(), decay: math.Exp(-4 / (d.seconds * Rate)),
			left: math.Cos(pan), right: math.Sin(pan),
		}
		return
	}
}

// embers crackle: bursts of noise of a few thousandths of a second, many small
// and few large.
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

func (e *embers) next() (left, right float64) {
	if e.due.next() {
		size := e.r.Float64()
		pan := e.r.Float64() * math.Pi / 2
		e.level = 0.008 + 0.034*size*size*size
		e.decay = math.Exp(-1 / ((0.0008 + 0.003*size) * Rate))
		e.left, e.right = math.Cos(pan), math.Sin(pan)
	}
	if e.level < 1e-5 {
		return 0, 0
	}
	x := e.noise.next()
	high := x - e.last // a crackle is bright
	e.last = x
	high *= e.level
	e.level *= e.decay
	return high * e.left, high * e.right
}
