package endgame

// A Value is the number of plies to the result with best play: odd for a win of the side to move,
// even for its loss, 0 for a draw.
type Value uint16

func (v Value) Won() bool { return v&1 == 1 }

func (v Value) Lost() bool { return v != 0 && v&1 == 0 }

// Plies is how many plies are left with best play; 0 if no end can be forced.
func (v Value) Plies() int { return int(v) }

// A mark is a value in a byte; from far on values are stored apart. With most cards no win takes as
// long, with few it does.
type mark uint8

const far = 254

func markOf(v Value) mark { return mark(min(v, far+v&1)) }
