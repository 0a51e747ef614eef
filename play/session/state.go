package session

// A State is what goes on in a session: what it is waiting for. Each command is
// for some of them and does nothing, or gives an error, in the others.
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
// Undo leads to Waiting, in a game that the engine plays alone to Paused; Redo
// to Replaying or any that follows a turn; Look to Reviewing; the end of the
// game, from all of them, to Over.
type State uint8

const (
	Waiting State = iota
	// Thinking is the engine to move. It is asked when the board is at rest.
	Thinking
	// Answering is a turn being shown tap by tap: the engine's, or that of a lesson.
	Answering
	// Replaying is the engine to move, with a turn to play again that was taken back.
	Replaying
	// Paused is the engine to move, which has been stopped or had a problem.
	Paused
	// Over is a game that has ended just now: its result is to be shown.
	Over
	// Reviewing is looking at an earlier position, or at any of a game whose result has been seen.
	// What went on before waits.
	Reviewing
)

func (s State) String() string {
	return [...]string{"Waiting", "Thinking", "Answering", "Replaying", "Paused", "Over", "Reviewing"}[s]
}

// What is visible, in ticks of a sixtieth of a second, which pass only while the board is at rest.
const (
	// LeastTicks are how long the engine takes at least, so that a person can follow.
	LeastTicks = 40
	// TapTicks are between the taps of a turn that is shown, and between turns that are played again.
	TapTicks = 26
	// DotTicks are between the dots of a sign that the engine thinks.
	DotTicks = 30
	// PatienceTicks are how long a person waits before they may ask the engine to play now.
	PatienceTicks = 120
)
