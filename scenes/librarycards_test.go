package scenes_test

import (
	"strings"
	"testing"
	"time"

	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
)

// Short groups share a row of cards as wide as those of long ones; no card ends with an empty line.
func TestShortGroupsShareARow(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {900, 700}, {390, 844}} {
		p := newPlayer(t, new(shelf.Memory))
		p.resize(size[0], size[1])
		day := 24 * time.Hour
		p.shelve(
			keptGame{game: "konane", levels: [2]int{0, 3}, result: "far", ago: time.Hour},
			keptGame{game: "kaninariebi", levels: [2]int{5, 0}, result: "far", ago: day, tags: []match.Tag{{Name: session.RatedTag, Value: "yes"}}},
			keptGame{game: "kanishogi", players: [2]string{"Anna", "Béla"}, result: "near", ago: day},
		)
		p.press("menu.games")
		p.tick()
		first, rows := p.node("games.open."+p.listed()[0]), 1
		for i, id := range p.listed() {
			n := p.node("games.open." + id)
			if n.Rect.W != first.Rect.W || size[0] >= 900 && n.Rect.W > 320 {
				t.Errorf("%v: card %d is %.0f wide", size, i, n.Rect.W)
			}
			if n.Rect.X == first.Rect.X && i > 0 {
				rows++
			}
			end := p.node("games.open." + id + ".facts").Rect
			if blank := n.Rect.Y + n.Rect.H - end.Y - end.H; size[0] >= 900 && blank > 24 {
				t.Errorf("%v: card %d ends with %.0f empty pixels", size, i, blank)
			}
		}
		wide := size[0] >= 900
		if wide != (rows == 1) || size[0] != 900 && wide != (p.node("games.search") != nil) {
			t.Errorf("%v: three games take %d rows", size, rows)
		}
		var headings []float64
		for _, n := range p.app.Laid().Nodes {
			if strings.HasPrefix(n.ID, "games.part.") {
				headings = append(headings, n.Rect.X)
			}
		}
		if len(headings) != 2 || wide && headings[0] == headings[1] {
			t.Errorf("%v: headings stand at %v", size, headings)
		}
	}
}
