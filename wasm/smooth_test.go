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

// builds are the web builds that a measurement compares, run by run: those of
// TIDEPOOL_BUILDS, or the one there is.
func builds() []string {
	if list := filepath.SplitList(os.Getenv("TIDEPOOL_BUILDS")); len(list) > 0 {
		return list
	}
	return []string{webBuild}
}

// TestSmooth measures the longest task of the page while it makes pictures:
// when a board is opened for the first time, when the window is resized, when a
// telephone is turned. It reports only when it is asked to.
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

// smooth goes through all that makes pictures and tells the longest task of each.
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
	// Another scale would start the page anew: a telephone is one from the start.
	b = menu(t, dir, telephone)
	b.during("opening on a telephone", tell, func() { b.startGame("kaninariebi") })
	b.during("turning it", tell, func() { b.resize(844, 390, 3, true) })
	b.during("turning it back", tell, telephone.of(b))
}

// A device is what a page is opened on.
type device struct {
	width, height int64
	scale         float64
	mobile        bool
}

// of returns what makes a browser's window like that of the device.
func (d device) of(b *browser) func() {
	return func() { b.resize(d.width, d.height, d.scale, d.mobile) }
}

// menu opens a build at its menu, on a device.
func menu(t *testing.T, dir string, on device) *browser {
	b := openAlone(t)
	on.of(b)()
	b.visit(serve(t, dir))
	b.awaitReady()
	b.awaitScene("menu")
	return b
}

// during tells the longest task of what something leads to.
func (b *browser) during(step string, tell func(step string, most float64), do func()) {
	const drawn = 3 * time.Second // which all pictures of a scene are after
	time.Sleep(drawn)
	trace := b.trace()
	do()
	time.Sleep(drawn)
	_, most := trace.longest(b)
	tell(step, most)
}
