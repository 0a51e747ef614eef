package platform

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// restingTick is how often a program at rest looks whether something has come
// that nobody tells it of: an answer, a file, another window's settings.
const restingTick = time.Second / 4

// A rest is how a window or page lets the processor rest. Its zero value is awake.
type rest struct {
	end   chan struct{} // closed when it ends; nil while awake
	looks int           // frames in which the program has looked at its devices
}

// Looked implements device.Platform.
func (r *rest) Looked() {
	r.looks++
	tellLooks(r.looks)
}

// Rest implements device.Platform.
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

// Stir implements device.Platform.
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

// setFrames has ticks come with the screen's frames, or for what the player does and when they are
// asked for, and then one and not those that were left out. Ebitengine advises against the latter,
// since most games move all the time; nothing else lets it wait for events.
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
