package ai

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"tidepool/rules"
)

// TestMakeKaniGames lets the engine play itself and writes quiet positions
// with the results of their games, for TestFitKani:
//
//	TIDEPOOL_GAMES=folder TIDEPOOL_SEED=1 TIDEPOOL_EACH=20000 go test -run MakeKaniGames -timeout 2h ./ai
//
// A position is quiet if the turn played there wins nothing at once and no win
// is proven. Lines are a position, the search's score for the side to
// move, and its result: 1, 0.5 or 0.
func TestMakeKaniGames(t *testing.T) {
	folder := os.Getenv("TIDEPOOL_GAMES")
	if folder == "" {
		t.Skip("TIDEPOOL_GAMES names no folder")
	}
	seed, _ := strconv.ParseUint(os.Getenv("TIDEPOOL_SEED"), 10, 64)
	each, _ := strconv.Atoi(os.Getenv("TIDEPOOL_EACH"))
	r := rand.New(rand.NewPCG(seed, 11))
	engines, files := map[string]Engine{}, map[string]*bufio.Writer{}
	for _, game := range []string{"kaninariebi", "kanishogi"} {
		f, err := os.Create(filepath.Join(folder, fmt.Sprintf("%s-%d.txt", game, seed)))
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		engines[game], files[game] = newEngine(t, game), bufio.NewWriter(f)
		defer files[game].Flush()
	}
	for range each {
		for game, e := range engines {
			all := forcedRules(game)
			playQuiet(t, r, e, startOf(t, game, all[r.IntN(len(all))]), files[game])
		}
	}
}

// playQuiet plays one game from a random opening, a few hundred nodes a turn, and
// writes its quiet positions.
func playQuiet(t *testing.T, r *rand.Rand, e Engine, start rules.Position, to *bufio.Writer) {
	line := wander(r, start, 2+r.IntN(7))
	first := len(line)
	var quiet []int
	var scores []Score
	for len(line) < 120 {
		p := line[len(line)-1]
		info := think(e, Query{Position: p, Past: line[:len(line)-1], Limits: Limits{Nodes: 300}, Seed: r.Uint64()})
		next, _, err := p.Play(info.Best.Words[0])
		if err != nil {
			t.Fatal(err)
		}
		pieces := len(p.Tokens())
		if _, _, proven := info.Best.Score.Proven(); !proven && len(next.Tokens()) == pieces {
			quiet, scores = append(quiet, len(line)-1), append(scores, info.Best.Score)
		}
		line = append(line, next)
		if next.Outcome().Over() || repeats(line) {
			break
		}
	}
	result := 0.5
	last := line[len(line)-1]
	if o := last.Outcome(); o.Over() {
		result = 0
		if o.Winner == rules.Near {
			result = 1
		}
	}
	for i, k := range quiet {
		if k < first-1 {
			continue
		}
		p, mine := line[k], result
		if p.Turn() == rules.Far {
			mine = 1 - result
		}
		fmt.Fprintf(to, "%s ; %d ; %g\n", p, scores[i], mine)
	}
}

// repeats reports whether the last position was there twice before.
func repeats(line []rules.Position) bool {
	last, n := line[len(line)-1].String(), 0
	for i := len(line) - 1; i >= 0 && i > len(line)-40; i -= 2 {
		if line[i].String() == last {
			n++
		}
	}
	return n >= 3
}
