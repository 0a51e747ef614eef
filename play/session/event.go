package session

import (
	"tidepool/play/review"
	"tidepool/rules"
)

// An Event is something that has happened in a session or a lesson, told in order by
// [Session.Drain] or [Lesson.Drain]: one of the types below.
type Event interface{ event() }

// Played is a turn that has been played, by whomever. The game has been stored.
type Played struct {
	// Ply is the position after it.
	Ply    int
	By     rules.Side
	Word   string
	Events []rules.Event
	// Again tells that it had been taken back.
	Again bool
}

// Stepped is a look at the position after the one shown, in which Events happened.
type Stepped struct {
	Ply    int
	Events []rules.Event
}

// Jumped is another position shown, at once; a turn being spelled is void.
type Jumped struct{ Ply int }

// Tapped is a tap of a turn that is shown, unless it completes it: see [Played].
type Tapped struct{ Spot rules.Spot }

// Ended is the end of the game, as soon as it is known.
type Ended struct{ Outcome rules.Outcome }

// ResultDue is the board's first rest after the end: it is time for the result.
type ResultDue struct{}

// HintChanged is a hint that has come, gone on or gone away.
type HintChanged struct{}

// TimeShort is a person's time running out: so many seconds are left.
type TimeShort struct {
	Side    rules.Side
	Seconds int
}

// PeriodBegan is the beginning of a period of byo-yomi in a person's turn.
type PeriodBegan struct {
	Side    rules.Side
	Periods int // left, with this one
}

// ScoreChanged is another judgement of the position.
type ScoreChanged struct{}

// Problem is something that the engine should have done and has not.
type Problem struct {
	Kind ProblemKind
	Err  error // why, in English
}

// A ProblemKind says what has not been done.
type ProblemKind uint8

const (
	// NoReply is a turn of the engine's; the session is paused.
	NoReply ProblemKind = iota
	// BadReply is a turn of the engine's that the rules refuse, with their reason; the session is paused.
	BadReply
	NoHint
)

// Restarted is a lesson's position put back for another try: there is another session.
type Restarted struct{}

// Turned is another step of a lesson, or its end.
type Turned struct{}

// Missed is a try that does not reach the goal of a lesson's step, Succeeded one that does.
type (
	Missed    struct{}
	Succeeded struct{}
)

// Redrawn is a change of a study's tree besides turns: notes, and places among variations.
type Redrawn struct{}

// Tried is a turn of a trial that has been judged.
type Tried struct{ Verdict review.Verdict }

// Tested is a turn tried in a puzzle that was not right.
type Tested struct{ Verdict TryVerdict }

// Found is a puzzle solved to its end, Failed one that was not solved at the first try, Shown one
// of which the solution has been shown.
type (
	Found  struct{}
	Failed struct{}
	Shown  struct{}
)

// Exchanged is the players' changing sides.
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
func (ScoreChanged) event() {}
func (Problem) event()      {}
func (Restarted) event()    {}
func (Turned) event()       {}
func (Missed) event()       {}
func (Succeeded) event()    {}
func (Redrawn) event()      {}
func (Tried) event()        {}
func (Tested) event()       {}
func (Found) event()        {}
func (Failed) event()       {}
func (Shown) event()        {}
