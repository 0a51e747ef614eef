package sound

import (
	"math"
	"sync/atomic"
	"time"
)

type recording interface {
	// next fills left and right, of equal length, and returns the number of samples: fewer mean the end.
	next(left, right []float32) int
}

// A voice plays samples once. It only reads them, so any number of voices can share them.
type voice struct {
	samples []float32
	at      float64 // the next sample; below 0, silence before the first
	step    float64 // samples per frame
	left    float32
	right   float32
	leaving atomic.Bool
	fade    int // remaining frames of the fade-out
}

func newVoice(samples []float32, o Options) *voice {
	o = o.tidy()
	angle := (o.Pan + 1) * math.Pi / 4
	// In the middle both ears get a gain of 1; on a side, one gets 1.41.
	gain := o.Volume * math.Sqrt2
	return &voice{
		samples: samples,
		at:      -math.Round(o.Delay.Seconds()*Rate) * o.Pitch,
		step:    o.Pitch,
		left:    float32(gain * math.Cos(angle)),
		right:   float32(gain * math.Sin(angle)),
		fade:    ebb * Rate / 1000,
	}
}

// ebb is the fade-out time in milliseconds.
const ebb = 20

// leave fades the voice out and ends it. It may be called from any goroutine.
func (v *voice) leave() { v.leaving.Store(true) }

func (v *voice) next(left, right []float32) int {
	leaving := v.leaving.Load()
	for i := range left {
		if v.at >= float64(len(v.samples)) || v.fade == 0 {
			return i
		}
		x := v.sample()
		if leaving {
			v.fade--
			x *= float32(v.fade) / (ebb * Rate / 1000)
		}
		left[i], right[i] = x*v.left, x*v.right
		v.at += v.step
	}
	return len(left)
}

// sample returns the value at v.at, linearly interpolated between two samples.
func (v *voice) sample() float32 {
	if v.at < 0 {
		return 0
	}
	i := int(v.at)
	x, next := v.samples[i], float32(0)
	if i+1 < len(v.samples) {
		next = v.samples[i+1]
	}
	return x + (next-x)*float32(v.at-float64(i))
}

// Options say how an effect is played. The zero value plays it as it is.
type Options struct {
	// Volume is from 0 to 1; 0 means 1, as playing silence makes no sense.
	Volume float64
	// Pan is from -1, at the left, to 1, at the right.
	Pan float64
	// Pitch is a factor for pitch and speed, from 0.25 to 4; 0 means 1.
	Pitch float64
	// Delay is the silence before it.
	Delay time.Duration
}

func (o Options) tidy() Options {
	if !(o.Volume > 0) {
		o.Volume = 1
	}
	if !(o.Pitch > 0) {
		o.Pitch = 1
	}
	if math.IsNaN(o.Pan) {
		o.Pan = 0
	}
	o.Volume = min(o.Volume, 1)
	o.Pitch = min(max(o.Pitch, 0.25), 4)
	o.Pan = min(max(o.Pan, -1), 1)
	o.Delay = max(o.Delay, 0)
	return o
}
