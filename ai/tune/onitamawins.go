package main

import (
	"cmp"
	"flag"
	"fmt"
	"log"
	"math/bits"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"sync/atomic"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	onitamaengine "tidepool/ai/onitama"
	"tidepool/ai/search"
	"tidepool/rules/onitama"
)

const soonPieces = 6

// findOnitamaWins writes positions that the side to move can certainly win. In half of the cases a search
// selects candidates; exhaustive search always finds the distance.
func findOnitamaWins(args []string) error {
	flags := flag.NewFlagSet("onitama-wins", flag.ExitOnError)
	into := flags.String("into", "", "write this `file`")
	seed := flags.Uint64("seed", 77, "vary the games")
	flags.Parse(args)
	wanted := map[int]int{3: 6, 5: 10, 7: 6, 9: 9, 11: 4} // how many of each distance
	var lines []string
	r := rand.New(rand.NewPCG(*seed, 7))
	m := onitamaengine.NewSearcher(1 << 20)
	for i := 0; len(wanted) > 0; i++ {
		deal := []string{"seed=1", "seed=2", "seed=3", "seed=4", "deck=all,seed=5", "deck=all,seed=6"}[i%6]
		p, err := midgame(r, m, deal)
		if err != nil {
			return err
		}
		most := 7
		if i%2 == 0 {
			most = 11
			got := think(m, p, 300_000, 0)
			if win, plies, ok := got.Best.Score.Proven(); !ok || !win || wanted[plies] == 0 {
				continue
			}
		}
		plies, words, ok := enginetest.ForcedWin(p, most, 6_000_000)
		if !ok || wanted[plies] == 0 || len(words) > 2 {
			continue
		}
		if wanted[plies]--; wanted[plies] == 0 {
			delete(wanted, plies)
		}
		lines = append(lines, fmt.Sprintf("%s; win %d; %s\n", p, plies, strings.Join(words, " ")))
		log.Print(lines[len(lines)-1])
	}
	slices.SortStableFunc(lines, func(a, b string) int { return cmp.Compare(distance(a), distance(b)) })
	head := "# Positions of Onitama that the side to move wins: the plies it takes with best\n" +
		"# play, and the turns that keep to it; found by exhaustive search.\n"
	return os.WriteFile(*into, []byte(head+strings.Join(lines, "")), 0o666)
}

func think(m *search.Searcher[onitama.Position, onitama.Move], p onitama.Position, nodes, seed uint64) search.Report[onitama.Move] {
	q := ai.Task[onitama.Position]{Position: p, Limits: ai.Limits{Nodes: nodes}, Seed: seed}
	return m.Think(q, new(atomic.Bool), func(search.Report[onitama.Move]) {})
}

func distance(line string) (plies int) {
	_, after, _ := strings.Cut(line, "; win ")
	fmt.Sscanf(after, "%d", &plies)
	return plies
}

// midgame plays a weak game for a while and returns a position with seven pieces or more.
func midgame(r *rand.Rand, m *search.Searcher[onitama.Position, onitama.Move], options string) (onitama.Position, error) {
	for {
		p, err := onitama.New(options)
		if err != nil {
			return p, err
		}
		for range 3 + r.IntN(17) {
			moves := p.AppendMoves(nil)
			move := moves[r.IntN(len(moves))]
			if r.IntN(3) > 0 {
				move = think(m, p, 100, r.Uint64()).Best.Moves[0]
			}
			next := p.Apply(move)
			if next.Outcome().Over() {
				break
			}
			p = next
		}
		if own, enemy, _ := p.Boards(); bits.OnesCount32(own|enemy) > soonPieces {
			return p, nil
		}
	}
}
