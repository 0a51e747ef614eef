package match

import (
	"cmp"
	"errors"
	"fmt"
	"strings"
)

// A Mark is a judgement of a turn.
type Mark uint8

// In the order of their numbers in records.
const (
	NoMark   Mark = iota
	Good          // !
	Poor          // ?
	Great         // !!
	Terrible      // ??
	Daring        // !?
	Doubtful      // ?!
	marks
)

// String returns the mark as players write it, such as "!?".
func (m Mark) String() string {
	if m >= marks {
		return ""
	}
	return [...]string{"", "!", "?", "!!", "??", "!?", "?!"}[m]
}

func Marks() []Mark { return []Mark{Good, Poor, Great, Terrible, Daring, Doubtful} }

// A Note is a comment on a position, a mark of the turn that led to it, and the name of the variation that
// begins with it.
type Note struct {
	Comment string
	Mark    Mark
	Name    string
}

// Annotate replaces the note on a position. Comments and names are limited as in [Tree.SetComment]. Only the
// first position of a variation can have a name, of one line ([ErrUnnamed], [Node.Begins]), and the start has
// no turn to mark.
func (t *Tree) Annotate(n *Node, note Note) error {
	note.Comment = strings.TrimSpace(newLines.Replace(note.Comment))
	note.Name = strings.TrimSpace(note.Name)
	switch {
	case !t.has(n):
		return ErrStranger
	case note.Name != "" && !n.Begins():
		return ErrUnnamed
	case note.Mark >= marks || note.Mark != NoMark && n.parent == nil:
		return errors.New("no such mark")
	}
	if err := checkText(note.Name, maxName); err != nil {
		return fmt.Errorf("name: %w", err)
	}
	if err := checkText(strings.ReplaceAll(note.Comment, "\n", ""), maxComments); err != nil {
		return fmt.Errorf("comment: %w", err)
	}
	size := t.noteBytes - noteSize(n.note) + noteSize(note)
	if size > maxComments {
		return fmt.Errorf("comment: more than %d bytes of comments", maxComments)
	}
	t.noteBytes = size
	n.note = note
	return nil
}

// Merge adds what another record of the match has changed in notes, and its new variations. Both records come from before.
func (t *Tree) Merge(other, before *Tree) error {
	return t.merge(t.Start(), other.Start(), before.Start())
}

func (t *Tree) merge(n, other, before *Node) error {
	if before == nil {
		before = new(Node)
	}
	if note := other.note; note != before.note && note != n.note {
		if n.note != before.note {
			if strings.Contains(n.note.Comment, note.Comment) {
				note.Comment = ""
			}
			note = Note{joinComments(n.note.Comment, note.Comment), cmp.Or(n.note.Mark, note.Mark), cmp.Or(n.note.Name, note.Name)}
		}
		if err := t.Annotate(n, note); err != nil {
			return err
		}
	}
	for _, c := range other.children {
		var err error
		mine, was := n.child(c.turn.Word), before.child(c.turn.Word)
		if mine == nil && was == nil && !c.played {
			mine, err = t.add(n, c.turn.Word)
		}
		if mine != nil {
			err = t.merge(mine, c, was)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

var newLines = strings.NewReplacer("\r\n", "\n")

func noteSize(n Note) int { return commentSize(n.Comment) + commentSize(n.Name) }
