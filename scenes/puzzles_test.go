package scenes_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"tidepool/play/puzzle"
	"tidepool/play/puzzle/diary"
	"tidepool/play/puzzle/sets"
	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/platformtest"
	"tidepool/scenes/settings"
)

// Results that a page reports to its queue.
const (
	puzzleSolved = iota + 1
	puzzleHinted
	puzzleFailed
	puzzleSolvedLate
)

// puzzler returns a player on the puzzles page on the afternoon of Monday, 23 November 2026; the returned
// time can be changed.
func puzzler(t *testing.T, store shelf.Store) (*player, *time.Time) {
	at := time.Date(2026, 11, 23, 15, 0, 0, 0, time.Local)
	p := newEnvPlayer(t, store, func(e *scenes.Config) {
		e.Now = func() time.Time { at = at.Add(time.Second); return at }
	})
	p.resize(1280, 3000)
	p.tick()
	p.press("menu.puzzles")
	return p, &at
}

// The menu shows the result of the daily puzzle without fetching puzzles.
func TestMenuFetchesNoPuzzles(t *testing.T) {
	fetched := 0
	p := newEnvPlayer(t, new(shelf.Memory), func(e *scenes.Config) {
		e.Settings.Puzzles = diary.Diary{}.Daily("2026-11-21", diary.Day{When: 1, Solved: 1, First: true}).Daily("2026-11-20", diary.Day{When: 1, Solved: 1})
		e.Platform.(*platformtest.Fake).Set = func(game string) <-chan []byte {
			fetched++
			c := make(chan []byte, 1)
			c <- sets.File(game)
			return c
		}
	})
	p.ticks(20)
	if n := p.node("menu.puzzles"); n == nil || fetched > 0 || !strings.Contains(n.Label, "Puzzle of the day: solved at the first try · 2 days in a row") {
		t.Fatalf("%+v after %d fetched", n, fetched)
	}
	p.press("menu.puzzles")
	if p.scene() != "puzzles" || fetched != len(p.env.Puzzles.IDs("")) {
		t.Errorf("%s with %d fetched", p.scene(), fetched)
	}
}

// Puzzles being fetched are waited for; after a failure they are fetched again.
func TestPuzzlesOnTheirWay(t *testing.T) {
	var waiting []chan []byte
	var names []string
	p := newEnvPlayer(t, new(shelf.Memory), func(e *scenes.Config) {
		e.Platform.(*platformtest.Fake).Set = func(game string) <-chan []byte {
			c := make(chan []byte, 1)
			waiting, names = append(waiting, c), append(names, game)
			return c
		}
	})
	p.press("menu.puzzles")
	if p.says("puzzles.daily.waits") == "" || p.node("puzzles.daily.solve") != nil || p.node("puzzles.daily.retry") != nil {
		t.Errorf("while they come: %s", p.ids())
	}
	for _, c := range waiting {
		c <- nil
	}
	waiting, names = nil, nil
	p.ticks(2)
	p.press("puzzles.daily.retry")
	for i, c := range waiting {
		c <- sets.File(names[i])
	}
	p.ticks(2)
	if p.node("puzzles.daily.solve") == nil || p.node("puzzles.train") == nil {
		t.Errorf("when they have come: %s", p.ids())
	}
	p.press("puzzles.daily.solve")
	if p.scene() != "puzzle" {
		t.Errorf("it opens %s", p.scene())
	}
}

// A damaged file is reported as such, and so is a puzzle that cannot be played.
func TestDamagedPuzzles(t *testing.T) {
	file := ""
	p := newEnvPlayer(t, new(shelf.Memory), func(e *scenes.Config) {
		e.Platform.(*platformtest.Fake).Set = func(game string) <-chan []byte {
			c := make(chan []byte, 1)
			c <- []byte(strings.ReplaceAll(file, "GAME", game))
			return c
		}
	})
	file = "tidepool puzzles 1\nGAME\nno puzzle\n"
	p.press("menu.puzzles")
	if got := p.says("puzzles.daily.waits"); !strings.Contains(got, "damaged") {
		t.Errorf("of a damaged file: %q", got)
	}
	file = "tidepool puzzles 1\nGAME\nwin 1 3|no position|no-turn\n"
	p.press("puzzles.training.retry")
	p.ticks(2)
	p.press("puzzles.train")
	if got := p.says("notice.text"); p.scene() != "notice" || !strings.Contains(got, "cannot be played") {
		t.Errorf("of a puzzle that is none: %s with %q", p.scene(), got)
	}
}

// A new day begins in a tick, not during a layout.
func TestNextDay(t *testing.T) {
	p, at := puzzler(t, new(shelf.Memory))
	*at = at.Add(12 * time.Hour)
	before := p.says("puzzles.day.2026-11-23")
	p.tick()
	if after := p.says("puzzles.day.2026-11-24"); !strings.HasPrefix(before, "Today: ") || !strings.HasPrefix(after, "Today: ") {
		t.Errorf("%q, and on the next day %q", before, after)
	}
	if got := p.says("puzzles.daily"); got != "Puzzle of 23 November 2026" {
		t.Errorf("what was looked at is %q", got)
	}
}

// Who has tried a puzzle of the game reads that a hard day's one is above what fits, and that other days are easier, until
// it is solved.
func TestHardDay(t *testing.T) {
	p, _ := puzzler(t, new(shelf.Memory)) // on a Monday
	p.press("puzzles.day.2026-11-22", "puzzles.daily.solve")
	game := scenes.PuzzleNow(p.env).Game
	p.app.Pop()
	p.tick()
	p.press("puzzles.game."+game, "puzzles.train")
	scenes.PuzzleTook(p.env, puzzleFailed)
	p.app.Pop()
	p.tick()
	for _, test := range []struct {
		day   string
		above bool
	}{{"2026-11-23", false}, {"2026-11-22", true}} {
		p.press("puzzles.day." + test.day)
		n := p.node("puzzles.daily.above")
		if (n != nil) != test.above || n != nil && !strings.Contains(n.Label, "in this game (1)") {
			t.Errorf("%s: %+v", test.day, n)
		}
	}
	p.press("puzzles.daily.solve")
	scenes.PuzzleTook(p.env, puzzleSolved)
	p.app.Pop()
	if p.tick(); p.node("puzzles.daily.above") != nil {
		t.Error("a solved puzzle is said to be hard")
	}
}

// The daily puzzle can be solved, and an earlier one later, but none of a future day; all results are kept
// after a restart.
func TestCalendar(t *testing.T) {
	store := new(shelf.Memory)
	p, at := puzzler(t, store)
	said := func(day string) string { return p.says("puzzles.day." + day) }
	if n := p.node("puzzles.day.2026-11-24"); n == nil || n.Operable() || p.node("puzzles.month.after").Operable() {
		t.Fatalf("tomorrow is open: %+v", n)
	}
	p.press("puzzles.daily.solve")
	today := *scenes.PuzzleNow(p.env)
	scenes.PuzzleTook(p.env, puzzleSolved)
	p.app.Pop()
	p.tick()
	p.press("puzzles.day.2026-11-21", "puzzles.daily.solve")
	if other := *scenes.PuzzleNow(p.env); other.Position == today.Position {
		t.Error("two days have one puzzle")
	}
	scenes.PuzzleTook(p.env, puzzleFailed)
	scenes.PuzzleTook(p.env, puzzleSolvedLate)
	p.app.Pop()
	p.tick()
	p.press("puzzles.month.before", "puzzles.day.2026-10-02", "puzzles.daily.solve")
	scenes.PuzzleTook(p.env, puzzleFailed)
	p.app.Pop()
	p.tick()
	*at = at.AddDate(0, 0, 1)
	p.press("puzzles.month.after", "puzzles.day.2026-11-24", "puzzles.daily.solve")
	scenes.PuzzleTook(p.env, puzzleHinted)
	p.env.Leave()

	set, _, err := settings.Parse(p.env.Prefs.Settings.Marshal())
	if err != nil {
		t.Fatal(err)
	}
	p = newEnvPlayer(t, store, func(e *scenes.Config) {
		e.Settings = set
		e.Now = func() time.Time { return *at }
	})
	p.resize(1280, 3000)
	p.tick()
	p.press("menu.puzzles")
	for day, want := range map[string]string{
		"2026-11-21": "21 November 2026: solved on a later day",
		"2026-11-22": "22 November 2026: not solved yet",
		"2026-11-23": "23 November 2026: solved at the first try",
		"2026-11-24": "Today: 24 November 2026: solved",
		"2026-11-25": "25 November 2026: not here yet",
	} {
		if said(day) != want {
			t.Errorf("%s is %q, want %q", day, said(day), want)
		}
	}
	if p.says("puzzles.daily.run") != "2 days in a row" {
		t.Errorf("the run is %q", p.says("puzzles.daily.run"))
	}
	p.press("puzzles.month.before")
	if said("2026-10-02") != "2 October 2026: tried, not solved" {
		t.Errorf("October: %q", said("2026-10-02"))
	}
}

// A shared puzzle says which one it is and the result, but none of its turns.
func TestShareDaily(t *testing.T) {
	p, _ := puzzler(t, new(shelf.Memory))
	p.on.Copies = true
	p.press("puzzles.daily.share", "puzzleshare.copy")
	p.tick()
	if !strings.HasSuffix(p.on.Copied, "#d=2026-11-23") || !strings.Contains(p.on.Copied, "can you solve it?") {
		t.Errorf("before it is solved: %q", p.on.Copied)
	}
	p.press("toast", "puzzles.daily.solve")
	solution := scenes.PuzzleNow(p.env).Line[0]
	scenes.PuzzleTook(p.env, puzzleSolved)
	p.app.Pop()
	p.tick()
	p.press("puzzles.daily.share", "puzzleshare.copy")
	p.tick()
	for _, want := range []string{"2026-11-23", "Kani Shogi", "grade ", "at the first try ★"} {
		if !strings.Contains(p.on.Copied, want) {
			t.Errorf("%q lacks %q", p.on.Copied, want)
		}
	}
	if strings.Contains(p.on.Copied, solution) {
		t.Errorf("%q gives %s away", p.on.Copied, solution)
	}
}

// A link to a missing puzzle says why, also while puzzles are being fetched and if there are none.
func TestPuzzleLinksWithoutPuzzles(t *testing.T) {
	none := make(chan []byte, 1)
	for name, set := range map[string]func(string) <-chan []byte{
		"on their way": func(string) <-chan []byte { return none },
		"none": func(string) <-chan []byte {
			c := make(chan []byte, 1)
			c <- nil
			return c
		},
		"damaged": func(string) <-chan []byte {
			c := make(chan []byte, 1)
			c <- []byte("no puzzles")
			return c
		},
	} {
		p := newEnvPlayer(t, new(shelf.Memory), func(e *scenes.Config) {
			e.Now = func() time.Time { return time.Date(2026, 11, 23, 15, 0, 0, 0, time.Local) }
			e.Platform.(*platformtest.Fake).Set = set
		})
		p.linked("tidepool:#d=2026-12-24")
		if got, want := p.dismiss(), "The puzzle of 24 December 2026 is not here yet."; got != want {
			t.Errorf("%s: says %q, want %q", name, got, want)
		}
		p.linked("tidepool:#p=konane.wtg69c0z")
		if (p.scene() == "notice") != (name != "on their way") {
			t.Errorf("%s: a puzzle leads to %s", name, p.scene())
		}
	}
}

// Links lead to the puzzle of a day or to a puzzle by its name, and otherwise say why not.
func TestPuzzleLinks(t *testing.T) {
	p, _ := puzzler(t, new(shelf.Memory))
	set, err := puzzle.Read(games.ByID, sets.File("konane"))
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"tidepool:#d=2026-11-20":                    "puzzle",
		"tidepool:#p=konane." + set[3].ID():         "puzzle",
		"tidepool:#d=2026-12-24":                    "notice",
		"tidepool:#p=konane.aaaaaaaa":               "notice",
		"tidepool:#p=chess.aaaaaaaa":                "notice",
		"tidepool:#d=2026-02-30":                    "notice",
		"https://x.org/#p=konane.nosuchpuzzle-here": "notice",
	} {
		p.env.Links.Follow(text)
		p.ticks(3)
		if p.scene() != want {
			t.Errorf("%s leads to %s", text, p.scene())
		}
		p.env.Home()
		p.tick()
	}
	p.env.Links.Follow("tidepool:#p=konane." + set[3].ID())
	p.ticks(3)
	if got := scenes.PuzzleNow(p.env); got.Position != set[3].Position {
		t.Errorf("it is %s", got.Position)
	}
	p.on.Copies = true
	scenes.SharePuzzle(p.env)
	p.tick()
	p.press("puzzleshare.copy")
	p.tick()
	if !strings.HasSuffix(p.on.Copied, "#p=konane."+set[3].ID()) || !strings.Contains(p.on.Copied, "Konane") {
		t.Errorf("shared as %q", p.on.Copied)
	}
}

// triedPuzzles returns the diary of a person who has solved puzzles for some days.
func triedPuzzles() (d diary.Diary) {
	for i := range 21 {
		at := int64(1795262400 + 86400*(i-20)) // to 21 November 2026
		day := diary.Day{When: at, Solved: at, First: i%3 == 0, Late: i%5 == 4}
		if i%7 == 3 {
			day = diary.Day{When: at}
		}
		d = d.Daily(time.Unix(at, 0).Format(time.DateOnly), day)
		for _, g := range games.All() {
			d = d.Tried(diary.Try{Game: g.Info().ID, ID: fmt.Sprint(g.Info().ID, i), Grade: 1 + i%10, When: at, Solved: at, First: i%4 > 0})
		}
	}
	return d.Rushed("all", 14).Rushed("konane", 21)
}

// endRush makes three mistakes in a rush.
func endRush(p *player) {
	for range 3 {
		scenes.PuzzleTook(p.env, puzzleFailed)
		scenes.PuzzleGo(p.env, 0)
	}
	scenes.PuzzleTick(p.env)
	p.tick()
	p.tick()
}

// checkPuzzles checks the puzzles page and the end of a rush.
func checkPuzzles(t *testing.T, p *player) {
	t.Helper()
	p.press("menu.puzzles")
	checkLayout(t, p, "puzzles")
	before := p.env.Prefs.Settings
	defer func() { p.env.Prefs.Apply(before) }()
	p.set(func(s *settings.Settings) { s.Puzzles = triedPuzzles() })
	p.tick()
	checkLayout(t, p, "puzzles tried")
	p.press("puzzles.game.konane")
	checkLayout(t, p, "puzzles of a game")
	p.press("puzzles.daily.share")
	checkLayout(t, p, "share a daily")
	p.press("puzzleshare.close", "puzzles.rush.start")
	endRush(p)
	checkLayout(t, p, "rush")
	p.press("rush.leave", "back")
	checkLayout(t, p, "menu with puzzles tried")
}
