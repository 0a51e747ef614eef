package kanishogi_test

import (
	"testing"

	"tidepool/rules"
	"tidepool/rules/kanishogi"
	"tidepool/rules/rulestest"
)

func TestPerft(t *testing.T) {
	for _, c := range rulestest.Cases(t, "../testdata/kanishogi.txt") {
		p, err := kanishogi.Parse(c.Options, c.Position)
		if err != nil {
			t.Error(err)
			continue
		}
		for i, want := range c.Counts {
			if got := rules.Perft(p, i+1); got != want {
				t.Errorf("%s ; %s: perft(%d) is %d, want %d", c.Options, c.Position, i+1, got, want)
			}
		}
	}
}

func BenchmarkPerft(b *testing.B) {
	for _, grown := range []string{"both", "diagonal", "rook"} {
		b.Run("grown="+grown, func(b *testing.B) {
			p, err := kanishogi.New("grown=" + grown)
			if err != nil {
				b.Fatal(err)
			}
			rulestest.Bench(b, p, 4)
		})
	}
}
