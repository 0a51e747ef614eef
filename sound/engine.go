//go:build !js

package sound

import "github.com/hajimehoshi/ebiten/v2/audio"

// An engine is Ebitengine's audio context: one per process, created when first needed, since that opens the device.
type engine struct{ context *audio.Context }

// newEngine returns an engine. It does not need the gesture callback.
func newEngine(func()) *engine { return new(engine) }

func (e *engine) open() {
	if e.context != nil {
		return
	}
	if e.context = audio.CurrentContext(); e.context == nil {
		e.context = audio.NewContext(Rate)
	}
}

// ready implements output. The device opens within a moment, and the first sound is not lost.
func (e *engine) ready() bool { return true }

func (e *engine) play(t *take, o Options, volume float64) leaver {
	v := newVoice(t.samples, o)
	return playing{e.start(v, volume), v}
}

func (e *engine) flow(a *stream, volume float64) leaver { return playing{e.start(a, volume), a} }

func (e *engine) start(from recording, volume float64) player {
	p, err := e.context.NewPlayerF32(&reader{from: from})
	if err != nil {
		return ended{} // a missing sound is no reason to stop a game
	}
	p.SetVolume(volume)
	p.Play()
	return p
}

type playing struct {
	player
	from interface{ leave() }
}

func (p playing) leave() { p.from.leave() }

type ended struct{}

func (ended) IsPlaying() bool      { return false }
func (ended) SetVolume(float64)    {}
func (ended) PauseAndStopReading() {}
