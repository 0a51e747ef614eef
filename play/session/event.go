package session

import (
	"tidepool/play/review"
	"tidepool/rules"
)

// An Event is something that happened in a session or a lesson, returned in order by [Session.Drain] or
// [Lesson.Drain]: one of the types below.
type Event interface{ event() }

// Played is a played turn of any side. The game has been stored.
type Played struct {
	// Ply is the position after it.
	Ply    int
	By     rules.Side
	Events []rules.Event
}

// Stepped is a step to the position after the one shown, in which Events happened.
type Stepped struct {
	Events []rules.Event
}

// Jumped is an immediate change to another position; a turn being entered is dropped.
type Jumped struct{}

// Tapped is a tap of a turn being shown, unless it completes the turn: see [Played].
type Tapped struct{ Spot rules.Spot }

// Ended is the end of the game, as soon as it is known.
type Ended struct{ Outcome rules.Outcome }

// ResultDue is the board's first rest after the end: the result should be shown.
type ResultDue struct{}

// HintChanged means that a hint appeared, changed or disappeared.
type HintChanged struct{}

// TimeShort warns that a person has only Seconds seconds left.
type TimeShort struct {
	Side    rules.Side
	Seconds int
}

// ClockStood means that a clock did not run, because the program was hidden or the device slept for some seconds.
type ClockStood struct{}

// PeriodBegan is the start of a byo-yomi period in a person's turn.
type PeriodBegan struct {
	Side    rules.Side
	Periods int // left, including this one
}

// ScoreChanged means that the judgement of the position has changed.
type ScoreChanged struct{}

// Problem is something that the engine failed to do.
type Problem struct {
	Kind ProblemKind
	Err  error // why, in English
}

// A ProblemKind says what the engine failed to do.
type ProblemKind uint8

const (
	// NoReply is a missing turn of the engine's; the session is paused.
	NoReply ProblemKind = iota
	// BadReply is a turn of the engine's that the rules refuse, with their reason; the session is paused.
	BadReply
	NoHint
)

// Restarted means that a lesson has reset its position for another try: there is a new session.
type Restarted struct{}

// Turned is a change to another step of a lesson, or to its end.
type Turned struct{}

// Missed is a try that does not reach the goal of a lesson's step, Succeeded one that does.
type (
	Missed    struct{}
	Succeeded struct{}
)

// Tried is a judged turn of a trial.
type Tried struct{ Verdict review.Verdict }

// Tested is a wrong turn tried in a puzzle.
type Tested struct{ Verdict TryVerdict }

// Found means that a puzzle was solved to its end, Failed that it was not solved at the first try, Shown that
// its solution was shown.
type (
	Found  struct{}
	Failed struct{}
	Shown  struct{}
)

// Exchanged means that the players have changed sides.
type Exchanged struct{}

func (Exchanged) event()    {}
func (Played) event()       {}
func (Stepped) event()      {}
func (Jumped) event()       {}
func (Tapped) event()       {}
func (Ended) event()        {}
func (ResultDue) event()    {}
func (HintChanged) event()  {}
func (TimeShort) event()    {}
func (PeriodBegan) event()  {}
func (ClockStood) event()   {}
func (ScoreChanged) event() {}
func (Problem) event()      {}
func (Restarted) event()    {}
func (Turned) event()       {}
func (Missed) event()       {}
func (Succeeded) event()    {}
func (Tried) event()        {}
func (Tested) event()       {}
func (Found) event()        {}
func (Failed) event()       {}
func (Shown) event()        {}
