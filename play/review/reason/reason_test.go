package reason_test

import (
	"slices"
	"testing"

	"tidepool/ai"
	"tidepool/play/review/reason"
	"tidepool/rules"
	"tidepool/rules/games"
)

// value returns a value.
func value(score ai.Score, words ...string) reason.Value {
	return reason.Value{Variation: ai.Variation{Score: score, Words: words}}
}

func proven(v reason.Value) reason.Value {
	v.Proven = true
	return v
}

// look finds facts in a position of a game.
func look(t *testing.T, id, options, position string, l reason.Case) []reason.Fact {
	t.Helper()
	g, ok := games.ByID(id)
	if !ok {
		t.Fatalf("no game %s", id)
	}
	p, err := g.Parse(options, position)
	if err != nil {
		t.Fatal(err)
	}
	l.Before = p
	return reason.Of(g.Info(), l)
}

func kinds(facts []reason.Fact) (list []reason.Kind) {
	for _, f := range facts {
		list = append(list, f.Kind)
	}
	return list
}

func TestFacts(t *testing.T) {
	for _, test := range []struct {
		name, game, position string
		look                 reason.Case
		want                 []reason.Kind
	}{
		{"gives up seeds", "kalah", "0,0,0,0,1,1/1,0,0,0,0,0 21 24 s",
			reason.Case{Played: "E", Best: proven(value(-100, "F", "E")), Reply: proven(value(300, "a"))},
			[]reason.Kind{reason.GivesUp, reason.WouldTrail, reason.MissesAgain}},
		{"wins at once", "onitama", "bb1bb/2R2/1B3/5/rr1rr r boar,ox elephant,horse crab",
			reason.Case{Played: "boar:c4-c5", Best: value(ai.WinIn(1), "boar:c4-c5")},
			[]reason.Kind{reason.WinsNow}},
		{"captures in the better line", "kaninariebi", "C3c/C4/3c1/3C1/C3c b",
			reason.Case{Played: "a1-b1", Best: value(150, "a5-b5", "e5-d5", "a4-d4"), Reply: value(50, "e5-d5")},
			[]reason.Kind{reason.BestTakes}},
		{"nothing but a better number", "kaninariebi", "C3c/C3c/C3c/C3c/C3c b",
			reason.Case{Played: "a1-b1", Best: value(150, "a2-b2", "e5-d5", "a1-b1"), Reply: value(50, "e5-d5")},
			nil},
		{"moves again instead", "kalah", "4,4,4,4,4,4/4,4,4,4,4,4 0 0 s",
			reason.Case{Played: "A", Best: value(350, "C", "F", "c"), Reply: value(50, "c")},
			[]reason.Kind{reason.GivesAbout, reason.AllowsAgain, reason.MissesAgain}},
	} {
		got := kinds(look(t, test.game, "", test.position, test.look))
		if !slices.Equal(got, test.want) {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
	}
}

// What sets a turn apart needs no search.
func TestWhyOfPosition(t *testing.T) {
	child := reason.Capture{Pieces: []rules.Piece{{Side: rules.Far, Kind: "child4"}}}
	student := reason.Capture{Pieces: []rules.Piece{{Side: rules.Far, Kind: "student"}}}
	for _, test := range []struct {
		game, options, position, played string
		want                            reason.Fact
	}{
		{"kaninariebi", "", "C3c/C3c/C3c/C3c/C3c b", "a2-c2~c1", reason.Fact{Kind: reason.Traps, N: 5, M: 19}},
		{"kaninariebi", "", "C3c/C3c/C3c/C3c/C3c b", "a5-c5~c5", reason.Fact{Kind: reason.Traps, N: 6, M: 17}},
		{"kaninariebi", "", "C3c/1C2c/C3c/C3c/C3c r", "e4-d4", reason.Fact{Kind: reason.Livens, N: 9, M: 3}},
		{"kaninariebi", "", "1C2c/1C1c1/C3c/C2c1/C3c b", "a2-b2", reason.Fact{Kind: reason.NoPromotion}},
		{"kaninariebi", "", "C1c2/C3c/3Cc/C3c/2C1c r", "e4-c4~c4", reason.Fact{Kind: reason.Safe}},
		{"kaninariebi", "", "C3c/C3c/3Cc/C3c/C1c2 b", "a2-b2", reason.Fact{Kind: reason.ThreatensPromotion, Turn: "b2-d2+d2-e1="}},
		{"kaninariebi", "", "2C1c/C4/2c2/1C3/2c2 b", "a4-c4~c4", reason.Fact{Kind: reason.ThreatensWin, Turn: "b2-c2~c2", End: rules.Win(rules.Near, "three-captures")}},
		{"kanishogi", "", "2Ab1/2D1c/1K1k1/C1d2/1Ba2 b", "a2-b2", reason.Fact{Kind: reason.Threatens, Turn: "b3-c3~c3+c3-d2", Capture: child}},
		{"kanishogi", "", "A3b/D3c/K3k/C3d/B3a b", "a3-c3~c4", reason.Fact{Kind: reason.TrapsWin, N: 2, M: 17}},
		{"kanishogi", "", "A1c2/1Db2/1K1k1/1C2d/2B1a r", "e2-d2+d3-e4", reason.Fact{Kind: reason.CapturesBack}},
		{"onitama", "seed=24573", "1bBbb/1b3/5/5/rrRrr r horse,mantis crane,dragon eel", "horse:b1-b2", reason.Fact{Kind: reason.Livens, N: 5, M: 3}},
		{"konane", "", "oxoxoxox/xoxo1oxo/oxox2ox/xo1oxoxo/ox1x1xox/xoxoxoxo/oxoxoxox/xoxoxoxo b", "c7-c5", reason.Fact{Kind: reason.Reserves, N: 6, M: 4}},
		{"onitama", "", "1bBb1/3b1/5/1b1r1/1rRr1 r goose,tiger monkey,rooster rabbit", "goose:c1-b2", reason.Fact{Kind: reason.PreventsWin, Turn: "monkey:b2-c1", End: rules.Win(rules.Far, "master-captured")}},
		{"onitama", "", "bbB2/3b1/2b2/2rr1/rrR2 b mantis,ox cobra,horse elephant", "horse:c3-c4", reason.Fact{Kind: reason.Prevents, Turn: "mantis:d2-c3", Capture: student}},
		{"konane", "size=6", "oxoxox/xoxoxo/ox1xo1/xoxo1o/oxox1x/xoxoxo b", "d4-f4", reason.Fact{Kind: reason.Blocks, Turn: "e4-c4"}},
		{"kalah", "", "5,4,0,5,1,0/0,7,6,2,7,6 3 2 n", "d", reason.Fact{Kind: reason.NoAgain}},
	} {
		got, ok := reason.Why(look(t, test.game, test.options, test.position, reason.Case{Played: test.played, Best: value(0, test.played)}))
		want := test.want
		if !ok || got.Kind != want.Kind || got.N != want.N || got.M != want.M || got.Turn != want.Turn || got.End != want.End || !slices.Equal(got.Capture.Pieces, want.Capture.Pieces) {
			t.Errorf("%s after %s: %+v, want %+v", test.position, test.played, got, want)
		}
	}
}

// No input makes it fail, and a turn that cannot be played has no facts.
func TestNonsense(t *testing.T) {
	for _, g := range games.All() {
		p, err := g.Start("")
		if err != nil {
			t.Fatal(err)
		}
		word := p.Turns()[0].Word
		for _, l := range []reason.Case{
			{}, {Played: word}, {Played: "?", Best: value(0, word)}, {Played: word, Best: value(50, "?"), Reply: value(9, "?")},
			{Played: word, Best: value(ai.WinIn(3), word), Reply: value(ai.WinIn(3))}, {Played: word, Turns: make([]reason.Value, 40)},
		} {
			l.Before = p
			facts := reason.Of(g.Info(), l)
			if l.Played != word && facts != nil {
				t.Errorf("%s: facts %v about an illegal turn", g.Info().ID, facts)
			}
			if f, ok := reason.Why(facts); ok && !slices.Contains(kinds(facts), f.Kind) {
				t.Errorf("%s: %v of %v", g.Info().ID, f, facts)
			}
		}
	}
}

// A turn does not threaten to win by another that would have won before it.
func TestThreatensNothingOld(t *testing.T) {
	const position = "0,2,0,0,2,4/2,0,0,1,1,1 11 24 n"
	if got := kinds(look(t, "kalah", "", position, reason.Case{Played: "e", Best: value(0, "e")})); slices.Contains(got, reason.ThreatensWin) {
		t.Errorf("%v after e", got)
	}
}

// A turn does not threaten to sow seeds that only a reply would bring.
func TestThreatensWithSeedsThatAreThere(t *testing.T) {
	const position = "4,4,0,5,5,5/4,4,4,4,4,4 1 0 s"
	if got := kinds(look(t, "kalah", "", position, reason.Case{Played: "F", Best: value(12, "F")})); slices.Contains(got, reason.Threatens) {
		t.Errorf("%v after F", got)
	}
}
