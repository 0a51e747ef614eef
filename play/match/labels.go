package match

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"tidepool/rules"
)

// A Tag is a header that is not about the game itself, such as an event's name.
type Tag struct{ Name, Value string }

// Yes is the value of a tag without further information.
const Yes = "yes"

// Tagged is a match, or the summary of one.
type Tagged interface{ Tag(name string) string }

// Marked reports whether a tag has the value [Yes].
func Marked(record Tagged, tag string) bool {
	return record.Tag(tag) == Yes
}

// AnalysisTag is [Yes] in the record of an analysis: a board for trying things, with its own start.
const AnalysisTag = "Analysis"

// TableTag names the table at which a game is played. Such a game is kept even before its first turn.
const TableTag = "Table"

// ImportedTag marks a game that was not played here and does not count. Imports set it, whatever the record says.
const ImportedTag = "Brought"

// Labels are the players' names and tags, which do not affect the game.
type Labels struct {
	sides   [2]string // the game's names for them
	players [2]string
	tags    []Tag // in the order in which they were set, Date first
}

// Player returns the name of a side's player, which may be empty.
func (l *Labels) Player(side rules.Side) string { return l.players[side] }

// SetPlayer names a side's player. It refuses control characters, invalid UTF-8 and more than 256 bytes.
func (l *Labels) SetPlayer(side rules.Side, name string) error {
	if err := checkText(name, maxName); err != nil {
		return fmt.Errorf("%s's name: %w", l.sides[side], err)
	}
	l.players[side] = name
	return nil
}

func (l *Labels) Tag(name string) string {
	for _, t := range l.tags {
		if t.Name == name {
			return t.Value
		}
	}
	return ""
}

func (l *Labels) Tags() []Tag { return slices.Clone(l.tags) }

// SetTag sets a tag; an empty value removes it. A name is a capital letter followed by letters, digits or
// underscores, and not one that records use for the game itself. Date must be like "2026.11.21", with
// question marks for unknown parts.
func (l *Labels) SetTag(name, value string) error {
	if err := l.checkTag(name, value); err != nil {
		return fmt.Errorf("header %s: %w", quoteWord(name), err)
	}
	if value == "" && l.Tag(name) == "" {
		return nil
	}
	kept := make([]Tag, 0, len(l.tags)+1)
	size, found := len(name)+tagSize(value), false
	for _, t := range l.tags {
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
	l.tags = kept
	return nil
}

// clone returns an independent copy.
func (l *Labels) clone() Labels {
	return Labels{l.sides, l.players, slices.Clone(l.tags)}
}

func (l *Labels) checkTag(name, value string) error {
	if err := checkTagName(name); err != nil {
		return err
	}
	if reserved(name) || isTitle(name, l.sides[0]) || isTitle(name, l.sides[1]) {
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

// isDate accepts YYYY.MM.DD with any part unknown, if such a day can exist.
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

// datePart returns a number from 1 to most, or 0 if the part is unknown.
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

// isTitle reports whether name is the title of a side.
func isTitle(name, side string) bool {
	return len(name) == len(side) && name != "" && name[1:] == side[1:] && name == Title(side)
}

// Title returns the header with the name of a side's player, such as "Black". Headers about them begin with it.
func Title(side string) string {
	if side == "" {
		return ""
	}
	return strings.ToUpper(side[:1]) + side[1:]
}
