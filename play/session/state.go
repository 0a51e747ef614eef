package session

// A State is what a session is waiting for. Each command applies in some of them; in the others it does
// nothing or returns an error.
//
//	state      waits for                          goes on to
//	Waiting    a person's turn                    Thinking, Answering, Waiting, Over
//	Thinking   the board's rest, then the engine  Answering, Over, Paused (a problem)
//	Answering  the next tap of a turn shown       Waiting, Thinking, Over
//	Replaying  the next turn to be played again   Waiting, Thinking, Over
//	Paused     Resume                             Thinking, Replaying
//	Over       Review: the result has been seen   Reviewing
//	Reviewing  Return, which leads back to the state beneath
//
// Undo leads to Waiting, or to Paused if the engine plays alone; Redo to Replaying or any state that follows
// a turn; Look to Reviewing; the end of the game leads from any state to Over.
type State uint8

const (
	Waiting State = iota
	// Thinking means that the engine is to move. It is asked when the board is at rest.
	Thinking
	// Answering means that a turn is shown tap by tap: the engine's, or that of a lesson.
	Answering
	// Replaying means that the engine is to move and a taken-back turn is replayed.
	Replaying
	// Paused means that the engine is to move but was stopped or had a problem.
	Paused
	// Over means that the game has just ended: its result is to be shown.
	Over
	// Reviewing means looking at an earlier position, or at any of a finished game whose result was seen. The
	// state before is kept.
	Reviewing
)

func (s State) String() string {
	return [...]string{"Waiting", "Thinking", "Answering", "Replaying", "Paused", "Over", "Reviewing"}[s]
}

// Visible durations in ticks of 1/60 s, which pass only while the board is at rest.
const (
	// LeastTicks is the engine's minimum time for a turn, so that a person can follow.
	LeastTicks = 40
	// TapTicks is the time between the taps of a turn that is shown, and between replayed turns.
	TapTicks = 26
	// DotTicks is the time between the dots of the sign that the engine thinks.
	DotTicks = 30
	// PatienceTicks is how long a person waits before they may make the engine move.
	PatienceTicks = 120
)
