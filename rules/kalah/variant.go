package kalah

import "fmt"

// An Ending is when a game is over, besides the end of all seeds.
type Ending uint8

const (
	// Majority also ends it as soon as a store holds more than half of all seeds.
	Majority = Ending(endMajority)
	// Empty plays on to the last seed.
	Empty = Ending(endEmpty)
	// Either ends it when either row is empty, whichever side is to move.
	Either = Ending(endEither)
)

func (e Ending) String() string { return endings()[e] }

// A Variant is the options that matter from a position on. It is comparable.
type Variant struct {
	// Houses is the number of each side's houses, Half is half of all seeds.
	Houses, Half int
	Ending       Ending
	// EmptyCapture means that the last seed goes to the store even with nothing to capture.
	EmptyCapture bool
}

// Options returns the variant as options.
func (v Variant) Options() string {
	capture := map[bool]string{false: "off", true: "on"}[v.EmptyCapture]
	return fmt.Sprintf("houses=%d,seeds=%d,end=%v,emptycapture=%s", v.Houses, v.Half/v.Houses, v.Ending, capture)
}

// Variant returns the options of the position's game.
func (p Position) Variant() Variant {
	return Variant{p.houses(), p.half(), Ending(p.end()), p.variant&withEmptyCapture != 0}
}

// Sow returns where the seeds of a house fall: those in each row, one byte per house, those in the store, and
// the place of the last seed, counted along own houses, store and enemy houses.
func (v Variant) Sow(house, seeds int) (own, enemy uint64, store, last int) {
	d := variant(v.Houses).dropped(house, seeds)
	return uint64(d.own), uint64(d.enemy), d.store, d.last
}

// SwapAhead reports whether a swap is on offer or may still come.
func (p Position) SwapAhead() bool { return p.stage == opening || p.stage == offered }
