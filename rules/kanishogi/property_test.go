package kanishogi_test

import (
	"strings"
	"testing"

	"tidepool/rules"
	"tidepool/rules/kanishogi"
	"tidepool/rules/rulestest"
)

const counts = "../testdata/kanishogi.txt"

func TestRefusals(t *testing.T) {
	for i, options := range []string{"", "grown=diagonal", "grown=rook,wall=off", "first=red"} {
		start, err := kanishogi.Game{}.Start(options)
		if err != nil {
			t.Fatal(err)
		}
		rulestest.Walk(start, uint64(i), 30, func(p rules.Position) { rulestest.CheckRefusals(t, p, "kani.possible") })
	}
}

func TestPiecesAreConserved(t *testing.T) {
	start, err := kanishogi.New("")
	if err != nil {
		t.Fatal(err)
	}
	rulestest.Games(t, start, 3, 100, func(p kanishogi.Position) {
		seen := map[rules.Piece]int{}
		add := func(piece rules.Piece) {
			piece.Kind = strings.Replace(piece.Kind, "grown", "child", 1)
			seen[piece]++
		}
		for _, token := range p.Tokens() {
			add(token.Piece)
		}
		for side := range rules.Far + 1 {
			for _, piece := range p.Taken(side) {
				add(piece)
			}
			for _, kind := range []string{"parent", "child1", "child2", "child3", "child4"} {
				if n := seen[rules.Piece{Side: side.Other(), Kind: kind}]; n != 1 {
					t.Errorf("%s: %d times %s of %s", p, n, kind, side.Other())
				}
			}
		}
	})
}

func TestNoAllocs(t *testing.T) {
	p, err := kanishogi.Parse("", "1k1+c1/+C4/D1Ab1/K4/B3a b")
	if err != nil {
		t.Fatal(err)
	}
	rulestest.NoAllocs(t, p)
}

func FuzzParse(f *testing.F) {
	rulestest.FuzzParse(f, kanishogi.Game{}, counts,
		"A3+b/5/2K2/5/k4 r", "AB2k/5/5/5/4K b", "k4/K4/4a/5/5 b", "+K3k/5/5/5/5 b", "AA1Kk/5/5/5/5 b", "\xff")
}

func FuzzRead(f *testing.F) {
	rulestest.FuzzWords(f, kanishogi.Game{}, counts,
		"", "a3-c3", "a3-c3~c5+a4-b5", "a1-e1=", "a1-a2", "z9-a1", "e3-d3", "a3", "a3-b3+", "a3-c3~c5=+c5-d4=", "c5=")
}
