package scenes_test

import (
	"fmt"
	"strings"
	"testing"

	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// tapAll taps spots, and waits after each.
func (p *player) tapAll(spots ...rules.Spot) {
	p.t.Helper()
	for _, s := range spots {
		p.press("spot." + string(s))
		p.rest()
	}
}

// written returns the text on a node, "" if there is none.
func (p *player) written(id string) string {
	n := p.node(id)
	if n == nil {
		return ""
	}
	if n.Text != "" {
		return n.Text
	}
	return n.Label
}

// Buttons of an optional step say what they do: no button that declines is called Done.
func TestChoicesSayWhatTheyMean(t *testing.T) {
	const bond = "C3c/4c/4c/4C/C2C1 b" // after d1 to e1 the piece on e2 may step, or the one on e1
	for _, c := range []struct {
		game, position string
		taps           []rules.Spot
		yes, no, noID  string
	}{
		{"kaninariebi", "C3c/C3c/C3c/1C3/C3c b", []rules.Spot{"b2", "e2"}, "spot.e2=", "Stay a crab", "board.done"},
		{"kaninariebi", bond, []rules.Spot{"d1", "e1"}, "spot.e1=", "Stay a crab", "board.stay"},
		{"kaninariebi", "C3c/C3c/C3c/C3c/1C2c b", []rules.Spot{"a2", "b2"}, "", "Skip bond step", "board.done"},
	} {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Prefs.Settings.Motion = settings.MotionOff
		p.open(c.game, "", c.position, [2]int{})
		p.tapAll(c.taps...)
		where := fmt.Sprint(c.game, c.taps)
		if got := p.written(c.noID); got != c.no {
			t.Errorf("%s: %s says %q, want %q; there are %s", where, c.noID, got, c.no, p.ids())
			continue
		}
		if c.yes != "" {
			yes, no := p.node(c.yes), p.node(c.noID)
			if yes == nil || p.written(c.yes) != "Shrimp" || yes.Rect.X >= no.Rect.X {
				t.Errorf("%s: yes is %+v, no %+v", where, yes, no)
			}
			if no.Style == ui.MainButton {
				t.Errorf("%s: no is the button that stands out", where)
			}
		}
		p.press(c.noID)
		p.rest()
		if c.noID == "board.stay" {
			if p.ply() != 0 || p.written("board.done") != "Skip bond step" || p.node(c.yes) != nil {
				t.Errorf("%s: after no ply %d, %q", where, p.ply(), p.written("board.done"))
			}
			p.press("board.stepback")
			if p.node(c.yes) == nil {
				t.Errorf("%s: a step back does not ask again", where)
			}
			p.press("board.stay")
			p.press("board.done")
			p.rest()
		}
		if p.ply() != 1 || p.match().Position().Turn() == rules.Near {
			t.Errorf("%s: after no ply %d", where, p.ply())
		}
		for _, tok := range p.match().Position().Tokens() {
			if tok.Piece.Kind == "shrimp" {
				t.Errorf("%s: no made a shrimp", where)
			}
		}
	}
}

func TestDoneJumping(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Settings.Motion = settings.MotionOff
	p.begin("konane")
	for p.ply() < 60 && !p.over() {
		turns := p.match().Position().Turns()
		for _, turn := range turns {
			path := turn.Paths[0]
			if f := rules.FollowTaps(turns, path); f.Word != "" && len(f.Next) > 0 {
				p.tapAll(path...)
				if got := p.written("board.done"); got != "Done jumping" {
					t.Errorf("a jump that can go on ends by %q", got)
				}
				return
			}
		}
		p.spell(turns[0])
	}
	t.Fatal("nothing can jump on")
}

// The badge that offers a promotion covers no piece, and works.
func TestBadgeCoversNothing(t *testing.T) {
	for _, position := range []string{"C3c/C3c/C3c/1C3/C3c b", "C4/C3c/C3c/C2Cc/4c b", "4C/C3c/C3c/C3c/3Cc b", "Cc2c/3c1/C2c1/C2C1/3cC b"} {
		for _, seat := range []settings.Seating{settings.SeatSame, settings.SeatOpposite} {
			p := newPlayer(t, new(shelf.Memory))
			p.env.Prefs.Settings.Motion, p.env.Prefs.Settings.Seating = settings.MotionOff, seat
			p.open("kaninariebi", "", position, [2]int{})
			for _, turn := range p.match().Position().Turns() {
				path := turn.Paths[0]
				if !strings.HasSuffix(turn.Word, "=") || len(path) != 3 {
					continue
				}
				p.tapAll(path[:2]...)
				n := p.node("badge.grow")
				if n == nil {
					t.Errorf("%s %s: no badge", position, turn.Word)
					continue
				}
				for _, token := range p.match().Position().Tokens() {
					at := token.Spot
					if at == path[0] {
						at = path[1] // the piece has moved there
					}
					if r := p.node("spot." + string(at)).Rect; r.Overlaps(n.Rect) {
						t.Errorf("%s %s: the badge covers %s", position, turn.Word, at)
					}
				}
				p.press("badge.grow")
				if p.node("badge.grow") != nil || p.node("spot."+string(path[2])) != nil {
					t.Errorf("%s %s: the badge did nothing, %s is open", position, turn.Word, path[2])
				}
				if p.ply() == 0 {
					p.press("board.undo") // undoes the taps
				} else if p.word() != turn.Word {
					t.Errorf("%s: the badge plays %s, want %s", position, p.word(), turn.Word)
				}
				for p.ply() > 0 {
					p.press("board.undo")
				}
				p.tick()
			}
		}
	}
}

// Each player's progress is in their bar, for eyes and ears.
func TestGoals(t *testing.T) {
	for _, c := range []struct {
		game, position, bar, text, words string
	}{
		{"kaninariebi", "S3c/C3c/4c/1C2c/C3c r", "black", "1/3 0/3", "Shrimps: 1 of 3, Captured: 0 of 3"},
		{"kaninariebi", "S3c/C3c/4c/1C2c/C3c r", "red", "0/3 1/3", "Shrimps: 0 of 3, Captured: 1 of 3"},
		{"kanishogi", "A4/D3c/K3k/C3d/B3a b", "black", "1/3", "Captured children: 1 of 3, dots: 2"},
		{"kalah", "4,4,0,5,5,5/4,4,4,4,4,4 1 0 s", "south", "1/25", "In the store: 1 of the 25 seeds that win"},
	} {
		p := newPlayer(t, new(shelf.Memory))
		p.open(c.game, "", c.position, [2]int{})
		n := p.node("bar." + c.bar + ".goals")
		if n == nil || n.Label != c.words || n.Text != c.text {
			t.Errorf("%s %s: %+v, want %q and %q", c.game, c.bar, n, c.words, c.text)
		}
	}
}

// On a phone captured pieces leave room for a name.
func TestNamesKeepTheirRoom(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.resize(390, 844)
	p.tick()
	p.open("kanishogi", "", "4c/D4/K3k/C3d/B3a b", [2]int{})
	n := p.node("bar.red.name")
	if n.Text != "Ben" || n.Size < 19 {
		t.Errorf("the name is %q, %.1f high", n.Text, n.Size)
	}
}

// Text for players who sit opposite is large if there is room.
func TestOppositeIsReadFromAfar(t *testing.T) {
	for _, f := range [][2]float64{{1024, 768}, {768, 1024}, {1280, 800}} {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Prefs.Settings.Seating = settings.SeatOpposite
		p.resize(f[0], f[1])
		p.begin("kaninariebi")
		for _, id := range []string{"bar.black.status", "bar.red.status"} {
			if n := p.node(id); n.Size < 19.5 {
				t.Errorf("%v: %s is written %.1f high", f, id, n.Size)
			}
		}
	}
}
