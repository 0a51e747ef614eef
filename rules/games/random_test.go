package games_test

import (
	"math/rand/v2"
	"testing"

	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/rules/kalah"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
	"tidepool/rules/konane"
	"tidepool/rules/onitama"
)

const (
	randomGames = 10_000
	// longest bounds a random game in plies. Those that the rules let go on
	// for ever may reach it; the others must not.
	longest = 2_000
	// deepEvery is how many games share one close look at a position.
	deepEvery = 50
)

// walks are the random games of each game, played on its own type, which is
// many times faster than by words.
var walks = map[string]func(*testing.T, rules.Game, *rand.Rand){
	"kaninariebi": walk[kaninariebi.Position, kaninariebi.Move],
	"kanishogi":   walk[kanishogi.Position, kanishogi.Move],
	"onitama":     walk[onitama.Position, onitama.Move],
	"konane":      walk[konane.Position, konane.Move],
	"kalah":       walk[kalah.Position, kalah.Move],
}

// TestRandomGames plays 10,000 games of each kind to their end.
func TestRandomGames(t *testing.T) {
	for _, g := range games.All() {
		if walks[g.Info().ID] == nil {
			t.Errorf("no random games of %s", g.Info().ID)
		}
	}
	each(t, func(t *testing.T, g rules.Game) {
		if test := walks[g.Info().ID]; test != nil {
			test(t, g, rand.New(rand.NewPCG(3, 4)))
		}
	})
}

// walk plays the random games, under each variant in turn, and looks closely
// at a position now and then.
func walk[P rules.Rules[P, M], M any](t *testing.T, g rules.Game, random *rand.Rand) {
	options := variants(g)
	starts := make([]P, len(options))
	for i, o := range options {
		starts[i] = start(t, g, o).Unwrap().(P)
	}
	var buf []M
	unfinished := 0
	for n := range randomGames {
		i := n % len(options)
		p := starts[i]
		lookAt := -1
		if n%deepEvery == 0 {
			lookAt = random.IntN(60)
		}
		ply := 0
		for ; ply < longest; ply++ {
			buf = p.AppendMoves(buf[:0])
			if got := p.CountMoves(); got != len(buf) {
				t.Fatalf("%s: counts %d moves, has %d", p, got, len(buf))
			}
			if p.Outcome().Over() != (len(buf) == 0) {
				t.Fatalf("%s: %d moves, outcome %+v", p, len(buf), p.Outcome())
			}
			if ply == lookAt {
				check(t, g, options[i], rules.Of(p))
			}
			if len(buf) == 0 {
				break
			}
			p = p.Apply(buf[random.IntN(len(buf))])
		}
		if ply == longest {
			unfinished++
		}
		if again, err := g.Parse(options[i], p.String()); err != nil || again.Unwrap() != any(p) {
			t.Fatalf("%q: last position %s is read back as %v, %v", options[i], p, again, err)
		}
		if t.Failed() {
			return
		}
	}
	if unfinished > 0 && !g.Info().Endless {
		t.Errorf("%d of %d games did not end within %d plies", unfinished, randomGames, longest)
	}
	if unfinished > randomGames/2 {
		t.Errorf("most games, %d, did not end within %d plies", unfinished, longest)
	}
}
