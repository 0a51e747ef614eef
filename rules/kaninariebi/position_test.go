package kaninariebi_test

import (
	"testing"

	"tidepool/rules/kaninariebi"
	"tidepool/rules/rulestest"
)

func TestPerft(t *testing.T) { rulestest.Perft(t, kaninariebi.Game{}, counts) }

func BenchmarkPerft(b *testing.B) {
	for _, bond := range []string{"same", "any"} {
		b.Run("bond="+bond, func(b *testing.B) {
			p, err := kaninariebi.New("bond=" + bond)
			if err != nil {
				b.Fatal(err)
			}
			rulestest.Bench(b, p, 4)
		})
	}
}
