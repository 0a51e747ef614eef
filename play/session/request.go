package session

import (
	"strings"
	"time"

	"tidepool/ai"
	"tidepool/play/match"
)

// A Line identifies a position together with its past, which matters for repetitions. Equal lines (==) are
// the same position.
type Line struct {
	Game, Options, Start string
	// Turns are their words separated by spaces.
	Turns string
}

// LineAt returns the line of a node.
func LineAt(m *match.Match, n *match.Node) Line {
	return Line{m.Info().ID, m.Options(), m.At(0).String(), strings.Join(n.Path(), " ")}
}

// after returns the line after another turn.
func (l Line) after(word string) Line {
	if l.Turns != "" {
		l.Turns += " "
	}
	l.Turns += word
	return l
}

// A Purpose is what an analysis is for, in order of urgency: a more urgent one interrupts another.
type Purpose uint8

const (
	Reply Purpose = iota
	Hint
	// Test is a score for a turn tried in a puzzle.
	Test
	// Explain is all turns, to explain a hint.
	Explain
	// Judgement is a score for the score bar.
	Judgement
	// Analysis is all turns of the position looked at.
	Analysis
	// Review is a score for a position of a game under review.
	Review
	// Puzzle is a search for positions to make puzzles of.
	Puzzle
	// Preparation is what the engine can do before its first turn of a game.
	Preparation

	purposes
)

// many reports whether such requests come in large numbers and are not urgent: each gets one thinker.
func (p Purpose) many() bool { return p == Review || p == Puzzle }

// A Request is a question about a position. Equal (==) ones are the same.
type Request struct {
	Line
	Purpose Purpose
	// Level is from 1 to [ai.Levels]; 0 is for analysis, at full strength.
	Level int
	// Time is how long to look; 0 is until all is known.
	Time time.Duration
	// Seed varies the choice among equal turns and the errors of low levels. A request with a seed is only
	// served by its own answer.
	Seed uint64
	// All asks for the score of every turn.
	All bool
}

func (r *Request) job(id uint64) ai.Job {
	return ai.Job{
		ID: id, Game: r.Game, Options: r.Options, Start: r.Start, Words: strings.Fields(r.Turns),
		Level: r.Level, Time: r.Time, Seed: r.Seed, All: r.All, Prepare: r.Purpose == Preparation,
	}
}

// An Answer is what is known so far about a request.
type Answer struct {
	ai.Info
	// Final means that nothing more will come.
	Final bool
	// Problem says why there is no answer, in English; it is final.
	Problem string
	Time    time.Duration
	// Serial changes with each update; 0 means nothing yet.
	Serial int
}
