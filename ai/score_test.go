package ai

import "testing"

func TestScores(t *testing.T) {
	tests := []struct {
		score Score
		want  string
	}{
		{135, "cp 135"}, {-20, "cp -20"}, {WinIn(5), "win 5"}, {LossIn(4), "loss 4"}, {LossIn(0), "loss 0"},
	}
	for _, test := range tests {
		if got := test.score.String(); got != test.want {
			t.Errorf("%d is %q, want %q", test.score, got, test.want)
		}
		if got := test.score.FromRoot(7).ToNode(7); got != test.score {
			t.Errorf("%s comes back as %s", test.score, got)
		}
	}
	if got := LossIn(3).FromRoot(4); got != LossIn(7) {
		t.Errorf("a loss in 3 after 4 plies is %s", got)
	}
}
