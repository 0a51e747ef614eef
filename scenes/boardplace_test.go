package scenes_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"tidepool/play/match"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// The board lies left, right or in the middle, in the chosen size, and nothing overlaps.
func TestBoardPlaces(t *testing.T) {
	for _, size := range [][2]float64{{844, 390}, {1024, 768}, {1280, 800}, {1920, 1080}} {
		for _, g := range games.All() {
			for _, place := range settings.Places() {
				for _, percent := range []int{settings.LeastSize, 100} {
					p := newPlayer(t, new(shelf.Memory))
					p.begin(g.Info().ID)
					p.set(func(s *settings.Settings) { s.BoardPlace, s.BoardSize = place, percent })
					p.resize(size[0], size[1])
					p.tick()
					checkLayout(t, p, string(place)+" "+strconv.Itoa(percent)+" "+g.Info().ID)
					if g.Info().ID == "kalah" {
						continue // its bars lie above and below
					}
					board, more := p.node("spot.a1").Rect, p.node("board.more").Rect
					if left := board.X < more.X; left != (place != settings.PlaceRight) {
						t.Errorf("%v %s %s: the board is left of the buttons: %v", size, g.Info().ID, place, left)
					}
				}
			}
		}
	}
}

// A handle at the board's corner resizes it, by hand and by key; the size is kept.
func TestBoardHandle(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.begin("kanishogi")
	was := p.node("spot.a1").Rect.W
	from := p.node("board.size").Rect.Center()
	p.drag(from, sprites.Pt(from.X-120, from.Y-80))
	small := p.env.Prefs.Settings.BoardSize
	if small >= 95 || small < settings.LeastSize || p.node("spot.a1").Rect.W >= was {
		t.Fatalf("dragged inwards: %d %%, squares %v to %v", small, was, p.node("spot.a1").Rect.W)
	}
	p.app.Do(ui.Command{Verb: ui.CommandType, ID: "board.size", Text: "40"})
	p.tick()
	if p.node("spot.a1").Rect.W != was {
		t.Errorf("typed: %d %%", p.env.Prefs.Settings.BoardSize)
	}
	from = p.node("board.size").Rect.Center()
	p.drag(from, sprites.Pt(from.X-2000, from.Y-2000))
	p.on.Leave()
	if q := newPlayer(t, store); q.env.Prefs.Settings.BoardSize != p.env.Prefs.Settings.BoardSize {
		t.Errorf("after a restart %d %%", q.env.Prefs.Settings.BoardSize)
	}
	if len(p.match().Record()) == 0 || p.match().Ply() != 0 {
		t.Error("a turn was played")
	}
}

// Long turns can be read in the list beside the board, wherever the board lies.
func TestLongTurnsListed(t *testing.T) {
	for _, g := range games.All() {
		m, err := match.New(match.Setup{Game: g})
		if err != nil {
			t.Fatal(err)
		}
		for m.Ply() < 20 && !m.Outcome().Over() {
			turns := m.Position().Turns()
			long := slices.MaxFunc(turns, func(a, b rules.Turn) int { return len(a.Word) - len(b.Word) })
			if _, err := m.Play(long.Word); err != nil {
				t.Fatal(err)
			}
		}
		p := newPlayer(t, new(shelf.Memory))
		p.openMatch(m)
		for _, place := range settings.Places() {
			p.set(func(s *settings.Settings) { s.BoardPlace = place })
			p.resize(1024, 768)
			p.tick()
			for _, n := range p.app.Laid().Nodes {
				if strings.HasPrefix(n.ID, "turn.") && n.Size < 12 {
					t.Errorf("%s %s: %s %q is written %.1f high", g.Info().ID, place, n.ID, n.Label, n.Size)
				}
			}
		}
	}
}
