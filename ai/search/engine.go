package search

import (
	"sync/atomic"

	"tidepool/ai"
	"tidepool/rules"
)

// An Engine is a [Searcher] that takes and returns turns as words.
type Engine[P rules.Rules[P, M], M comparable] struct{ *Searcher[P, M] }

// NewEngine takes the same arguments as [New].
func NewEngine[P rules.Rules[P, M], M comparable](eval Evaluator[P, M], difficulty Difficulty[P, M], endless bool, tableBytes int) *Engine[P, M] {
	return &Engine[P, M]{New(eval, difficulty, endless, tableBytes)}
}

func (e *Engine[P, M]) Think(q ai.Query, stop *atomic.Bool, report func(ai.Info)) ai.Info {
	t := ai.Task[P]{
		Position: q.Position.Unwrap().(P),
		Past:     make([]P, len(q.Past)),
		Lasts:    q.Lasts,
		Limits:   q.Limits,
		Skill:    q.Skill,
		Seed:     q.Seed,
		All:      q.All,
		Part:     q.Part,
		Skip:     q.Skip,
	}
	for i, r := range q.Past {
		t.Past[i] = r.Unwrap().(P)
	}
	return inWords(t, e.Searcher.Think(t, stop, func(r Report[M]) { report(inWords(t, r)) }))
}

func (e *Engine[P, M]) Close() {}

func inWords[P rules.Rules[P, M], M comparable](t ai.Task[P], r Report[M]) ai.Info {
	proven, inTime := r.Proven && !t.Skill.Partial(), certain(t, r.Best.Score)
	info := ai.Info{Depth: r.Depth, Nodes: r.Nodes, Best: spell(t, r.Best), Proven: proven && inTime}
	// Nothing shorter than a proven result exists: if the game ends before it, it ends in a draw.
	late := proven && !inTime
	if late {
		info.Best.Score = 0
	}
	for _, l := range r.Lines {
		v := spell(t, l)
		if late && (l.Score > 0 || l.Score == r.Best.Score) {
			v.Score = 0
		}
		info.Turns = append(info.Turns, v)
	}
	return info
}

// certain reports whether a score may be reported as proven. An engine of limited skill has proven nothing
// but a win in one ply, and the game must last long enough for the win or loss.
func certain[P any](t ai.Task[P], s ai.Score) bool {
	win, plies, ok := s.Proven()
	switch {
	case !ok || plies == 0:
		return true
	case t.Skill.Partial():
		return win && plies == 1
	}
	return t.Lasts == 0 || plies <= t.Lasts
}

func spell[P rules.Rules[P, M], M comparable](t ai.Task[P], l Line[M]) ai.Variation {
	v := ai.Variation{Score: l.Score}
	if !certain(t, l.Score) {
		v.Score = max(-ai.Surely, min(ai.Surely, l.Score))
	}
	p := t.Position
	for _, m := range l.Moves {
		v.Words = append(v.Words, p.Word(m))
		p = p.Apply(m)
	}
	return v
}
