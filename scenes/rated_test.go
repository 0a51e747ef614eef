package scenes_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/play/rating"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// rate starts the rated game on offer.
func (p *player) rate(game string) {
	p.t.Helper()
	p.veteran(game)
	p.press("menu.game."+game, "newgame.rated")
	p.answered()
}

// person returns the side of the person in the open game, and the engine's level.
func (p *player) person() (side rules.Side, level int) {
	p.t.Helper()
	seats := session.SeatsOf(p.match())
	side, ok := seats.Solo()
	if !ok {
		p.t.Fatalf("seats %v", seats)
	}
	return side, seats[side.Other()]
}

// history returns a ledger of n games, the last of them just played.
func history(n int) (l rating.Ledger) {
	for i := range n {
		l = l.Add(rating.Entry{
			ID: fmt.Sprintf("20261001-120000000-%04d", i), When: 1795262400 - int64(n-i)*50000,
			Level: 2 + i*8/(n+10), Side: i % 2, Score: []float64{1, 0, 1, 0.5, 0, 1, 1}[i*i%7],
		}, rating.Even(ai.Levels))
	}
	return l
}

// checkRating checks the rating page, empty and with many games.
func checkRating(t *testing.T, p *player) {
	t.Helper()
	before := p.env.Prefs.Settings
	p.veteran("konane")
	p.press("menu.game.konane", "newgame.rating.page")
	checkLayout(t, p, "no rating")
	p.set(func(s *settings.Settings) { s.Rated = s.Rated.With("konane", history(70)) })
	p.tick()
	checkLayout(t, p, "rating")
	p.press("back")
	checkLayout(t, p, "rated game offered")
	p.press("newgame.rated")
	p.rest()
	checkLayout(t, p, "rated game")
	p.press("board.more")
	checkLayout(t, p, "more of a rated game")
	p.press("more.close")
	p.app.Home()
	p.tick()
	p.env.Prefs.Apply(before)
	p.tick()
}

// A rated game is started, played and counted by pressing nodes.
func TestRatedGame(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Info().ID, func(t *testing.T) {
			p := newPlayer(t, new(shelf.Memory))
			p.env.Prefs.Settings.Motion = settings.MotionOff
			p.press("menu.game." + g.Info().ID)
			if p.node("newgame.rated") != nil || p.node("newgame.rating") != nil || p.node("newgame.rating.page") != nil {
				t.Error("before a first game there is talk of ratings")
			}
			p.press("back")
			p.veteran(g.Info().ID)
			p.press("menu.game." + g.Info().ID)
			if says := p.says("newgame.rating"); says != p.env.App.Words.T(key.RatingNew) {
				t.Errorf("a newcomer is told %q", says)
			}
			p.press("newgame.rated")
			p.answered()
			side, level := p.person()
			if level != 3 || side != rules.Near || !session.Rated(p.match(), p.match().Info()) {
				t.Fatalf("%v against level %d: %s", side, level, p.match().FullRecord())
			}
			for n := 0; !p.over() && n < 400; n++ {
				p.turn()
				p.answered()
			}
			p.until("the results", func() bool { return p.scene() == "results" })
			o := p.match().Outcome()
			now := p.env.Prefs.Settings.Ratings[g.Info().ID]
			_, list := now.Fold(p.strengths(g.Info().ID))
			if len(list) != 1 || list[0].ID != p.opened() || list[0].Level != 3 {
				t.Fatalf("counted %+v", list)
			}
			if up := list[0].Gain(); up > 0 != (o.Result == rules.Decisive && o.Winner == side) && o.Result == rules.Decisive {
				t.Errorf("%+v brings %d", o, up)
			}
			if says := p.says("results.rating"); !strings.Contains(says, strconv.Itoa(list[0].After.Shown())) || p.node("results.rated") == nil {
				t.Errorf("the results say %q and offer %s", says, p.ids())
			}
			if n := p.node("results.rating"); n.Warn != (list[0].Gain() < 0) || n.Warn == n.Accent {
				t.Errorf("a change of %d looks as if it were another", list[0].Gain())
			}
			p.env.Leave()
			p.app.Home()
			p.tick()
			p.press("menu.game." + g.Info().ID)
			if says := p.says("newgame.rating"); !strings.Contains(says, "±") || says == p.env.App.Words.T(key.RatingNew) {
				t.Errorf("then %q", says)
			}
			p.press("newgame.rated")
			if again, _ := p.person(); again == side || p.ply() > 1 {
				t.Errorf("the second game has the same side, %v", again)
			}
		})
	}
}

// A rated game allows no undo and gives no help, in whatever way they are requested; the reason is shown.
func TestRatedRefusals(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.set(func(s *settings.Settings) { s.ScoreBar, s.Motion = true, settings.MotionOff })
	p.rate("konane")
	p.turn()
	p.answered()
	ply, w := p.ply(), p.env.App.Words
	if p.node("board.hint") != nil || p.node("board.redo") != nil || p.node("board.score") != nil {
		t.Errorf("offered: %s", p.ids())
	}
	if n := p.node("board.undo"); n == nil || !n.Disabled || n.Note != w.T(key.RatingNoundo) {
		t.Errorf("undo: %+v", n)
	}
	p.press("board.rated")
	if says := p.says("notice.text"); says != w.T(key.RatingRules) {
		t.Errorf("the mark says %q", says)
	}
	p.press("notice.ok")
	told := func(way string, want key.Text) {
		t.Helper()
		p.tick()
		side, _ := p.person()
		if says := p.bar(side).Label + p.says("command.message"); !strings.Contains(says, w.T(want)) {
			t.Errorf("%s: told %q", way, says)
		}
		if p.ply() != ply || p.scene() != "board" || slices.ContainsFunc(p.engine.Jobs, func(j ai.Job) bool { return j.Level == 0 }) {
			t.Errorf("%s: ply %d, scene %s", way, p.ply(), p.scene())
		}
		for p.scene() != "board" || p.node("command.close") != nil {
			p.app.Do(ui.Command{Verb: ui.CommandKey, Text: "Escape"})
			p.tick()
		}
	}
	for keyName, want := range map[string]key.Text{"U": key.RatingNoundo, ui.UndoKey: key.RatingNoundo, "R": key.RatingNoundo, "H": key.RatingNohint} {
		p.app.Do(ui.Command{Verb: ui.CommandKey, Text: keyName})
		told("the key "+keyName, want)
	}
	for word, want := range map[string]key.Text{"undo": key.RatingNoundo, "redo": key.RatingNoundo, "hint": key.RatingNohint} {
		p.command(word)
		told("typing "+word, want)
	}
	p.press("board.more")
	if p.node("more.hint") != nil || p.node("more.redo") != nil || p.node("more.rated") == nil {
		t.Errorf("more: %s", p.ids())
	}
	p.press("more.close")
	p.command("resign")
	p.press("question.yes")
	p.until("the results", func() bool { return p.scene() == "results" })
	p.app.Do(ui.Command{Verb: ui.CommandKey, Text: "Escape"})
	p.tick()
	p.app.Do(ui.Command{Verb: ui.CommandKey, Text: "U"})
	p.tick()
	if says := p.says("toast"); says != w.T(key.RatingStands) || !p.over() {
		t.Errorf("after the end: %q", says)
	}
}

// In a rated game the opponent declines a draw if it might still win.
func TestRatedDraw(t *testing.T) {
	for _, certain := range []bool{false, true} {
		p := newPlayer(t, new(shelf.Memory))
		p.engine.Proven = certain
		p.rate("kanishogi")
		p.turn()
		p.answered()
		p.command("draw")
		p.tick()
		if p.over() != certain {
			t.Errorf("certain %v: over %v", certain, p.over())
		}
	}
}

// An unfinished rated game is offered next.
func TestRatedGameGoesOn(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.rate("kalah")
	p.turn()
	p.answered()
	id := p.opened()
	p.press("board.menu")
	p.env.Leave()
	p = newPlayer(t, store)
	p.press("menu.game.kalah")
	if says := p.says("newgame.rated"); !strings.Contains(says, p.env.App.Words.T(key.RatingGoon, "name", "Stella")) {
		t.Errorf("offered %q", says)
	}
	p.press("newgame.rated")
	p.tick()
	if p.opened() != id || p.scene() != "board" {
		t.Errorf("opened %s, want %s", p.opened(), id)
	}
	if len(p.env.Prefs.Settings.Ratings) != 0 {
		t.Error("a game counts that has not ended")
	}
}

// A game that ended before the settings were written counts from the next start on, once.
func TestRatedGameIsFoundAgain(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.rate("onitama")
	p.turn()
	p.answered()
	p.command("resign")
	p.press("question.yes")
	p.rest()
	want := p.env.Prefs.Settings.Ratings["onitama"]
	if want.Games() != 1 { // nothing was written, and the program is killed now
		t.Fatalf("%d games count", want.Games())
	}
	for range 2 {
		p = newPlayer(t, store)
		if got := p.env.Prefs.Settings.Ratings["onitama"]; got.Games() != 1 {
			t.Errorf("%d games count after another start", got.Games())
		}
		p.env.Leave()
	}
}

// The rating page shows how the rating came about, point by point.
func TestRatingPage(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Settings.Motion = settings.MotionOff
	p.veteran("kalah")
	p.press("menu.game.kalah", "newgame.rating.page")
	if p.scene() != "rating" || p.node("rating.none") == nil || p.node("rating.chart") != nil {
		t.Fatalf("%s: %s", p.scene(), p.ids())
	}
	for range 3 {
		p.app.Home()
		p.tick()
		p.rate("kalah")
		p.turn()
		p.answered()
		p.command("resign")
		p.press("question.yes")
		p.rest()
	}
	id := p.opened()
	p.app.Home()
	p.tick()
	p.press("menu.game.kalah", "newgame.rating.page")
	last := p.says("rating.point")
	n := p.node("rating.chart")
	if n == nil || n.Role != ui.RoleSlider || !strings.Contains(last, n.Note) || !strings.Contains(n.Label, "3") {
		t.Fatalf("chart %+v, point %q", n, last)
	}
	p.app.Do(ui.Command{Verb: ui.CommandFocus, ID: "rating.chart"})
	p.app.Do(ui.Command{Verb: ui.CommandKey, Text: "ArrowLeft"})
	p.tick()
	if says := p.says("rating.point"); says == last || says != p.says("rating.last.2") {
		t.Errorf("the point before: %q, after %q", says, last)
	}
	p.press("rating.last.1")
	if p.opened() != id || p.scene() != "study" {
		t.Errorf("opened %q, want %q", p.opened(), id)
	}
}

func (p *player) strengths(game string) []rating.Player { return scenes.LevelRatings(p.env, game) }

// If two windows play the same rated game it counts once: the copy does not count and has its helps again.
func TestRatedGameCountsInOneWindow(t *testing.T) {
	store := &shared{Memory: new(shelf.Memory), held: make(map[string]bool)}
	p := newPlayer(t, store)
	p.rate("konane")
	id := p.opened()
	p.turn()
	p.answered()
	p.on.Leave()
	q := newPlayer(t, store)
	q.ticks(3)
	q.press("question.no")
	q.answered()
	q.turn()
	for q.scene() == "notice" {
		q.press("notice.ok")
	}
	q.answered()
	if q.opened() == id || session.Rated(q.match(), q.match().Info()) || q.node("board.rated") != nil || q.node("board.hint") == nil {
		t.Errorf("the copy %s: %s, offers %s", q.opened(), q.match().FullRecord(), q.ids())
	}
	q.command("resign")
	q.press("question.yes")
	q.rest()
	if len(q.env.Prefs.Settings.Ratings) != 0 {
		t.Error("the copy counts")
	}
	p.command("resign")
	p.press("question.yes")
	p.rest()
	if p.env.Prefs.Settings.Ratings["konane"].Games() != 1 {
		t.Error("the game does not count")
	}
}

// A clock that was ahead, even by a day, at a reset or during play does not prevent later games from counting.
func TestRatedThoughTheClockWasAhead(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	lose := func() {
		p.app.Home()
		p.tick()
		p.rate("kalah")
		p.turn()
		p.answered()
		p.command("resign")
		p.press("question.yes")
		p.rest()
		p.app.Home()
		p.tick()
	}
	p.now = p.now.AddDate(0, 0, 1)
	lose()
	p.press("menu.statistics")
	p.ticks(3)
	p.press("statistics.erase", "erase.yes")
	p.ticks(4)
	p.press("toast", "back")
	p.now = p.now.AddDate(0, 0, -1)
	for want := 1; want <= 2; want++ {
		lose()
		for range 2 { // killed and started again
			if n := p.env.Prefs.Settings.Ratings["kalah"].Games(); n != want {
				t.Fatalf("%d games count, want %d", n, want)
			}
			now := p.now
			p = newPlayer(t, store)
			p.now = now
		}
	}
}

// After erasing, ratings start again, and the player is a newcomer for good.
func TestErasedRatings(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.rate("kalah")
	p.turn()
	p.answered()
	p.command("resign")
	p.press("question.yes")
	p.rest()
	p.app.Home()
	p.tick()
	p.press("menu.statistics")
	p.ticks(3)
	p.press("statistics.erase", "erase.yes")
	p.ticks(4)
	p.env.Leave()
	for range 2 {
		if n := p.env.Prefs.Settings.Ratings["kalah"].Games(); n != 0 {
			t.Errorf("%d games count", n)
		}
		p = newPlayer(t, store)
	}
}
