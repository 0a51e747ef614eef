package search

import (
	"slices"
	"sync/atomic"
	"testing"

	"tidepool/ai"
	"tidepool/rules/kani"
	"tidepool/rules/kanishogi"
)

func TestLess(t *testing.T) {
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
		{"at the leaves", lessByLog, 1, 60, 0},
		{"before the first", lessByLog, 9, 1, 0},
		{"third of three plies", lessByLog, 3, 2, 0}, // 0.3 + ln 3 · ln 3 / 1.8 = 0.97
		{"tenth of six", lessByLog, 6, 9, 2},         // 0.3 + ln 6 · ln 10 / 1.8 = 2.59
		{"never more than there is", lessByLog, 2, 60, 1},
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

// passing is flat with null moves, extending with threat extensions.
type (
	passing   struct{ flat }
	extending struct{ flat }
)

func (passing) Passed(p kanishogi.Position) kanishogi.Position { return p.Passed() }

func (passing) Selectivity() Selectivity { return Selectivity{Pass: 3} }

func (extending) Threatens(p kanishogi.Position) bool {
	q := p.Passed()
	return slices.ContainsFunc(q.AppendMoves(nil), func(m kani.Move) bool { return q.Apply(m).Outcome().Over() })
}

func (extending) Selectivity() Selectivity { return Selectivity{Extend: 2} }

// TestSelectivity checks that null-move pruning saves nodes, that threats are searched deeper, and that players
// of limited skill have neither.
func TestSelectivity(t *testing.T) {
	p, err := kanishogi.New("")
	if err != nil {
		t.Fatal(err)
	}
	for range 2 { // after them there are threats
		p = p.Apply(p.AppendMoves(nil)[0])
	}
	nodes := func(e Evaluator[kanishogi.Position, kani.Move], skill ai.SkillLimits) uint64 {
		task := ai.Task[kanishogi.Position]{Position: p, Limits: ai.Limits{Depth: 5}, Skill: skill}
		return New(e, nil, true, 1<<20).Think(task, new(atomic.Bool), func(Report[kani.Move]) {}).Nodes
	}
	plain, passes, threats := nodes(flat{}, ai.SkillLimits{}), nodes(passing{}, ai.SkillLimits{}), nodes(extending{}, ai.SkillLimits{})
	if passes >= plain/2 || threats <= plain {
		t.Errorf("%d nodes, %d with passes, %d with extensions", plain, passes, threats)
	}
	weak := ai.SkillLimits{Noise: 1}
	plain, passes, threats = nodes(flat{}, weak), nodes(passing{}, weak), nodes(extending{}, weak)
	if passes != plain || threats != plain {
		t.Errorf("a weak player: %d nodes, %d with passes, %d with extensions", plain, passes, threats)
	}
}
