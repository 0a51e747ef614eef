//go:build !js

package wasm

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/performance"

	"tidepool/play/match"
	"tidepool/rules/games"
)

// turnsEach is the number of turns of each game.
const turnsEach = 40

// manyGames writes a file of count games, all different, and returns its name.
func manyGames(t *testing.T, count int, seed uint64) string {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 40))
	var text strings.Builder
	all := games.All()
	for n := 0; n < count; {
		m, err := match.New(match.Setup{Game: all[n%len(all)], Players: [2]string{"Ann", fmt.Sprint("Bo ", seed)}})
		if err != nil {
			t.Fatal(err)
		}
		if err := m.SetTag("Date", fmt.Sprintf("%d.%02d.%02d", 1900+n/336%120, 1+n/28%12, 1+n%28)); err != nil {
			t.Fatal(err)
		}
		for m.Ply() < turnsEach && !m.Outcome().Over() {
			turns := m.Position().Turns()
			if _, err := m.Play(turns[random.IntN(len(turns))].Word); err != nil {
				t.Fatal(err)
			}
		}
		if m.Ply() == turnsEach || all[n%len(all)].Info().ID == "konane" || all[n%len(all)].Info().ID == "kalah" {
			text.WriteString(m.FullRecord())
			text.WriteString("\n\n")
			n++
		}
	}
	name := filepath.Join(t.TempDir(), "many.txt")
	if err := os.WriteFile(name, []byte(text.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

// work returns the processor time used by the page's main thread so far.
func (b *browser) work() time.Duration {
	b.t.Helper()
	call(b, performance.Enable, performance.EnableParams{})
	for _, m := range call(b, performance.GetMetrics, struct{}{}).Metrics {
		if m.Name == "ThreadTime" {
			return time.Duration(m.Value * float64(time.Second))
		}
	}
	return 0
}

// countAdders counts the workers that add to the database, and those that fail if they are told to.
const countAdders = `{
	globalThis.adders = 0;
	const Plain = Worker;
	globalThis.Worker = class extends Plain {
		constructor(name) {
			if (name === "store.js") adders++;
			%s
			super(name);
		}
	};
}`

// Hundreds of games are added in a worker, or without if that fails; every one is stored once.
func TestImportInWorker(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile(manyGames(t, 300, 7))
	if err != nil {
		t.Fatal(err)
	}
	type way struct{ browser, fails string }
	usual := way{browser: "Chromium"}
	others := []way{
		{"Chromium", `if (name === "store.js") throw new Error("refused");`},
		{"Firefox", ""},
		{"Chromium", `if (name === "store.js") name = "missing.js";`},
		{"WebKitGTK", ""},
	}
	for _, test := range append(today(t, others, 2), usual) {
		t.Run(test.browser+" "+test.fails, func(t *testing.T) {
			t.Parallel()
			b := enter(t, test.browser)
			url := serve(t, webBuild)
			b.visit(url)
			b.awaitReady()
			for i, want := range []string{"300 games are new.", "300 games were here already."} {
				b.awaitScene("menu")
				b.run(fmt.Sprintf(countAdders, test.fails))
				b.run(fmt.Sprintf(`tidepoolBring("", ["many.txt"], [new TextEncoder().encode(%q)])`, text))
				if got := b.readAll(); got != want {
					t.Errorf("says %q, want %q", got, want)
				}
				if n := eval[int](b, "adders"); n != 1-i {
					t.Errorf("%d workers were started", n)
				}
				b.reload()
			}
			if test == usual {
				b.checkClean(url)
			}
		})
	}
}

// TestManyGames imports many games, reloads the page and plays on. It reports the time, next to that of the
// older build named by TIDEPOOL_OLD.
func TestManyGames(t *testing.T) {
	count, err := strconv.Atoi(os.Getenv("TIDEPOOL_MANY"))
	if err != nil {
		t.Skip("TIDEPOOL_MANY is not a number of games")
	}
	const mostInOne = 10_000
	builds := []string{webBuild}
	if old := os.Getenv("TIDEPOOL_OLD"); old != "" {
		builds = append(builds, old)
	}
	var files []string
	for n := 0; n < count; n += mostInOne {
		files = append(files, manyGames(t, min(mostInOne, count-n), uint64(n)))
	}
	for _, dir := range builds {
		t.Run(dir, func(t *testing.T) {
			b := openFor(t, 2*time.Hour)
			b.before(keepInstance)
			url := serve(t, dir)
			b.visit(url)
			b.awaitReady()
			b.awaitScene("menu")
			b.opening(t, "of none")
			for i, file := range files {
				start, work := time.Now(), b.work()
				b.dragFile("canvas", file)
				for done := false; !done; time.Sleep(time.Second) {
					_, done = b.state().find("import.close")
				}
				n, _ := b.state().find("import.summary")
				t.Logf("file %d: %s after %v, %v of the page's thread", i+1, n.Label, time.Since(start).Round(time.Millisecond), (b.work() - work).Round(time.Millisecond))
				b.press("import.close")
				b.awaitScene("menu")
			}
			t.Logf("after the import: %.1f MB of the program", eval[float64](b, programMemory))
			b.opening(t, fmt.Sprintf("of %d", count))
			t.Logf("then: %.1f MB", eval[float64](b, programMemory))
			board := b.startGame("kalah").spots()
			if got := b.playTaps("A").spots(); got == board {
				t.Error("no turn was played")
			}
		})
	}
}

// opening reloads the page and reports the time it takes.
func (b *browser) opening(t *testing.T, what string) {
	t.Helper()
	for range 2 { // the first load writes what the second can read
		b.reload()
		b.awaitScene("menu")
		ready := eval[float64](b, `performance.getEntriesByName("tidepool ready")[0].startTime - performance.getEntriesByName("tidepool compiled")[0].startTime`)
		t.Logf("opening %s: %.0f ms from compiled to ready, %v of the page's thread until now", what, ready, b.work().Round(time.Millisecond))
	}
}
