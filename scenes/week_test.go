package scenes_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/play/statistics"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// A week is what one person plays against the engine, day by day.
type week struct {
	*player
	clock  time.Time
	played []playedGame
}

// A playedGame is a game of the week with its result.
type playedGame struct {
	id, game string
	level    int
	rated    bool
	score    statistics.Score
	first    bool // the person began
	turns    int
}

// newWeek starts the program on a Monday; again restarts it later.
func newWeek(t *testing.T, store shelf.Store) *week {
	w := &week{clock: time.Date(2026, 11, 16, 9, 0, 0, 0, time.UTC)}
	w.again(t, store)
	return w
}

func (w *week) again(t *testing.T, store shelf.Store) {
	w.player = newEnvPlayer(t, store, func(e *scenes.Config) {
		e.Now = func() time.Time { w.clock = w.clock.Add(time.Second); return w.clock }
	})
	w.set(func(s *settings.Settings) { s.Motion = settings.MotionOff })
	w.resize(1280, 5000) // all cards are nodes
	w.tick()
}

// play plays the next game: every sixth is resigned, left or rated; others are played to their end.
func (w *week) play() {
	w.t.Helper()
	n, all := len(w.played), games.All()
	game := all[n%len(all)].Info().ID
	rated := n%6 == 2
	w.press("menu.game." + game)
	rated = rated && w.node("newgame.rated") != nil // not before a first game
	if rated {
		w.press("newgame.rated")
	} else {
		w.press("newgame.engine.opponent", "newgame.level."+strconv.Itoa(1+n%8), "newgame.done", "newgame.engine")
	}
	w.answered()
	side, level := w.person()
	if got := w.node("bar." + w.match().Info().Sides[side] + ".name").Text; got != "You" {
		w.t.Errorf("the bar calls the person %q", got)
	}
	for i := 0; !w.over() && i < 200 && (i < 2 || n%6 > 1); i++ {
		w.turn()
		w.answered()
	}
	if !w.over() && n%6 != 1 {
		w.resign()
	}
	if w.over() {
		w.until("the results", func() bool { return w.scene() == "results" })
	}
	m := w.match()
	w.played = append(w.played, playedGame{
		id: w.opened(), game: game, level: level, rated: rated, first: m.First() == side, turns: m.Ply(),
		score: statistics.ScoreOf(session.SeatsOf(m), m.Outcome()),
	})
	if n%6 == 1 {
		w.press("board.menu")
	} else {
		w.press("results.menu")
	}
	w.tick()
}

// count returns how many of the week's games satisfy is.
func (w *week) count(is func(g playedGame) bool) (n int) {
	for _, g := range w.played {
		if is(g) {
			n++
		}
	}
	return n
}

func (w *week) record(is func(g playedGame) bool) string {
	with := func(s statistics.Score) int {
		return w.count(func(g playedGame) bool { return g.score == s && is(g) })
	}
	return fmt.Sprintf("%d won, %d drawn, %d lost", with(statistics.Won), with(statistics.Drawn), with(statistics.Lost))
}

// All games of a week by one person are there at its end, and after a restart.
func TestAWeekOfPlay(t *testing.T) {
	store := new(shelf.Memory)
	w := newWeek(t, store)
	for day, n := range []int{5, 3, 4, 6, 2, 5, 5} {
		w.clock = time.Date(2026, 11, 16+day, 9, 0, 0, 0, time.UTC)
		for range n {
			w.play()
			w.clock = w.clock.Add(10 * time.Minute)
		}
	}
	for _, when := range []string{"after the week", "after a restart"} {
		w.checkMenu(when)
		w.checkLibrary(when)
		w.checkStatistics(when)
		w.checkRatings(when)
		w.env.Leave()
		w.again(t, store)
	}
}

func (w *week) checkMenu(when string) {
	w.t.Helper()
	var last playedGame
	for _, g := range w.played {
		if g.score == statistics.NoScore {
			last = g
		}
	}
	says := w.says("menu.continue")
	for _, want := range []string{w.env.App.Words.Game(last.game), "level " + strconv.Itoa(last.level), "Your turn"} {
		if !strings.Contains(says, want) {
			w.t.Errorf("%s: the menu says %q, want %s", when, says, want)
		}
	}
	w.press("menu.continue")
	w.answered()
	if w.opened() != last.id || w.ply() != last.turns {
		w.t.Errorf("%s: it goes on with %s at ply %d, want %+v", when, w.opened(), w.ply(), last)
	}
	w.press("board.menu")
	w.tick()
}

func (w *week) checkLibrary(when string) {
	w.t.Helper()
	w.press("menu.games")
	w.ticks(40)
	if got := len(w.listed()); got != len(w.played) {
		w.t.Errorf("%s: %d games are listed, want %d", when, got, len(w.played))
	}
	var headings []string
	for _, n := range w.app.Laid().Nodes {
		if strings.HasPrefix(n.ID, "games.part.") {
			headings = append(headings, n.Label)
		}
	}
	for _, id := range w.listed() {
		if says := w.says("games.open." + id); strings.Count(says, "You – ")+strings.Count(says, " – You") != 1 {
			w.t.Errorf("%s: a card says %q", when, says)
		}
	}
	if got := strings.Join(headings, ", "); got != "Unfinished, Today, Yesterday, This week" {
		w.t.Errorf("%s: the headings are %s", when, got)
	}
	filters := map[string]func(playedGame) bool{
		"going": func(g playedGame) bool { return g.score == statistics.NoScore },
		"won":   func(g playedGame) bool { return g.score == statistics.Won },
		"lost":  func(g playedGame) bool { return g.score == statistics.Lost },
		"drawn": func(g playedGame) bool { return g.score == statistics.Drawn },
		"rated": func(g playedGame) bool { return g.rated },
	}
	for _, g := range games.All() {
		filters["game."+g.Info().ID] = func(p playedGame) bool { return p.game == g.Info().ID }
	}
	for level := range 8 {
		filters["opponent."+strconv.Itoa(level+1)] = func(p playedGame) bool { return p.level == level+1 }
	}
	for chip, is := range filters {
		w.picks("filter." + chip)
		if got, want := len(w.listed()), w.count(is); got != want {
			w.t.Errorf("%s: the filter %s leaves %d games, want %d", when, chip, got, want)
		}
		w.picks("filter." + groupOf("filter."+chip) + ".all")
	}
	w.press("back")
}

func (w *week) checkStatistics(when string) {
	w.t.Helper()
	over := func(g playedGame) bool { return g.score != statistics.NoScore }
	w.press("menu.statistics")
	w.ticks(10)
	n := w.count(over)
	says := map[string]string{
		"statistics.games":       fmt.Sprintf("Games: %d", n),
		"statistics.record":      "Results: " + w.record(over),
		"statistics.first":       "You begin: " + w.record(func(g playedGame) bool { return g.first }),
		"statistics.second":      "The computer begins: " + w.record(func(g playedGame) bool { return !g.first }),
		"statistics.weeks.chart": fmt.Sprintf("0, %d", n),
		"statistics.people.1":    "",
	}
	for level := range 8 {
		is := func(g playedGame) bool { return g.level == level+1 }
		says["statistics.opponent."+strconv.Itoa(level+1)] = fmt.Sprintf("level %d: %s", level+1, w.record(is))
	}
	w.wants(says)
	for _, g := range games.All() {
		id := g.Info().ID
		is := func(p playedGame) bool { return p.game == id && over(p) }
		w.press("statistics.game", "statistics.game."+id)
		w.wants(map[string]string{"statistics.games": fmt.Sprintf("Games: %d", w.count(is)), "statistics.record": "Results: " + w.record(is)})
	}
	w.press("back")
}

func (w *week) checkRatings(when string) {
	w.t.Helper()
	for _, g := range games.All() {
		id := g.Info().ID
		want := w.count(func(p playedGame) bool { return p.game == id && p.rated })
		if got := w.env.Prefs.Settings.Ratings[id].Games(); got != want {
			w.t.Errorf("%s: %d games of %s are rated, want %d", when, got, id, want)
		}
	}
}

// Two people at one tablet play three games in a row: sides are swapped, and each keeps their chair and name.
func TestThreeGamesByTwo(t *testing.T) {
	for _, r := range games.All() {
		for _, given := range []bool{false, true} {
			p := newPlayer(t, new(shelf.Memory))
			p.set(func(s *settings.Settings) { s.Motion, s.Seating = settings.MotionOff, settings.SeatOpposite })
			p.resize(1024, 768)
			p.tick()
			names := [2]string{"Player 1", "Player 2"}
			p.press("menu.game."+r.Info().ID, "newgame.people.players")
			if given {
				names = [2]string{"Ann", "Béla"}
				for i, name := range names {
					p.do(ui.Command{Verb: ui.CommandType, ID: "newgame.name" + strconv.Itoa(i+1), Text: name})
				}
			}
			p.press("newgame.done", "newgame.people")
			p.rest()
			p.threeGames(r, names)
		}
	}
}

func (p *player) threeGames(r rules.Game, names [2]string) {
	p.t.Helper()
	info, where := r.Info(), r.Info().ID+" of "+names[0]
	one := p.match().First() // the side of the first player
	wins, firstWins := [2]int{}, 0
	for n := range 3 {
		m := p.match()
		for side := range rules.Side(2) {
			want := names[1]
			if side == one {
				want = names[0]
			}
			if got := p.node("bar." + info.Sides[side] + ".name"); got == nil || got.Text != want {
				p.t.Errorf("%s: in game %d %v is %+v, want %s", where, n+1, side, got, want)
			}
		}
		if bar := p.node("bar." + info.Sides[one] + ".name"); bar.Flip || bar.Rect.Y < 384 {
			p.t.Errorf("%s: in game %d the first player has changed chairs: %v", where, n+1, bar.Rect)
		}
		for range 1 + n%2 {
			p.turn()
			p.rest()
		}
		p.resign()
		winner := p.match().Outcome().Winner
		who := 1
		if winner == one {
			who = 0
		}
		wins[who]++
		if winner == m.First() {
			firstWins++
		}
		if title, why := p.says("results.title"), p.says("results.why"); title != names[who]+" won" || why != names[1-who]+" resigned" {
			p.t.Errorf("%s: after game %d %q, %q", where, n+1, title, why)
		}
		if n < 2 {
			p.key(ebiten.KeyEnter) // the default is to swap
			for p.scene() == "results" {
				p.press("results.rematch")
			}
			p.rest()
			one = one.Other()
		}
	}
	p.press("results.menu", "menu.statistics")
	p.ticks(10)
	record := func(won int) string { return fmt.Sprintf("%d won, 0 drawn, %d lost", won, 3-won) }
	people := []string{p.says("statistics.people.1"), p.says("statistics.people.2")}
	for i, name := range names {
		if want := name + ": " + record(wins[i]); people[0] != want && people[1] != want {
			p.t.Errorf("%s: the statistics say %q, want %q", where, people, want)
		}
	}
	p.wants(map[string]string{"statistics.games": "Games: 3", "statistics.record": "", "statistics.people.3": "", "statistics.mover": record(firstWins)})
}
