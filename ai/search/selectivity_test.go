package search

import (
	"sync/atomic"
	"testing"

	"tidepool/ai"
	"tidepool/rules/kani"
	"tidepool/rules/kanishogi"
)

func TestLess(t *testing.T) {
	log := LessByLog(2, 0.5, 1.6)
	tests := []struct {
		name       string
		less       func(depth, nth int) int
		depth, nth int
		want       int
	}{
		{"usual, shallow", lessUsual, 2, 40, 0},
		{"usual, early", lessUsual, 9, 3, 0},
		{"usual", lessUsual, 3, 4, 1},
		{"usual, late but shallow", lessUsual, 4, 12, 1},
		{"usual, late", lessUsual, 5, 12, 2},
		{"at the leaves", log, 1, 60, 0},
		{"before the first", log, 9, 1, 0},
		{"third of three plies", log, 3, 2, 1}, // 0.5 + ln 3 · ln 3 / 1.6 = 1.25
		{"tenth of six", log, 6, 9, 3},         // 0.5 + ln 6 · ln 10 / 1.6 = 3.08
		{"never more than there is", log, 2, 60, 1},
	}
	for _, test := range tests {
		if got := test.less(test.depth, test.nth); got != test.want {
			t.Errorf("%s: %d, want %d", test.name, got, test.want)
		}
	}
}

func TestReductionsBeyondTheLast(t *testing.T) {
	r := newReductions(func(depth, nth int) int { return min(depth, 31) + min(nth, 63) })
	if got := r.at(60, 300); got != 31+63 {
		t.Errorf("%d, want the last's", got)
	}
}

// passing is flat with null moves.
type passing struct{ flat }

func (passing) Passed(p kanishogi.Position) kanishogi.Position { return p.Passed() }

func (passing) Selectivity() Selectivity { return Selectivity{Pass: 3} }

// TestPass checks that null-move pruning saves nodes, and that players of limited skill do not use it.
func TestPass(t *testing.T) {
	start, err := kanishogi.New("")
	if err != nil {
		t.Fatal(err)
	}
	nodes := func(e Evaluator[kanishogi.Position, kani.Move], skill ai.SkillLimits) uint64 {
		task := ai.Task[kanishogi.Position]{Position: start, Limits: ai.Limits{Depth: 5}, Skill: skill}
		return New(e, nil, true, 1<<20).Think(task, new(atomic.Bool), func(Report[kani.Move]) {}).Nodes
	}
	if with, without := nodes(passing{}, ai.SkillLimits{}), nodes(flat{}, ai.SkillLimits{}); with >= without/2 {
		t.Errorf("%d nodes with passes, %d without", with, without)
	}
	weak := ai.SkillLimits{Noise: 1}
	if with, without := nodes(passing{}, weak), nodes(flat{}, weak); with != without {
		t.Errorf("a weak player: %d nodes with passes, %d without", with, without)
	}
}
