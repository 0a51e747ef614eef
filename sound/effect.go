package sound

import "fmt"

// An Effect is a short sound of the program.
type Effect uint8

// Sounds on a board depend on what the game is played with.
const (
	// Lift is a piece picked up from the board.
	Lift Effect = iota
	// Place is a piece put down.
	Place
	// Slide is a piece crossing the board, without its arrival.
	Slide
	// Hop is a piece landing after a jump over another.
	Hop
	// Capture is a piece hit by another.
	Capture
	// Carry is the current taking a piece along.
	Carry
	// Sow is one seed falling into a house.
	Sow
	// Promote is a piece becoming a better one.
	Promote
	// Card is a card handed over a table.
	Card
	// Turn is the board being rotated.
	Turn

	// ofGames is the number of effects so far. The following ones are the same in all games.
	ofGames = iota
)

const (
	// Tap is a finger on a button or a piece.
	Tap Effect = iota + ofGames
	// Illegal is a refusal: low and dull, not a buzzer.
	Illegal
	// Win is the end of a won game.
	Win
	// Draw is the end of a drawn game.
	Draw
	// Tick is a clock with little time left.
	Tick
	// Flag is the fall of a clock's flag.
	Flag
	// Undo is a turn taken back.
	Undo
	// Hint is the appearance of a hint.
	Hint
	// Again means that the same side moves again.
	Again

	// Effects is the number of effects.
	Effects = iota + ofGames
)

// String returns the effect's name in lower case.
func (e Effect) String() string {
	if e >= Effects {
		return fmt.Sprintf("effect(%d)", uint8(e))
	}
	return recipes[e].name
}

// record returns an effect's mono samples at Rate; a seed varies it reproducibly. It panics for an unknown
// effect. Unless rest is nil, it is called now and then.
func (k *Kit) record(e Effect, seed uint64, rest func()) []float32 {
	r := recipes[e]
	buf := newBuffer(r.seconds, seed<<8|uint64(e))
	buf.rest = rest
	r.record(buf, k)
	return buf.finish(r.level)
}
