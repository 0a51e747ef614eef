package platform

import "github.com/hajimehoshi/ebiten/v2"

// A screen is what windows and pages have alike.
type screen struct{}

// FullScreen implements device.Platform.
func (screen) FullScreen() bool { return ebiten.IsFullscreen() }

// SetFullScreen implements device.Platform.
func (screen) SetFullScreen(on bool) { ebiten.SetFullscreen(on) }

// at is a channel with data that is there already.
func at(data []byte) <-chan []byte {
	here := make(chan []byte, 1)
	here <- data
	return here
}
