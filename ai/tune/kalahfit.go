package main

import (
	"flag"
	"fmt"
	"log"
	"math"
	"math/rand/v2"

	kalahengine "tidepool/ai/kalah"
	"tidepool/ai/kalah/solver"
	"tidepool/rules"
	"tidepool/rules/kalah"
)

// fitKalah fits the values of houses and prints the table: the values whose sum is nearest to the gains of
// solved positions (least squares).
func fitKalah(args []string) error {
	flags := flag.NewFlagSet("kalah-fit", flag.ExitOnError)
	count := flags.Int("positions", 20_000, "learn from this many positions")
	flags.Parse(args)
	samples, err := solveKalah(*count)
	if err != nil {
		return err
	}
	const ridge = 8
	n := kalahengine.HouseKinds
	products, sums := make([][]float64, n+1), make([]float64, n+1)
	for k := range products {
		products[k] = make([]float64, n+1)
		products[k][k] = ridge
	}
	for _, s := range samples {
		row := s.row(n)
		for k, x := range row {
			if x == 0 {
				continue
			}
			sums[k] += x * s.gain
			for j, y := range row[:k+1] {
				products[k][j] += x * y
			}
		}
	}
	worths := solveSymmetric(products, sums)
	off := 0.0
	for _, s := range samples {
		d := s.gain
		for k, x := range s.row(n) {
			d -= x * worths[k]
		}
		off += d * d
	}
	log.Printf("%d positions, off by %.2f seeds", len(samples), math.Sqrt(off/float64(len(samples))))
	for k, w := range worths[:n] {
		fmt.Printf("%.0f,%s", math.Round(100*w), map[bool]string{true: "\n", false: " "}[k%16 == 15])
	}
	fmt.Printf("turnWorth %.0f\n", math.Round(100*worths[n]))
	return nil
}

// A gainSample is the houses of a position and how many more seeds than the other the side to move still gains.
type gainSample struct {
	own, enemy []int
	gain       float64
}

// row returns how often each kind of house occurs, minus those of the other side, and the turn last.
func (s *gainSample) row(kinds int) []float64 {
	row := make([]float64, kinds+1)
	row[kinds] = 1
	for _, k := range s.own {
		row[k]++
	}
	for _, k := range s.enemy {
		row[k]--
	}
	return row
}

const (
	kalahNodes = 1500
	// fewSeeds and manySeeds left are the range of positions learnt from, gainNodes limits solving them.
	fewSeeds, manySeeds, gainNodes = 20, 34, 200_000
)

// solveKalah plays games, with an occasional random turn, and solves their positions and those up to two
// random turns away, as a search meets them.
func solveKalah(count int) (samples []gainSample, err error) {
	start, err := kalah.New("end=either")
	if err != nil {
		return nil, err
	}
	r := rand.New(rand.NewPCG(2026, 12))
	e := kalahengine.Game{}.Engine(4 << 20)
	defer e.Close()
	s := solver.New(start.Variant(), 64<<20, 256<<20)
	for len(samples) < count {
		e.Forget()
		p := start
		for ply := 0; !p.Outcome().Over() && p.Row(rules.Near)+p.Row(rules.Far) >= fewSeeds; ply++ {
			if p.Row(rules.Near)+p.Row(rules.Far) <= manySeeds && r.IntN(3) == 0 {
				if g, ok := gainOf(s, randomTurns(r, p, r.IntN(3))); ok {
					samples = append(samples, g)
				}
			}
			if ply <= 6 || r.IntN(6) == 0 {
				p = randomTurns(r, p, 1)
				continue
			}
			if p, err = thought(r, e, p, kalahNodes); err != nil {
				return nil, err
			}
		}
	}
	return samples, nil
}

// randomTurns plays a number of random turns.
func randomTurns(r *rand.Rand, p kalah.Position, turns int) kalah.Position {
	for range turns {
		moves := p.AppendMoves(nil)
		if len(moves) == 0 {
			break
		}
		p = p.Apply(moves[r.IntN(len(moves))])
	}
	return p
}

func gainOf(s *solver.Solver, p kalah.Position) (g gainSample, ok bool) {
	if p.Outcome().Over() {
		return g, false
	}
	margin, _, ok := s.Judge(p, solver.Hint{}, solver.Limits{Nodes: gainNodes})
	turn := p.Turn()
	g.gain = float64(margin - p.Store(turn) + p.Store(turn.Other()))
	for house := range p.Houses() {
		g.own = append(g.own, kalahengine.HouseKind(p, turn, house))
		g.enemy = append(g.enemy, kalahengine.HouseKind(p, turn.Other(), house))
	}
	return g, ok
}
