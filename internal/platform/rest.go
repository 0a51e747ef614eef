package platform

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// restingTick is how often a resting program polls for answers, files and settings.
const restingTick = time.Second / 4

type rest struct {
	end   chan struct{} // closed when the rest ends; nil while awake
	looks int           // frames in which the program has read its input devices
}

func (r *rest) Looking(on bool) {
	if !on {
		r.looks++
	}
	tellLooks(r.looks, on)
}

func (r *rest) Rest(on bool) {
	switch {
	case on == (r.end != nil):
	case on:
		r.end = make(chan struct{})
		setFrames(false)
		holdFrames(true)
		go stirEver(r.end)
	default:
		close(r.end)
		r.end = nil
		setFrames(true)
		holdFrames(false)
	}
}

func (*rest) Stir() { stir() }

func stir() {
	//lint:ignore SA1019 see setFrames
	ebiten.ScheduleFrame()
	letFrame()
}

func stirEver(end <-chan struct{}) {
	t := time.NewTicker(restingTick)
	defer t.Stop()
	for {
		select {
		case <-t.C:
			stir()
		case <-end:
			return
		}
	}
}

// setFrames makes ticks follow the screen's frames, or only input and requests. Ebitengine advises against
// the latter, as most games move, but it has no other way to wait for events.
func setFrames(on bool) {
	if on {
		ebiten.SetVsyncEnabled(true)
		ebiten.SetTPS(ebiten.DefaultTPS)
		return
	}
	ebiten.SetTPS(ebiten.SyncWithFPS)
	//lint:ignore SA1019 see above
	ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
}
