package match

import (
	"errors"
	"fmt"
	"slices"

	"tidepool/rules"
)

// The limits of a tree. Variations are limited separately from the main line, so that a game can always go on.
const (
	// MaxNodes is the maximum number of positions in a match, including the start.
	MaxNodes      = 10_000
	maxVariations = MaxNodes - MaxPlies - 1
	// maxVariationBytes limits the size of variations in a record.
	maxVariationBytes = 192 << 10
)

// The reasons why a tree cannot be changed.
var (
	ErrStranger = errors.New("a position of another match")
	ErrPlayed   = errors.New("what was played stays as it was")
	ErrUnnamed  = errors.New("only a variation has a name")
	crowded     = rules.Reason{Code: "match.crowded", Text: "no more variations fit into the record"}
)

// A Tree is a match as positions connected by turns: the main line, including turns taken back, and its variations.
type Tree struct {
	id    string // of the game
	draws draws
	line  []*Node
	nodes int
	// noteBytes and variationBytes are the sizes of notes and of unplayed turns as written in a record.
	noteBytes, variationBytes int
}

func newTree(id string, d draws, start rules.Position) Tree {
	root := &Node{position: start, outcome: start.Outcome(), played: true}
	return Tree{id: id, draws: d, line: []*Node{root}, nodes: 1}
}

func (t *Tree) Start() *Node { return t.line[0] }

// Node returns the position after ply turns of the main line (0 to Len).
func (t *Tree) Node(ply int) *Node { return t.line[ply] }

// Len returns the number of turns played, including those taken back.
func (t *Tree) Len() int { return len(t.line) - 1 }

// At returns the position after ply turns (0 to Len).
func (t *Tree) At(ply int) rules.Position { return t.line[ply].position }

// Turn returns the turn that led to ply (1 to Len).
func (t *Tree) Turn(ply int) Turn {
	if ply == 0 {
		panic("match: no turn leads to ply 0")
	}
	return t.line[ply].turn
}

// Size returns the total number of positions, at most [MaxNodes].
func (t *Tree) Size() int { return t.nodes }

// MainLine returns the main line and the first continuation after its end, from the start; if nothing was
// played, it is the first variation.
func (t *Tree) MainLine() []*Node {
	line := slices.Clone(t.line)
	for n := line[len(line)-1]; len(n.children) > 0; {
		n = n.children[0]
		line = append(line, n)
	}
	return line
}

// Find returns the node that words lead to from the start, or nil.
func (t *Tree) Find(path []string) *Node {
	n := t.Start()
	for _, word := range path {
		if n = n.child(word); n == nil {
			return nil
		}
	}
	return n
}

// Add adds a turn to a position, unless it exists, and returns the new position and its events. An illegal
// turn returns a [*TurnError]; nothing can follow the end of the game.
func (t *Tree) Add(n *Node, word string) (*Node, []rules.Event, error) {
	if !t.has(n) {
		return nil, nil, ErrStranger
	}
	c, err := t.add(n, word)
	if err != nil {
		return nil, nil, err
	}
	return c, c.turn.Events, nil
}

// add is Add for a node known to be in the tree.
func (t *Tree) add(n *Node, word string) (*Node, error) {
	if c := n.child(word); c != nil {
		return c, nil
	}
	size := turnSize(word)
	if t.nodes-len(t.line) >= maxVariations || t.variationBytes+size > maxVariationBytes {
		return nil, t.refuse(n.ply, word, crowded)
	}
	c, err := t.follow(n, word)
	if err != nil {
		return nil, err
	}
	t.adopt(n, c, len(n.children))
	t.variationBytes += size
	return c, nil
}

// follow makes the node for a turn without adding it to the tree.
func (t *Tree) follow(n *Node, word string) (*Node, error) {
	if n.outcome.Over() {
		return nil, t.refuse(n.ply, word, rules.GameOver)
	}
	if n.ply == MaxPlies {
		return nil, t.refuse(n.ply, word, full)
	}
	after, events, err := n.position.Play(word)
	if err != nil {
		return nil, t.refuse(n.ply, word, err)
	}
	c := &Node{turn: Turn{word, n.position.Turn(), events}, position: after, ply: n.ply + 1, parent: n}
	c.outcome = t.draws.judge(after.Outcome(), c.ply, func() int { return occurrences(n, after) })
	return c, nil
}

func (t *Tree) refuse(ply int, word string, err error) error {
	return &TurnError{t.id, ply + 1, word, err}
}

func (t *Tree) adopt(n, c *Node, place int) {
	n.children = slices.Insert(slices.Clone(n.children), place, c)
	t.nodes++
}

// Cut removes a position and everything after it, unless it was played ([ErrPlayed]).
func (t *Tree) Cut(n *Node) error {
	switch {
	case !t.has(n):
		return ErrStranger
	case n.played:
		return ErrPlayed
	}
	t.drop(n)
	return nil
}

func (t *Tree) drop(n *Node) {
	for c := range n.below() {
		t.nodes--
		t.noteBytes -= noteSize(c.note)
		if !c.played {
			t.variationBytes -= turnSize(c.turn.Word)
		}
	}
	from := n.parent
	i := slices.Index(from.children, n)
	from.children = slices.Delete(slices.Clone(from.children), i, i+1)
	n.parent = nil
	if i == 0 && len(from.children) > 0 {
		t.unname(from.children[0])
	}
}

// Promote moves a variation up by one, but not before the main line ([ErrPlayed]). If it becomes the main
// continuation, its name is moved into its comment.
func (t *Tree) Promote(n *Node) error {
	if !t.has(n) {
		return ErrStranger
	}
	if n.parent == nil {
		return nil
	}
	i := slices.Index(n.parent.children, n)
	switch {
	case i == 0:
		return nil
	case n.parent.children[i-1].played:
		return ErrPlayed
	}
	n.parent.children = slices.Clone(n.parent.children)
	n.parent.children[i], n.parent.children[i-1] = n.parent.children[i-1], n
	t.unname(n)
	return nil
}

// unname moves the name of a node that no longer begins a variation into its comment.
func (t *Tree) unname(n *Node) {
	if n.note.Name == "" || n.Begins() {
		return
	}
	was := noteSize(n.note)
	n.note.Comment = joinComments(n.note.Name, n.note.Comment)
	n.note.Name = ""
	t.noteBytes += noteSize(n.note) - was
}

func (t *Tree) has(n *Node) bool {
	for n != nil && n.parent != nil {
		n = n.parent
	}
	return n == t.line[0]
}

// play plays a turn after the first ply turns, and forgets what was played there before.
func (t *Tree) play(ply int, word string) error {
	from := t.line[ply]
	c := from.child(word)
	if c == nil {
		var err error
		if c, err = t.follow(from, word); err != nil {
			return err
		}
		t.forget(ply)
		t.adopt(from, c, 0)
	} else {
		t.forget(ply)
		t.variationBytes -= turnSize(word)
		list := slices.DeleteFunc(slices.Clone(from.children), func(n *Node) bool { return n == c })
		from.children = slices.Insert(list, 0, c)
	}
	c.played = true
	t.unname(c)
	t.line = append(t.line, c)
	return nil
}

// forget drops the played turns after the first ply ones; those with variations become variations themselves
// if there is room.
func (t *Tree) forget(ply int) {
	gone := t.line[ply+1:]
	for i := len(gone) - 1; i >= 0; i-- {
		n := gone[i]
		size := turnSize(n.turn.Word)
		others := t.nodes - (ply + 1) - (i + 1)
		kept := len(n.children) > 0 && others < maxVariations && t.variationBytes+size <= maxVariationBytes
		if !kept {
			t.drop(n)
			continue
		}
		n.played = false
		t.variationBytes += size
	}
	clear(gone)
	t.line = t.line[:ply+1]
}

// clone returns an independent copy.
func (t *Tree) clone() Tree {
	c := *t
	c.line = make([]*Node, 0, len(t.line))
	c.grow(t.line[0], nil)
	return c
}

// grow copies a node and everything below it to another parent, and collects the main line.
func (t *Tree) grow(n, parent *Node) *Node {
	c := *n
	c.parent, c.children = parent, make([]*Node, 0, len(n.children))
	if c.played {
		t.line = append(t.line, &c)
	}
	for _, child := range n.children {
		c.children = append(c.children, t.grow(child, &c))
	}
	return &c
}

// turnSize bounds the bytes of an unplayed turn in a record, with its number, mark and parentheses.
func turnSize(word string) int { return len(word) + len(" (1000... ) $1") }

func joinComments(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return fmt.Sprintf("%s\n%s", a, b)
}
