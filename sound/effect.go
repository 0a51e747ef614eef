package sound

import "fmt"

// An Effect is a short sound the program can make.
type Effect uint8

// What happens on a board sounds like what the game is played with.
const (
	// Lift is a piece taken up from the board.
	Lift Effect = iota
	// Place is a piece put down.
	Place
	// Slide is a piece going across the board, without its arrival.
	Slide
	// Hop is a piece landing that has jumped over another.
	Hop
	// Capture is a piece struck by another.
	Capture
	// Carry is the current taking a piece along.
	Carry
	// Sow is one seed falling into a house.
	Sow
	// Promote is a piece becoming a better one.
	Promote
	// Card is a card handed over a table.
	Card
	// Turn is the board turning round.
	Turn

	// ofGames are the effects so far. What follows is the same in all games.
	ofGames = iota
)

const (
	// Tap is a finger on a button or a piece.
	Tap Effect = iota + ofGames
	// Illegal is a refusal: low and dull, not a buzzer.
	Illegal
	// Win is a game decided.
	Win
	// Draw is a game that nobody has won.
	Draw
	// Tick is a clock on which little is left.
	Tick
	// Flag is the fall of a clock's flag.
	Flag
	// Undo is a turn taken back.
	Undo
	// Hint is help with a turn.
	Hint
	// Again is a turn more for who has just moved.
	Again

	// Effects is how many there are.
	Effects = iota + ofGames
)

// String returns the effect's name in lower case.
func (e Effect) String() string {
	if e >= Effects {
		return fmt.Sprintf("effect(%d)", uint8(e))
	}
	return recipes[e].name
}

// record returns an effect's mono samples at Rate; a seed varies it, repeatably. It panics for an unknown effect. It
// rests now and then, unless rest is nil.
func (k *Kit) record(e Effect, seed uint64, rest func()) []float32 {
	r := recipes[e]
	buf := newBuffer(r.seconds, seed<<8|uint64(e))
	buf.rest = rest
	r.record(buf, k)
	return buf.finish(r.level)
}
