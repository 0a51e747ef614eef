//go:build !js

package e2e

import (
	"image"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/locale"
	"tidepool/match"
	"tidepool/match/shelf"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/platformtest"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// BenchmarkFrame measures the processor's part of a whole frame, Update and
// Draw, on the fullest boards, though nothing on them has changed.
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
			for range 60 { // pictures come one a frame
				frame()
			}
			b.ReportAllocs()
			pixel := make([]byte, 4)
			corner := screen.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
			for b.Loop() {
				frame()
				b.StopTimer()
				corner.ReadPixels(pixel) // the display's part
				b.StartTimer()
			}
		})
	}
}

// appOn opens a game in a program of this process.
func appOn(b *testing.B, game, options string) (*ui.App, *ebiten.Image) {
	b.Helper()
	fonts, err := sprites.NewFonts()
	if err != nil {
		b.Fatal(err)
	}
	var g *match.Match
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
	s := settings.Default()
	s.Open = saved.ID
	if err := kept.SaveSettings(s.Marshal()); err != nil {
		b.Fatal(err)
	}
	size := image.Pt(1280, 800)
	env := &scenes.Env{
		Words: locale.English(), Fonts: fonts, Games: games.All(), Shelf: kept, Kept: true, Now: time.Now,
		Sound: scenes.Silent{}, Settings: s, Rand: rand.New(rand.NewPCG(1, 2)), Platform: new(platformtest.Fake),
	}
	app := scenes.New(env)
	env.Start()
	app.LayoutF(float64(size.X), float64(size.Y))
	screen := ebiten.NewImage(size.X, size.Y)
	b.Cleanup(screen.Deallocate)
	return app, screen
}
