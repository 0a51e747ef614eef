package scenes_test

import (
	"slices"
	"strconv"
	"testing"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites/art/opponents"
)

// opponent returns the node of an opponent on a game's page.
func (p *player) opponent(level int) *ui.Node {
	p.t.Helper()
	n := p.node("newgame.level." + strconv.Itoa(level))
	if n == nil {
		p.t.Fatalf("no opponent %d among %s", level, p.ids())
	}
	return n
}

// Opponents have names in every language, short enough for a player's bar, and a line of description.
func TestOpponentsNames(t *testing.T) {
	for _, l := range locale.Languages() {
		w, err := locale.Open(l.Tag)
		if err != nil {
			t.Fatal(err)
		}
		seen := make(map[string]bool)
		for level := 1; level <= opponents.Levels; level++ {
			n := strconv.Itoa(level)
			name, about := w.Of(key.Opponents, n), w.Of(key.OpponentsAbout, n)
			if size := utf8.RuneCountInString(name); size < 2 || size > 7 || seen[name] {
				t.Errorf("%s: %d is called %q", l.Tag, level, name)
			}
			if size := utf8.RuneCountInString(about); size < 15 || size > 90 || seen[about] {
				t.Errorf("%s: of %s it is said: %q", l.Tag, name, about)
			}
			seen[name], seen[about] = true, true
		}
	}
}

// The strip has all opponents in one or two rows, large enough for fingers, with one chosen.
func TestOpponentStrip(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.press("menu.game.konane", "newgame.engine.opponent")
	for _, size := range [][2]float64{{320, 480}, {390, 844}, {844, 390}, {768, 1024}, {1280, 800}, {2560, 1440}} {
		p.resize(size[0], size[1])
		p.tick()
		rows := make(map[float64]int)
		for level := 1; level <= opponents.Levels; level++ {
			n := p.opponent(level)
			rows[n.Rect.Y]++
			if n.Rect.W < 44 || n.Rect.H < 44 {
				t.Errorf("%v: %s is %v", size, n.ID, n.Rect)
			}
			if n.Role != ui.RoleChoice || n.Group != p.opponent(1).Group || n.Group == "" {
				t.Errorf("%s is a %s of %q", n.ID, n.Role, n.Group)
			}
		}
		for y, n := range rows {
			if n != opponents.Levels/len(rows) || len(rows) > 2 {
				t.Errorf("%v: %d opponents at %v, %d rows", size, n, y, len(rows))
			}
		}
	}
	for _, level := range []int{8, 1, 5} {
		p.press("newgame.level." + strconv.Itoa(level))
		for other := 1; other <= opponents.Levels; other++ {
			if got := p.opponent(other).Checked; got != (other == level) {
				t.Errorf("with %d chosen, %d is so: %v", level, other, got)
			}
		}
		if got, want := p.says("newgame.level.about"), p.env.App.Words.Of(key.OpponentsAbout, strconv.Itoa(level)); got != want {
			t.Errorf("of %d it is said: %q, want %q", level, got, want)
		}
	}
	if got := p.opponent(5).Label; got != "Elio, level 5" {
		t.Errorf("the fifth is %q", got)
	}
	p.app.Focus.On("newgame.level.5")
	p.key(ebiten.KeyArrowRight)
	p.key(ebiten.KeyEnter)
	p.tick()
	if !p.opponent(6).Checked {
		t.Errorf("an arrow and Enter do not choose the next one; the focus is on %s", p.app.Focus.ID())
	}
}

// ended stores a game against the engine in which loser has resigned.
func (p *player) ended(game string, level int, loser rules.Side) {
	p.t.Helper()
	g, _ := games.ByID(game)
	m, err := match.New(match.Setup{Game: g})
	if err != nil {
		p.t.Fatal(err)
	}
	if err := m.SetTag(session.LevelTag(m.Info(), rules.Far), strconv.Itoa(level)); err != nil {
		p.t.Fatal(err)
	}
	for range 8 { // a game given up earlier does not count as finished
		if _, err := m.Play(m.Position().Turns()[0].Word); err != nil {
			p.t.Fatal(err)
		}
	}
	if err := m.Resign(loser); err != nil {
		p.t.Fatal(err)
	}
	if err := p.env.Shelf.Save(&shelf.Game{Match: m}, p.env.Now()); err != nil {
		p.t.Fatal(err)
	}
}

// A beaten opponent is marked in that game only, as soon as the game is stored.
func TestBeatenOpponents(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.ended("konane", 3, rules.Far)
	p.ended("konane", 5, rules.Near)
	p.ended("kalah", 4, rules.Far)
	marked := func(game string) (levels []int) {
		p.press("menu.game."+game, "newgame.engine.opponent")
		for level := 1; level <= opponents.Levels; level++ {
			if p.opponent(level).Note == p.env.App.Words.T(key.EngineBeaten) {
				levels = append(levels, level)
			}
		}
		p.press("newgame.done", "back")
		p.rest()
		return levels
	}
	for _, test := range []struct {
		game string
		want []int
	}{{"konane", []int{3}}, {"kalah", []int{4}}, {"onitama", nil}} {
		if got := marked(test.game); !slices.Equal(got, test.want) {
			t.Errorf("%s: %v are marked, want %v", test.game, got, test.want)
		}
	}
	p.ended("konane", 8, rules.Far)
	if got := marked("konane"); !slices.Equal(got, []int{3, 8}) {
		t.Errorf("after another win %v are marked", got)
	}
}

// Faces move while nothing else does, with no cost but drawing them, and stand still without motion.
func TestFacesMove(t *testing.T) {
	screen := ebiten.NewImage(1280, 800)
	defer screen.Deallocate()
	p := newPlayer(t, new(shelf.Memory))
	p.press("menu.game.konane")
	p.rest()
	drawn := func(ticks int) (n int) {
		p.app.Draw(screen)
		for range ticks {
			if p.tick(); p.app.Wants() {
				n++
				p.app.Draw(screen)
			}
		}
		return n
	}
	drawn(200) // the entrance is over
	if n := drawn(600); n < 8 || n > 200 {
		t.Errorf("in 10 seconds the page is drawn %d times", n)
	}
	if n := testing.AllocsPerRun(300, p.tick); n != 0 {
		t.Errorf("%v allocations a tick", n)
	}
	p.set(func(s *settings.Settings) { s.Motion = settings.MotionOff })
	drawn(100)
	if n := drawn(600); n != 0 {
		t.Errorf("with motion off the page is drawn %d times", n)
	}
}

// The engine's face shows how it feels about the game.
func TestMoods(t *testing.T) {
	mood := func(p *player) opponents.Mood { return scenes.MoodAt(p.app.Top(), rules.Far) }
	p := newPlayer(t, new(shelf.Memory))
	p.engine.Slow = true
	p.open("konane", "", "", [2]int{0, 3})
	p.rest()
	if got := mood(p); got != opponents.Idle {
		t.Errorf("on the person's turn: %v", got)
	}
	if got := p.says("bar.white.name"); got != "White: Stella, level 3" {
		t.Errorf("its name is heard as %q", got)
	}
	p.turn()
	p.rest()
	if got := mood(p); got != opponents.Thinking {
		t.Errorf("on its own turn: %v", got)
	}
	for loser, want := range map[rules.Side]opponents.Mood{rules.Near: opponents.Pleased, rules.Far: opponents.Beaten} {
		p := newPlayer(t, new(shelf.Memory))
		g, _ := games.ByID("konane")
		m, err := match.New(match.Setup{Game: g})
		if err != nil {
			t.Fatal(err)
		}
		if err := m.SetTag(session.LevelTag(m.Info(), rules.Far), "3"); err != nil {
			t.Fatal(err)
		}
		if err := m.Resign(loser); err != nil {
			t.Fatal(err)
		}
		p.openMatch(m)
		p.rest()
		if got := mood(p); got != want {
			t.Errorf("%v has lost: %v, want %v", loser, got, want)
		}
	}
}
