package scenes_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
	"tidepool/sprites/vector"
)

// While the sheet is open the engine looks for the turn with which the loser lost most. The result names it
// and leads there, unless there is none.
func TestWhereItTurned(t *testing.T) {
	for _, test := range []struct {
		name   string
		before ai.Score // for the loser, in the positions before the fifth turn
		after  ai.Score // in those after it
		want   int
	}{
		{"a blunder", 20, -500, 5},
		{"downhill", -30, -60, 0},
	} {
		p := newPlayer(t, new(shelf.Memory))
		p.open("konane", "", "", [2]int{0, 3})
		for range 3 {
			p.answered()
			p.turn()
		}
		p.answered()
		p.engine.Slow = true
		p.resign()
		if got, want := p.says("results.review"), p.env.App.Words.T(key.ResultsReview); got != want {
			t.Errorf("%s: offers %q before it is known", test.name, got)
		}
		height, last := p.app.Laid().Panel.H, p.pictured("results.review")
		if colors(last) < 20 {
			t.Errorf("%s: no board beside the review", test.name)
		}
		p.tick()
		played := p.match().Turn(5).Word
		better := p.match().At(4).Turns()[1].Word // the first is what was played
		for n := 0; p.engine.Job != nil; n++ {
			j := *p.engine.Job
			if n > 60 {
				t.Fatalf("%s: job %d: %+v", test.name, n, j)
			}
			p.engine.Score, p.engine.Word = test.before, ""
			if len(j.Words) > 4 && j.Words[4] == played {
				p.engine.Score = test.after
			}
			if len(j.Words) == 4 {
				p.engine.Word = better
			}
			if len(j.Words)%2 != 0 { // the engine is to move
				p.engine.Score = -p.engine.Score
			}
			p.engine.Answer()
			p.ticks(2)
		}
		p.tick()
		if p.app.Laid().Panel.H != height {
			t.Errorf("%s: the sheet changes under the player's hands", test.name)
		}
		want := p.env.App.Words.T(key.ResultsReview)
		if test.want > 0 {
			want += ": " + p.env.App.Words.T(key.ResultsTurnedAt, "n", test.want, "name", wording.PlayerName(p.env.App.Words, p.match(), p.match().Turn(test.want).By))
		}
		if got := p.says("results.review"); got != want {
			t.Errorf("%s: offers %q, want %q", test.name, got, want)
		}
		if now := p.pictured("results.review"); (test.want > 0) == bytes.Equal(now, last) {
			t.Errorf("%s: the board beside it shows the same as before: %t", test.name, test.want == 0)
		}
		p.press("results.review")
		p.rest()
		if test.want > 0 {
			p.looksAt(test.want)
			p.hasFirst(test.want)
		} else if last := p.node("review.last"); last == nil || last.Operable() {
			t.Errorf("does not lead to the end of the game: %+v", last)
		}
	}
}

// pictured returns what the top scene draws over the left third of a node.
func (p *player) pictured(id string) []byte {
	f := p.app.Frame()
	c := vector.NewCanvas(0, 0, f.W, f.H, 1)
	paint := sprites.NewPainter(sprites.Day(), p.app.Fonts)
	paint.OnCanvas(c)
	paint.Wordless = true
	lay := p.app.Laid()
	p.app.Top().(ui.Foreground).DrawOver(paint, &lay)
	pic, r := c.Image(), p.node(id).Rect
	var pixels []byte
	for y := int(r.Y); y < int(r.Y+r.H); y++ {
		from := pic.PixOffset(int(r.X), y)
		pixels = append(pixels, pic.Pix[from:from+4*int(r.W/3)]...)
	}
	return pixels
}

// colors returns the number of different pixels.
func colors(pixels []byte) int {
	seen := map[[4]byte]bool{}
	for c := range slices.Chunk(pixels, 4) {
		seen[[4]byte(c)] = true
	}
	return len(seen)
}

// hasFirst checks that the card of a turn is the first, with the word for its mark, and that the list is back at it
// after a try.
func (p *player) hasFirst(ply int) {
	p.t.Helper()
	id := fmt.Sprintf("moment.%d", ply)
	first := slices.IndexFunc(p.app.Laid().Nodes, func(n ui.Node) bool { return strings.HasPrefix(n.ID, "moment.") })
	if first < 0 || p.app.Laid().Nodes[first].ID != id {
		p.t.Fatalf("the first card is not that of turn %d", ply)
	}
	if said := p.says(id); !strings.HasPrefix(said, "?? Bad mistake · ") {
		p.t.Errorf("the card says %q", said)
	}
	p.press(id+".try", "trial.show", "better.leave")
	p.rest()
	if n := p.node(id); n == nil || !n.Clip.Contains(n.Rect) {
		p.t.Errorf("the card is not in sight after a try: %+v", n)
	}
}
