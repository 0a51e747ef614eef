package onitama

import (
	"testing"

	"tidepool/rules/rulestest"
)

func TestPerft(t *testing.T) { rulestest.Perft(t, Game{}, "../testdata/onitama.txt") }

func BenchmarkPerftStart(b *testing.B) {
	benchmarkPerft(b, "bbBbb/5/5/5/rrRrr r boar,ox elephant,horse crab", 5)
}

func BenchmarkPerftMiddle(b *testing.B) {
	benchmarkPerft(b, "b4/2B2/R2rb/r1r2/1r3 r crab,goose eel,ox cobra", 5)
}

// benchmarkPerft counts a position's nodes, without applying the moves of the last ply.
func benchmarkPerft(b *testing.B, text string, depth int) {
	p, err := Parse("", text)
	if err != nil {
		b.Fatal(err)
	}
	rulestest.Bench(b, p, depth)
}
