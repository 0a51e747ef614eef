package games_test

import (
	"testing"

	"tidepool/rules"
	"tidepool/rules/games"
)

func TestOdds(t *testing.T) {
	for _, test := range []struct {
		game, options, odds string
		n                   int
		giver               rules.Side
		want                string
	}{
		{"kaninariebi", "", "crab", 1, rules.Near, "C3c/C3c/C3c/C3c/4c b"},
		{"kaninariebi", "", "crab", 2, rules.Far, "C3c/C3c/C3c/C4/C4 b"},
		{"kanishogi", "", "child", 1, rules.Far, "A3b/D3c/K3k/C3d/B4 b"},
		{"kanishogi", "", "child", 2, rules.Near, "4b/D3c/K3k/C3d/4a b"},
		{"onitama", "deal=boar+monkey/crab+dragon/frog", "student", 1, rules.Far, "1bBbb/5/5/5/rrRrr r boar,monkey crab,dragon frog"},
		{"onitama", "deal=boar+frog/monkey+tiger/dragon", "cards", 1, rules.Near, "bbBbb/5/5/5/rrRrr r frog,tiger dragon,monkey boar"},
		{"kalah", "", "seed", 2, rules.Far, "4,4,4,4,4,4/4,4,4,4,3,3 2 0 s"},
		{"kalah", "houses=3,seeds=1", "seed", 2, rules.Near, "1,0,0/1,1,1 0 2 s"},
	} {
		g, _ := games.ByID(test.game)
		p, err := rules.Concede(g, test.options, test.odds, test.n, test.giver)
		if err != nil || p.String() != test.want {
			t.Errorf("%s: %v gives %d %s: %v, %v; want %s", test.game, test.giver, test.n, test.odds, p, err, test.want)
		}
	}
}

// TestAllOddsCanBePlayed starts every game with all possible odds.
func TestAllOddsCanBePlayed(t *testing.T) {
	for _, g := range games.All() {
		for _, o := range rules.OddsOf(g, "") {
			for n := 1; n <= o.Most; n++ {
				for giver := range rules.Side(2) {
					p, err := rules.Concede(g, "", o.Name, n, giver)
					if err != nil || p.Outcome().Over() || len(p.Turns()) == 0 {
						t.Errorf("%s: %v gives %d %s: %v, %v", g.Info().ID, giver, n, o.Name, p, err)
						continue
					}
					if _, err := rules.Admit(g, "", p.String()); err != nil {
						t.Errorf("%s: %v gives %d %s: %v", g.Info().ID, giver, n, o.Name, err)
					}
				}
			}
			for _, n := range []int{-1, 0, o.Most + 1} {
				if p, err := rules.Concede(g, "", o.Name, n, rules.Near); err == nil {
					t.Errorf("%s: %d %s give %v", g.Info().ID, n, o.Name, p)
				}
			}
		}
	}
}
