package main

import (
	"flag"
	"fmt"
	"log"
	"math"
	"math/rand/v2"
	"sync/atomic"

	"tidepool/ai"
	onitamaengine "tidepool/ai/onitama"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/onitama"
)

// fitOnitama fits the weights of Onitama's evaluation and prints them. The engine plays itself at [tuneNodes]
// nodes a turn, with all cards, from openings of a few random turns and with an occasional random turn. From
// quiet positions (no capture is better than standing still) it finds the weights for which the logistic
// function of the evaluation predicts the results best: it is a sum of weights, so Newton's method needs only
// a few rounds. They are scaled so that a student is worth 100.
func fitOnitama(args []string) error {
	flags := flag.NewFlagSet("onitama-fit", flag.ExitOnError)
	games := flags.Int("games", 20_000, "play this many games")
	flags.Parse(args)
	samples, err := playOnitama(*games)
	if err != nil {
		return err
	}
	log.Printf("%d positions of %d games", len(samples), *games)
	var w onitamaengine.Weights
	flat := w.Flat()
	rows := make([][]float64, len(samples))
	for i := range rows {
		rows[i] = make([]float64, len(flat))
	}
	for k := range flat {
		feature := onitamaengine.Features(k)
		for i, s := range samples {
			rows[i][k] = feature(s.position)
		}
	}
	fit := fitLogistic(rows, samples)
	unit := studentUnit(fit, rows)
	for k := range flat {
		*flat[k] = math.Round(fit[k]/unit*1000) / 10
	}
	log.Printf("one student is %.3f in the logistic function", unit)
	fmt.Printf("%#v\n", w)
	return nil
}

// studentUnit returns the value of a student: the mean over the squares it stands on, whose weights are the
// first fifteen.
func studentUnit(fit []float64, rows [][]float64) float64 {
	unit, uses := 0.0, 0.0
	for k := range 15 {
		for _, row := range rows {
			unit += fit[k] * math.Abs(row[k])
			uses += math.Abs(row[k])
		}
	}
	return unit / uses
}

// A tuneSample is a position of a game and its result for the side to move: 1, 0 or a half.
type tuneSample struct {
	position onitama.Position
	result   float64
}

const tuneNodes = 3000

func playOnitama(games int) (samples []tuneSample, err error) {
	r := rand.New(rand.NewPCG(2024, 11))
	m := onitamaengine.NewSearcher(1 << 20)
	for n := range games {
		if n%1000 == 999 {
			log.Printf("%d games", n+1)
		}
		deck := "base"
		if n%4 == 0 {
			deck = "all"
		}
		more, err := tuneGame(r, m, fmt.Sprintf("deck=%s,seed=%d", deck, r.Uint32()))
		if err != nil {
			return nil, err
		}
		samples = append(samples, more...)
	}
	return samples, nil
}

func tuneGame(r *rand.Rand, m *search.Searcher[onitama.Position, onitama.Move], options string) ([]tuneSample, error) {
	p, err := onitama.New(options)
	if err != nil {
		return nil, err
	}
	m.Forget()
	var quiet []onitama.Position
	var past []onitama.Position
	random := 2 + r.IntN(6)
	for len(past) < 150 && !p.Outcome().Over() {
		past = append(past, p)
		moves := p.AppendMoves(nil)
		if len(past) <= random || r.IntN(20) == 0 {
			p = p.Apply(moves[r.IntN(len(moves))])
			continue
		}
		got := m.Think(ai.Task[onitama.Position]{Position: p, Past: past[:len(past)-1], Limits: ai.Limits{Nodes: tuneNodes}, Seed: r.Uint64()},
			new(atomic.Bool), func(search.Report[onitama.Move]) {})
		if !onitamaengine.Known(p) && m.Quiet(p) {
			quiet = append(quiet, p)
		}
		p = p.Apply(got.Best.Moves[0])
	}
	samples := make([]tuneSample, len(quiet))
	for i, q := range quiet {
		samples[i] = tuneSample{q, 0.5}
		if o := p.Outcome(); o.Result == rules.Decisive {
			samples[i].result = 0
			if o.Winner == q.Turn() {
				samples[i].result = 1
			}
		}
	}
	return samples, nil
}

// fitLogistic returns the weights of the features that predict the results best, with a slight preference for
// small ones.
func fitLogistic(rows [][]float64, samples []tuneSample) []float64 {
	const rounds, ridge = 12, 20.0
	n := len(rows[0])
	w := make([]float64, n)
	for range rounds {
		slope := make([]float64, n)
		curve := make([][]float64, n)
		for k := range curve {
			curve[k] = make([]float64, n)
			curve[k][k] = ridge
			slope[k] = -ridge * w[k]
		}
		loss := 0.0
		for i, row := range rows {
			z := 0.0
			for k, x := range row {
				z += w[k] * x
			}
			p := logistic(z)
			y := samples[i].result
			loss -= y*math.Log(max(p, 1e-12)) + (1-y)*math.Log(max(1-p, 1e-12))
			for k, x := range row {
				if x == 0 {
					continue
				}
				slope[k] += (y - p) * x
				for j, x2 := range row[:k+1] {
					curve[k][j] += p * (1 - p) * x * x2
				}
			}
		}
		log.Printf("loss %.5f", loss/float64(len(rows)))
		for k, d := range solveSymmetric(curve, slope) {
			w[k] += d
		}
	}
	return w
}

// solveSymmetric solves equations with a symmetric positive definite matrix, given by its lower half, by
// Cholesky's method.
func solveSymmetric(a [][]float64, b []float64) []float64 {
	n := len(b)
	x := make([]float64, n)
	for i := range n {
		for j := range i + 1 {
			s := a[i][j]
			for k := range j {
				s -= a[i][k] * a[j][k]
			}
			if i == j {
				a[i][i] = math.Sqrt(s)
			} else {
				a[i][j] = s / a[j][j]
			}
		}
		s := b[i]
		for k := range i {
			s -= a[i][k] * x[k]
		}
		x[i] = s / a[i][i]
	}
	for i := n - 1; i >= 0; i-- {
		for k := i + 1; k < n; k++ {
			x[i] -= a[k][i] * x[k]
		}
		x[i] /= a[i][i]
	}
	return x
}
