package prove

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
	"time"

	"tidepool/ai/engines"
	"tidepool/play/puzzle"
	"tidepool/rules"
)

// sampleNodes limits the work on each game's sample, in nodes, so that all take a few seconds together.
const sampleNodes = 1_500_000

// A random sample of the puzzles that come with the program is proven again, every day another one.
// TIDEPOOL_PUZZLES=N repeats a day's sample, and "tidepool puzzles -verify" proves all.
func TestSample(t *testing.T) {
	seed := uint64(time.Now().Unix() / (24 * 60 * 60))
	if text := os.Getenv("TIDEPOOL_PUZZLES"); text != "" {
		var err error
		if seed, err = strconv.ParseUint(text, 10, 64); err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("TIDEPOOL_PUZZLES=%d", seed)
	for _, game := range engines.All() {
		g := game.Rules()
		id := g.Info().ID
		t.Run(id, func(t *testing.T) {
			text, err := os.ReadFile("../sets/" + id + ".txt")
			if err != nil {
				t.Fatal(err)
			}
			set, err := puzzle.Read(func(string) (rules.Game, bool) { return g, true }, text)
			if err != nil {
				t.Fatal(err)
			}
			j, err := New(game)
			if err != nil {
				t.Fatal(err)
			}
			luck := rand.New(rand.NewPCG(seed, 0))
			n, nodes := 0, uint64(0)
			for _, i := range luck.Perm(len(set)) {
				j.Forget()
				if err := j.Check(set[i]); err != nil {
					t.Errorf("%s %s: %v", set[i].ID(), set[i].Position, err)
				}
				n++
				if nodes += j.nodes; nodes >= sampleNodes {
					break
				}
			}
			t.Logf("%d of %d puzzles proven with %d nodes", n, len(set), nodes)
		})
	}
}
