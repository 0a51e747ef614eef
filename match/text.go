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

// A Tag is a header of a record that is not about the game itself, such as an
// event's name.
type Tag struct{ Name, Value string }

// Tags returns the tags in the order in which they were set, Date first.
func (m *Match) Tags() []Tag { return append([]Tag(nil), m.tags...) }

// Tag returns a tag's value, or "".
func (m *Match) Tag(name string) string {
	for _, t := range m.tags {
		if t.Name == name {
			return t.Value
		}
	}
	return ""
}

// SetTag sets a tag; an empty value removes it. Names are a capital letter
// and more letters, digits or underscores; those that records use for the
// game itself are refused. Date must be written as "2026.11.21", with
// question marks for what is not known.
func (m *Match) SetTag(name, value string) error {
	if err := m.checkTag(name, value); err != nil {
		return fmt.Errorf("header %s: %w", quoteWord(name), err)
	}
	kept := make([]Tag, 0, len(m.tags)+1)
	size, found := len(name)+tagSize(value), false
	for _, t := range m.tags {
		if t.Name == name {
			found = true
			t.Value = value
		} else {
			size += len(t.Name) + tagSize(t.Value)
		}
		if t.Value != "" {
			kept = append(kept, t)
		}
	}
	if size > maxTags {
		return fmt.Errorf("header %s: more than %d bytes of headers", name, maxTags)
	}
	if !found && value != "" {
		kept = append(kept, Tag{name, value})
		if name == "Date" {
			copy(kept[1:], kept)
			kept[0] = Tag{name, value}
		}
	}
	m.tags = kept
	return nil
}

func (m *Match) checkTag(name, value string) error {
	if err := checkTagName(name); err != nil {
		return err
	}
	if reserved(name) || name == title(m.info.Sides[0]) || name == title(m.info.Sides[1]) {
		return errors.New("not a free header")
	}
	if name == "Date" && value != "" && !isDate(value) {
		return fmt.Errorf("%s is not a date like 2026.11.21", quoteWord(value))
	}
	return checkText(value, maxTag)
}

func checkTagName(name string) error {
	for i := range len(name) {
		c := name[i]
		upper := c >= 'A' && c <= 'Z'
		other := c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '_'
		if !upper && (i == 0 || !other) {
			return errors.New("a name is a capital letter, then letters, digits or _")
		}
	}
	if name == "" || len(name) > maxTagName {
		return fmt.Errorf("a name has 1 to %d characters", maxTagName)
	}
	return nil
}

// isDate accepts YYYY.MM.DD with any of the three unknown, and only days that
// some year has.
func isDate(s string) bool {
	if len(s) != 10 || s[4] != '.' || s[7] != '.' {
		return false
	}
	_, ok1 := datePart(s[:4], "????", 9999)
	month, ok2 := datePart(s[5:7], "??", 12)
	day, ok3 := datePart(s[8:], "??", 31)
	long := month != 2 && month != 4 && month != 6 && month != 9 && month != 11
	return ok1 && ok2 && ok3 && (day < 30 || long || month != 2 && day == 30)
}

// datePart returns a number from 1 to most, or 0 where the part is unknown.
func datePart(s, unknown string, most int) (n int, ok bool) {
	if s == unknown {
		return 0, true
	}
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return 0, false
		}
		n = n*10 + int(s[i]-'0')
	}
	return n, n >= 1 && n <= most
}

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

// title writes a side's name as a header.
func title(side string) string {
	if side == "" {
		return ""
	}
	return strings.ToUpper(side[:1]) + side[1:]
}
