package scenes_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/locale"
	"tidepool/play/lessons"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/settings"
)

// On a phone a first-time player plays against the computer after two presses, and nothing interrupts before
// the third turn.
func TestTwoTapsToPlay(t *testing.T) {
	for _, g := range games.All() {
		id := g.Info().ID
		p := phone(t, new(shelf.Memory), 1)
		p.watch = func() {
			if s := p.scene(); s != "board" && s != "results" {
				t.Fatalf("%s: in between comes %s", id, s)
			}
		}
		p.press("menu.game."+id, "newgame.engine")
		for range 3 {
			p.answered()
			if !p.over() {
				p.turn()
			}
		}
		p.answered()
		m := p.match()
		if seats := session.SeatsOf(m); seats != (session.Seats{0, 1}) && seats != (session.Seats{1, 0}) || seats[m.First()] != 0 {
			t.Errorf("%s: a newcomer plays %v, %v begins", id, seats, m.First())
		}
		if m.Ply() < 5 && !p.over() {
			t.Errorf("%s: only %d turns", id, m.Ply())
		}
	}
}

// Random fills the empty places of a deal, and when none is empty draws all cards anew.
func TestRandomCards(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.press("menu.game.onitama", "newgame.engine.rules", "option.deal.choose")
	p.press("cards.card.crab")
	places := func() (list [5]string) {
		for i := range list {
			list[i] = p.says("cards.place." + strconv.Itoa(i+1))
		}
		return list
	}
	chosen := places()
	p.press("cards.random")
	first := places()
	if first[0] != chosen[0] || first[4] == chosen[4] || p.node("cards.use").Disabled {
		t.Errorf("from %q drawn: %q", chosen, first)
	}
	p.press("cards.random")
	if again := places(); again == first || p.node("cards.use").Disabled {
		t.Errorf("drawn again: %q", again)
	}
	taken := 0
	for _, n := range p.app.Laid().Nodes {
		if strings.HasPrefix(n.ID, "cards.card.") && n.Disabled {
			taken++
		}
	}
	if taken != 5 {
		t.Errorf("%d cards of the deck are taken", taken)
	}
}

// All doors are visible at once, in every language, on a phone and larger screens.
func TestDoorsAreInSight(t *testing.T) {
	for _, lang := range locale.Languages() {
		for _, size := range [][2]float64{{390, 844}, {768, 1024}, {1024, 768}, {1280, 800}} {
			p := newPlayer(t, new(shelf.Memory))
			p.env.Prefs.Settings.Language = lang.Tag
			p.resize(size[0], size[1])
			p.tick()
			for _, g := range games.All() {
				p.press("menu.game." + g.Info().ID)
				for _, id := range doors {
					if n := p.node(id); n == nil || !n.Clip.Contains(n.Rect) {
						t.Errorf("%s %s %v: %s is not in sight: %+v", lang.Tag, g.Info().ID, size, id, n)
					}
				}
				p.press("back")
			}
		}
	}
}

// The defaults for a game depend on what was played before.
func TestFittingStart(t *testing.T) {
	course, err := lessons.For("kalah")
	if err != nil {
		t.Fatal(err)
	}
	chose := func(game string, kind settings.Kind, level int) func(*settings.Settings) {
		return func(s *settings.Settings) {
			s.Session = s.Chose(game, settings.Choice{Kind: kind, Level: level, First: settings.FirstLots})
		}
	}
	for _, test := range []struct {
		name   string
		change func(*settings.Settings)
		first  string
		level  int
	}{
		{"a newcomer", func(*settings.Settings) {}, "newgame.engine", 1},
		{"after the lesson", func(s *settings.Settings) { s.Learning = s.Learning.Followed("kalah", len(course.Steps)) }, "newgame.engine", 1},
		{"settings of an older program", func(s *settings.Settings) { s.Levels = [2]int{0, 8} }, "newgame.engine", 8},
		{"played before", chose("kalah", settings.AgainstEngine, 6), "newgame.engine", 6},
		{"played by two", chose("kalah", settings.TwoPeople, 0), "newgame.people", 1},
		{"another game against the computer", func(s *settings.Settings) {
			chose("konane", settings.AgainstEngine, 7)(s)
			s.Levels = [2]int{0, 7}
		}, "newgame.engine", 3},
		{"another game by two", chose("konane", settings.TwoPeople, 0), "newgame.people", 1},
	} {
		p := newPlayer(t, new(shelf.Memory))
		p.set(test.change)
		p.ended("kalah", 1, rules.Near) // or else the lesson comes first
		p.press("menu.game.kalah")
		if says := p.says("newgame.engine.opponent"); says != "Opponent: Level "+strconv.Itoa(test.level) {
			t.Errorf("%s: offered is %q, want level %d", test.name, says, test.level)
		}
		p.key(ebiten.KeyTab)
		if got := p.app.Focus.ID(); got != test.first {
			t.Errorf("%s: first comes %s, want %s", test.name, got, test.first)
		}
		p.key(ebiten.KeyEnter)
		p.rest()
		if p.scene() != "board" || (session.SeatsOf(p.match()) == session.Seats{}) != (test.first == "newgame.people") {
			t.Errorf("%s: Enter leads to %s", test.name, p.scene())
		}
	}
}

// A game is offered as it was last started, also after a restart, without effect on other games.
func TestChoiceIsKept(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.press("menu.game.kalah", "newgame.engine.opponent", "newgame.level.4", "newgame.done", "newgame.engine.starts", "newgame.starts.2", "newgame.done",
		"newgame.engine.rules", "option.pie", "newgame.done", "newgame.engine")
	p.env.Home()
	p.rest()
	p.press("menu.game.konane", "newgame.people")
	p.env.Home()
	p.rest()
	p.on.Leave()

	q := newPlayer(t, store)
	q.press("menu.game.kalah")
	if says := q.says("newgame.engine"); !strings.HasPrefix(says, "Computer. ") || !strings.HasSuffix(says, ", level 4. Play") {
		t.Errorf("the door says %q", says)
	}
	if says := q.says("newgame.engine.starts"); !strings.HasPrefix(says, "Who starts?: ") || !strings.HasSuffix(says, " begins") {
		t.Errorf("the chip says %q", says)
	}
	if says := q.says("newgame.engine.rules"); says != "Rules and options: Pie rule" {
		t.Errorf("the chip says %q", says)
	}
	q.press("newgame.engine")
	q.tick()
	m := q.match()
	if m.Options() != "pie=on" || session.LevelIn(m, m.Info(), m.First()) != 4 {
		t.Errorf("options %q, %s", m.Options(), m.FullRecord())
	}
	q.env.Home()
	q.rest()
	q.ended("konane", 1, rules.Near)
	q.press("menu.game.konane")
	q.key(ebiten.KeyTab)
	if got := q.app.Focus.ID(); got != "newgame.people" {
		t.Errorf("Konane offers %s first", got)
	}
}

// The rules are summarized in words: what is not as usual, and the board size if it can be chosen.
func TestRulesInWords(t *testing.T) {
	for _, test := range []struct{ game, options, want string }{
		{"kalah", "", "Usual rules"},
		{"kalah", "seeds=3,pie=on", "Seeds in each house: 3 · Pie rule"},
		{"konane", "", "Board: 8×8"},
		{"konane", "size=7x5", "Board: 7×5"},
		{"onitama", "deck=sensei", "Cards: Sensei’s Path (16)"},
		{"onitama", "deal=tiger+crab/monkey+crane/dragon", "Tiger, Crab, Monkey, Crane, Dragon"},
		{"onitama", "limit=off", "Draw after 300 turns: Off"},
		{"kaninariebi", "bond=any", "Bond step: Any kind"},
	} {
		p := newPlayer(t, new(shelf.Memory))
		p.set(func(s *settings.Settings) { s.Options = map[string]string{test.game: test.options} })
		p.press("menu.game." + test.game)
		if got := strings.TrimPrefix(p.option("newgame.engine.rules"), "Rules and options: "); got != test.want {
			t.Errorf("%s %q: %q, want %q", test.game, test.options, got, test.want)
		}
	}
}

// After a lesson a game starts at once, at the level that the game's page offers.
func TestPlayAfterLesson(t *testing.T) {
	p := phone(t, new(shelf.Memory), 1)
	p.set(func(s *settings.Settings) { s.Motion = settings.MotionOff })
	c := p.lesson("konane")
	for _, step := range c.Steps {
		p.solve("konane", step)
		p.press("lesson.next")
		p.rest()
	}
	p.press("lesson.play")
	p.tick()
	m := p.match()
	if p.scene() != "board" || session.LevelIn(m, m.Info(), m.First().Other()) != 1 || session.LevelIn(m, m.Info(), m.First()) != 0 {
		t.Errorf("%s: %s", p.scene(), m.FullRecord())
	}
}

// Without an engine only games of two people are offered.
func TestStartWithoutEngine(t *testing.T) {
	p := newEnvPlayer(t, new(shelf.Memory), func(e *scenes.Config) { e.Thinker = nil })
	p.press("menu.game.konane")
	for _, id := range []string{"newgame.engine", "newgame.engine.opponent", "newgame.watch"} {
		if p.node(id) != nil {
			t.Errorf("there is %s", id)
		}
	}
	p.press("newgame.people")
	p.rest()
	if p.scene() != "board" {
		t.Errorf("it leads to %s", p.scene())
	}
}
