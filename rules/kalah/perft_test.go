package kalah_test

import (
	"fmt"
	"testing"

	"tidepool/rules/kalah"
	"tidepool/rules/rulestest"
)

func mustParse(t testing.TB, options, text string) kalah.Position {
	t.Helper()
	p, err := kalah.Parse(options, text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestPerft(t *testing.T) { rulestest.Perft(t, kalah.Game{}, "../testdata/kalah.txt") }

func BenchmarkPerft(b *testing.B) {
	for _, bc := range []struct {
		options string
		depth   int
	}{
		{"", 9}, {"", 10}, {"end=either", 9}, {"houses=8,seeds=9", 8},
	} {
		b.Run(fmt.Sprintf("%s/depth=%d", bc.options, bc.depth), func(b *testing.B) {
			p, err := kalah.New(bc.options)
			if err != nil {
				b.Fatal(err)
			}
			rulestest.Bench(b, p, bc.depth)
		})
	}
}

func TestNoAllocations(t *testing.T) {
	p := mustParse(t, "houses=8,seeds=9", "9,9,9,0,10,10,10,10/20,0,9,9,9,9,9,9 1 2 s")
	buf := make([]kalah.Move, 0, 16)
	n := testing.AllocsPerRun(10, func() {
		for _, m := range p.AppendMoves(buf) {
			_ = p.Apply(m).CountMoves()
		}
	})
	if n != 0 {
		t.Errorf("%v allocations", n)
	}
}
