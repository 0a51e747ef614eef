package match

import (
	"math/rand/v2"
	"testing"

	"tidepool/rules"
	"tidepool/rules/games"
)

// TestGames plays random matches of every game to their end, and checks the records on the way.
func TestGames(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.Info().ID, func(t *testing.T) {
			testRoundTrip(t, game)
			testChecks(t, game)
			random := rand.New(rand.NewPCG(1, 2))
			for range 20 {
				playOut(t, game, random)
			}
		})
	}
}

// playOut plays random turns until the match is over.
func playOut(t *testing.T, game rules.Game, random *rand.Rand) {
	t.Helper()
	m, err := New(Setup{Game: game, Players: [2]string{"Ann", "Bo"}})
	if err != nil {
		t.Fatal(err)
	}
	for !m.Outcome().Over() {
		turns := m.Position().Turns()
		if len(turns) == 0 {
			t.Fatalf("no turns and no end: %s", m.Position())
		}
		if _, err := m.Play(turns[random.IntN(len(turns))].Word); err != nil {
			t.Fatal(err)
		}
	}
	if o := m.Outcome(); o.By == "" || m.Result() == unfinished || m.Ply() > rules.DrawingPly {
		t.Errorf("after %d turns: %v", m.Ply(), o)
	}
	checkSame(t, m, game)
}

// BenchmarkCheck checks a random game of up to 40 turns of each kind, next to reading it.
func BenchmarkCheck(b *testing.B) {
	all := games.All()
	reader := NewReader(all)
	for _, game := range all {
		m, err := New(Setup{Game: game})
		if err != nil {
			b.Fatal(err)
		}
		random := rand.New(rand.NewPCG(3, 4))
		for m.Ply() < 40 && !m.Outcome().Over() {
			turns := m.Position().Turns()
			if _, err := m.Play(turns[random.IntN(len(turns))].Word); err != nil {
				b.Fatal(err)
			}
		}
		text := m.FullRecord()
		for name, do := range map[string]func() error{
			"check": func() error { _, err := reader.Check(text); return err },
			"read":  func() error { _, err := Read(text, all); return err },
		} {
			b.Run(game.Info().ID+"/"+name, func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					if err := do(); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
