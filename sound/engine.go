package sound

import (
	"io"

	"github.com/hajimehoshi/ebiten/v2/audio"
)

// An engine is the game engine's audio context. A process can have only one
// context, and making it opens the device, so it is made when first wanted.
type engine struct{ context *audio.Context }

func (e *engine) open() {
	if e.context != nil {
		return
	}
	if e.context = audio.CurrentContext(); e.context == nil {
		e.context = audio.NewContext(Rate)
	}
}

func (e *engine) ready() bool { return !waits || e.context.IsReady() }

func (e *engine) start(src io.Reader, volume float64) player {
	p, err := e.context.NewPlayerF32(src)
	if err != nil {
		return ended{} // a sound less is no reason to stop a game
	}
	p.SetVolume(volume)
	p.Play()
	return p
}

// ended is a player that has played.
type ended struct{}

func (ended) IsPlaying() bool      { return false }
func (ended) SetVolume(float64)    {}
func (ended) PauseAndStopReading() {}
