//go:build !js

package wasm

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// quiet is the number of frames without drawing after which a page counts as sharp; a busy machine delivers
// frames slowly.
const quiet = 45

// untilSharp returns the main thread's processor time, in ms, from the start of do until nothing more is
// drawn. do returns the processor time at which to start counting, or 0 for when it was called.
func (b *browser) untilSharp(do func() (from float64)) float64 {
	b.t.Helper()
	start := b.busy()
	if from := do(); from > 0 {
		start = from
	}
	drawn, work, since := -1, 0.0, 0
	for {
		seen := eval[[2]int](b, "[globalThis.drawn ?? 0, globalThis.worked?.length ?? 0]")
		if seen[0] != drawn {
			drawn, work, since = seen[0], b.busy(), seen[1]
		}
		if seen[1]-since > quiet {
			return (work - start) * 1000
		}
		time.Sleep(look)
	}
}

// untilShown returns the main thread's processor time, in ms, until a scene appears: it does so when its last
// picture is ready, and may go on moving.
func (b *browser) untilShown(button, scene string) float64 {
	b.t.Helper()
	start := b.busy()
	b.tap(button)
	b.awaitScene(scene)
	return (b.busy() - start) * 1000
}

// enter opens a page and returns the main thread's processor time at which the program began to run.
func (b *browser) enter(url string) float64 {
	b.t.Helper()
	b.visit(url)
	b.await("the program to be compiled", `performance.getEntriesByName("tidepool compiled").length > 0`)
	from := b.busy()
	b.awaitReady()
	return from
}

// TestSharp measures the main thread's processor time until everything is sharp: the menu at the first and at
// later visits, boards with new and with cached pictures, and the menu again. It runs only on request.
func TestSharp(t *testing.T) {
	if os.Getenv("TIDEPOOL_STARTUP") == "" {
		t.Skip(`measures only: "make startup"`)
	}
	const runs = 3
	for _, on := range []device{{1280, 800, 1, false}} {
		for _, dir := range builds() {
			need(t)
			steps, list := []string(nil), map[string][]float64{}
			tell := func(step string, ms float64) {
				if !slices.Contains(steps, step) {
					steps = append(steps, step)
				}
				list[step] = append(list[step], ms)
			}
			for range runs {
				t.Run(filepath.Base(dir), func(t *testing.T) {
					sharpen(t, dir, on, func(step string, ms float64) {
						t.Logf("%s: %.0f ms", step, ms)
						tell(step, ms)
					})
				})
			}
			fmt.Printf("%s at %d×%d: ms of processor time until sharp, median and most\n", dir, on.width, on.height)
			for _, step := range steps {
				slices.Sort(list[step])
				fmt.Printf("%-36s %6.0f %6.0f\n", step, list[step][len(list[step])/2], list[step][len(list[step])-1])
			}
		}
	}
}

// sharpen visits the page twice and opens some boards twice.
func sharpen(t *testing.T, dir string, on device, tell func(step string, ms float64)) {
	b := openAlone(t)
	on.of(b)()
	b.before(countDraws)
	url := serve(t, dir)
	tell("menu, first visit", b.untilSharp(func() float64 { return b.enter(url) }))
	b.kept()
	time.Sleep(5 * time.Second) // until the pictures are cached
	b.visit("about:blank")
	tell("menu, second visit", b.untilSharp(func() float64 { return b.enter(url) }))
	for _, when := range []string{"first", "again"} {
		for _, id := range []string{"kaninariebi", "kalah"} { // a board with few parts, and one with many
			b.tap("menu.game." + id)
			b.awaitScene("newgame")
			b.untilSharp(func() float64 { return 0 })
			tell(id+", "+when, b.untilShown("newgame.people", "board"))
			time.Sleep(5 * time.Second) // until the poses made in advance are cached
			tell("menu after "+id+", "+when, b.untilShown("board.menu", "menu"))
		}
	}
}
