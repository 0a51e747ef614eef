package match

import (
	"iter"
	"slices"

	"tidepool/rules"
)

// A Node is one position of a match: its start, or the one after a turn. It stays the same while
// the match lives, until it is cut or forgotten.
type Node struct {
	turn     Turn
	position rules.Position
	outcome  rules.Outcome
	ply      int
	parent   *Node
	// children are in order, the first the way that the game goes on. The list is replaced, never
	// changed, so it may be changed while somebody walks through it.
	children []*Node
	played   bool
	note     Note
}

// Turn returns the turn that leads to the position, empty at the start.
func (n *Node) Turn() Turn { return n.turn }

func (n *Node) Ply() int { return n.ply }

func (n *Node) Position() rules.Position { return n.position }

// Parent returns the position before the turn, or nil at the start.
func (n *Node) Parent() *Node { return n.parent }

// Children returns the positions that follow, the first being how the game goes on. The list never changes.
func (n *Node) Children() []*Node { return n.children }

// Outcome returns how the game stands by position, repetition and length. Resigning and the like
// end a match, not a position.
func (n *Node) Outcome() rules.Outcome { return n.outcome }

// Played reports whether the turn was played, perhaps taken back since. The start was.
func (n *Node) Played() bool { return n.played }

// Begins reports whether the position is the first of a variation, which can have a name.
func (n *Node) Begins() bool {
	return n.parent != nil && !n.played && (n.parent.played || n.parent.children[0] != n)
}

func (n *Node) Comment() string { return n.note.Comment }

// Mark returns what the turn was found to be worth.
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
