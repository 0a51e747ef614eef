package ai

import (
	"fmt"
	"sync/atomic"

	"tidepool/rules"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
)

// A Variation is a turn and what follows with best play, in words.
type Variation struct {
	Score Score
	Words []string
}

// Info is what an engine has found so far.
type Info struct {
	Depth int
	Nodes uint64
	Best  Variation
	// Proven tells that no deeper search can change the best score.
	Proven bool
	// Turns are all turns, best first, if they were asked for.
	Turns []Variation
}

// A Query is a position to think about.
type Query = Task[rules.Position]

// An Engine thinks about the positions of one game, one at a time.
type Engine interface {
	// Think searches until a limit is reached or stop is set and tells report
	// of each depth finished. Its best variation is empty if the game is over.
	Think(q Query, stop *atomic.Bool, report func(Info)) Info
	SetThreads(n int)
	// Forget clears what was learnt from earlier positions.
	Forget()
}

// New returns an engine for a game with a table of so many bytes.
func New(game string, tableBytes int) (Engine, error) {
	switch game {
	case "kaninariebi":
		return engineOf(kaninariebiKnowledge{}, kaniEye[kaninariebi.Position], true, tableBytes), nil
	case "kanishogi":
		return engineOf(kanishogiKnowledge{}, kaniEye[kanishogi.Position], true, tableBytes), nil
	case "onitama":
		return newOnitama(tableBytes), nil
	case "konane":
		return newKonane(tableBytes), nil
	case "kalah":
		return newKalah(tableBytes), nil
	}
	return nil, fmt.Errorf("ai: no engine for %q", game)
}

func engineOf[P rules.Rules[P, M], M comparable](know Knowledge[P, M], eye eye[P, M], endless bool, tableBytes int) Engine {
	m := NewMind(know, endless, tableBytes)
	m.eye = eye
	return &engine[P, M]{m}
}

// An engine is a Mind that speaks in words.
type engine[P rules.Rules[P, M], M comparable] struct{ *Mind[P, M] }

func (e *engine[P, M]) Think(q Query, stop *atomic.Bool, report func(Info)) Info {
	t := Task[P]{
		Position: q.Position.Unwrap().(P),
		Past:     make([]P, len(q.Past)),
		Limits:   q.Limits,
		Sight:    q.Sight,
		Seed:     q.Seed,
		All:      q.All,
	}
	for i, r := range q.Past {
		t.Past[i] = r.Unwrap().(P)
	}
	return inWords(t, e.Mind.Think(t, stop, func(r Report[M]) { report(inWords(t, r)) }))
}

func inWords[P rules.Rules[P, M], M comparable](t Task[P], r Report[M]) Info {
	info := Info{Depth: r.Depth, Nodes: r.Nodes, Best: spell(t, r.Best), Proven: r.Proven && !t.Sight.partial()}
	for _, l := range r.Lines {
		info.Turns = append(info.Turns, spell(t, l))
	}
	return info
}

// spell puts a line into words. Who does not see everything has proven
// nothing, but a win at once.
func spell[P rules.Rules[P, M], M comparable](t Task[P], l Line[M]) Variation {
	v := Variation{Score: l.Score}
	if _, plies, ok := l.Score.Proven(); ok && plies > 1 && t.Sight.partial() {
		v.Score = max(-surely, min(surely, l.Score))
	}
	p := t.Position
	for _, m := range l.Moves {
		v.Words = append(v.Words, p.Word(m))
		p = p.Apply(m)
	}
	return v
}
