package kaninariebi_test

import (
	"testing"

	"tidepool/rules"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/rulestest"
)

const counts = "../testdata/kaninariebi.txt"

func TestRefusals(t *testing.T) {
	for i, options := range []string{"", "bond=any", "bond=any,first=red"} {
		start, err := kaninariebi.Game{}.Start(options)
		if err != nil {
			t.Fatal(err)
		}
		rulestest.Walk(start, uint64(i), 30, func(p rules.Position) { rulestest.CheckRefusals(t, p, "kani.possible") })
	}
}

func TestPiecesAreConserved(t *testing.T) {
	start, err := kaninariebi.New("")
	if err != nil {
		t.Fatal(err)
	}
	rulestest.Games(t, start, 3, 100, func(p kaninariebi.Position) {
		var all, shrimps [2]int
		for _, token := range p.Tokens() {
			all[token.Piece.Side]++
			if token.Piece.Kind == "shrimp" {
				shrimps[token.Piece.Side]++
			}
		}
		for side := range rules.Far + 1 {
			if taken := len(p.Taken(side.Other())); all[side]+taken != 5 || shrimps[side] > 3 {
				t.Errorf("%s: %s has %d pieces, %d shrimps, %d are taken", p, side, all[side], shrimps[side], taken)
			}
		}
		ended := shrimps[0] == 3 || shrimps[1] == 3 || all[0] <= 2 || all[1] <= 2
		if by := p.Outcome().By; ended != (by == "three-shrimps" || by == "three-captures") {
			t.Errorf("%s: outcome by %q", p, by)
		}
	})
}

func TestNoAllocs(t *testing.T) {
	p, err := kaninariebi.Parse("", "1C1c1/1C1c1/Cc3/C3c/1C2c b")
	if err != nil {
		t.Fatal(err)
	}
	rulestest.NoAllocs(t, p)
}

func FuzzParse(f *testing.F) {
	rulestest.FuzzParse(f, kaninariebi.Game{}, counts,
		"S1S1S/5/5/5/3cc r", "5/5/5/5/5 b", "CCCCC/SSSSS/5/5/+C4 b", "C4/5/5/5/ccccc b ", "\xff")
}

func FuzzRead(f *testing.F) {
	rulestest.FuzzWords(f, kaninariebi.Game{}, counts,
		"", "a3-c3", "a3-c3~c5+a4-b5", "a1-e1=", "a1-a2", "z9-a1", "e3-d3", "a3", "a3-b3+", "a3-c3~c5=+c5-d4=", "c5=")
}
