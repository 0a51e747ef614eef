package endgame

// A Value is the number of plies to the result with best play: odd if the side to move wins, even if it
// loses, 0 for a draw.
type Value uint16

func (v Value) Won() bool { return v&1 == 1 }

func (v Value) Lost() bool { return v != 0 && v&1 == 0 }

// Plies returns the number of plies left with best play; 0 if neither side can force a win.
func (v Value) Plies() int { return int(v) }

// A mark is a value in one byte; values from far on are stored in Table.rest. With most deals no win takes
// that long.
type mark uint8

const far = 254

func markOf(v Value) mark { return mark(min(v, far+v&1)) }
