package session_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/play/session"
	"tidepool/rules/games"
)

// realBroker returns a broker with a real engine, which signals wake when there is news.
func realBroker(t *testing.T) (b *session.Broker, wake <-chan struct{}) {
	t.Helper()
	start := time.Now()
	woken := make(chan struct{}, 1)
	engine := ai.NewInProcess(ai.Machine{
		Games: engines.ByID,
		Now:   func() time.Duration { return time.Since(start) },
		Wake: func() {
			select {
			case woken <- struct{}{}:
			default:
			}
		},
	})
	t.Cleanup(engine.Close)
	return session.NewBroker(engine), woken
}

// A real engine plays itself to the end of a game of each kind.
func TestRealEngine(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Info().ID, func(t *testing.T) {
			t.Parallel()
			b, wake := realBroker(t)
			m, err := session.NewMatch(g, "", [2]session.Player{{Level: 1}, {Level: 2}}, 0)
			if err != nil {
				t.Fatal(err)
			}
			s := session.New(session.Config{Match: m, Broker: b, Rand: rand.NewPCG(1, 2), Settings: session.Settings{Think: time.Second}})
			for n := 0; s.State() != session.Over; n++ {
				if n > 100_000 || s.State() == session.Paused {
					t.Fatalf("stuck at ply %d: %v, %v", s.Ply(), s.State(), s.Drain())
				}
				s.Tick(true)
				if _, thinking := s.Thought(); !b.Tick() && thinking {
					<-wake // it was asked, and signals every message
				}
			}
			if m.Ply() < 4 {
				t.Errorf("over after %d turns", m.Ply())
			}
		})
	}
}
