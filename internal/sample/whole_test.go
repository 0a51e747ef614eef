package sample_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tidepool/ai"
	"tidepool/ai/engines"
	look "tidepool/internal/sample/board/dodgem"
	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/lessons"
	"tidepool/play/puzzle"
	"tidepool/play/puzzle/sets"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/board"
	boards "tidepool/scenes/board/games"
	"tidepool/scenes/looks"
	"tidepool/sound"
	"tidepool/sprites/art/catalogue"
)

const root = "../.."

// Every game has everything that CONTRIBUTING.md requires.
func TestGamesAreWhole(t *testing.T) {
	all := looks.Looks{Games: boards.All()}
	for _, g := range games.All() {
		for _, what := range lacks(t, g, all.Of(g.Info().ID)) {
			t.Errorf("%s has no %s", g.Info().ID, what)
		}
	}
}

// A game with only rules and a board gets a list of everything it lacks.
func TestSampleIsNotWhole(t *testing.T) {
	got := lacks(t, look.Game().Rules, look.Game())
	for _, what := range []string{"perft counts in rules/testdata", "line in ai/engines", "course of six steps in play/lessons/courses", "chapter in docs/RULES.md", "pictures in sprites/art/catalogue", "second look", "words in hu"} {
		if !strings.Contains(strings.Join(got, "\n"), what) {
			t.Errorf("not told: %s", what)
		}
	}
	if got := lacks(t, look.Game().Rules, nil); len(got) == 0 {
		t.Error("without a board it lacks nothing")
	}
}

// lacks lists what a game lacks; b is nil for one without a board.
func lacks(t *testing.T, g rules.Game, b *board.Game) (list []string) {
	id := g.Info().ID
	need := func(ok bool, what string) {
		if !ok {
			list = append(list, what)
		}
	}
	has := func(file, text string) bool {
		data, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(file)))
		return err == nil && strings.Contains(string(data), text)
	}
	name := locale.English().Game(id)
	need(has("rules/testdata/"+id+".txt", ""), "perft counts in rules/testdata")
	_, engine := engines.ByID(id)
	need(engine, "line in ai/engines")
	course, err := lessons.For(id)
	need(err == nil && len(course.Steps) >= 6, "course of six steps in play/lessons/courses")
	need(sets.File(id) != nil, "puzzles in play/puzzle/sets")
	need(puzzle.Offered(id), "days in play/puzzle/days.txt")
	for _, file := range []string{"README.md", "docs/MANUAL.md", "docs/PUZZLES.md"} {
		need(has(file, name), "mention in "+file)
	}
	need(has("docs/RULES.md", "## "+name+"\n"), "chapter in docs/RULES.md")
	need(has("ai/LEVELS.md", "| "+name+" |"), "row in ai/LEVELS.md")
	for _, o := range g.Info().Options {
		need(has("docs/MANUAL.md", "`"+o.Name+"="), "option "+o.Name+" in docs/MANUAL.md")
	}
	for _, l := range locale.Languages() {
		w, err := locale.Open(l.Tag)
		if err != nil {
			t.Fatal(err)
		}
		need(w.Knows(key.Games, id) && w.Knows(key.GamesAbout, id) && w.Knows(key.Origins, id), "words in "+l.Tag)
	}
	if b == nil {
		return append(list, "line in scenes/board/games")
	}
	need(b.Cover.Paint != nil, "cover")
	_, found := catalogue.New().Find(b.Cover.Key)
	need(found, "pictures in sprites/art/catalogue")
	others := slices.DeleteFunc(boards.All(), func(o *board.Game) bool { return o.ID() == id })
	own := !slices.ContainsFunc(others, func(o *board.Game) bool { return o.Sound.Ambience == b.Sound.Ambience })
	need(own && b.Sound.Ambience != sound.Quiet && b.Sound.Edge > 0, "sound of its own, with an ambience that no other game has")
	need(b.Facts.Minutes > 0 && b.Facts.Difficulty > 0, "facts")
	need(b.Dresses(), fmt.Sprintf("second look: %d are wanted", board.Looks))
	need(len(b.Shares) == ai.Levels-1, "shares of its levels, as in ai/LEVELS.md")
	return list
}
