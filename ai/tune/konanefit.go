package main

import (
	"flag"
	"fmt"
	"log"
	"math"
	"math/bits"
	"math/rand/v2"

	"tidepool/ai"
	konaneengine "tidepool/ai/konane"
	"tidepool/ai/konane/solver"
	"tidepool/rules/konane"
)

// fitKonane fits the values of lines of stones on 8×8 and prints the table. The engine plays itself at
// [konaneNodes] nodes a turn, from openings of a few random turns and with an occasional random turn, until
// the solver knows who wins. The values are those for which the logistic function of their sum predicts that
// best (Adagrad: Duchi, Hazan and Singer, 2011).
func fitKonane(args []string) error {
	flags := flag.NewFlagSet("konane-fit", flag.ExitOnError)
	games := flags.Int("games", 8000, "play this many games")
	flags.Parse(args)
	samples, err := playKonane(*games)
	if err != nil {
		return err
	}
	log.Printf("%d positions of %d games", len(samples), *games)
	worths, turn := fitLines(samples)
	for _, line := range worths {
		fmt.Println("\t{")
		for i, w := range line {
			fmt.Printf("%.0f,%s", math.Round(w*konaneUnit), map[bool]string{true: "\n", false: " "}[i%16 == 15])
		}
		fmt.Println("\t},")
	}
	fmt.Printf("turnWorth %.0f\n", math.Round(turn*konaneUnit))
	return nil
}

// A lineSample is the lines of a position and whether the side to move wins.
type lineSample struct {
	lines [konaneengine.Lines]konaneengine.Line
	won   bool
}

const (
	konaneNodes = 500
	// konaneUnit is the score at which the chance to win is 73 %, among the positions learnt from.
	konaneUnit = 290
	// The solver is used once only solveStones stones are left, with solveNodes nodes.
	solveStones, solveNodes = 32, 40_000
	// fitStones is the maximum number of stones of a position learnt from: earlier, nothing is decided.
	fitStones = 52
)

func playKonane(games int) (samples []lineSample, err error) {
	r := rand.New(rand.NewPCG(2026, 11))
	e := konaneengine.Game{}.Engine(4 << 20)
	defer e.Close()
	s := solver.New(32 << 20)
	for n := range games {
		if n%1000 == 999 {
			log.Printf("%d games", n+1)
		}
		p, err := konane.New(8, 8)
		if err != nil {
			return nil, err
		}
		e.Forget()
		line, won, err := konaneGame(r, e, s, p)
		if err != nil {
			return nil, err
		}
		for i, p := range line {
			sample := lineSample{konaneengine.LinesOf(p), won == (i%2 == (len(line)-1)%2)}
			if bits.OnesCount64(p.Stones()) <= fitStones {
				samples = append(samples, sample)
			}
		}
	}
	return samples, nil
}

// konaneGame plays on and returns the positions after the random opening, and whether the side to move in the
// last of them wins.
func konaneGame(r *rand.Rand, e ai.Engine, s *solver.Solver, p konane.Position) (line []konane.Position, won bool, err error) {
	random := 4 + r.IntN(9)
	for ply := 0; ; ply++ {
		if ply >= random {
			line = append(line, p)
		}
		moves := p.AppendMoves(nil)
		if len(moves) == 0 {
			return line, false, nil
		}
		if bits.OnesCount64(p.Stones()) <= solveStones {
			if got := s.Solve(p, solver.Limits{Nodes: solveNodes}); got.Known {
				return line, got.Win, nil
			}
		}
		next := p.Apply(moves[r.IntN(len(moves))])
		if ply >= random && r.IntN(25) > 0 {
			if next, err = thought(r, e, p, konaneNodes); err != nil {
				return nil, false, err
			}
		}
		p = next
	}
}

// fitLines returns the values of lines, and of the turn, in the logistic function.
func fitLines(samples []lineSample) (worths [4][256]float64, turn float64) {
	const rounds, rate, fade = 5, 0.5, 0.0005
	var squares [4][256]float64
	r := rand.New(rand.NewPCG(1, 1))
	order := r.Perm(len(samples))
	seen := 1.0
	for round := range rounds {
		step := rate * (1 - float64(round)/rounds)
		loss := 0.0
		r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		for _, i := range order {
			s, sum := &samples[i], turn
			for _, l := range s.lines {
				sum += worths[l.Number][l.Stones]
			}
			result := 0.0
			if s.won {
				result = 1
			}
			chance := logistic(sum)
			loss += crossEntropy(chance, result)
			wrong := chance - result
			seen += wrong * wrong
			turn -= step * wrong / math.Sqrt(seen)
			for _, l := range s.lines {
				w, q := &worths[l.Number][l.Stones], &squares[l.Number][l.Stones]
				slope := wrong + fade**w
				*q += slope * slope
				*w -= step * slope / math.Sqrt(*q+1)
			}
		}
		log.Printf("round %d: loss %.4f", round+1, loss/float64(len(samples)))
	}
	return worths, turn
}
