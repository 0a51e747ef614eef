package games_test

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"image/jpeg"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tidepool/locale"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/board/games"
	"tidepool/sprites"
	"tidepool/sprites/vector"
)

// A strip is a turn as a row of moments.
type strip struct {
	name string
	pos  rules.Position
	turn rules.Turn
	over bool
}

var eventNames = map[rules.EventKind]string{
	rules.Moved: "moved", rules.Carried: "carried", rules.Jumped: "jumped", rules.Sown: "sown", rules.Captured: "captured",
	rules.Promoted: "promoted", rules.Removed: "removed", rules.Handed: "handed", rules.Banked: "banked", rules.Swapped: "swapped",
}

// strips finds a turn for each combination of events that occurs in random games.
func strips(g rules.Game, options string) (list []strip) {
	r := rand.New(rand.NewPCG(7, 7))
	have := map[string]int{}
	for range 150 {
		pos, err := g.Start(options)
		if err != nil {
			return nil
		}
		for range 90 {
			turns := pos.Turns()
			if len(turns) == 0 {
				break
			}
			for _, turn := range turns {
				next, _, err := pos.Play(turn.Word)
				if err != nil {
					continue
				}
				s := strip{named(turn, next.Outcome().Over()), pos, turn, next.Outcome().Over()}
				i, ok := have[s.name]
				switch {
				case !ok:
					have[s.name] = len(list)
					list = append(list, s)
				case len(turn.Events) > len(list[i].turn.Events):
					list[i] = s
				}
			}
			pos, _, _ = pos.Play(turns[r.IntN(len(turns))].Word)
		}
	}
	return list
}

func named(t rules.Turn, over bool) string {
	var kinds []string
	for _, e := range t.Events {
		k := eventNames[e.Kind]
		if !strings.Contains(strings.Join(kinds, "-"), k) {
			kinds = append(kinds, k)
		}
	}
	if over {
		kinds = append(kinds, "end")
	}
	return strings.Join(kinds, "-")
}

// shownStrips are those of the gallery by game, in the order in which its page tells of them.
var shownStrips = map[string][]string{
	"kaninariebi": {"moved-carried-promoted-captured", "moved-promoted-end"},
	"kanishogi":   {"moved-captured-end"},
	"onitama":     {"captured-moved-handed", "captured-moved-handed-end", "moved-handed-end"},
	"konane":      {"jumped-captured", "jumped-captured-end"},
	"kalah":       {"sown", "sown-captured", "sown-banked-end", "swapped"},
}

// TestStrips draws strips into the folder TIDEPOOL_STRIPS: those of the gallery, one picture a game, if it is called
// "strips", otherwise all, each a picture of its own.
func TestStrips(t *testing.T) {
	folder := os.Getenv("TIDEPOOL_STRIPS")
	if folder == "" {
		t.Skip("TIDEPOOL_STRIPS is not set")
	}
	all := filepath.Base(folder) != "strips"
	if err := os.MkdirAll(folder, 0o777); err != nil {
		t.Fatal(err)
	}
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range games.All() {
		options := ""
		if g.ID() == "kalah" {
			options = "pie=on"
		}
		found, paint := strips(g.Rules, options), sprites.NewPainter(sprites.Day(), fonts)
		if all {
			for _, s := range found {
				save(t, filepath.Join(folder, g.ID()+"-"+s.name+".jpg"), drawStrip(g, s, paint))
			}
			continue
		}
		var shown []*image.RGBA
		for _, name := range shownStrips[g.ID()] {
			i := slices.IndexFunc(found, func(s strip) bool { return s.name == name })
			shown = append(shown, drawStrip(g, found[i], paint))
		}
		save(t, filepath.Join(folder, g.ID()+".jpg"), below(shown))
	}
}

func save(t *testing.T, name string, img image.Image) {
	t.Helper()
	var out bytes.Buffer
	if err := jpeg.Encode(&out, img, &jpeg.Options{Quality: 75}); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, out.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
}

// below returns pictures of the same width one below another, a little apart.
func below(list []*image.RGBA) image.Image {
	const apart = 16
	h := -apart
	for _, img := range list {
		h += img.Rect.Dy() + apart
	}
	all := image.NewRGBA(image.Rect(0, 0, list[0].Rect.Dx(), h))
	draw.Draw(all, all.Rect, image.White, image.Point{}, draw.Src)
	y := 0
	for _, img := range list {
		draw.Draw(all, img.Rect.Add(image.Pt(0, y)), img, image.Point{}, draw.Src)
		y += img.Rect.Dy() + apart
	}
	return all
}

const (
	stripFrames = 12
	endFrames   = 18 // of a turn that ends a game, and the ending
	stripWidth  = 150
)

func drawStrip(g *board.Game, s strip, p *sprites.Painter) *image.RGBA {
	bar := 36.0
	w, h := 400.0, 400*g.Diagram+2*bar
	next, _, _ := s.pos.Play(s.turn.Word)
	play := func() *board.Board {
		b := board.New(g, s.pos, &board.Style{Words: locale.English()})
		b.Arrange(sprites.Rect{X: 4, Y: bar, W: w - 8, H: h - 2*bar}, board.Orient(g.Home, false, rules.Near))
		b.Trays = [2]sprites.Point{sprites.Pt(w*0.75, h-bar/2), sprites.Pt(w*0.75, bar/2)}
		if s.over {
			b.PlayOut(s.turn.Events)
		} else {
			b.Play(s.turn.Events)
		}
		return b
	}
	b := play()
	tick := func() (goesOn bool) {
		if b.Tick().Arrived {
			b.End(next.Outcome(), board.Decider(s.turn.Events), true)
		}
		return b.Moving() || b.Ending()
	}
	length := 1
	for tick() {
		length++
	}
	b = play()
	frames := stripFrames
	if s.over {
		frames = endFrames
	}
	every := float64(length-1) / float64(frames-1)
	var img *image.RGBA
	now := 0
	for i := range frames {
		for ; float64(now) < every*float64(i); now++ {
			tick()
		}
		c := vector.NewCanvas(0, 0, w, h, stripWidth/w)
		p.OnCanvas(c)
		p.Fill(p.Theme.Page, p.Theme.PageLow)
		b.Draw(p, board.Marks{})
		p.Text(fmt.Sprintf("%d ms", now*1000/60), 8, 14, 18, sprites.Medium, sprites.Left, p.Theme.Ink)
		f := c.Image()
		if img == nil {
			img = image.NewRGBA(image.Rect(0, 0, 6*(f.Rect.Dx()+4), frames/6*(f.Rect.Dy()+4)))
		}
		at := image.Pt(i%6*(f.Rect.Dx()+4), i/6*(f.Rect.Dy()+4))
		draw.Draw(img, f.Rect.Add(at), f, image.Point{}, draw.Src)
	}
	return img
}
