package scenes_test

import (
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/ai"
	"tidepool/play/match"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/bylink"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A finger that moves from one button to another before it lifts presses neither.
func TestFingerThatLeavesPressesNothing(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	from, to := p.node("menu.settings").Rect.Center(), p.node("menu.game.konane").Rect.Center()
	p.drag(from, to)
	p.rest()
	if p.scene() != "menu" {
		t.Errorf("it has opened %s", p.scene())
	}
	p.drag(to, to)
	p.rest()
	if p.scene() != "newgame" {
		t.Errorf("one that stays leads to %s", p.scene())
	}
}

// A page longer than the window follows the finger.
func TestPagesFollowTheFinger(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.resize(390, 844)
	p.tick()
	p.press("menu.settings")
	p.rest()
	l := p.app.Laid()
	if l.Excess < 200 {
		t.Fatalf("only %.0f of the page are out of sight", l.Excess)
	}
	// At the left edge there are no sliders.
	low, high := sprites.Pt(l.Body.X+4, l.Body.Y+l.Body.H*0.7), sprites.Pt(l.Body.X+4, l.Body.Y+l.Body.H*0.7-120)
	p.drag(low, high)
	up := p.app.Laid().Scroll
	if up < 100 {
		t.Errorf("120 pixels up have scrolled %.0f", up)
	}
	p.until("rest", func() bool { was := p.app.Laid().Scroll; p.ticks(20); return p.app.Laid().Scroll == was })
	before := p.app.Laid().Scroll
	p.drag(high, low)
	if now := p.app.Laid().Scroll; now >= before {
		t.Errorf("120 pixels down have led from %.0f to %.0f", before, now)
	}
}

// Tab leads first to the likeliest choice.
func TestTabLeadsToTheFirst(t *testing.T) {
	p, _ := puzzler(t, new(shelf.Memory))
	p.app.Focus.Next("")
	p.key(ebiten.KeyTab)
	if id := p.app.Focus.ID(); id != "puzzles.daily.solve" {
		t.Errorf("Tab leads to %q", id)
	}
}

// The bar of the player to move is lit at its left edge, and the other's is not.
func TestBarOfTheMoverIsLit(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.set(func(s *settings.Settings) { s.Motion = settings.MotionOff })
	p.begin("konane")
	for range 2 {
		pic, m := p.drawn(), p.match()
		for side, name := range m.Info().Sides {
			r := p.node("bar." + name + ".name").Rect
			lit := 0
			for x := max(0, int(r.X)-160); x < int(r.X); x++ {
				if off(pic, sprites.Pt(float64(x), r.Center().Y), sprites.Day().Lit) < 0.05 {
					lit++
				}
			}
			if moves := rules.Side(side) == m.Position().Turn(); moves != (lit >= 4) {
				t.Errorf("ply %d: %d points of %s's bar are lit", m.Ply(), lit, name)
			}
		}
		p.turn()
		p.rest()
	}
}

// If two sit opposite each other, the upper bar faces the player there, and the lower one does not.
func TestBarsFaceTheirPlayers(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.set(func(s *settings.Settings) { s.Seating = settings.SeatOpposite })
	p.begin("konane")
	p.rest()
	black, white := p.node("bar.black.name"), p.node("bar.white.name")
	if lower, upper := black, white; lower.Rect.Y > upper.Rect.Y && (lower.Flip || !upper.Flip) || lower.Rect.Y < upper.Rect.Y && (!lower.Flip || upper.Flip) {
		t.Errorf("black's bar at %.0f is turned: %v; white's at %.0f: %v", black.Rect.Y, black.Flip, white.Rect.Y, white.Flip)
	}
}

// While the clocks run the board is visible.
func TestBoardIsSeenWhileClocksRun(t *testing.T) {
	p, k := newTimed(t, new(shelf.Memory))
	p.timed("konane", "newgame.clock.1")
	p.turn()
	p.rest()
	p.pass(k, time.Second)
	pic := p.drawn()
	seen, th := 0, sprites.Day()
	for _, n := range p.app.Laid().Nodes {
		if n.Role == ui.RoleSpot && off(pic, n.Rect.Center(), th.Tray) > 0.1 && off(pic, n.Rect.Center(), th.Soft) > 0.1 {
			seen++
		}
	}
	if spots := len(p.match().Position().Tokens()); seen < spots/2 {
		t.Errorf("%d of %d stones are seen", seen, spots)
	}
}

// The keys that step through a game go where they say, and at its ends the buttons are disabled.
func TestKeysThroughAGame(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.set(func(s *settings.Settings) { s.Motion = settings.MotionOff })
	p.begin("konane")
	for range 4 {
		p.turn()
		p.rest()
	}
	at := func() int {
		for ply := range 5 {
			if n := p.node("turn." + string(rune('0'+ply))); n != nil && n.Checked {
				return ply
			}
		}
		return 0
	}
	for _, step := range []struct {
		key  ebiten.Key
		want int
	}{
		{ebiten.KeyPageUp, 3}, {ebiten.KeyPageUp, 2}, {ebiten.KeyPageDown, 3}, {ebiten.KeyHome, 0}, {ebiten.KeyPageUp, 0}, {ebiten.KeyPageDown, 1},
	} {
		p.key(step.key)
		p.rest()
		if got := at(); got != step.want {
			t.Errorf("%v leads to the position after %d turns, want %d", step.key, got, step.want)
		}
	}
	p.press("review.leave")
	p.resign()
	p.key(ebiten.KeyEscape)
	p.rest()
	last := 4
	for _, step := range []struct {
		press string
		at    int
	}{{"review.first", 0}, {"review.next", 1}, {"review.last", last}, {"review.prev", last - 1}, {"review.next", last}} {
		p.press(step.press)
		p.rest()
		for id, able := range map[string]bool{"review.first": step.at > 0, "review.prev": step.at > 0, "review.next": step.at < last, "review.last": step.at < last} {
			if n := p.node(id); n == nil || n.Disabled == able {
				t.Errorf("%s after %d of %d turns: %+v", id, step.at, last, n)
			}
		}
	}
}

// Keys that lead to later turns do nothing where there are none: play goes on, and the engine answers.
func TestKeysBeyondTheLastTurn(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.against("konane", false)
	for _, k := range []ebiten.Key{ebiten.KeyHome, ebiten.KeyEnd, ebiten.KeyPageDown, ebiten.KeyPageUp} { // before the first turn
		if p.key(k); p.node("review.leave") != nil {
			t.Errorf("%v looks back to before the first turn", k)
		}
	}
	p.turn()
	for _, k := range []ebiten.Key{ebiten.KeyEnd, ebiten.KeyPageDown} {
		if p.key(k); p.node("review.leave") != nil {
			t.Fatalf("%v looks back to the last turn", k)
		}
	}
	p.until("the engine's turn", func() bool { return p.ply() == 2 })
}

// The graph of a review is filled from below by the share of the bottom side, so flipping the board flips it.
func TestGraphTurns(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.set(func(s *settings.Settings) { s.Motion = settings.MotionOff })
	p.resize(390, 844)
	p.engine.Slow = true
	p.openMatch(lost(t, "konane", 8))
	p.rest()
	p.answers(func([]string) ai.Score { return 400 }) // near is ahead
	p.tick()
	p.press("study.turns", "study.moments") // the graph lies higher in a list shown anew
	for _, turned := range []bool{false, true} {
		pic, r := p.drawn(), p.node("study.graph").Rect
		x := r.X + r.W*0.4
		bottom := pic.RGBAAt(int(x), int(r.Y+r.H-7))
		fill := sprites.Color{R: float32(bottom.R) / 255, G: float32(bottom.G) / 255, B: float32(bottom.B) / 255, A: 1}
		if full := off(pic, sprites.Pt(x, r.Y+r.H*0.6), fill) < 0.1; full == turned {
			t.Errorf("turned round: %v; the graph is filled above its lower third: %v", turned, full)
		}
		p.press("study.more", "studymore.flip")
		p.rest()
	}
}

// The menu resumes the last unfinished game, not the last one played.
func TestMenuGoesOnWithAnUnfinishedGame(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.shelve(keptGame{game: "kalah", ago: 2 * time.Hour}, keptGame{game: "konane", result: "near", ago: time.Hour})
	p.press("menu.continue")
	p.rest()
	if id := p.match().Info().ID; id != "kalah" || p.scene() != "board" {
		t.Errorf("it leads to %s, %s", p.scene(), id)
	}
	q := newPlayer(t, new(shelf.Memory))
	q.shelve(keptGame{game: "konane", result: "near", ago: time.Hour})
	if n := q.node("menu.continue"); n != nil {
		t.Errorf("%q is offered, and it has ended", n.Label)
	}
}

// In the calendar each day is below its weekday, Monday at the left, and a row is a week.
func TestDaysStandInTheirWeeks(t *testing.T) {
	p, _ := puzzler(t, new(shelf.Memory))
	at := func(day time.Time) sprites.Rect { return p.node("puzzles.day." + day.Format(time.DateOnly)).Rect }
	second := time.Date(2026, 11, 2, 0, 0, 0, 0, time.UTC) // a Monday
	for n := -1; n < 29; n++ {
		day := second.AddDate(0, 0, n)
		r, monday := at(day), at(second)
		column := (int(day.Weekday()) + 6) % 7
		if want := monday.X + float64(column)*(at(second.AddDate(0, 0, 1)).X-monday.X); r.X < want-1 || r.X > want+1 {
			t.Errorf("%s, a %v, stands at %.0f, want %.0f", day.Format(time.DateOnly), day.Weekday(), r.X, want)
		}
		if n > 0 {
			if before := at(day.AddDate(0, 0, -1)); (r.Y > before.Y) != (day.Weekday() == time.Monday) {
				t.Errorf("%s, a %v, stands at %.0f, the day before at %.0f", day.Format(time.DateOnly), day.Weekday(), r.Y, before.Y)
			}
		}
	}
}

// The small board of a stored game lies as the person sat, with their side below.
func TestSmallBoardsLieAsThePersonSat(t *testing.T) {
	table := match.Tag{Name: match.TableTag, Value: "t=x.y"}
	for _, test := range []struct {
		levels [2]int
		tags   []match.Tag
		far    bool
	}{
		{levels: [2]int{0, 3}}, {levels: [2]int{3, 0}, far: true}, {},
		{tags: []match.Tag{table, {Name: bylink.MineTag, Value: "black"}}}, {tags: []match.Tag{table, {Name: bylink.MineTag, Value: "white"}}, far: true},
	} {
		p := newPlayer(t, new(shelf.Memory))
		p.shelve(keptGame{game: "konane", levels: test.levels, tags: test.tags, ago: time.Hour})
		g := &p.env.Shelf.Known().Games[0]
		p.until("a small board", func() bool { k := p.env.Thumbs.Of(g); return k != nil && k.Board != nil })
		want := rules.Near
		if test.far {
			want = rules.Far
		}
		if got := p.env.Thumbs.Of(g).Board.Orientation().Bottom; got != want {
			t.Errorf("with the engine at %v, %v: %v is below", test.levels, test.tags, got)
		}
	}
}

// A game at a table names who sits where, also beside another with the same names.
func TestTablesInTheLibrary(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	table := match.Tag{Name: match.TableTag, Value: "t=x.y"}
	ids := p.shelve(
		keptGame{game: "onitama", tags: []match.Tag{table, {Name: bylink.MineTag, Value: "red"}}, ago: time.Hour},
		keptGame{game: "onitama", tags: []match.Tag{table, {Name: bylink.MineTag, Value: "blue"}}, ago: 2 * time.Hour})
	p.press("menu.games")
	for i, want := range []string{"You – Your friend", "You – Your friend"} {
		if n := p.node("games.open." + ids[i]); n == nil || !strings.Contains(n.Label, want) {
			t.Errorf("%+v, want %q", n, want)
		}
	}
}
