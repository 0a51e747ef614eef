package ai

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"reflect"
	"strconv"
	"sync/atomic"
	"testing"

	"tidepool/rules"
	"tidepool/rules/onitama"
)

// TestTuneOnitama fits the weights of Onitama's evaluation and prints them. It
// runs only if TIDEPOOL_TUNE_ONITAMA says of how many games:
//
//	TIDEPOOL_TUNE_ONITAMA=20000 go test ./ai -run TuneOnitama -v -timeout 0
//
// The engine plays them against itself at [tuneNodes] nodes a turn, with all
// kinds of cards, from openings of a few random turns and with a random turn
// now and then. Of each game the quiet positions are kept, those in which no
// capture is better than to stand still. Then the weights are found with which
// the logistic function of the evaluation predicts the games' results best: as
// the evaluation is a sum of weights, Newton's method does so in a few rounds.
// They are scaled so that a student is worth 100.
func TestTuneOnitama(t *testing.T) {
	games, err := strconv.Atoi(os.Getenv("TIDEPOOL_TUNE_ONITAMA"))
	if err != nil {
		t.Skip("TIDEPOOL_TUNE_ONITAMA is no number of games")
	}
	samples := playToTune(t, games)
	t.Logf("%d positions of %d games", len(samples), games)
	features := new(onitamaWeights).flat()
	rows := make([][]float64, len(samples))
	for i := range rows {
		rows[i] = make([]float64, len(features))
	}
	for k := range features {
		var w onitamaWeights
		*w.flat()[k] = 1
		e := w.lay(1)
		for i, s := range samples {
			rows[i][k] = float64(e.sum(s.position))
		}
	}
	fit := fitLogistic(t, rows, samples)
	var w onitamaWeights
	flat := w.flat()
	unit := 0.0 // of a student: the mean over the squares it stands on
	uses := 0.0
	for k := range 15 {
		for _, row := range rows {
			unit += fit[k] * math.Abs(row[k])
			uses += math.Abs(row[k])
		}
	}
	unit /= uses
	for k := range flat {
		*flat[k] = math.Round(fit[k]/unit*1000) / 10
	}
	t.Logf("one student is %.3f in the logistic function\n%#v", unit, w)
}

// flat points at all the weights.
func (w *onitamaWeights) flat() (list []*float64) {
	var walk func(v reflect.Value)
	walk = func(v reflect.Value) {
		switch v.Kind() {
		case reflect.Float64:
			list = append(list, (*float64)(v.Addr().UnsafePointer()))
		case reflect.Array:
			for i := range v.Len() {
				walk(v.Index(i))
			}
		case reflect.Struct:
			for i := range v.NumField() {
				walk(v.Field(i))
			}
		}
	}
	walk(reflect.ValueOf(w).Elem())
	return list
}

// A tuneSample is a position of a game and its result for the side to move: 1,
// 0 or a half.
type tuneSample struct {
	position onitama.Position
	result   float64
}

// tuneNodes is how long the engine thinks about a turn.
const tuneNodes = 3000

func playToTune(t *testing.T, games int) (samples []tuneSample) {
	r := rand.New(rand.NewPCG(2024, 11))
	m := NewMind(onitamaKnowledge{new(onitamaEndings)}, true, 1<<20)
	probe := &worker[onitama.Position, onitama.Move]{know: m.know, stop: new(atomic.Bool), others: new(atomic.Uint64)}
	probe.force, _ = m.know.(Forcer[onitama.Position, onitama.Move])
	for n := range games {
		if n%1000 == 999 {
			t.Logf("%d games", n+1)
		}
		deck := "base"
		if n%4 == 0 {
			deck = "all"
		}
		samples = append(samples, tuneGame(t, r, m, probe, fmt.Sprintf("deck=%s,seed=%d", deck, r.Uint32()))...)
	}
	return samples
}

// tuneGame plays one game and returns its quiet positions.
func tuneGame(t *testing.T, r *rand.Rand, m *Mind[onitama.Position, onitama.Move], probe *worker[onitama.Position, onitama.Move], options string) []tuneSample {
	p, err := onitama.New(options)
	if err != nil {
		t.Fatal(err)
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
		got := m.Think(Task[onitama.Position]{Position: p, Past: past[:len(past)-1], Limits: Limits{Nodes: tuneNodes}, Seed: r.Uint64()},
			new(atomic.Bool), func(Report[onitama.Move]) {})
		if _, known := m.know.Known(p); !known {
			if s := probe.quiesce(p, 0, -infinite, infinite); s == m.know.Evaluate(p) {
				quiet = append(quiet, p)
			}
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
	return samples
}

// fitLogistic returns the weights of the features that predict the results
// best, with a slight preference for small ones.
func fitLogistic(t *testing.T, rows [][]float64, samples []tuneSample) []float64 {
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
			p := 1 / (1 + math.Exp(-z))
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
		t.Logf("loss %.5f", loss/float64(len(rows)))
		for k, d := range solveSymmetric(curve, slope) {
			w[k] += d
		}
	}
	return w
}

// solveSymmetric solves a system of equations with a symmetric positive
// definite matrix, of which the lower half is given, by Cholesky's method.
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
