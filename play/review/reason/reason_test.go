package reason_test

import (
	"slices"
	"testing"

	"tidepool/ai"
	"tidepool/play/review/reason"
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
			[]reason.Kind{reason.AllowsAgain, reason.MissesAgain}},
	} {
		got := kinds(look(t, test.game, "", test.position, test.look))
		if !slices.Equal(got, test.want) {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
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
