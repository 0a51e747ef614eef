package kanishogi_test

import (
	"testing"

	"tidepool/rules/kanishogi"
	"tidepool/rules/rulestest"
)

func TestPerft(t *testing.T) { rulestest.Perft(t, kanishogi.Game{}, counts) }

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
