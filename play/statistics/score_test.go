package statistics_test

import (
	"testing"

	"tidepool/play/statistics"
	"tidepool/rules"
)

func TestScoreOf(t *testing.T) {
	near, far, draw := rules.Win(rules.Near, "x"), rules.Win(rules.Far, "x"), rules.Draw("x")
	for _, test := range []struct {
		levels [2]int
		o      rules.Outcome
		want   statistics.Score
	}{
		{[2]int{0, 3}, near, statistics.Won}, {[2]int{0, 3}, far, statistics.Lost}, {[2]int{0, 3}, draw, statistics.Drawn},
		{[2]int{8, 0}, near, statistics.Lost}, {[2]int{8, 0}, far, statistics.Won}, {[2]int{8, 0}, draw, statistics.Drawn},
		{[2]int{0, 3}, rules.Outcome{}, statistics.NoScore},
		{[2]int{}, near, statistics.NoScore}, {[2]int{2, 3}, near, statistics.NoScore}, {[2]int{}, draw, statistics.NoScore},
	} {
		if got := statistics.ScoreOf(test.levels, test.o); got != test.want {
			t.Errorf("levels %v, %+v: %v, want %v", test.levels, test.o, got, test.want)
		}
	}
}

func TestShare(t *testing.T) {
	for _, test := range []struct {
		r    statistics.Record
		want float64
	}{{statistics.Record{}, 0}, {statistics.Record{Won: 3, Lost: 1}, 0.75}, {statistics.Record{Won: 1, Drawn: 2, Lost: 1}, 0.5}, {statistics.Record{Drawn: 1}, 0.5}} {
		if got := test.r.Share(); got != test.want {
			t.Errorf("%+v: %v, want %v", test.r, got, test.want)
		}
	}
}
