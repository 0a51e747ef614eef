package sound

import "fmt"

// An Effect is a short sound the program can make.
type Effect uint8

const (
	// Tap is a finger on a button or a piece.
	Tap Effect = iota
	// Lift is a piece taken up from the board.
	Lift
	// Place is a piece put down.
	Place
	// Slide is a piece pushed across the board, without its arrival.
	Slide
	// Hop is a piece jumping over another and landing.
	Hop
	// Capture is a piece leaving the board for good.
	Capture
	// Carry is the current taking a piece along.
	Carry
	// Sow is one seed falling into a house.
	Sow
	// Promote is a piece becoming a better one.
	Promote
	// Card is a card handed over a table.
	Card
	// Illegal is a refusal: low and dull, not a buzzer.
	Illegal
	// Turn is the board turning round.
	Turn
	// Win is a game decided.
	Win
	// Draw is a game that nobody has won.
	Draw
	// Menu is a page coming up.
	Menu
	// Tick is a clock on which little is left.
	Tick
	// Flag is the fall of a clock's flag.
	Flag

	effects = iota
)

// String returns the effect's name in lower case.
func (e Effect) String() string {
	if e >= effects {
		return fmt.Sprintf("effect(%d)", uint8(e))
	}
	return recipes[e].name
}

// Make returns an effect's mono samples at Rate; a seed varies it, repeatably. It panics for an unknown effect.
func Make(e Effect, seed uint64) []float32 {
	r := recipes[e]
	buf := newBuffer(r.seconds, seed<<8|uint64(e))
	r.record(buf)
	return buf.finish(r.peak)
}
