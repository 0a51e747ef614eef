package match

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// lineWidth is where the lines of moves are broken, in characters. A long
// comment is not broken.
const lineWidth = 80

var (
	tagEscapes     = strings.NewReplacer(`\`, `\\`, `"`, `\"`)
	commentEscapes = strings.NewReplacer(`\`, `\\`, `}`, `\}`, "\n", `\n`)
)

// tagSize and commentSize are the lengths of texts once escaped, with what
// stands around them.
func tagSize(s string) int { return len(s) + strings.Count(s, `\`) + strings.Count(s, `"`) + 6 }

func commentSize(s string) int {
	if s == "" {
		return 0
	}
	return len(s) + strings.Count(s, `\`) + strings.Count(s, `}`) + strings.Count(s, "\n") + 3
}

// Record returns the record of the turns in force.
func (m *Match) Record() string { return write(m, m.at) }

// FullRecord returns the record with the turns taken back as well, so that
// the match read from it can redo them.
func (m *Match) FullRecord() string { return write(m, m.Len()) }

// write writes a record of so many turns.
func write(m *Match, plies int) string {
	var b strings.Builder
	writeHeaders(&b, m, plies)
	b.WriteString("\n")
	w := wrapper{b: &b}
	for ply, n := range m.line[:plies+1] {
		if ply%2 == 1 {
			w.write(strconv.Itoa(ply/2+1) + ".")
		}
		if ply > 0 {
			w.write(n.turn.Word)
		}
		if n.comment != "" {
			w.write("{" + commentEscapes.Replace(n.comment) + "}")
		}
	}
	w.write(m.Result())
	b.WriteString("\n")
	return b.String()
}

// writeHeaders writes those that have something to say.
func writeHeaders(b *strings.Builder, m *Match, plies int) {
	header := func(name, value string) {
		if value != "" {
			b.WriteString("[" + name + ` "` + tagEscapes.Replace(value) + "\"]\n")
		}
	}
	header("Game", m.info.ID)
	header("Options", m.options)
	if !m.usual {
		header("Start", m.line[0].position.String())
	}
	for side, name := range m.info.Sides {
		header(title(name), m.players[side])
	}
	header("Date", m.Tag("Date"))
	header("Result", m.Result())
	header("Termination", m.ended.By)
	if m.at < plies {
		header("Ply", strconv.Itoa(m.at))
	}
	for _, t := range m.tags {
		if t.Name != "Date" {
			header(t.Name, t.Value)
		}
	}
}

// A wrapper writes tokens with a space or a new line between two.
type wrapper struct {
	b   *strings.Builder
	col int
}

func (w *wrapper) write(token string) {
	n := utf8.RuneCountInString(token)
	switch {
	case w.col == 0:
	case w.col+1+n > lineWidth:
		w.b.WriteString("\n")
		w.col = 0
	default:
		w.b.WriteString(" ")
		w.col++
	}
	w.b.WriteString(token)
	w.col += n
}
