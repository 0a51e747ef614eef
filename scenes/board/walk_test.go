package board_test

import (
	"math/rand/v2"
	"testing"

	"tidepool/locale"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/board/games"
)

func style() *board.Style { return &board.Style{Words: locale.English()} }

// variants returns the options to test a game with: the usual ones, and each other value of each option alone.
func variants(g rules.Game) []string {
	list := []string{""}
	for _, o := range g.Info().Options {
		for _, v := range o.Values {
			if v == o.Default {
				continue
			}
			options := o.Name + "=" + v
			if _, err := g.Start(options); err == nil {
				list = append(list, options)
			}
		}
	}
	return list
}

// eachStart calls test for every game and variant, and eachGame for every game.
func eachStart(t *testing.T, test func(t *testing.T, g *board.Game, start rules.Position)) {
	each(t, variants, test)
}

func eachGame(t *testing.T, test func(t *testing.T, g *board.Game, start rules.Position)) {
	each(t, func(rules.Game) []string { return []string{""} }, test)
}

func each(t *testing.T, variants func(rules.Game) []string, test func(t *testing.T, g *board.Game, start rules.Position)) {
	for _, g := range games.All() {
		for _, options := range variants(g.Rules) {
			t.Run(g.ID()+" "+options, func(t *testing.T) {
				start, err := g.Rules.Start(options)
				if err != nil {
					t.Fatal(err)
				}
				test(t, g, start)
			})
		}
	}
}

// walk plays a random game of at most the given plies.
func walk(t *testing.T, pos rules.Position, plies int, visit func(pos rules.Position, turn rules.Turn, next rules.Position)) {
	t.Helper()
	r := rand.New(rand.NewPCG(3, 4))
	for range plies {
		turns := pos.Turns()
		if len(turns) == 0 {
			return
		}
		turn := turns[r.IntN(len(turns))]
		next, _, err := pos.Play(turn.Word)
		if err != nil {
			t.Fatal(err)
		}
		visit(pos, turn, next)
		if t.Failed() {
			return
		}
		pos = next
	}
}
