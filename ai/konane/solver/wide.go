package solver

import (
	"tidepool/rules"
	"tidepool/rules/konane"
)

// wide is a board of any size, using the rules' own positions, which is slower than a [grid].
type wide struct{}

func (wide) of(p konane.Position) konane.Position { return p }

func (wide) appendMoves(dst []konane.Move, p konane.Position) []konane.Move {
	return p.AppendMoves(dst)
}

func (wide) after(p konane.Position, m konane.Move) (next konane.Position, theirs, ours int) {
	next = p.Apply(m)
	if !next.Opened() {
		return next, 1, 1
	}
	theirs, ours = next.Mobility()
	if next.Turn() == rules.Far {
		theirs, ours = ours, theirs
	}
	return next, theirs, ours
}

func (wide) key(p konane.Position) key { return newKey(p.Hash(), p.Turn()) }
