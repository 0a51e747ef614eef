package scenes_test

import (
	"bytes"
	"encoding/xml"
	"image"
	"image/gif"
	"image/png"
	"io"
	"strings"
	"testing"

	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes"
)

// finished plays a few turns of a game, resigns, and opens the result.
func (p *player) finished(game string, turns int) {
	p.t.Helper()
	p.begin(game)
	for range turns {
		list := p.match().Position().Turns()
		scenes.PlayAt(p.app.Top(), list[len(list)/2].Word)
		p.rest()
	}
	p.press("board.more")
	p.press("more.resign")
	p.press("question.yes")
	p.rest()
}

// made waits until the picture is made.
func (p *player) made() {
	p.t.Helper()
	p.tick()
	p.until("the picture", func() bool { return p.node("picture.ready") != nil })
}

// Every game has a picture of its position and an animation of its turns.
func TestPictures(t *testing.T) {
	for _, g := range games.All() {
		p := newPlayer(t, new(shelf.Memory))
		p.on.Desk.Pictures, p.on.Desk.Shares = true, true
		p.finished(g.Info().ID, 3)
		p.press("results.share")
		p.press("share.picture")
		p.made()
		p.press("picture.size.0")
		p.made()
		p.press("picture.copy")
		p.tick()
		p.press("toast")
		still, err := png.Decode(bytes.NewReader(p.on.Desk.Copied))
		if err != nil {
			t.Fatal(err)
		}
		if still.Bounds().Dx() != 480 || colours(still) < 50 {
			t.Errorf("%s: %v with %d colours", g.Info().ID, still.Bounds(), colours(still))
		}
		p.press("picture.kind.svg")
		p.made()
		p.press("picture.save")
		p.tick()
		p.press("toast")
		for name, data := range p.on.Saved {
			if wrong := unsound(data); !strings.HasSuffix(name, ".svg") || wrong != "" {
				t.Errorf("%q is no good drawing: %s", name, wrong)
			}
		}
		p.press("picture.kind.gif")
		p.press("picture.size.0")
		p.made()
		p.press("picture.send")
		p.tick()
		p.press("picture.save")
		p.tick()
		for name, data := range p.on.Desk.Shared {
			if !strings.HasSuffix(name, ".gif") || p.on.Saved[name] != data {
				t.Errorf("shared as %q, saved otherwise", name)
			}
			movie, err := gif.DecodeAll(strings.NewReader(data))
			if err != nil || len(movie.Image) != 4 || movie.Config.Width != 320 {
				t.Fatalf("%s: %v", g.Info().ID, err)
			}
			for i, part := range movie.Image[1:] {
				if part.Rect.Empty() || part.Rect.Dx() < 10 {
					t.Errorf("%s: turn %d shows nothing", g.Info().ID, i+1)
				}
			}
		}
	}
}

// unsound returns what is wrong with an SVG: it is not well-formed, has an empty picture, or refers to
// something that it lacks.
func unsound(svg string) string {
	ids, wanted := make(map[string]bool), make(map[string]bool)
	for d := xml.NewDecoder(strings.NewReader(svg)); ; {
		token, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			return err.Error()
		}
		start, _ := token.(xml.StartElement)
		for _, a := range start.Attr {
			value := strings.TrimSuffix(strings.TrimPrefix(a.Value, "url("), ")")
			switch {
			case strings.HasPrefix(a.Value, "data:image/png;base64,iVBOR"):
			case a.Name.Local == "id":
				ids[a.Value] = true
			case strings.HasPrefix(value, "#t"):
				wanted[value[1:]] = true
			case a.Name.Local == "href", strings.Contains(a.Value, "NaN"), strings.Contains(a.Value, "Inf"):
				return start.Name.Local + " " + a.Name.Local + " " + a.Value[:min(80, len(a.Value))]
			}
		}
	}
	for id := range wanted {
		if !ids[id] {
			return "no " + id
		}
	}
	return ""
}

// colours returns the number of colours in a picture, up to a hundred.
func colours(m image.Image) int {
	seen := make(map[any]bool)
	b := m.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X && len(seen) < 100; x++ {
			seen[m.At(x, y)] = true
		}
	}
	return len(seen)
}

// A study has pictures too; the animation of a variation shows its own turns.
func TestPictureOfVariation(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	p.press("spot.d4")
	p.rest()
	p.press("board.more", "more.share", "share.picture")
	p.made()
	p.press("picture.close", "board.more", "more.study")
	p.press("review.first")
	p.rest()
	for _, spot := range []string{"spot.e5", "spot.e4"} {
		p.press(spot)
		p.rest()
	}
	p.press("study.more", "studymore.picture", "picture.kind.gif", "picture.size.0")
	p.made()
	p.press("picture.save")
	p.tick()
	for name, data := range p.on.Saved {
		movie, err := gif.DecodeAll(strings.NewReader(data))
		if err != nil || len(movie.Image) != 3 {
			t.Errorf("%s: %v", name, err)
		}
	}
	p.press("toast", "picture.close", "study.more", "studymore.file")
	p.tick()
	if len(p.on.Saved) != 2 {
		t.Errorf("%d files", len(p.on.Saved))
	}
}
