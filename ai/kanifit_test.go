package ai

import (
	"bufio"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
)

// A sample is a position of a game: its terms, what the search said of it and
// how the game ended for the side to move.
type sample struct {
	terms  []uint16
	score  float64
	result float64
}

// TestFitKani fits the weights of the Kani games' evaluations to the results
// of the positions that TestMakeKaniGames has written, and overwrites the
// files of weights:
//
//	TIDEPOOL_FIT=folder go test -run FitKani -v ./ai
//
// The chance to win is taken to be the logistic function of the score. The
// score's unit is kept: it is the one that made the old scores fit best.
func TestFitKani(t *testing.T) {
	folder := os.Getenv("TIDEPOOL_FIT")
	if folder == "" {
		t.Skip("TIDEPOOL_FIT names no folder")
	}
	for game, count := range map[string]int{"kaninariebi": ebiWeights, "kanishogi": shogiWeights} {
		samples := readSamples(t, game, filepath.Join(folder, game+"-*.txt"))
		held := samples[len(samples)*9/10:]
		samples = samples[:len(samples)*9/10]
		unit, old := fitUnit(held)
		f := fit{weights: make([]float64, count), unit: unit}
		for round := range 12 {
			f.pass(samples, 0.02/float64(1+round))
		}
		t.Logf("%s: %d samples, unit %.0f; loss of the scores %.4f, of the weights %.4f", game, len(samples), unit, old, f.loss(held))
		var text strings.Builder
		for i, w := range f.weights {
			if i > 0 {
				text.WriteByte(" \n"[27*(i/27)/i])
			}
			fmt.Fprintf(&text, "%.0f", w*unit)
		}
		text.WriteByte('\n')
		if err := os.WriteFile(filepath.Join("weights", game+".txt"), []byte(text.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

func readSamples(t *testing.T, game, pattern string) (samples []sample) {
	names, err := filepath.Glob(pattern)
	if err != nil {
		t.Fatal(err)
	}
	g, _ := games.ByID(game)
	for _, name := range names {
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		for lines := bufio.NewScanner(f); lines.Scan(); {
			fields := strings.Split(lines.Text(), " ; ")
			p, err := g.Parse("", fields[0])
			if err != nil {
				t.Fatal(err)
			}
			s := sample{terms: featuresOf(p)}
			s.score, _ = strconv.ParseFloat(fields[1], 64)
			s.result, _ = strconv.ParseFloat(fields[2], 64)
			samples = append(samples, s)
		}
		f.Close()
	}
	return samples
}

func featuresOf(p rules.Position) []uint16 {
	switch p := p.Unwrap().(type) {
	case kaninariebi.Position:
		return ebiFeatures(p, nil)
	case kanishogi.Position:
		return shogiFeatures(p, nil)
	}
	panic("no features")
}

func logistic(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

// crossEntropy is the loss of having given a result this chance.
func crossEntropy(chance, result float64) float64 {
	chance = min(max(chance, 1e-6), 1-1e-6)
	return -result*math.Log(chance) - (1-result)*math.Log(1-chance)
}

// fitUnit finds the unit of the searches' scores.
func fitUnit(samples []sample) (unit, loss float64) {
	loss = math.Inf(1)
	for u := 40.0; u < 1000; u *= 1.03 {
		sum := 0.0
		for _, s := range samples {
			sum += crossEntropy(logistic(s.score/u), s.result)
		}
		if sum /= float64(len(samples)); sum < loss {
			unit, loss = u, sum
		}
	}
	return unit, loss
}

// A fit is a logistic regression by stochastic descent, with a step for each
// weight that shrinks with its gradients (Duchi, Hazan and Singer's AdaGrad).
type fit struct {
	weights, gradients []float64
	unit               float64
}

func (f *fit) chance(s sample) float64 {
	sum := 0.0
	for _, i := range s.terms {
		sum += f.weights[i]
	}
	return logistic(sum)
}

// pass goes over the samples once in random order.
func (f *fit) pass(samples []sample, rate float64) {
	if f.gradients == nil {
		f.gradients = make([]float64, len(f.weights))
	}
	r := rand.New(rand.NewPCG(1, uint64(rate*1e9)))
	for range samples {
		s := samples[r.IntN(len(samples))]
		wrong := f.chance(s) - s.result
		for _, i := range s.terms {
			g := wrong + 1e-3*f.weights[i] // weights of rare patterns stay small
			f.gradients[i] += g * g
			f.weights[i] -= rate * g / math.Sqrt(f.gradients[i]/100+1)
		}
	}
}

func (f *fit) loss(samples []sample) float64 {
	sum := 0.0
	for _, s := range samples {
		sum += crossEntropy(f.chance(s), s.result)
	}
	return sum / float64(len(samples))
}
