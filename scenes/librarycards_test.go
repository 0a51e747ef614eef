package scenes_test

import (
	"strings"
	"testing"
	"time"

	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/scenes/ui"
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

// What a search hides is not removed with the games selected, but stays selected.
func TestSelectedHidden(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	all := p.aLibrary()
	p.press("menu.games", "games.select", "games.open."+all["won"], "games.open."+all["old"])
	p.do(ui.Command{Verb: ui.CommandType, ID: "games.search", Text: "final"})
	if got, want := p.says("games.chosen"), p.env.App.Words.N(key.LibraryChosen, 1); got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
	p.do(ui.Command{Verb: ui.CommandType, ID: "games.search", Text: ""})
	if got, want := p.says("games.chosen"), p.env.App.Words.N(key.LibraryChosen, 2); got != want {
		t.Errorf("without the search it says %q, want %q", got, want)
	}
	p.do(ui.Command{Verb: ui.CommandType, ID: "games.search", Text: "final"})
	p.press("games.chosen.remove")
	p.ticks(10)
	if _, err := p.env.Shelf.Load(all["won"]); err != nil {
		t.Errorf("the hidden game is removed: %v", err)
	}
	if _, err := p.env.Shelf.Load(all["old"]); err == nil {
		t.Error("the game that is shown is not removed")
	}
}
