package session

import (
	"cmp"
	"strings"
	"time"

	"tidepool/ai"
	"tidepool/play/match"
)

// A Line names a position together with its past, which a repetition depends
// on: the game, where it started and the turns since. Equal lines (==) are the
// same position.
type Line struct {
	Game, Options, Start string
	// Turns are their words with blanks between.
	Turns string
}

// LineOf names the position of a match after ply turns.
func LineOf(m *match.Match, ply int) Line {
	var words strings.Builder
	for i := range ply {
		if i > 0 {
			words.WriteByte(' ')
		}
		words.WriteString(m.Turn(i + 1).Word)
	}
	return Line{m.Info().ID, m.Options(), m.At(0).String(), words.String()}
}

// A Purpose is what an analysis is for, the most urgent first: one that is
// more urgent interrupts another.
type Purpose uint8

const (
	// Reply is the engine's own turn.
	Reply Purpose = iota
	// Hint is one turn for a person.
	Hint
	// Test is a score for a turn that somebody has tried in a puzzle.
	Test
	// Explain is all turns, to say why one is advised.
	Explain
	// Judgement is a score for whoever looks at the position.
	Judgement
	// Analysis is all turns of a position that somebody looks at while going over
	// a game.
	Analysis
	// Review is a score for a position of a game that is gone over.
	Review
	// Puzzle is a look for positions to make puzzles of.
	Puzzle

	purposes
)

// many reports whether such requests come many at a time, and none of them is
// waited for: each has one thinker.
func (p Purpose) many() bool { return p == Review || p == Puzzle }

// A Request is what somebody wants to know of a position. Two are the same if
// they are equal (==).
type Request struct {
	Line
	Purpose Purpose
	// Level is how well to look, from 1 to [ai.Levels]; 0 is as well as can be.
	Level int
	// Time is how long to look; 0 is until all is known.
	Time time.Duration
	// Seed varies the turn among equal ones and the errors of low levels. An
	// answer to another request never serves one that has a seed.
	Seed uint64
	// All asks for the score of every turn.
	All bool
}

// strong reports whether nothing is overlooked on purpose.
func (r *Request) strong() bool { return r.Level == 0 || r.Level == ai.Levels }

// job is what the thinker is told.
func (r *Request) job(id uint64) ai.Job {
	return ai.Job{
		ID: id, Game: r.Game, Options: r.Options, Start: r.Start, Words: strings.Fields(r.Turns),
		Level: cmp.Or(r.Level, ai.Levels), Time: r.Time, Seed: r.Seed, All: r.All,
	}
}

// An Answer is what is known so far about a request.
type Answer struct {
	ai.Info
	// Final tells that nothing more will come.
	Final bool
	// Problem says why there is no answer, in English; it is final.
	Problem string
	// Time is how long it has taken so far.
	Time time.Duration
	// Serial is another with each update; 0 is nothing yet.
	Serial int
}
