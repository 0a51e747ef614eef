package games_test

import (
	"errors"
	"slices"
	"testing"

	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/rules/kalah"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
	"tidepool/rules/konane"
	"tidepool/rules/onitama"
	"tidepool/rules/rulestest"
)

func TestEveryGameIsArranged(t *testing.T) {
	for _, g := range games.All() {
		if _, ok := g.(rules.Arranger); !ok {
			t.Errorf("%s has no positions to set up", g.Info().ID)
		}
	}
}

// A step of setting up puts or takes something on some spots.
type step struct {
	put  rules.Token
	take bool
	pass bool
	on   []rules.Spot
}

func put(side rules.Side, kind string, on ...rules.Spot) step {
	return step{put: rules.Token{Piece: rules.Piece{Side: side, Kind: kind}, Count: 1}, on: on}
}

func card(name rules.Spot, on rules.Spot) step {
	return step{put: rules.Token{Spot: name, Piece: rules.Piece{Kind: "card"}, Count: 1}, on: []rules.Spot{on}}
}

func take(on ...rules.Spot) step { return step{take: true, on: on} }

var pass = step{pass: true}

// TestSetUp sets up positions from the start and checks the remarks.
func TestSetUp(t *testing.T) {
	near, far := rules.Near, rules.Far
	for _, test := range []struct {
		name, game, options string
		steps               []step
		clear               bool
		text                string   // of the position
		remarks             []string // codes
		refused             string   // code, of a step or at the end
	}{
		{name: "a sixth crab", game: "kaninariebi", steps: []step{put(near, "crab", "b1")}, refused: "setup.too-many"},
		{name: "a crab becomes a shrimp", game: "kaninariebi", steps: []step{put(near, "shrimp", "a1")}, text: "C3c/C3c/C3c/C3c/S3c b"},
		{name: "three shrimps, and it is Black's turn", game: "kaninariebi", steps: []step{put(near, "shrimp", "a1", "a2", "a3")}, refused: "setup.won-before"},
		{name: "three shrimps have won", game: "kaninariebi", steps: []step{put(near, "shrimp", "a1", "a2", "a3"), pass}, text: "C3c/C3c/S3c/S3c/S3c r"},
		{name: "four shrimps", game: "kaninariebi", steps: []step{put(near, "shrimp", "a1", "a2", "a3", "a4"), pass}, refused: "kaninariebi.many-shrimps"},
		{name: "an empty board", game: "kaninariebi", clear: true, refused: "setup.both-won"},
		{name: "no such square", game: "kaninariebi", steps: []step{take("a1"), put(near, "crab", "f1")}, refused: "setup.misplaced"},
		{name: "shut in", game: "kaninariebi", clear: true, steps: []step{put(near, "crab", "c1", "d2", "d1"), put(far, "crab", "e1", "e2", "e3"), pass, pass},
			text: "5/5/4c/3Cc/2CCc b"},
		{name: "nobody can have come", game: "kaninariebi", clear: true,
			steps: []step{put(far, "crab", "a1", "b1", "a2"), put(near, "crab", "c1", "c2", "b3", "a3"), put(near, "shrimp", "b2")},
			text:  "5/5/CC3/cSC2/ccC2 b", remarks: []string{"setup.no-turn-before"}},

		{name: "a parent is moved", game: "kanishogi", steps: []step{put(near, "parent", "b3")}, text: "A3b/D3c/1K2k/C3d/B3a b"},
		{name: "a child grows at the other home", game: "kanishogi", steps: []step{take("e1"), put(near, "child2", "e1")}, text: "A3b/D3c/K3k/C3d/4+B b"},
		{name: "a grown child is that child", game: "kanishogi", steps: []step{put(near, "grown2", "b1")}, text: "A3b/D3c/K3k/C3d/1+B2a b"},
		{name: "no parents", game: "kanishogi", steps: []step{take("a3", "e3")}, refused: "setup.both-won"},
		{name: "the parent is taken", game: "kanishogi", steps: []step{take("e3")}, refused: "setup.won-before"},
		{name: "the parent was taken", game: "kanishogi", steps: []step{take("e3"), pass}, text: "A3b/D3c/K4/C3d/B3a r"},

		{name: "a second master moves the first", game: "onitama", options: dealt, steps: []step{put(near, "master", "c3")}, text: "bbBbb/5/2R2/5/rr1rr r boar,ox elephant,horse dragon"},
		{name: "a fifth student", game: "onitama", options: dealt, steps: []step{put(near, "student", "c3")}, refused: "setup.too-many"},
		{name: "no masters", game: "onitama", options: dealt, steps: []step{take("c1", "c5")}, refused: "onitama.no-masters"},
		{name: "the master was taken", game: "onitama", options: dealt, steps: []step{take("c1")}, text: "bbBbb/5/5/5/rr1rr r boar,ox elephant,horse dragon"},
		{name: "the master is taken", game: "onitama", options: dealt, steps: []step{take("c5")}, refused: "setup.won-before"},
		{name: "another card", game: "onitama", options: dealt, steps: []step{card("tiger", "ox"), take("a1"), put(near, "student", "a2")}, text: "bbBbb/5/5/r4/1rRrr r boar,tiger elephant,horse dragon"},
		{name: "cards trade", game: "onitama", options: dealt, steps: []step{card("horse", "ox")}, text: "bbBbb/5/5/5/rrRrr r boar,horse elephant,ox dragon"},
		{name: "a card of no deck", game: "onitama", options: dealt, steps: []step{card("goat", "ox")}, refused: "onitama.not-in-deck"},
		{name: "no card", game: "onitama", options: dealt, steps: []step{take("ox")}, refused: "onitama.keep-card"},
		{name: "the other begins", game: "onitama", options: "deal=boar+ox/elephant+horse/crab", steps: []step{pass}, text: "bbBbb/5/5/5/rrRrr r boar,ox elephant,horse crab", remarks: []string{"setup.no-turn-before"}},

		{name: "the other colour", game: "konane", options: "size=4", steps: []step{take("a1"), put(far, "stone", "a1")}, refused: "konane.other-colour"},
		{name: "White begins", game: "konane", options: "size=4", steps: []step{pass}, refused: "konane.opening-turn"},
		{name: "White's stone is gone", game: "konane", options: "size=4", steps: []step{take("b1"), pass}, refused: "konane.opening-hole"},
		{name: "Black twice", game: "konane", options: "size=4", steps: []step{take("a1")}, refused: "konane.opening-turn"},
		{name: "the opening", game: "konane", options: "size=4", steps: []step{take("a1"), pass}, text: "oxox/xoxo/oxox/1oxo w"},
		{name: "an opening elsewhere", game: "konane", options: "size=4", steps: []step{take("c1"), pass}, text: "oxox/xoxo/oxox/xo1o w", remarks: []string{"konane.opened-elsewhere"}},
		{name: "two black stones", game: "konane", options: "size=4", steps: []step{take("a1", "c1")}, text: "oxox/xoxo/oxox/1o1o b", remarks: []string{"konane.opened-elsewhere"}},
		{name: "too few for that", game: "konane", options: "size=4", steps: []step{take("a1", "c1", "b2", "b4", "d4")}, text: "o1o1/xoxo/o1ox/1o1o b", remarks: []string{"konane.missing-counts", "setup.no-turn-before"}},
		{name: "no stones", game: "konane", options: "size=4", clear: true, text: "4/4/4/4 b", remarks: []string{"setup.no-turn-before"}},

		{name: "a seed too many", game: "kalah", steps: []step{put(near, "seed", "A")}, refused: "kalah.many-seeds"},
		{name: "a seed too few", game: "kalah", steps: []step{take("A")}, refused: "kalah.few-seeds"},
		{name: "a seed elsewhere", game: "kalah", steps: []step{take("A"), put(near, "seed", "south-store")}, text: "3,4,4,4,4,4/4,4,4,4,4,4 1 0 s", remarks: []string{"setup.no-turn-before"}},
		{name: "North begins", game: "kalah", steps: []step{pass}, text: "4,4,4,4,4,4/4,4,4,4,4,4 0 0 n", remarks: []string{"setup.no-turn-before"}},
		{name: "an empty row", game: "kalah", options: "houses=1,seeds=2", steps: []step{take("A", "A"), put(far, "seed", "a", "a")}, refused: "kalah.not-banked"},
		{name: "no swap", game: "kalah", options: "pie=on", steps: []step{{put: rules.Token{Spot: "swap"}, on: []rules.Spot{""}}}, refused: "kalah.no-offer"},
		{name: "a swap at the start", game: "kalah", options: "pie=on", steps: []step{pass, {put: rules.Token{Spot: "swap"}, on: []rules.Spot{""}}},
			text: "4,4,4,4,4,4/4,4,4,4,4,4 0 0 n pie", remarks: []string{"kalah.late-offer", "setup.no-turn-before"}},
	} {
		t.Run(test.game+" "+test.name, func(t *testing.T) {
			g, _ := games.ByID(test.game)
			a := g.(rules.Arranger)
			p, err := g.Start(test.options)
			if err != nil {
				t.Fatal(err)
			}
			d := rules.Apart(g, test.options, p)
			if test.clear {
				d = d.Cleared(g.Info())
			}
			if d, err = follow(a, d, test.steps); err == nil {
				var remarks []rules.Reason
				if p, remarks, err = a.Assemble(d); err == nil {
					check(t, test.text, test.remarks, p, remarks)
				}
			}
			var reason rules.Reason
			if errors.As(err, &reason); reason.Code != test.refused {
				t.Errorf("refused with %v, want %s", err, test.refused)
			}
		})
	}
}

const dealt = "deal=boar+ox/elephant+horse/dragon"

func follow(a rules.Arranger, d rules.Draft, steps []step) (rules.Draft, error) {
	for _, s := range steps {
		if s.pass {
			d = a.Pass(d)
		}
		for _, at := range s.on {
			var err error
			if s.take {
				d, err = a.Take(d, at)
			} else {
				d, err = a.Put(d, s.put, at)
			}
			if err != nil {
				return d, err
			}
		}
	}
	return d, nil
}

func check(t *testing.T, text string, codes []string, p rules.Position, remarks []rules.Reason) {
	t.Helper()
	if p.String() != text {
		t.Errorf("%s, want %s", p, text)
	}
	var got []string
	for _, r := range remarks {
		got = append(got, r.Code)
	}
	if !slices.Equal(got, codes) {
		t.Errorf("%s: remarks %v, want %v", p, got, codes)
	}
}

func FuzzSetUpKaniNariEbi(f *testing.F) { rulestest.FuzzArrange(f, kaninariebi.Game{}) }
func FuzzSetUpKaniShogi(f *testing.F)   { rulestest.FuzzArrange(f, kanishogi.Game{}) }
func FuzzSetUpOnitama(f *testing.F)     { rulestest.FuzzArrange(f, onitama.Game{}) }
func FuzzSetUpKonane(f *testing.F)      { rulestest.FuzzArrange(f, konane.Game{}) }
func FuzzSetUpKalah(f *testing.F)       { rulestest.FuzzArrange(f, kalah.Game{}) }
