package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"log"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"tidepool/ai"
	"tidepool/ai/kani"
	"tidepool/rules"
)

// A kaniGame is an engine whose evaluation is a sum of weights.
type kaniGame interface {
	ai.Game
	Terms(p rules.Position) []uint16
	Weights() int
}

// A sample is a position of a game: its terms, what the search said of it and
// how the game ended for the side to move.
type sample struct {
	terms  []uint16
	score  float64
	result float64
}

// fitKani fits the weights of the Kani games' evaluations to the results of the
// positions that playKani has written, and writes the files of weights.
//
// The chance to win is taken to be the logistic function of the score. The
// score's unit is kept: it is the one that made the old scores fit best.
func fitKani(args []string) error {
	flags := flag.NewFlagSet("kani-fit", flag.ExitOnError)
	from := flags.String("from", "", "read the games in this `folder`")
	into := flags.String("into", "", "write into this `folder`")
	flags.Parse(args)
	for _, g := range []kaniGame{kani.NariEbi{}, kani.Shogi{}} {
		id := g.Rules().Info().ID
		samples, err := readSamples(g, filepath.Join(*from, id+"-*.txt"))
		if err != nil {
			return err
		}
		if len(samples) < 10 {
			return errors.New("too few games of " + id)
		}
		held := samples[len(samples)*9/10:]
		samples = samples[:len(samples)*9/10]
		unit, old := fitUnit(held)
		f := fit{weights: make([]float64, g.Weights()), unit: unit}
		for round := range 12 {
			f.pass(samples, 0.02/float64(1+round))
		}
		log.Printf("%s: %d samples, unit %.0f; loss of the scores %.4f, of the weights %.4f", id, len(samples), unit, old, f.loss(held))
		if err := os.WriteFile(filepath.Join(*into, id+".txt"), []byte(f.text()), 0o666); err != nil {
			return err
		}
	}
	return nil
}

// text is the file of the weights.
func (f *fit) text() string {
	var text strings.Builder
	for i, w := range f.weights {
		if i > 0 {
			text.WriteByte(" \n"[27*(i/27)/i])
		}
		fmt.Fprintf(&text, "%.0f", w*f.unit)
	}
	text.WriteByte('\n')
	return text.String()
}

func readSamples(g kaniGame, pattern string) (samples []sample, err error) {
	names, err := filepath.Glob(pattern)
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		f, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		for lines := bufio.NewScanner(f); lines.Scan(); {
			fields := strings.Split(lines.Text(), " ; ")
			p, err := g.Rules().Parse("", fields[0])
			if err != nil {
				return nil, err
			}
			s := sample{terms: g.Terms(p)}
			s.score, _ = strconv.ParseFloat(fields[1], 64)
			s.result, _ = strconv.ParseFloat(fields[2], 64)
			samples = append(samples, s)
		}
		f.Close()
	}
	return samples, nil
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
