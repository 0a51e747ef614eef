package konane

import (
	"testing"

	"tidepool/rules/rulestest"
)

func TestPerft(t *testing.T) { rulestest.Perft(t, Game{}, "../testdata/konane.txt") }

// middle8 has 15 turns.
const middle8 = "oxoxoxox/x2ox1xo/ox4ox/x2o1oxo/oxo2x2/xoxo1oxo/oxox1xox/xoxoxoxo b"

// benchmarkPerft counts the nodes of a position's last ply.
func benchmarkPerft(b *testing.B, size int, text string, depth int) {
	p, err := Parse(size, size, text)
	if err != nil {
		b.Fatal(err)
	}
	rulestest.Bench(b, p, depth)
}

func BenchmarkPerft8(b *testing.B) {
	benchmarkPerft(b, 8, middle8, 5)
}

func BenchmarkPerft8Opening(b *testing.B) {
	benchmarkPerft(b, 8, "oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo b", 7)
}

func BenchmarkPerft10(b *testing.B) {
	benchmarkPerft(b, 10, "oxoxoxoxox/xoxoxoxoxo/o1ox1xoxox/3o1o2xo/1xo1oxoxox/x4oxoxo/"+
		"ox1x4ox/xox1xo1oxo/1x2ox1xox/2xoxoxoxo w", 4)
}
