package endgame

// A Value is the result of a state with best play and the number of plies to
// it: odd for a win of the side to move, even for its loss, and 0 for a draw,
// where neither side can force a win.
type Value uint16

// Won reports whether the side to move wins.
func (v Value) Won() bool { return v&1 == 1 }

// Lost reports whether the side to move loses.
func (v Value) Lost() bool { return v != 0 && v&1 == 0 }

// Plies is how many plies are left with best play; 0 if no end can be forced.
func (v Value) Plies() int { return int(v) }

// A mark is how the table stores a value, in a byte: from far on it is more,
// and stored apart. With most cards no win takes as long, with few it does.
type mark uint8

const far = 254

func markOf(v Value) mark { return mark(min(v, far+v&1)) }
