package book

import (
	"math/rand/v2"
	"testing"
)

// TestCoder writes bits of which most are expected, and reads them again.
func TestCoder(t *testing.T) {
	for _, likely := range []float64{0, 0.01, 0.5, 0.9, 1} {
		random := rand.New(rand.NewPCG(3, 4))
		bits := make([]bool, 10_000)
		w, written := newWriter(), make([]bet, 3)
		for i := range bits {
			bits[i] = random.Float64() < likely
			w.bit(&written[i%3], bits[i])
		}
		data := w.finish()
		if most := map[float64]int{0: 20, 0.01: 130, 0.5: 1270, 0.9: 620, 1: 20}[likely]; len(data) > most {
			t.Errorf("%v: %d bytes, want at most %d", likely, len(data), most)
		}
		r, read := newReader(data), make([]bet, 3)
		for i, want := range bits {
			if r.bit(&read[i%3], false) != want {
				t.Fatalf("%v: bit %d is not %v", likely, i, want)
			}
		}
		if !r.finished() {
			t.Errorf("%v: not all was read", likely)
		}
	}
}
