package konane

import (
	"testing"

	"tidepool/rules"
	"tidepool/rules/rulestest"
)

func TestPerftCounts(t *testing.T) {
	for _, c := range rulestest.Cases(t, "../testdata/konane.txt") {
		p, err := Game{}.Parse(c.Options, c.Position)
		if err != nil {
			t.Errorf("%s %s: %v", c.Options, c.Position, err)
			continue
		}
		for i, want := range c.Counts {
			if got := p.Perft(i + 1); got != want {
				t.Errorf("%s %s: perft(%d) is %d, want %d", c.Options, c.Position, i+1, got, want)
			}
		}
	}
}

// middle8 has 15 turns.
const middle8 = "oxoxoxox/x2ox1xo/ox4ox/x2o1oxo/oxo2x2/xoxo1oxo/oxox1xox/xoxoxoxo b"

// benchmarkPerft counts a position's nodes at the last ply.
func benchmarkPerft(b *testing.B, size int, text string, depth int) {
	p, err := Parse(size, size, text)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	var nodes uint64
	for b.Loop() {
		nodes += rules.Perft(p, depth)
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}

func BenchmarkPerft8(b *testing.B) {
	benchmarkPerft(b, 8, middle8, 5)
}

// BenchmarkPerft8Buffer keeps the buffer from one count to the next, as a
// search would.
func BenchmarkPerft8Buffer(b *testing.B) {
	p, err := Parse(8, 8, middle8)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	buf := make([]Move, 0, 256)
	var nodes uint64
	for b.Loop() {
		nodes += perft(p, 5, buf)
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}

func perft(p Position, depth int, buf []Move) uint64 {
	if depth == 1 {
		return uint64(p.CountMoves())
	}
	var n uint64
	moves := p.AppendMoves(buf)
	for _, m := range moves {
		n += perft(p.Apply(m), depth-1, moves[len(moves):])
	}
	return n
}

func BenchmarkPerft8Opening(b *testing.B) {
	benchmarkPerft(b, 8, "oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo b", 7)
}

func BenchmarkPerft10(b *testing.B) {
	benchmarkPerft(b, 10, "oxoxoxoxox/xoxoxoxoxo/o1ox1xoxox/3o1o2xo/1xo1oxoxox/x4oxoxo/"+
		"ox1x4ox/xox1xo1oxo/1x2ox1xox/2xoxoxoxo w", 4)
}
