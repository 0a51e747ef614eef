package match

import (
	"iter"
	"slices"

	"tidepool/rules"
)

// A Node is a position in a match: the start, or the position after a turn. It keeps its identity until it is
// cut or forgotten.
type Node struct {
	turn     Turn
	position rules.Position
	outcome  rules.Outcome
	ply      int
	parent   *Node
	// children are in order, the main continuation first. The slice is replaced, never modified, so the tree
	// may be changed while someone iterates over it.
	children []*Node
	played   bool
	note     Note
}

// Turn returns the turn that leads to the position; it is empty at the start.
func (n *Node) Turn() Turn { return n.turn }

func (n *Node) Ply() int { return n.ply }

func (n *Node) Position() rules.Position { return n.position }

// Tokens returns the position's tokens, in an order that turns keep: a card that was received stands where the card
// used for it stood.
func (n *Node) Tokens() rules.Tokens {
	path := make([]*Node, 0, n.ply)
	for ; n.parent != nil; n = n.parent {
		path = append(path, n)
	}
	tokens := rules.Tokens(n.position.Tokens())
	for _, n := range slices.Backward(path) {
		tokens = tokens.Apply(n.turn.Events...)
	}
	return tokens
}

// Parent returns the position before the turn, or nil at the start.
func (n *Node) Parent() *Node { return n.parent }

// Children returns the following positions, the main continuation first. The slice is never modified.
func (n *Node) Children() []*Node { return n.children }

// Outcome returns the outcome by position, repetition and length. Resigning and the like end a match, not a position.
func (n *Node) Outcome() rules.Outcome { return n.outcome }

// Played reports whether the turn was played, even if taken back since. It is true for the start.
func (n *Node) Played() bool { return n.played }

// Begins reports whether the position is the first of a variation, which can have a name.
func (n *Node) Begins() bool {
	return n.parent != nil && !n.played && (n.parent.played || n.parent.children[0] != n)
}

func (n *Node) Comment() string { return n.note.Comment }

// Mark returns the mark of the turn.
func (n *Node) Mark() Mark { return n.note.Mark }

// Name returns the name of the variation that begins here, or "".
func (n *Node) Name() string { return n.note.Name }

// Path returns the words that lead here from the start, for [Tree.Find].
func (n *Node) Path() []string {
	path := make([]string, n.ply)
	for ; n.parent != nil; n = n.parent {
		path[n.ply-1] = n.turn.Word
	}
	return path
}

func (n *Node) child(word string) *Node {
	i := slices.IndexFunc(n.children, func(c *Node) bool { return c.turn.Word == word })
	if i < 0 {
		return nil
	}
	return n.children[i]
}

func (n *Node) below() iter.Seq[*Node] {
	return func(yield func(*Node) bool) {
		for list := []*Node{n}; len(list) > 0; {
			last := list[len(list)-1]
			if !yield(last) {
				return
			}
			list = append(list[:len(list)-1], last.children...)
		}
	}
}
