package engines_test

import (
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
)

// TestStoppedShares stops thinkers that share the turns of positions, after any number of updates: their
// combined answer is true.
func TestStoppedShares(t *testing.T) {
	for game, options := range map[string]string{
		"kaninariebi": "", "kanishogi": "", "onitama": "deal=boar+ox/elephant+horse/crab", "konane": "size=6", "kalah": "emptycapture=on",
	} {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			s := newStopper(t, game, 34)
			s.use(options)
			wake := make(chan struct{}, 1)
			machine := ai.Machine{Now: func() time.Duration { return 0 }, Games: engines.ByID, Wake: func() {
				select {
				case wake <- struct{}{}:
				default:
				}
			}}
			var others []ai.Thinker
			for range 2 {
				others = append(others, ai.NewInProcess(machine))
			}
			pool := ai.NewPool(ai.NewInProcess(machine), others...)
			defer pool.Close()
			for id := uint64(1); id <= uint64(enginetest.Few(12, 3)); id++ {
				line := enginetest.Wander(s.luck, enginetest.Start(t, game, options), 200)
				p := line[max(0, len(line)-1-s.luck.IntN(5))]
				most := s.luck.IntN(8)
				pool.Start(ai.Job{ID: id, Game: game, Options: options, Start: p.String(), Nodes: 20_000, All: true})
				for told, final := 0, false; !final; {
					n, ok := pool.Update()
					if !ok {
						<-wake
						continue
					}
					if n.Problem != "" {
						t.Fatal(n.Problem)
					}
					s.check(ai.Query{Position: p}, n.Info, "shared")
					if told++; told == most {
						pool.Stop(id)
					}
					final = n.Final
				}
			}
			t.Logf("%d wins and losses told, of which %d are beyond what is known", s.told, s.open)
		})
	}
}
