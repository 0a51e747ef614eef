package ai

import (
	"sync/atomic"

	"tidepool/rules"
)

// A Variation is a turn and what follows with best play, in words.
type Variation struct {
	Score Score
	Words []string
}

// Info is what an engine has found so far. Every win or loss in it is certain; see [Score.Proven].
type Info struct {
	// Depth is the last one finished, in plies.
	Depth int
	// Nodes counts those of all threads.
	Nodes uint64
	Best  Variation
	// Proven tells that no deeper search can change the best score.
	Proven bool
	// Turns are all turns, best first, if they were asked for.
	Turns []Variation
}

// An Engine thinks about the positions of one game, one at a time.
type Engine interface {
	// Think searches until a limit is reached or stop is set, and reports each depth finished. The
	// best variation is empty if the game is over.
	Think(q Query, stop *atomic.Bool, report func(Info)) Info
	// SetThreads sets how many goroutines search, at least 1. With more, results may differ from run to run.
	SetThreads(n int)
	// Forget clears what was learnt from earlier positions.
	Forget()
	// Close ends what the engine does beside its searches, for good.
	Close()
}

// A Keeper is an Engine that keeps tables from one run to the next.
type Keeper interface{ Keep(c Cache) }

// A Query is a position to think about.
type Query = Task[rules.Position]

// A Task is a position to search.
type Task[P any] struct {
	Position P
	// Past are all earlier positions of the game, oldest first.
	Past []P
	// Lasts is after how many plies the game is drawn anyway; 0 for never.
	Lasts  int
	Limits Limits
	Skill  SkillLimits
	// Seed picks among equal turns, and the errors of limited skill; with 0 the game's order does.
	Seed uint64
	// All asks for the score and line of every turn, which takes several times as long.
	All bool
	// Part is which of all turns are asked for; the zero value has every one.
	Part Part
}

// A Part is the turns that one of several engines looks at, counted in the position's order.
type Part struct {
	// Index is from 0, Of is how many parts there are.
	Index, Of int
}

// Has reports whether the nth turn of a position belongs to the part.
func (p Part) Has(n int) bool { return p.Of < 2 || n%p.Of == p.Index }

func (p Part) Whole() bool { return p.Of < 2 }

// Limits bound a search; zero values do not.
type Limits struct {
	// Depth is the deepest search, in plies.
	Depth int
	Nodes uint64
	// Expired is asked about every five hundred nodes whether time is up.
	Expired func() bool
}

// MaxPly bounds how far a search looks ahead, and so the length of a line, in
// plies.
const MaxPly = 200

// A Game is what the engine has of one game.
type Game interface {
	Rules() rules.Game
	// Engine returns an engine with tables of so many bytes.
	Engine(tableBytes int) Engine
	Solver(SolverOptions) Solver
	// Ladder returns what players of the levels see, the weakest first.
	Ladder() Ladder
	Bench() Bench
}

// A Bench is how fast a game is measured to be.
type Bench struct {
	// PerftDepth is how deep to count from the start, in plies: ten to two hundred million sequences.
	PerftDepth int
	// Options are those of the start, the same in every run.
	Options string
}
