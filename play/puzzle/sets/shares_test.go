package sets

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"tidepool/play/puzzle"
	"tidepool/play/puzzle/make"
	"tidepool/rules"
	"tidepool/rules/games"
)

// read reads the puzzles of a game.
func read(t *testing.T, id string) []puzzle.Puzzle {
	t.Helper()
	set, err := puzzle.Read(games.ByID, File(id))
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// Most puzzles offer a choice: fewer than a fifth have three turns or fewer.
func TestChoices(t *testing.T) {
	for _, g := range games.All() {
		set, narrow := read(t, g.Info().ID), 0
		for i := range set {
			at, err := set[i].Start(g)
			if err != nil {
				t.Fatal(err)
			}
			if len(at.Turns()) <= 3 {
				narrow++
			}
		}
		t.Logf("%s: %d of %d", g.Info().ID, narrow, len(set))
		if 5*narrow >= len(set) {
			t.Errorf("%s: %d of %d puzzles have three turns to choose from at most", g.Info().ID, narrow, len(set))
		}
	}
}

// Kani Shogi has long wins, and wins by the numbers of captures.
func TestKaniShogi(t *testing.T) {
	set, long, numbers := read(t, "kanishogi"), 0, 0
	g, _ := games.ByID("kanishogi")
	for i := range set {
		list, err := set[i].Positions(g)
		if err != nil {
			t.Fatal(err)
		}
		if len(list) > 5 { // three turns of the solver's and two between
			long++
		}
		if end := list[len(list)-1].Outcome(); end.Winner == list[0].Turn() && strings.HasPrefix(end.By, "larger-") {
			numbers++
		}
	}
	t.Logf("%d of three turns and more, %d by the numbers", long, numbers)
	if long < 60 || numbers < 20 {
		t.Errorf("%d puzzles of three turns and more, %d that end by the numbers", long, numbers)
	}
}

// A win ends the game, as docs/PUZZLES.md says.
func TestWinsEnd(t *testing.T) {
	for _, g := range games.All() {
		for _, p := range read(t, g.Info().ID) {
			if p.Kind == puzzle.Save || p.Kind == puzzle.Seeds {
				continue
			}
			list, err := p.Positions(g)
			if err != nil {
				t.Fatal(err)
			}
			if o := list[len(list)-1].Outcome(); o.Result != rules.Decisive || o.Winner != list[0].Turn() {
				t.Errorf("%s %s: the solution ends with the game %v", p.Game, p.Position, o)
			}
		}
	}
}

// Grades match the tries counted when the puzzles were made (testdata), by the same measure in all games.
func TestGrades(t *testing.T) {
	for _, g := range games.All() {
		id := g.Info().ID
		tries, set := trials(t, id), read(t, id)
		for i := range set {
			if trial, ok := tries[set[i].ID()]; !ok || trial.Grade() != set[i].Grade {
				t.Errorf("%s %s: grade %d, and tries %v", id, set[i].ID(), set[i].Grade, trial)
			}
		}
		if len(tries) != len(set) {
			t.Errorf("%s: tries of %d puzzles, and there are %d", id, len(tries), len(set))
		}
	}
}

// Grades mean the same in all games: each level solves about the same share of a grade in every game that has
// at least ten such puzzles. The last grade has all that fewer than three in ten tries solve, so that its puzzles
// differ more.
func TestGradesAlike(t *testing.T) {
	const few = 10 // puzzles
	for grade := 1; grade <= puzzle.Grades; grade++ {
		spread := 30 // percent
		if grade == puzzle.Grades {
			spread = 40
		}
		least, most := make.Trial{100, 100, 100}, make.Trial{}
		for _, g := range games.All() {
			n, sum := 0, make.Trial{}
			for _, trial := range trials(t, g.Info().ID) {
				if trial.Grade() != grade {
					continue
				}
				n++
				for i, solved := range trial {
					sum[i] += solved
				}
			}
			if n < few {
				continue
			}
			for i := range sum {
				share := 100 * sum[i] / (n * make.Tries)
				least[i], most[i] = min(least[i], share), max(most[i], share)
			}
		}
		for i := range least {
			if most[i]-least[i] > spread {
				t.Errorf("grade %d: level %d solves %d %% in one game and %d %% in another", grade, make.LevelOf(i), least[i], most[i])
			}
		}
	}
}

// trials returns how the levels did at the puzzles of a game.
func trials(t *testing.T, id string) map[string]make.Trial {
	t.Helper()
	text, err := os.ReadFile("testdata/" + id + ".tries")
	if err != nil {
		t.Fatal(err)
	}
	list := map[string]make.Trial{}
	for line := range strings.Lines(string(text)) {
		var id string
		var n make.Trial
		if _, err := fmt.Sscan(line, &id, &n[0], &n[1], &n[2]); err != nil || max(n[0], n[1], n[2]) > make.Tries {
			t.Fatalf("%q: %v", line, err)
		}
		list[id] = n
	}
	return list
}
