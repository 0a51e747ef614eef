package scenes_test

import (
	"fmt"
	"testing"

	"tidepool/locale"
	"tidepool/play/match"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// The result leaves the final board visible on every screen, over the game and over its review.
func TestResultLeavesTheBoard(t *testing.T) {
	for _, f := range [][2]float64{{390, 844}, {360, 640}, {844, 390}, {768, 1024}, {1024, 768}, {1280, 800}, {1920, 1080}} {
		for _, game := range []string{"kaninariebi", "onitama", "kalah"} {
			p := newPlayer(t, new(shelf.Memory))
			p.resize(f[0], f[1])
			p.open(game, "", "", [2]int{})
			p.resign()
			p.keyed("Escape")
			p.leavesTheBoard(fmt.Sprintf("%v, %s", f, game), f[1] > 400 || game != "kalah") // its board is as wide as a low screen
			m := p.match()
			p.app.Home()
			p.openMatch(m)
			p.leavesTheBoard(fmt.Sprintf("%v, review of %s", f, game), f[1] > 400 || game != "kalah")
		}
	}
}

// leavesTheBoard opens the result over the page and checks that the board, if must, is visible beside it.
func (p *player) leavesTheBoard(where string, must bool) {
	p.t.Helper()
	p.press("review.result")
	p.rest()
	p.ticks(20) // until the board has moved up
	panel := p.app.Laid().Panel
	if hidden := p.hidden(); must && hidden > 0.12 {
		p.t.Errorf("%s: %.0f %% of the board are hidden by the sheet at %v", where, 100*hidden, panel)
	}
	p.cutsNothing(where)
	for _, id := range []string{"results.title", "results.rematch"} {
		if n := p.node(id); !panel.Contains(n.Rect) {
			p.t.Errorf("%s: %s is not in sight: %v of %v", where, id, n.Rect, panel)
		}
	}
}

// hidden returns how much of the board the sheet over it hides, from 0 to 1.
func (p *player) hidden() float64 {
	board, panel := scenes.BoardAt(p.app.Below()), p.app.Laid().Panel
	w, h := min(board.X+board.W, panel.X+panel.W)-max(board.X, panel.X), min(board.Y+board.H, panel.Y+panel.H)-max(board.Y, panel.Y)
	return max(w, 0) * max(h, 0) / (board.W * board.H)
}

// What is wanted most after a game is in sight at once. Where that is not all, a button shows the rest.
func TestResultShowsWhatIsWanted(t *testing.T) {
	for _, test := range []struct {
		w, h  float64
		game  string
		whole bool
	}{{1280, 800, "kalah", true}, {1024, 768, "kalah", true}, {1280, 800, "kanishogi", true}, {390, 844, "kaninariebi", true}, {390, 844, "konane", true}, {768, 1024, "konane", false}} {
		p := newPlayer(t, new(shelf.Memory))
		p.resize(test.w, test.h)
		p.open(test.game, "", "", [2]int{0, 3})
		p.resign()
		where := fmt.Sprintf("%s at %.0f×%.0f", test.game, test.w, test.h)
		seen := func(id string) bool {
			n := p.node(id)
			return n != nil && p.app.Laid().Panel.Contains(n.Rect) && (n.Clip.W == 0 || n.Clip.Contains(n.Rect))
		}
		for _, id := range []string{"results.title", "results.same", "results.easier", "results.review", "results.menu"} {
			if !seen(id) {
				t.Errorf("%s: %s is not in sight", where, id)
			}
		}
		if whole := seen("results.share") && seen("results.rematch") && p.node("results.more") == nil; whole != test.whole {
			t.Errorf("%s: all is in sight: %v", where, whole)
		}
		if !test.whole {
			p.press("results.more")
			if !seen("results.share") || !seen("results.rematch") || p.node("results.more") != nil {
				t.Errorf("%s: the rest stays hidden", where)
			}
		}
	}
}

// swipe moves a finger from one place to another.
func (p *player) swipe(from, to sprites.Point) {
	p.point(ui.Pointer{At: from, Down: true, Pressed: true, Touch: true})
	for i := range 10 {
		t := float64(i+1) / 10
		p.point(ui.Pointer{At: sprites.Pt(from.X+(to.X-from.X)*t, from.Y+(to.Y-from.Y)*t), Down: true, Moved: true, Touch: true})
	}
	p.point(ui.Pointer{At: to, Released: true, Touch: true})
	p.tick()
}

// The result is pulled up by a finger, returns after a short pull down, and is put away by a longer pull, by
// a tap outside and by Escape. Then the final position is shown, and the result can be opened again.
func TestResultIsPutAside(t *testing.T) {
	for name, aside := range map[string]func(p *player){
		"pulled": func(p *player) {
			r := p.app.Laid().Panel
			p.swipe(sprites.Pt(r.Center().X, r.Y+6), sprites.Pt(r.Center().X, r.Y+86))
		},
		"outside": func(p *player) {
			at := sprites.Pt(195, 300)
			p.point(ui.Pointer{At: at, Down: true, Pressed: true})
			p.point(ui.Pointer{At: at, Released: true})
			p.tick()
		},
		"Escape": func(p *player) { p.keyed("Escape") },
	} {
		p := newPlayer(t, new(shelf.Memory))
		p.resize(390, 844)
		p.open("onitama", "", "", [2]int{0, 3})
		p.resign()
		low := p.app.Laid().Panel
		p.swipe(sprites.Pt(low.Center().X, low.Y+6), sprites.Pt(low.Center().X, low.Y-120))
		high := p.app.Laid().Panel
		if high.Y > low.Y-90 || p.scene() != "results" {
			t.Errorf("%s: drawn up from %v to %v", name, low, high)
		}
		p.swipe(sprites.Pt(low.Center().X, high.Y+6), sprites.Pt(low.Center().X, high.Y+146))
		p.swipe(sprites.Pt(low.Center().X, low.Y+6), sprites.Pt(low.Center().X, low.Y+26))
		if at := p.app.Laid().Panel; at != low {
			t.Errorf("%s: pulled a little it lies at %v, before at %v", name, at, low)
		}
		aside(p)
		p.tick()
		if p.scene() != "board" || p.node("review.result") == nil {
			t.Fatalf("%s: put aside it leaves %s with %s", name, p.scene(), p.ids())
		}
		p.press("review.result")
		if p.scene() != "results" {
			t.Errorf("%s: it does not come back", name)
		}
	}
}

// On a telephone the result, its reason in no more than two lines, and the opponent's words are in sight at once.
func TestResultIsReadAtOnce(t *testing.T) {
	for _, lang := range locale.Languages() {
		for _, g := range games.All() {
			p := newPlayer(t, new(shelf.Memory))
			p.env.Prefs.Settings.Language = lang.Tag
			p.resize(390, 844)
			p.result(g.Info().ID, [2]int{0, 1}, resigns(rules.Far))
			for _, id := range []string{"results.title", "results.why", "results.said"} {
				n := p.node(id)
				if n == nil || !p.app.Laid().Panel.Contains(n.Rect) || n.Clip.W > 0 && !n.Clip.Contains(n.Rect) {
					t.Fatalf("%s, %s: %s is not in sight", lang.Tag, g.Info().ID, id)
				}
				if len(n.Lines) > 2 {
					t.Errorf("%s, %s: %s takes %d lines", lang.Tag, g.Info().ID, id, len(n.Lines))
				}
			}
		}
	}
}

// A result between two who sit opposite each other leaves the board visible, tells both who has won, and cuts no button.
func TestOppositeResultLeavesTheBoard(t *testing.T) {
	for _, f := range [][2]float64{{390, 844}, {768, 1024}, {844, 390}, {1024, 768}, {1280, 800}, {1366, 768}} {
		for _, game := range []string{"kaninariebi", "onitama", "konane", "kalah"} {
			for _, loser := range []string{"", ".far"} {
				p := newPlayer(t, new(shelf.Memory))
				p.set(func(s *settings.Settings) { s.Seating = settings.SeatOpposite })
				p.resize(f[0], f[1])
				p.begin(game)
				p.press("board.more"+loser, "more.resign", "question.yes")
				p.rest()
				p.ticks(20) // until the board has moved up
				where := fmt.Sprintf("%v, %s, loser %q", f, game, loser)
				if hidden := p.hidden(); hidden > 0.1 && f[1] > 400 {
					t.Errorf("%s: %.0f %% of the board are hidden", where, 100*hidden)
				}
				if far := loser == ""; p.node("results.title").Flip != far || p.node("results.other").Flip == far {
					t.Errorf("%s: not both can read it", where)
				}
				for _, id := range []string{"results.title", "results.why", "results.rematch", "results.other"} {
					if n := p.node(id); n.Clip.W > 0 && !n.Clip.Contains(n.Rect) {
						t.Errorf("%s: %s is not in sight: %v of %v", where, id, n.Rect, n.Clip)
					}
				}
				p.cutsNothing(where)
				if p.node("results.more") != nil {
					p.press("results.more")
				}
				if n := p.node("results.review"); !n.Clip.Contains(n.Rect) && n.Clip.W > 0 {
					t.Errorf("%s: the rest stays hidden", where)
				}
			}
		}
	}
}

// The result is in sight even where its first row hides more of the board than it should.
func TestResultIsNeverEmpty(t *testing.T) {
	for _, seating := range []settings.Seating{settings.SeatSame, settings.SeatOpposite} {
		p := newPlayer(t, new(shelf.Memory))
		p.set(func(s *settings.Settings) { s.Text, s.Seating = 200, seating })
		p.resize(844, 390)
		p.open("kalah", "", "", [2]int{})
		p.resign()
		if n := p.node("results.title"); n.Clip.W > 0 && !n.Clip.Contains(n.Rect) {
			t.Errorf("%s: the title at %v is not in %v", seating, n.Rect, n.Clip)
		}
	}
}

// cutsNothing checks that the sheet folds between its rows.
func (p *player) cutsNothing(where string) {
	p.t.Helper()
	for _, n := range p.app.Laid().Nodes {
		if c := n.Clip; c.W > 0 && !c.Contains(n.Rect) && n.Rect.Y < c.Y+c.H-1 && n.Rect.Y+n.Rect.H > c.Y+1 {
			p.t.Errorf("%s: %s is cut: %v of %v", where, n.ID, n.Rect, c)
		}
	}
}

// Between two people at one screen the result faces the winner.
func TestResultFacesTheWinner(t *testing.T) {
	for _, seating := range []settings.Seating{settings.SeatSame, settings.SeatOpposite} {
		for _, loser := range []rules.Side{rules.Near, rules.Far} {
			p := newPlayer(t, new(shelf.Memory))
			p.set(func(s *settings.Settings) { s.Seating = seating })
			p.begin("konane")
			for p.match().Position().Turn() != loser {
				p.turn()
				p.rest()
			}
			bottom := scenes.BottomAt(p.app.Top())
			p.resign()
			far := seating == settings.SeatOpposite && p.match().Outcome().Winner != bottom
			if got := p.node("results.title").Flip; got != far {
				t.Errorf("%s, %v loses: turned to the far side is %t", seating, loser, got)
			}
			if at := p.app.Laid().Panel; (at.Y <= 0) != far && seating == settings.SeatOpposite {
				t.Errorf("%s, %v loses: it lies at %v", seating, loser, at)
			}
		}
	}
}

// After every game the review is in sight at once on a telephone, and Kalah's stores are not hidden.
func TestReviewIsInSight(t *testing.T) {
	for _, lang := range locale.Languages() {
		for _, g := range games.All() {
			for i, end := range []func(*match.Match) error{
				resigns(rules.Near), resigns(rules.Far), (*match.Match).AgreeDraw,
			} {
				p := newPlayer(t, new(shelf.Memory))
				p.env.Prefs.Settings.Language = lang.Tag
				p.resize(390, 844)
				p.result(g.Info().ID, [2]int{0, 1 + i}, end)
				p.ticks(20) // until the board has moved up
				where := fmt.Sprintf("%s, %s, end %d", lang.Tag, g.Info().ID, i)
				panel, board := p.app.Laid().Panel, scenes.BoardAt(p.app.Below())
				if n := p.node("results.review"); n == nil || !panel.Contains(n.Rect) || n.Clip.W > 0 && !n.Clip.Contains(n.Rect) {
					t.Errorf("%s: the review is not in sight", where)
				}
				if hides := board.Y + board.H - panel.Y; hides > board.H*0.05 && g.Info().ID == "kalah" {
					t.Errorf("%s: %.0f of the board are hidden", where, hides)
				}
			}
		}
	}
}

// On a telephone the result of any game hides no square, and of Onitama's cards at most the words below them.
func TestResultHidesNoRow(t *testing.T) {
	for _, game := range []string{"kaninariebi", "kanishogi", "onitama", "konane", "kalah"} {
		p := newPlayer(t, new(shelf.Memory))
		p.resize(390, 844)
		p.open(game, "", "", [2]int{0, 3})
		p.resign()
		p.ticks(20)
		top := p.app.Laid().Panel.Y
		for _, id := range []string{"results.title", "results.same"} {
			if n := p.node(id); n.Rect.Y+n.Rect.H > 844-30 {
				t.Errorf("%s: %s is not in sight", game, id)
			}
		}
		for _, a := range scenes.SquaresAt(p.app.Below()) {
			if a.Y+a.H > top+24 {
				t.Fatalf("%s: the sheet at %.0f hides a square that ends at %.0f", game, top, a.Y+a.H)
			}
		}
	}
}
