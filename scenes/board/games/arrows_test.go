package games_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/board/games"
)

// Every turn of every game has an arrow from a spot where it can be tapped, except a turn that only answers a
// question.
func TestArrowsOfAllGames(t *testing.T) {
	for _, g := range games.All() {
		luck := rand.New(rand.NewPCG(7, 7))
		pos, err := g.Rules.Start("")
		if err != nil {
			t.Fatal(err)
		}
		for range 60 {
			turns := pos.Turns()
			if len(turns) == 0 {
				break
			}
			for _, turn := range turns {
				checkArrow(t, g, pos, turn)
			}
			next, _, err := pos.Play(turns[luck.IntN(len(turns))].Word)
			if err != nil {
				t.Fatal(err)
			}
			pos = next
		}
	}
}

func checkArrow(t *testing.T, g *board.Game, pos rules.Position, turn rules.Turn) {
	t.Helper()
	a := board.ArrowOf(pos.Turn(), turn.Events, 0, 0)
	if len(a.Ways) == 0 && turn.Paths[0][0] != "swap" {
		t.Errorf("%s: %s: no arrow for %s", g.ID(), pos, turn.Word)
	}
	for _, w := range a.Ways {
		if least := map[board.WayKind]int{board.Using: 2, board.Leaving: 1}[w.Kind]; len(w.Spots) < max(least, 1) || slices.Contains(w.Spots, "") {
			t.Errorf("%s: %s: %s: way %v", g.ID(), pos, turn.Word, w)
		}
	}
}

// The scores on the spots are those of the best turns through them, at every step of every turn, and the best
// of all is where the best turn begins.
func TestScoresOfAllGames(t *testing.T) {
	for _, g := range games.All() {
		pos, err := g.Rules.Start("")
		if err != nil {
			t.Fatal(err)
		}
		turns := pos.Turns()
		value := func(word string) (board.SpotScore, bool) {
			i := slices.IndexFunc(turns, func(t rules.Turn) bool { return t.Word == word })
			return board.SpotScore{Value: i * 7 % 11, Text: word}, true
		}
		for _, turn := range turns {
			for _, path := range turn.Paths {
				for n := range len(path) {
					checkScores(t, turns, path[:n], value)
				}
			}
		}
	}
}

func checkScores(t *testing.T, turns []rules.Turn, path []rules.Spot, value func(string) (board.SpotScore, bool)) {
	t.Helper()
	for _, s := range board.ScoresAt(turns, path, value) {
		best := -1
		for _, turn := range turns {
			for _, taps := range turn.Paths {
				goes := len(taps) > len(path) && taps[len(path)] == s.Spot || len(taps) == len(path) && len(path) > 0 && taps[len(path)-1] == s.Spot
				if goes && slices.Equal(taps[:len(path)], path) {
					v, _ := value(turn.Word)
					best = max(best, v.Value)
				}
			}
		}
		if s.Value != best {
			t.Errorf("after %v the score on %s is %d, the best is %d", path, s.Spot, s.Value, best)
		}
	}
}
