package rules

import (
	"cmp"
	"slices"
)

// Rules is the contract of a game's position type P, with its move type M. Methods are pure; moves passed in
// must come from AppendMoves of the same position.
type Rules[P any, M any] interface {
	comparable
	String() string
	Turn() Side
	Outcome() Outcome
	// AppendMoves appends every legal move once. It does not allocate if dst has room.
	AppendMoves(dst []M) []M
	// CountMoves returns how many moves AppendMoves would append.
	CountMoves() int
	Apply(M) P
	Word(M) string
	Paths(M) [][]Spot
	Events(M) []Event
	// Read returns the legal move with a word, or why the word is refused.
	Read(word string) (M, error)
	// Refuse, Tokens and Taken are as in Position; Refuse and Read are not called after the end.
	Refuse(taps []Spot, spot Spot) Reason
	Tokens() []Token
	Taken(by Side) []Piece
}

// Of wraps a game's own position in a Position.
func Of[P Rules[P, M], M any](p P) Position { return wrapped[P, M]{p} }

// Wrap is Of for the results of a function that may fail.
func Wrap[P Rules[P, M], M any](p P, err error) (Position, error) {
	if err != nil {
		return nil, err
	}
	return Of(p), nil
}

type wrapped[P Rules[P, M], M any] struct{ p P }

func (w wrapped[P, M]) String() string        { return w.p.String() }
func (w wrapped[P, M]) Turn() Side            { return w.p.Turn() }
func (w wrapped[P, M]) Outcome() Outcome      { return w.p.Outcome() }
func (w wrapped[P, M]) Tokens() []Token       { return w.p.Tokens() }
func (w wrapped[P, M]) Taken(by Side) []Piece { return w.p.Taken(by) }
func (w wrapped[P, M]) Unwrap() any           { return w.p }

func (w wrapped[P, M]) Refuse(taps []Spot, spot Spot) Reason {
	if w.p.Outcome().Over() {
		return GameOver
	}
	return w.p.Refuse(taps, spot)
}

func (w wrapped[P, M]) Turns() []Turn {
	moves := w.p.AppendMoves(nil)
	turns := make([]Turn, len(moves))
	for i, m := range moves {
		turns[i] = Turn{w.p.Word(m), w.p.Paths(m), w.p.Events(m)}
	}
	slices.SortFunc(turns, func(a, b Turn) int { return cmp.Compare(a.Word, b.Word) })
	return turns
}

func (w wrapped[P, M]) Play(word string) (Position, []Event, error) {
	if w.p.Outcome().Over() {
		return nil, nil, GameOver
	}
	m, err := w.p.Read(word)
	if err != nil {
		return nil, nil, err
	}
	return Of(w.p.Apply(m)), w.p.Events(m), nil
}

func (w wrapped[P, M]) Replay() Replay {
	return &replay[P, M]{line: []P{w.p}, outcome: w.p.Outcome()}
}

func (w wrapped[P, M]) Perft(depth int) uint64 {
	var c counter[P, M]
	return c.count(w.p, depth)
}

func (w wrapped[P, M]) Divide(depth int) []Division {
	if depth < 1 {
		return nil
	}
	var c counter[P, M]
	var list []Division
	for _, m := range w.p.AppendMoves(nil) {
		list = append(list, Division{w.p.Word(m), c.count(w.p.Apply(m), depth-1)})
	}
	slices.SortFunc(list, func(a, b Division) int { return cmp.Compare(a.Word, b.Word) })
	return list
}

type counter[P Rules[P, M], M any] struct{ buf []M }

func (c *counter[P, M]) count(p P, depth int) uint64 {
	switch depth {
	case 0:
		return 1
	case 1:
		return uint64(p.CountMoves())
	}
	start := len(c.buf)
	c.buf = p.AppendMoves(c.buf)
	end := len(c.buf)
	var n uint64
	for i := start; i < end; i++ {
		n += c.count(p.Apply(c.buf[i]), depth-1)
	}
	c.buf = c.buf[:start]
	return n
}
