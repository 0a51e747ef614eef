//go:build !js

package e2e

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/scenes/settings"
)

const (
	filmWidth  = 300 // pixels
	filmEvery  = 3   // ticks a frame
	filmColors = 48
	// The turn is chosen from the first filmSearch turns, as one with many events.
	filmSearch = 40
)

// film records a turn of a game.
func film(t *testing.T, game string) {
	m, turn := lively(t, game)
	f := newFolder(t)
	s := quickest()
	s.Motion = settings.MotionNormal
	f.open(m, s)
	g := start(t, f, image.Pt(600, 800))
	g.settle()
	var frames []*image.RGBA
	shoot := func(ticks int) {
		for range ticks / filmEvery {
			g.ticks(filmEvery)
			frames = append(frames, reduced(g.picture(), filmWidth))
		}
	}
	shoot(12)
	for _, spot := range turn.Paths[0] {
		g.post(g.at("spot." + string(spot)))
		for n := 0; n < 90 && (n < 6 || g.look().Busy); n++ {
			shoot(filmEvery)
		}
	}
	shoot(60)
	if err := writeGIF(filepath.Join(galleryFolder, "motion", game+".gif"), frames); err != nil {
		t.Fatal(err)
	}
}

// lively returns the turn with the most events among a game's first turns, and the game before it.
func lively(t *testing.T, game string) (*match.Match, rules.Turn) {
	t.Helper()
	var best *match.Match
	var turn rules.Turn
	for plies := range filmSearch {
		m := opening(t, game, plies)
		if m.Outcome().Over() {
			continue
		}
		turns := m.Position().Turns()
		for _, u := range turns {
			if rules.FollowTaps(turns, u.Paths[0]).Complete() && weight(u) > weight(turn) && !ends(t, m, u) {
				best, turn = m, u
			}
		}
	}
	if best == nil {
		t.Fatalf("%s: no turn to show", game)
	}
	return best, turn
}

// ends reports whether a turn ends the game.
func ends(t *testing.T, m *match.Match, u rules.Turn) bool {
	t.Helper()
	next := m.Copy()
	if _, err := next.Play(u.Word); err != nil {
		t.Fatal(err)
	}
	return next.Outcome().Over()
}

// weight returns how much there is to see in a turn.
func weight(t rules.Turn) int {
	n := 0
	for _, e := range t.Events {
		n += 1 + len(e.Path)/4
		if e.Kind == rules.Captured || e.Kind == rules.Promoted {
			n += 2
		}
	}
	return n
}

// writeGIF writes frames that store only their changes.
func writeGIF(name string, frames []*image.RGBA) error {
	colors := palette(frames[len(frames)/2], filmColors)
	colors = append(color.Palette{color.RGBA{}}, colors...) // the first is transparent
	var film gif.GIF
	var before *image.Paletted
	for _, f := range frames {
		now := image.NewPaletted(f.Rect, colors)
		draw.Draw(now, now.Rect, f, image.Point{}, draw.Src)
		if change := changed(before, now); change != nil {
			film.Image = append(film.Image, change)
			film.Delay = append(film.Delay, filmEvery*100/60)
			film.Disposal = append(film.Disposal, gif.DisposalNone)
		} else {
			film.Delay[len(film.Delay)-1] += filmEvery * 100 / 60
		}
		before = now
	}
	film.Delay[len(film.Delay)-1] += 120
	var out bytes.Buffer
	if err := gif.EncodeAll(&out, &film); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		return err
	}
	return os.WriteFile(name, out.Bytes(), 0o666)
}

// changed returns the part of a frame that differs from the one before, with unchanged pixels transparent;
// nil if nothing differs.
func changed(before, now *image.Paletted) *image.Paletted {
	if before == nil {
		return now
	}
	var r image.Rectangle
	for y := range now.Rect.Dy() {
		a, b := before.Pix[y*before.Stride:][:now.Rect.Dx()], now.Pix[y*now.Stride:][:now.Rect.Dx()]
		if slices.Equal(a, b) {
			continue
		}
		for x := range b {
			if a[x] != b[x] {
				r = r.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	if r.Empty() {
		return nil
	}
	part := image.NewPaletted(r, now.Palette)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if i := now.ColorIndexAt(x, y); i != before.ColorIndexAt(x, y) {
				part.SetColorIndex(x, y, i)
			}
		}
	}
	return part
}
