package scenes_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"tidepool/locale/key"
	"tidepool/play/puzzle"
	"tidepool/play/puzzle/sets"
	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/platformtest"
	"tidepool/scenes/settings"
)

// Training offers fitting unsolved puzzles, shows the results, and counts a puzzle once.
func TestTraining(t *testing.T) {
	p, at := puzzler(t, new(shelf.Memory))
	set, err := puzzle.Read(games.ByID, sets.File("konane"))
	if err != nil {
		t.Fatal(err)
	}
	p.press("puzzles.game.konane")
	if got := p.says("puzzles.solved"); got != fmt.Sprintf("0 of %d solved", len(set)) {
		t.Errorf("before: %q", got)
	}
	if got := p.says("puzzles.rating"); got != "" {
		t.Errorf("before any puzzle is tried, the rating reads %q", got)
	}
	if got := p.says("puzzles.grade"); !strings.HasPrefix(got, "How hard: ") {
		t.Errorf("before any puzzle is tried, the grade reads %q", got)
	}
	p.press("puzzles.train")
	seen := make(map[string]bool)
	n := min(len(set), 6)
	for range n {
		now := scenes.PuzzleNow(p.env)
		if now.Game != "konane" || seen[now.ID()] {
			t.Fatalf("%s of %s comes again", now.ID(), now.Game)
		}
		seen[now.ID()] = true
		scenes.PuzzleTook(p.env, puzzleSolved)
		if got := scenes.PuzzleStatus(p.env); !strings.HasPrefix(got, "Rating 1") || !strings.HasSuffix(got, fmt.Sprintf("in a row: %d", len(seen))) {
			t.Errorf("the status is %q", got)
		}
		scenes.PuzzleGo(p.env, 0)
	}
	failed := scenes.PuzzleNow(p.env)
	scenes.PuzzleTook(p.env, puzzleFailed)
	rated, list := p.env.Prefs.Settings.Puzzles.Rating("konane", at.Unix())
	scenes.PuzzleTook(p.env, puzzleSolvedLate)
	if again, more := p.env.Prefs.Settings.Puzzles.Rating("konane", at.Unix()); len(more) != len(list) || again != rated {
		t.Errorf("what was failed counts twice: %+v, %+v", rated, again)
	}
	for range 4 {
		if scenes.PuzzleGo(p.env, 0); scenes.PuzzleNow(p.env) == failed {
			t.Error("what was failed comes back at once")
		}
	}
	p.app.Pop()
	p.tick()
	if got := p.says("puzzles.solved"); got != fmt.Sprintf("%d of %d solved", n+1, len(set)) {
		t.Errorf("after: %q", got)
	}
	if got := p.says("puzzles.grade"); !strings.HasPrefix(got, "How hard (suggested: ") {
		t.Errorf("after: %q", got)
	}
	if got := p.says("puzzles.rating"); !strings.HasPrefix(got, "Rating for puzzles: 1") {
		t.Errorf("after: %q", got)
	}
	if got := p.says("puzzles.run"); got != fmt.Sprintf("At the first try in a row: 0 · longest: %d", n) {
		t.Errorf("after: %q", got)
	}
}

// Harder is harder, easier is easier, and alike is of the same kind.
func TestTrainingWays(t *testing.T) {
	p, _ := puzzler(t, new(shelf.Memory))
	p.press("puzzles.grade.more", "puzzles.train")
	for range 12 {
		for way, ok := range []func(from, to *puzzle.Puzzle) bool{
			1: func(from, to *puzzle.Puzzle) bool { return to.Kind == from.Kind && to.Game == from.Game },
			2: func(from, to *puzzle.Puzzle) bool { return to.Grade < from.Grade },
			3: func(from, to *puzzle.Puzzle) bool { return to.Grade > from.Grade },
		} {
			from := scenes.PuzzleNow(p.env)
			if ok != nil && scenes.PuzzleGo(p.env, way) {
				if to := scenes.PuzzleNow(p.env); to == from || !ok(from, to) {
					t.Errorf("way %d leads from %+v to %+v", way, from, to)
				}
			}
		}
	}
}

// A rush lasts three minutes or three mistakes, its best result is kept, and it does not change the puzzle rating.
func TestRush(t *testing.T) {
	var clock time.Duration
	p := newEnvPlayer(t, new(shelf.Memory), func(e *scenes.Config) { e.Clock = func() time.Duration { return clock } })
	p.resize(1280, 3000)
	p.tick()
	p.press("menu.puzzles", "puzzles.rush.start")
	scenes.PuzzleTick(p.env)
	if got := scenes.PuzzleStatus(p.env); got != "3:00 · solved: 0 · mistakes: 0 of 3" {
		t.Errorf("it begins with %q", got)
	}
	first := scenes.PuzzleNow(p.env)
	for range 7 {
		scenes.PuzzleTook(p.env, puzzleSolved)
		scenes.PuzzleGo(p.env, 0)
	}
	if scenes.PuzzleNow(p.env).Grade < first.Grade {
		t.Error("it gets easier")
	}
	for range 2 {
		scenes.PuzzleTook(p.env, puzzleFailed)
		scenes.PuzzleGo(p.env, 0)
	}
	clock += 55 * time.Second
	scenes.PuzzleTick(p.env)
	if got := scenes.PuzzleStatus(p.env); got != "2:05 · solved: 7 · mistakes: 2 of 3" {
		t.Errorf("then %q", got)
	}
	scenes.PuzzleTook(p.env, puzzleFailed)
	scenes.PuzzleTick(p.env)
	p.tick()
	if p.scene() != "rush" || p.says("rush.why") != "Three mistakes." || p.says("rush.solved") != "7 puzzles solved" || p.says("rush.best") != "A new best!" {
		t.Fatalf("%s: %q, %q, %q", p.scene(), p.says("rush.why"), p.says("rush.solved"), p.says("rush.best"))
	}
	p.press("rush.missed")
	if got := scenes.PuzzleStatus(p.env); got != "1 / 3" {
		t.Errorf("of what was missed: %q", got)
	}
	scenes.PuzzleTook(p.env, puzzleSolved)
	p.app.Pop()
	p.tick()
	p.press("rush.again")
	scenes.PuzzleTick(p.env)
	clock += 3 * time.Minute
	scenes.PuzzleTick(p.env)
	p.tick()
	if p.says("rush.why") != "The time is up." || p.says("rush.best") != "Best: 7" {
		t.Errorf("%q, %q", p.says("rush.why"), p.says("rush.best"))
	}
	p.press("rush.leave")
	if got := p.says("puzzles.own"); got != p.env.App.Words.T(key.TrainOwn, "n", 2) { // one of three has been solved since
		t.Errorf("mistakes: %q", got)
	}
	if got := p.says("puzzles.rush.best"); got != "All games · Best: 7" || p.says("puzzles.rating") != "" || p.says("puzzles.run") != "" {
		t.Errorf("%q; %q", got, p.says("puzzles.rating"))
	}
}

// Puzzles from a person's own games can be tried, and do not count for a rating.
func TestOwnPuzzles(t *testing.T) {
	p, _ := puzzler(t, new(shelf.Memory))
	if p.node("puzzles.own") != nil {
		t.Error("there are some already")
	}
	set, err := puzzle.Read(games.ByID, sets.File("konane"))
	if err != nil {
		t.Fatal(err)
	}
	set[0].Grade = 0
	p.set(func(s *settings.Settings) { s.Puzzles = s.Puzzles.WithOwn(string(puzzle.Write(set[:1]))) })
	p.press("back")
	p.resize(390, 844)
	p.rest()
	p.press("menu.waits.mistakes")
	p.tick()
	if n := p.node("puzzles.own"); !n.Rect.Overlaps(n.Clip) || n.Rect.Y > 300 {
		t.Errorf("from the menu on, the mistakes lie at %v", n.Rect)
	}
	p.press("puzzles.own")
	if got := scenes.PuzzleNow(p.env); got.Position != set[0].Position {
		t.Errorf("it is %s", got.Position)
	}
	if p.tick(); p.says("puzzle.solved") != "" {
		t.Errorf("a mistake of one's own counts among %q", p.says("puzzle.solved"))
	}
	scenes.PuzzleTook(p.env, puzzleFailed)
	if _, rated := p.env.Prefs.Settings.Puzzles.Rating("konane", 0); len(rated) > 0 {
		t.Error("it counts for the rating")
	}
}

// The daily puzzle is solved on its board, turn by turn.
func TestSolveDaily(t *testing.T) {
	p, _ := puzzler(t, new(shelf.Memory))
	p.set(func(s *settings.Settings) { s.Motion = settings.MotionOff })
	p.press("puzzles.daily.solve")
	p.rest()
	p.solves(scenes.PuzzleNow(p.env).Line)
	p.rest()
	p.app.Pop()
	p.tick()
	if got := p.says("puzzles.day.2026-11-23"); got != "Today: 23 November 2026: solved at the first try" {
		t.Errorf("it is %q among %s", got, p.ids())
	}
	p.press("back")
	if got := p.says("menu.puzzles"); got != "Puzzles. Puzzle of the day: solved at the first try · 1 day in a row" {
		t.Errorf("the menu says %q", got)
	}
	p.press("menu.puzzles", "puzzles.daily.solve")
	p.rest()
	day := scenes.PuzzleNow(p.env)
	p.solves(day.Line)
	p.rest()
	p.press("puzzle.alike")
	if now := scenes.PuzzleNow(p.env); p.scene() != "puzzle" || now.ID() == day.ID() || now.Kind != day.Kind || now.Game != day.Game {
		t.Errorf("%s: after the puzzle of the day comes %+v", p.scene(), now)
	}
	p.press("back")
	if p.scene() != "puzzles" {
		t.Errorf("back leads to %s", p.scene())
	}
}

// In a rush one puzzle follows the other on the board, and the clock ends it.
func TestRushPlayed(t *testing.T) {
	var clock time.Duration
	p := newEnvPlayer(t, new(shelf.Memory), func(e *scenes.Config) {
		e.Clock = func() time.Duration { return clock }
		e.Settings.Motion = settings.MotionOff
	})
	p.resize(1280, 800)
	p.tick()
	p.press("menu.puzzles", "puzzles.rush.start")
	p.rest()
	for range 3 {
		now := scenes.PuzzleNow(p.env)
		p.solves(now.Line)
		p.until("the next puzzle", func() bool { return scenes.PuzzleNow(p.env) != now })
		p.rest()
	}
	clock += 3 * time.Minute
	p.ticks(3)
	if p.scene() != "rush" || p.says("rush.solved") != "3 puzzles solved" {
		t.Errorf("%s: %q", p.scene(), p.says("rush.solved"))
	}
}

// Of own mistakes that were all solved, one that is missed when they are tried again is left to solve, in the list as in
// the menu.
func TestOwnPuzzleMissedAgain(t *testing.T) {
	set, err := puzzle.Read(games.ByID, sets.File("konane"))
	if err != nil {
		t.Fatal(err)
	}
	own, others := set[:3], set[3:]
	p := newEnvPlayer(t, new(shelf.Memory), func(e *scenes.Config) {
		e.Platform.(*platformtest.Fake).Set = func(game string) <-chan []byte {
			c := make(chan []byte, 1)
			if c <- sets.File(game); game == "konane" {
				<-c
				c <- puzzle.Write(others)
			}
			return c
		}
		for i := range own {
			e.Settings.Puzzles = e.Settings.Puzzles.WithOwn(string(puzzle.Write(own[i : i+1])))
		}
	})
	p.resize(1280, 3000)
	p.tick()
	p.press("menu.puzzles")
	try := func(result int) (id string) {
		p.press("puzzles.own")
		id = scenes.PuzzleNow(p.env).ID()
		scenes.PuzzleTook(p.env, result)
		p.app.Pop()
		p.rest()
		return id
	}
	for range own {
		try(puzzleSolved)
	}
	if got := p.says("puzzles.own"); got != p.env.App.Words.T(key.TrainOwn, "n", len(own)) || p.env.Puzzles.Waiting() > 0 {
		t.Fatalf("all were solved: %q, %d are left", got, p.env.Puzzles.Waiting())
	}
	missed := try(puzzleFailed)
	if got := p.says("puzzles.own"); got != p.env.App.Words.T(key.TrainOwn, "n", 1) || p.env.Puzzles.Waiting() != 1 {
		t.Errorf("one was missed again: %q, and the menu tells of %d", got, p.env.Puzzles.Waiting())
	}
	if got := try(puzzleSolved); got != missed || p.env.Puzzles.Waiting() > 0 {
		t.Errorf("%s comes, want %s; %d are left", got, missed, p.env.Puzzles.Waiting())
	}
}
