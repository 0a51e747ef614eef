package match

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// The bounds of free text in bytes. Together with MaxPlies they keep every
// match's record below [MaxRecord].
const (
	maxName     = 256
	maxTagName  = 32
	maxTag      = 1024
	maxTags     = 16 << 10 // of all tags as written
	maxComments = 96 << 10 // of all comments as written
)

// Comment returns the comment after ply turns, or "".
func (m *Match) Comment(ply int) string { return m.line[ply].comment }

// SetComment sets the comment after ply turns, of which there are 0 to Len;
// an empty one removes it. Space around it is cut off. It may have several
// lines; other control characters and broken UTF-8 are refused, and so is
// more than a record holds.
func (m *Match) SetComment(ply int, text string) error {
	text = strings.TrimSpace(strings.ReplaceAll(text, "\r\n", "\n"))
	if err := checkText(strings.ReplaceAll(text, "\n", ""), maxComments); err != nil {
		return fmt.Errorf("comment: %w", err)
	}
	size := m.commentBytes - commentSize(m.line[ply].comment) + commentSize(text)
	if size > maxComments {
		return fmt.Errorf("comment: more than %d bytes of comments", maxComments)
	}
	m.commentBytes = size
	m.line[ply].comment = text
	return nil
}

// checkText accepts one line of printable text in any script. Joiners and
// marks of direction are part of some scripts and may stand in it.
func checkText(s string, most int) error {
	if len(s) > most {
		return fmt.Errorf("longer than %d bytes", most)
	}
	if !utf8.ValidString(s) {
		return errors.New("not UTF-8")
	}
	for _, r := range s {
		if unicode.IsControl(r) || r == '\u2028' || r == '\u2029' {
			return fmt.Errorf("control character %U", r)
		}
	}
	return nil
}
