package scenes_test

import (
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/settings"
)

// A counted thinker knows whether it has an unfinished job.
type counted struct {
	ai.Thinker
	under bool
}

func (c *counted) Start(j ai.Job) {
	c.under = true
	c.Thinker.Start(j)
}

func (c *counted) Update() (ai.Update, bool) {
	u, ok := c.Thinker.Update()
	c.under = c.under && !u.Final
	return u, ok
}

// A real engine plays a game of each kind against itself to the end.
func TestRealEngine(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Info().ID, func(t *testing.T) {
			t.Parallel()
			start := time.Now()
			wake := make(chan struct{}, 1)
			engine := &counted{Thinker: ai.NewInProcess(ai.Machine{
				Games: engines.ByID,
				Now:   func() time.Duration { return time.Since(start) },
				Wake: func() {
					select {
					case wake <- struct{}{}:
					default:
					}
				},
			})}
			defer engine.Close()
			p := newEnvPlayer(t, new(shelf.Memory), func(e *scenes.Config) { e.Thinker = engine })
			p.env.Prefs.Settings.Motion = settings.MotionOff
			p.press("menu.game." + g.Info().ID)
			p.press("newgame.watch", "newgame.demo")
			p.tick()
			for n := 0; p.scene() == "board"; n++ {
				if n > 200_000 || p.paused() {
					t.Fatalf("stuck at ply %d: %s", p.ply(), p.bar(p.match().Position().Turn()).Label)
				}
				if engine.under { // it wakes the program with each report
					<-wake
				}
				p.tick()
			}
			if p.scene() != "results" || !p.over() || p.ply() < 4 {
				t.Errorf("in %s, over %v after %d turns", p.scene(), p.over(), p.ply())
			}
		})
	}
}
