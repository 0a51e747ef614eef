//go:build !js

package e2e

import (
	"image"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/locale"
	"tidepool/play/match"
	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/device"
	"tidepool/scenes/platformtest"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// BenchmarkFrame measures the processor time of a frame, Update and Draw, on the fullest boards while nothing
// changes.
func BenchmarkFrame(b *testing.B) {
	for _, c := range []struct{ name, game, options string }{
		{"Konane12x12", "konane", "size=12x12"},
		{"Kalah6x9", "kalah", "seeds=9"},
		{"Onitama", "onitama", optionsOf("onitama")},
	} {
		b.Run(c.name, func(b *testing.B) {
			if !hasDisplay() {
				b.Skip("no display")
			}
			app, screen := appOn(b, c.game, c.options)
			frame := func() {
				app.Redraw()
				if err := app.Update(); err != nil {
					b.Fatal(err)
				}
				app.Draw(screen)
			}
			for range 60 { // pictures are made one per frame
				frame()
			}
			b.ReportAllocs()
			pixel := make([]byte, 4)
			corner := screen.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
			for b.Loop() {
				frame()
				b.StopTimer()
				corner.ReadPixels(pixel) // wait for the graphics
				b.StartTimer()
			}
		})
	}
}

// appOn opens a game in a program within this process.
func appOn(b testing.TB, game, options string) (*ui.App, *ebiten.Image) {
	b.Helper()
	var g *match.Match
	var err error
	for _, r := range games.All() {
		if r.Info().ID == game {
			if g, err = match.New(match.Setup{Game: r, Options: options}); err != nil {
				b.Fatal(err)
			}
		}
	}
	kept := shelf.Open(new(shelf.Memory), games.All())
	saved := &shelf.Game{Match: g}
	if err := kept.Save(saved, time.Now()); err != nil {
		b.Fatal(err)
	}
	return appWith(b, kept, saved.ID)
}

// appWith opens a program within this process on a shelf, at one of its games or at the menu.
func appWith(b testing.TB, kept *shelf.Shelf, open string) (*ui.App, *ebiten.Image) {
	b.Helper()
	fonts, err := sprites.NewFonts()
	if err != nil {
		b.Fatal(err)
	}
	s := settings.Default()
	s.Open = open
	if err := kept.UpdateSettings(func([]byte) []byte { return s.Marshal() }); err != nil {
		b.Fatal(err)
	}
	size := image.Pt(1280, 800)
	given := &scenes.Config{
		Words: locale.English(), Fonts: fonts, Games: games.All(), Shelf: kept, Kept: true, Now: time.Now,
		Sound: device.Silent{}, Settings: s, Rand: rand.New(rand.NewPCG(1, 2)), Platform: new(platformtest.Fake),
	}
	env := scenes.New(given)
	app := env.App
	env.Start()
	app.LayoutF(float64(size.X), float64(size.Y))
	screen := ebiten.NewImage(size.X, size.Y)
	b.Cleanup(screen.Deallocate)
	return app, screen
}

// BenchmarkLibrary measures the processor time of a frame while scrolling through ten thousand stored games,
// about four new ones per second.
func BenchmarkLibrary(b *testing.B) {
	if !hasDisplay() {
		b.Skip("no display")
	}
	app, screen := appWith(b, manyGames(b, 10_000), "")
	app.Do(ui.Command{Verb: ui.CommandPress, ID: "menu.games"})
	y, worst := 0.0, time.Duration(0)
	frame := func() {
		y += 6
		app.Scrolling.To(y)
		if err := app.Update(); err != nil {
			b.Fatal(err)
		}
		app.Draw(screen)
	}
	for range 5000 { // the menu waits for its pictures, which other threads make
		if app.State().Scene == "games" {
			break
		}
		frame()
		time.Sleep(time.Millisecond)
	}
	for range 120 {
		frame()
	}
	if name := app.State().Scene; name != "games" {
		b.Fatalf("the scene is %s", name)
	}
	b.ReportAllocs()
	pixel := make([]byte, 4)
	corner := screen.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
	for b.Loop() {
		began := time.Now()
		frame()
		worst = max(worst, time.Since(began))
		b.StopTimer()
		corner.ReadPixels(pixel) // wait for the graphics
		b.StartTimer()
	}
	b.ReportMetric(float64(worst.Microseconds())/1000, "worst-ms")
}

// manyGames returns a shelf of random games.
func manyGames(b *testing.B, n int) *shelf.Shelf {
	b.Helper()
	rng := rand.New(rand.NewPCG(3, 5))
	var played []*match.Match
	for i := range 100 {
		m, err := match.New(match.Setup{Game: games.All()[i%len(games.All())], Options: optionsOf(games.All()[i%len(games.All())].Info().ID)})
		if err != nil {
			b.Fatal(err)
		}
		for range 10 + rng.IntN(50) {
			if m.Outcome().Over() {
				break
			}
			turns := m.Position().Turns()
			if _, err := m.Play(turns[rng.IntN(len(turns))].Word); err != nil {
				b.Fatal(err)
			}
		}
		played = append(played, m)
	}
	kept := shelf.Open(new(shelf.Memory), games.All())
	for i := range n {
		if err := kept.Save(&shelf.Game{Match: played[i%len(played)]}, time.Now().Add(-time.Duration(n-i)*time.Hour)); err != nil {
			b.Fatal(err)
		}
	}
	return kept
}
