package match

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// lineWidth is where lines of moves are broken, in characters. A long comment is not broken.
const lineWidth = 80

var commentEscapes = strings.NewReplacer(`\`, `\\`, `}`, `\}`, "\n", `\n`)

// tagSize and commentSize return the sizes of texts when escaped, including their delimiters.
func tagSize(s string) int { return len(s) + strings.Count(s, `\`) + strings.Count(s, `"`) + 6 }

func commentSize(s string) int {
	if s == "" {
		return 0
	}
	return len(s) + strings.Count(s, `\`) + strings.Count(s, `}`) + strings.Count(s, "\n") + 3
}

// Record returns the record of the turns in force, with their variations.
func (m *Match) Record() string { return m.record(m.at).String() }

// FullRecord returns the record including the turns taken back, so that a match read from it can redo them.
func (m *Match) FullRecord() string { return m.Whole().String() }

// moves returns what follows the headers of a record of plies turns.
func (m *Match) moves(plies int) string {
	s := scribe{plies: plies}
	if c := m.Start().Comment(); c != "" {
		s.comment(c)
	}
	s.after(m.Start())
	s.write(m.Result())
	s.flush()
	return string(append(s.text, '\n'))
}

// unplayed is written where nothing was played, so that variations can follow.
const unplayed = "--"

type scribe struct {
	wrapper
	plies int // of the main line; later ones are omitted
}

// after writes everything that follows a position.
func (s *scribe) after(n *Node) {
	for numbered := false; ; {
		list := n.children
		if len(list) > 0 && list[0].played && list[0].ply > s.plies {
			list = list[1:]
		}
		if len(list) == 0 {
			return
		}
		on := list[0]
		if n.played && !on.played {
			on = nil
			s.number(n.ply, numbered)
			s.write(unplayed)
		} else {
			s.turn(on, numbered)
			list = list[1:]
		}
		for _, c := range list {
			s.variation(c)
		}
		if on == nil {
			return
		}
		n, numbered = on, len(list) > 0
	}
}

// variation writes an unplayed turn and everything after it.
func (s *scribe) variation(n *Node) {
	s.open()
	if name := n.Name(); name != "" {
		s.comment(name)
	}
	s.turn(n, true)
	s.after(n)
	s.close()
}

// turn writes the turn to a position, with its mark and comment.
func (s *scribe) turn(n *Node, numbered bool) {
	s.number(n.ply-1, numbered)
	s.write(n.turn.Word)
	if mark := n.Mark(); mark != NoMark {
		s.write("$" + strconv.Itoa(int(mark)))
	}
	if c := n.Comment(); c != "" {
		s.comment(c)
	}
}

// number writes the number of the next turn before the first turn of a pair; before the second only if anyway.
func (s *scribe) number(ply int, anyway bool) {
	number := strconv.Itoa(ply/2 + 1)
	switch {
	case ply%2 == 0:
		s.write(number + ".")
	case anyway:
		s.write(number + "...")
	}
}

func (s *scribe) comment(text string) { s.write("{" + commentEscapes.Replace(text) + "}") }

// A wrapper writes tokens separated by a space or a line break, without space inside parentheses.
type wrapper struct {
	lines
	next string // to be written with or before the next token
}

// open opens a parenthesis before the next token, and close closes it after the last.
func (w *wrapper) open() {
	w.flush()
	w.next = "("
}

func (w *wrapper) close() { w.next += ")" }

func (w *wrapper) write(token string) {
	if w.next != "(" {
		w.flush()
	}
	w.next += token
}

func (w *wrapper) flush() {
	if w.next != "" {
		w.add("", w.next)
		w.next = ""
	}
}

// lines are tokens separated by a space or a line break.
type lines struct {
	text []byte
	col  int
}

// add adds a token in two parts, the first in ASCII.
func (l *lines) add(a, b string) {
	n := len(a) + utf8.RuneCountInString(b)
	switch {
	case l.col == 0:
	case l.col+1+n > lineWidth:
		l.text = append(l.text, '\n')
		l.col = 0
	default:
		l.text = append(l.text, ' ')
		l.col++
	}
	l.text = append(append(l.text, a...), b...)
	l.col += n
}
