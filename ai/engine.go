package ai

import (
	"sync/atomic"

	"tidepool/rules"
)

// A Variation is a turn and its best continuation, in words.
type Variation struct {
	Score Score
	Words []string
	// Decided means that who wins is certain, as the score says, though not by how many points that are counted. Of the best
	// variation it is the position's result.
	Decided bool
}

// Info is what an engine has found so far. Every win or loss in it is certain; see [Score.Proven].
type Info struct {
	// Depth is the last completed depth, in plies.
	Depth int
	// Nodes counts the nodes of all threads.
	Nodes uint64
	Best  Variation
	// Proven means that no deeper search can change the best score.
	Proven bool
	// Turns are all turns, best first, if requested.
	Turns []Variation
}

// An Engine thinks about the positions of one game, one at a time.
type Engine interface {
	// Think searches until a limit is reached or stop is set, and reports each completed depth. The best
	// variation is empty if the game is over.
	Think(q Query, stop *atomic.Bool, report func(Info)) Info
	// SetThreads sets the number of goroutines that search, at least 1. With more than one, results may vary.
	SetThreads(n int)
	// Forget clears what was learnt from earlier positions.
	Forget()
	// Close permanently ends the engine's background work.
	Close()
}

// A TableKeeper is an Engine that can store tables from one run to the next.
type TableKeeper interface{ Keep(c Cache) }

// A Preparer is an Engine that can do some of a game's work before the first turn.
type Preparer interface {
	// Prepare does it for games with the options of a position, until stop, which it calls often, returns true. file is
	// [Machine.File].
	Prepare(p rules.Position, file File, stop func() bool)
}

// A File returns one of the files that belong to the program but are not in it, or nil if it cannot be had or stop returns
// true first. A nil File has none.
type File func(name string, stop func() bool) []byte

// A Query is a position to think about.
type Query = Task[rules.Position]

// A Task is a position to search.
type Task[P any] struct {
	Position P
	// Past are all earlier positions of the game, oldest first.
	Past []P
	// Lasts is the number of plies after which the game is drawn; 0 means never.
	Lasts  int
	Limits Limits
	Skill  SkillLimits
	// Seed chooses among equal turns, and the errors of limited skill; with 0 the first turn in the game's
	// order is chosen.
	Seed uint64
	// All requests the score and line of every turn, which takes several times as long.
	All bool
	// Part selects which of all turns are requested; the zero value selects every one.
	Part Part
	// Skip has a bit for each turn not to consider, by index in the position's order. It leaves at least one, and is no
	// use with a Part.
	Skip uint64
}

// A Part is the share of turns that one of several engines looks at, by index in the position's order.
type Part struct {
	// Index is from 0, Of is the number of parts.
	Index, Of int
}

// Has reports whether the nth turn of a position belongs to the part.
func (p Part) Has(n int) bool { return p.Of < 2 || n%p.Of == p.Index }

func (p Part) Whole() bool { return p.Of < 2 }

// Limits limit a search; zero values do not.
type Limits struct {
	// Depth is the maximum depth, in plies.
	Depth int
	Nodes uint64
	// Expired is called about every five hundred nodes and reports whether time is up.
	Expired func() bool
}

// MaxPly limits how far a search looks ahead, and so the length of a line, in plies.
const MaxPly = 200

// A Game connects one game to its engine.
type Game interface {
	Rules() rules.Game
	// Engine returns an engine with tables of tableBytes bytes.
	Engine(tableBytes int) Engine
	Solver(SolverOptions) Solver
	// Ladder returns the skill limits of the levels, the weakest first.
	Ladder() Ladder
	Bench() Bench
}

// A Bench defines a game's speed measurement.
type Bench struct {
	// PerftDepth is the depth to count from the start, in plies: ten to two hundred million sequences.
	PerftDepth int
	// Options are those of the start, the same in every run.
	Options string
}
