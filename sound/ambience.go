package sound

import (
	"math"
	"math/rand/v2"
	"sync/atomic"
)

// An Ambience is the quiet background sound of a place, which plays while a game is on the board.
type Ambience uint8

const (
	Quiet  Ambience = iota // none
	Sea                    // swell over sand, sometimes bubbles under water
	Brook                  // water over stones
	Garden                 // wind in leaves
	Surf                   // waves on rock
	Fire                   // embers in the evening
	ambiences
)

// fadeTime is the time of fading in and out, in seconds.
const fadeTime = 1.6

// loudness puts ambiences some 15 decibels below the effects.
const loudness = 9

// A stream generates an ambience in blocks, so that it never repeats. After leave it fades out and ends.
type stream struct {
	sources []source
	level   float64 // 0 to 1, for fading
	leaving atomic.Bool

	block block
	at    int // samples of the block already returned
	// left and right are the last samples of the block before.
	left, right float64
}

func newStream(a Ambience, seed uint64) *stream {
	r := rand.New(rand.NewPCG(seed, uint64(a)))
	return &stream{sources: sourcesOf(a, r)}
}

func sourcesOf(a Ambience, r *rand.Rand) []source {
	switch a {
	case Sea:
		return []source{
			newBreeze(r, breeze{low: 90, high: 260, least: 0.04, most: 0.125, period: 5}),
			newBreeze(r, breeze{low: 400, high: 1100, least: 0.004, most: 0.03, period: 4}),
			newDrops(r, drops{rate: 0.9, low: 320, high: 760, seconds: 0.06, gain: 0.012}),
		}
	case Brook:
		return []source{
			newBreeze(r, breeze{low: 420, high: 620, least: 0.025, most: 0.043, period: 2.5}),
			newDrops(r, drops{rate: 14, low: 500, high: 1700, seconds: 0.035, gain: 0.016}),
		}
	case Garden:
		return []source{
			newBreeze(r, breeze{low: 180, high: 420, least: 0.013, most: 0.085, period: 4}),
			newBreeze(r, breeze{low: 2200, high: 3600, least: 0.001, most: 0.014, period: 3}),
		}
	case Surf:
		return []source{
			newBreeze(r, breeze{low: 70, high: 150, least: 0.045, most: 0.12, period: 6}),
			newBreeze(r, breeze{low: 500, high: 1500, least: 0.004, most: 0.06, period: 4.5}),
		}
	case Fire:
		return []source{
			newBreeze(r, breeze{low: 80, high: 140, least: 0.055, most: 0.1, period: 1.2}),
			newBreeze(r, breeze{low: 500, high: 900, least: 0.004, most: 0.012, period: 0.8}),
			newEmbers(r, 7),
		}
	}
	return nil
}

// leave fades the stream out and ends it. It may be called from any goroutine.
func (a *stream) leave() { a.leaving.Store(true) }

func (a *stream) next(left, right []float32) int {
	step := 1.0 / (fadeTime * Rate)
	if a.leaving.Load() {
		step = -step
	}
	for i := range left {
		a.level = min(a.level+step, 1)
		if a.level < 0 {
			return i
		}
		l, r := a.sample()
		gain := a.level * loudness
		left[i], right[i] = float32(soft(l*gain)), float32(soft(r*gain))
	}
	return len(left)
}

// soft compresses what is louder than a quarter of full scale, so that effects have headroom above it.
func soft(x float64) float64 {
	const most = 0.25
	if x < most && x > -most {
		return x
	}
	return math.Copysign(most+0.1*math.Tanh((math.Abs(x)-most)/0.1), x)
}

// sample returns one sample for each ear. Every second one is interpolated, as blocks have half the rate.
func (a *stream) sample() (left, right float64) {
	if a.at == 2*blockSize {
		a.at, a.block = 0, block{}
		for _, s := range a.sources {
			s.add(&a.block)
		}
	}
	left, right = a.block.left[a.at/2], a.block.right[a.at/2]
	if a.at++; a.at%2 != 0 {
		return (a.left + left) / 2, (a.right + right) / 2
	}
	a.left, a.right = left, right
	return left, right
}
