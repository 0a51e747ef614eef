package explain_test

import (
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
	"tidepool/locale"
	"tidepool/play/commentary"
	"tidepool/play/explain"
	"tidepool/play/match"
)

// of returns a match with some turns from the start of a game.
func of(t *testing.T, id string, words ...string) (ai.Game, *match.Match) {
	t.Helper()
	g, _ := engines.ByID(id)
	m, err := match.New(match.Setup{Game: g.Rules()})
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range words {
		if _, err := m.Play(w); err != nil {
			t.Fatal(err)
		}
	}
	return g, m
}

// Turn needs exactly one turn and an engine that answers.
func TestTurnRefuses(t *testing.T) {
	silent := func(ai.Query, time.Duration) ai.Info { return ai.Info{} }
	for _, words := range [][]string{nil, {"A"}, {"C", "F"}} {
		g, m := of(t, "kalah", words...)
		if _, err := explain.Turn(g, m, time.Second, silent); err == nil {
			t.Errorf("%q: explained by nobody", words)
		}
	}
}

// In every language a turn gets an opinion if nothing is proven, and its line, within the given time.
func TestSay(t *testing.T) {
	for _, g := range engines.All() {
		m, err := match.New(match.Setup{Game: g.Rules()})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Play(m.Position().Turns()[0].Word); err != nil {
			t.Fatal(err)
		}
		const spend = time.Second
		e, spent := g.Engine(1<<20), time.Duration(0)
		x, err := explain.Turn(g, m, spend, func(q ai.Query, d time.Duration) ai.Info {
			spent += d
			q.Limits.Nodes = uint64(d/time.Millisecond)*4 + 1
			return enginetest.Think(e, q)
		})
		e.Close()
		if err != nil || spent > spend*6/5 {
			t.Fatalf("%s: %v, in %v of %v", m.Info().ID, err, spent, spend)
		}
		for _, l := range locale.Languages() {
			words, err := locale.Open(l.Tag)
			if err != nil {
				t.Fatal(err)
			}
			speaker := commentary.Speaker{Words: words, Info: m.Info()}
			opinions := 0
			for _, s := range x.Say(speaker) {
				if s.Text == "" || s.Certain && s.Kind == 0 {
					t.Errorf("%s, %s: %+v", m.Info().ID, l.Tag, s)
				}
				if s.Kind == 0 {
					opinions++
				}
			}
			lines := x.Lines()
			if opinions != 1 && !(x.Before.Proven && x.After.Proven) || len(lines) == 0 || lines[0].Words[0] != x.Word || lines[0].Tell(speaker) == "" {
				t.Errorf("%s, %s: %d opinions, lines %v", m.Info().ID, l.Tag, opinions, lines)
			}
		}
	}
}
