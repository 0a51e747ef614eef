//go:build !js

package wasm

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"tidepool/rules/games"
)

// builds returns the web builds to compare in turns: those of TIDEPOOL_BUILDS, or the current one.
func builds() []string {
	if list := filepath.SplitList(os.Getenv("TIDEPOOL_BUILDS")); len(list) > 0 {
		return list
	}
	return []string{webBuild}
}

// TestSmooth measures the page's longest task while it makes pictures: on first opening a board, on resizing
// the window, on turning a phone. It runs only on request.
func TestSmooth(t *testing.T) {
	if os.Getenv("TIDEPOOL_SMOOTH") == "" {
		t.Skip(`measures only: "make smooth"`)
	}
	const runs = 5
	for _, dir := range builds() {
		need(t)
		steps, longest := []string(nil), map[string][]float64{}
		for range runs {
			t.Run(filepath.Base(dir), func(t *testing.T) {
				smooth(t, dir, func(step string, most float64) {
					if !slices.Contains(steps, step) {
						steps = append(steps, step)
					}
					longest[step] = append(longest[step], most)
				})
			})
		}
		fmt.Println(dir + ": longest task in ms of processor time, median and most")
		for _, step := range steps {
			list := longest[step]
			slices.Sort(list)
			fmt.Printf("%-24s %6.0f %6.0f\n", step, list[len(list)/2], list[len(list)-1])
		}
	}
}

// smooth triggers everything that makes pictures and reports the longest task of each step.
func smooth(t *testing.T, dir string, tell func(step string, most float64)) {
	desktop := device{1280, 800, 1, false} // as large as the program's window
	telephone := device{390, 844, 3, true}
	for _, game := range games.All() {
		id := game.Info().ID
		b := menu(t, dir, desktop)
		b.during("opening "+id, tell, func() { b.startGame(id) })
	}
	b := menu(t, dir, desktop)
	b.startGame("kaninariebi")
	b.during("resizing", tell, func() { b.resize(1100, 700, 1, false) })
	// Changing the scale would restart the page: a phone must be one from the start.
	b = menu(t, dir, telephone)
	b.during("opening on a telephone", tell, func() { b.startGame("kaninariebi") })
	b.during("turning it", tell, func() { b.resize(844, 390, 3, true) })
	b.during("turning it back", tell, telephone.of(b))
}

// A device is the screen that a page is opened on.
type device struct {
	width, height int64
	scale         float64
	mobile        bool
}

// of returns a function that makes a browser's window like the device's.
func (d device) of(b *browser) func() {
	return func() { b.resize(d.width, d.height, d.scale, d.mobile) }
}

// menu opens a build's menu on a device.
func menu(t *testing.T, dir string, on device) *browser {
	b := openAlone(t)
	on.of(b)()
	b.visit(serve(t, dir))
	b.awaitReady()
	b.awaitScene("menu")
	return b
}

// during reports the longest task caused by do.
func (b *browser) during(step string, tell func(step string, most float64), do func()) {
	const drawn = 3 * time.Second // time for all pictures of a scene
	time.Sleep(drawn)
	trace := b.trace()
	do()
	time.Sleep(drawn)
	_, most := trace.longest(b)
	tell(step, most)
}
