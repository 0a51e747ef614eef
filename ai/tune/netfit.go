package main

import (
	"fmt"
	"log"
	"math"
	"math/rand/v2"
	"strings"

	"tidepool/ai/neural"
)

// A netSample is the active inputs of a board and of its mirror image, the rest of the evaluation, and the target
// chance to win.
type netSample struct {
	boards        [2][]uint16
	fixed, target float32
}

// A netFit is a [neural.Net] in training, in real numbers. It uses Adam (Kingma and Ba, 2015).
type netFit struct {
	inputs int
	decay  float64
	// mirrored is as for a [network].
	mirrored bool
	// w has a row of weights for each input, then the biases of the hidden units, the output weights and the
	// base; mean and square are running means of the gradients and of their squares.
	w, mean, square []float32
	steps           int
}

// mostWeight is the largest hidden weight that a [neural.Net] can hold.
const mostWeight = float32(neural.Most) / neural.One

// The number of samples per step, the size of the first step, and how long gradients and their squares are
// remembered.
const (
	netBatch     = 512
	netRate      = 0.002
	netMemory    = 0.9
	netSquares   = 0.999
	netLossEvery = 4 // rounds
)

func newNetFit(g network) *netFit {
	inputs := g.Kinds() * neural.Squares
	f := &netFit{inputs: inputs, decay: g.decay, mirrored: g.mirrored}
	n := inputs*neural.Hidden + 2*neural.Hidden + 1
	f.w, f.mean, f.square = make([]float32, n), make([]float32, n), make([]float32, n)
	r := rand.New(rand.NewPCG(7, 7))
	for i := range f.w[:f.base()] {
		f.w[i] = float32(r.NormFloat64() * g.first)
	}
	for i := range neural.Hidden {
		f.w[f.bias()+i] = 0.3
	}
	return f
}

// Where the parts of the weights begin.
func (f *netFit) bias() int { return f.inputs * neural.Hidden }
func (f *netFit) out() int  { return f.bias() + neural.Hidden }
func (f *netFit) base() int { return f.out() + neural.Hidden }

func held(x float32) float32 { return min(max(x, 0), 1) }

// sums are those of the hidden units for up to two boards.
type sums [2][neural.Hidden]float32

// run returns the network's output for some boards, and stores the sums of the hidden units for each.
func (f *netFit) run(boards [][]uint16, units *sums) float32 {
	s := f.w[f.base()]
	for b, inputs := range boards {
		units := &units[b]
		copy(units[:], f.w[f.bias():f.out()])
		for _, i := range inputs {
			row := (*[neural.Hidden]float32)(f.w[int(i)*neural.Hidden:])
			for k, x := range row {
				units[k] += x
			}
		}
		for k, x := range (*[neural.Hidden]float32)(f.w[f.out():]) {
			s += held(units[k]) * x
		}
	}
	return s
}

// learn adds the gradient of a sample's loss, if the network looks at these of its boards.
func (f *netFit) learn(s *netSample, boards [][]uint16, slope []float32) {
	var units sums
	wrong := float32(logistic(float64(s.fixed+f.run(boards, &units)))) - s.target
	slope[f.base()] += wrong
	for b, inputs := range boards {
		units := &units[b]
		for k, x := range (*[neural.Hidden]float32)(f.w[f.out():]) {
			slope[f.out()+k] += wrong * held(units[k])
			if units[k] <= 0 || units[k] >= 1 {
				x = 0
			}
			units[k] = wrong * x
			slope[f.bias()+k] += units[k]
		}
		for _, i := range inputs {
			row := (*[neural.Hidden]float32)(slope[int(i)*neural.Hidden:])
			for k, d := range units {
				row[k] += d
			}
		}
	}
}

// step moves the weights against the gradient summed over a batch, and clears it.
func (f *netFit) step(slope []float32, rate float64) {
	f.steps++
	mean, square := 1-math.Pow(netMemory, float64(f.steps)), 1-math.Pow(netSquares, float64(f.steps))
	for i, g := range slope {
		g /= netBatch
		f.mean[i] += (g - f.mean[i]) * (1 - netMemory)
		f.square[i] += (g*g - f.square[i]) * (1 - netSquares)
		f.w[i] -= float32(rate * float64(f.mean[i]) / mean / (math.Sqrt(float64(f.square[i])/square) + 1e-8))
	}
	for i := range f.w[:f.bias()] {
		f.w[i] = min(max(f.w[i]*float32(1-rate*f.decay), -mostWeight), mostWeight)
	}
	clear(slope)
}

// train goes over the samples in a number of rounds, with steps that shrink to zero, and reports the loss on them and
// on others.
func (f *netFit) train(samples, others []netSample, rounds int) {
	r := rand.New(rand.NewPCG(3, 5))
	order := r.Perm(len(samples))
	slope := make([]float32, len(f.w))
	steps := rounds * (len(samples) / netBatch)
	for round := range rounds {
		r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		for list := order; len(list) >= netBatch; list = list[netBatch:] {
			for _, i := range list[:netBatch] {
				s := &samples[i]
				f.learn(s, f.boards(s, r.IntN(2)), slope)
			}
			f.step(slope, netRate/2*(1+math.Cos(math.Pi*float64(f.steps)/float64(steps))))
		}
		if (round+1)%netLossEvery == 0 || round == rounds-1 {
			log.Printf("round %d: loss %.5f, of others %.5f", round+1, f.loss(samples[:len(others)]), f.loss(others))
		}
	}
}

// boards returns the boards that a sample's output is the sum of: both, or one of them.
func (f *netFit) boards(s *netSample, one int) [][]uint16 {
	if f.mirrored {
		return s.boards[:]
	}
	return s.boards[one : one+1]
}

func (f *netFit) loss(samples []netSample) float64 {
	var units sums
	sum := 0.0
	for i := range samples {
		s := &samples[i]
		sum += crossEntropy(logistic(float64(s.fixed+f.run(f.boards(s, 0), &units))), float64(s.target))
	}
	return sum / float64(len(samples))
}

// text returns the network as package neural parses it; unit is how many points of the score are 1 here.
// Inputs that never occurred are omitted. Hidden weights are rounded to multiples of grain.
func (f *netFit) text(unit float64, grain int) string {
	most := 0.0
	for _, w := range f.w[f.out():f.base()] {
		most = max(most, math.Abs(float64(w)))
	}
	var b strings.Builder
	for i, w := range f.w[:f.base()] {
		x := math.Round(float64(w)*neural.One/float64(grain)) * float64(grain)
		switch {
		case i >= f.out():
			x = float64(w) / most * neural.MostOut
		case i >= f.bias():
			x = float64(w) * neural.One
		case f.square[i] == 0:
			x = 0
		}
		fmt.Fprintf(&b, "%.0f%c", math.Round(x), after(i))
	}
	fmt.Fprintf(&b, "%.0f %.0f\n", most*unit/neural.MostOut/neural.One*neural.Part, float64(f.w[f.base()])*unit)
	return b.String()
}

// after returns what separates a number from the next: rows have a line each.
func after(i int) rune {
	if (i+1)%neural.Hidden == 0 {
		return '\n'
	}
	return ' '
}

func logistic(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

// crossEntropy is the loss of predicting a result with this chance.
func crossEntropy(chance, result float64) float64 {
	chance = min(max(chance, 1e-6), 1-1e-6)
	return -result*math.Log(chance) - (1-result)*math.Log(1-chance)
}

type scored struct{ score, result float64 }

// fitUnit finds the unit in which scores fit the results best.
func fitUnit(list []scored) (unit float64) {
	least := math.Inf(1)
	for u := 10.0; u < 1000; u *= 1.03 {
		sum := 0.0
		for _, t := range list {
			sum += crossEntropy(logistic(t.score/u), t.result)
		}
		if sum < least {
			unit, least = u, sum
		}
	}
	return unit
}
