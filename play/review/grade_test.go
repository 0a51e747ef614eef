package review

import (
	"math"
	"slices"
	"testing"

	"tidepool/ai"
	"tidepool/rules"
)

func won(plies int) Value                 { return Value{Score: ai.WinIn(plies), Proven: true} }
func lost(plies int) Value                { return Value{Score: ai.LossIn(plies), Proven: true} }
func about(s ai.Score) Value              { return Value{Score: s} }
func seeds(s ai.Score) Value              { return Value{Score: 100 * s, Proven: true, Unit: rules.SeedUnit} }
func aboutSeeds(s ai.Score) Value         { return Value{Score: 100 * s, Unit: rules.SeedUnit} }
func drawn() Value                        { return Value{Proven: true} }
func variation(w string) (v ai.Variation) { v.Words = []string{w}; return v }

func TestGrade(t *testing.T) {
	for _, test := range []struct {
		name          string
		before, after Value
		want          Grade
	}{
		{"as good as the best", won(5), won(4), Best},
		{"a slower win", won(3), won(40), Good},
		{"a faster loss", lost(40), lost(1), Good},
		{"a win drawn", won(3), drawn(), Blunder},
		{"a win lost", won(3), lost(9), Blunder},
		{"a draw lost", drawn(), lost(30), Blunder},
		{"an even game lost", about(0), lost(12), Blunder},
		{"a win that is no longer certain", won(9), about(900), Good},
		{"a win that is gone", won(9), about(0), Blunder},
		{"a bad game lost", about(-700), lost(12), Good},
		{"next to nothing", about(0), about(-30), Good},
		{"6 points", about(0), about(-60), Inaccuracy},
		{"11 points", about(0), about(-110), Mistake},
		{"16 points", about(0), about(-160), Blunder},
		{"far ahead anyway", about(2000), about(1500), Good},
		{"the same seeds", seeds(4), seeds(4), Best},
		{"two seeds fewer, but a win", seeds(20), seeds(18), Good},
		{"three seeds fewer, but a win", seeds(20), seeds(17), Inaccuracy},
		{"six seeds fewer, but a win", seeds(20), seeds(14), Mistake},
		{"far fewer seeds, but a win", seeds(20), seeds(2), Blunder},
		{"a certain win that may be larger", seeds(2), aboutSeeds(12), Best},
		{"about six seeds fewer, far behind", aboutSeeds(-20), seeds(-26), Mistake},
		{"two seeds that were the win", seeds(2), seeds(0), Blunder},
		{"lost by more", seeds(-2), seeds(-4), Good},
		{"lost by far more", seeds(-2), seeds(-12), Blunder},
		{"a win by little that is about as much", seeds(2), aboutSeeds(2), Good},
		{"a loss that was foreseen", aboutSeeds(-6), seeds(-6), Good},
	} {
		j := Judged{Word: "b", Best: variation("a"), Before: test.before, After: test.after}
		if j.grade(); j.Grade != test.want {
			t.Errorf("%s: %v with a loss of %.1f, want %v", test.name, j.Grade, j.Loss, test.want)
		}
		j.Word = "a"
		if j.grade(); j.Loss != 0 || j.Grade != Best {
			t.Errorf("%s: the best turn loses %.1f", test.name, j.Loss)
		}
	}
}

func TestAccuracyOfATurn(t *testing.T) {
	for loss, want := range map[float64]float64{0: 100, 5: 80.8, 10: 64.6, 20: 41.0, 50: 9.5, 100: 0} {
		if got := accuracy(loss); math.Abs(got-want) > 0.1 {
			t.Errorf("%v points: %.1f, want %.1f", loss, got, want)
		}
	}
}

func TestVerdict(t *testing.T) {
	for _, test := range []struct {
		name          string
		before, after Value
		word          string
		want          Verdict
	}{
		{"the best", about(100), about(-900), "a", BestTurn},
		{"better than the best", about(100), about(300), "b", BestTurn},
		{"as good", won(5), won(4), "b", BestTurn},
		{"slower", won(5), won(30), "b", StillWins},
		{"a win instead of a loss, by fewer seeds", seeds(12), seeds(2), "b", StillWins},
		{"maybe more seeds than is possible", seeds(12), aboutSeeds(14), "b", Right},
		{"two points", about(0), about(-20), "b", Right},
		{"five points", about(0), about(-50), "b", Wrong},
		{"draws too", drawn(), drawn(), "b", BestTurn},
		{"loses", drawn(), lost(4), "b", Wrong},
		{"draws where it was won", won(5), drawn(), "b", Wrong},
		{"loses more slowly than it might", lost(9), lost(4), "b", Right},
	} {
		j := Judged{Best: variation("a"), Before: test.before}
		if got := j.verdict(test.word, test.after); got != test.want {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
	}
}

// Where the turn played gave away seeds but still won, another that wins must not give away as many.
func TestVerdictBySeeds(t *testing.T) {
	for word, after := range map[string]struct {
		Value
		want Verdict
	}{
		"played": {seeds(20), Wrong}, "as bad": {seeds(21), Wrong}, "little less": {seeds(30), Right}, "as good": {seeds(31), BestTurn},
	} {
		j := Judged{Best: variation("a"), Before: seeds(31), After: seeds(20)}
		if got := j.verdict(word, after.Value); got != after.want {
			t.Errorf("%s: %v, want %v", word, got, after.want)
		}
	}
}

// TestAccuracyOfAGame: three blunders among twenty turns are seen, and no game is better than its best turn.
func TestAccuracyOfAGame(t *testing.T) {
	game := func(blunders int) []float64 {
		turns := slices.Repeat([]float64{100}, 20)
		for i := range blunders {
			turns[i] = accuracy(50)
		}
		return turns
	}
	for blunders, want := range []float64{100, 81, 71, 63} {
		if got := overall(game(blunders)); math.Abs(got-want) > 1 {
			t.Errorf("%d blunders: %.1f percent, want %.0f", blunders, got, want)
		}
	}
	if got := overall([]float64{0, 0, 0}); got > leastAccuracy {
		t.Errorf("nothing but blunders: %.1f percent", got)
	}
}
