package bylink

import (
	"strconv"
	"strings"

	"tidepool/play/link"
	"tidepool/play/match"
)

// The headers of a game that two devices play at a table. They hold secrets and are not handed on.
const (
	// tableTag is the link to the own seat, gameTag which of the table's games it is.
	tableTag = match.TableTag
	gameTag  = "TableGame"
	// othersTag, in a game of a table that was made here, has the secrets of the guest and of those who watch.
	othersTag = "TableLinks"
)

// tableTags are all that lead to a table.
func tableTags() []string { return []string{tableTag, gameTag, othersTag} }

// A Table is where a game between two devices is played.
type Table struct {
	link.Table
	Game int
	// Guest and Watch are the secrets of the other seat and of those who watch, "" where they are not known.
	Guest, Watch string
}

// Other is the link of whoever has another secret of the table.
func (t Table) Other(secret string) link.Table {
	other := t.Table
	other.Secret = secret
	return other
}

// AtTable reads at which table a game is played.
func AtTable(t match.Tagged) (at Table, ok bool) {
	to, err := link.DecodeTable(t.Tag(tableTag))
	n, wrong := strconv.Atoi(t.Tag(gameTag))
	if err != nil || wrong != nil || n < 0 {
		return Table{}, false
	}
	guest, watch, _ := strings.Cut(t.Tag(othersTag), ".")
	return Table{to, n, guest, watch}, true
}

// NoteTable notes where a game is played.
func NoteTable(m *match.Match, t Table) error {
	others := ""
	if t.Guest != "" {
		others = t.Guest + "." + t.Watch
	}
	for _, tag := range []match.Tag{{Name: tableTag, Value: t.Table.String()}, {Name: gameTag, Value: strconv.Itoa(t.Game)}, {Name: othersTag, Value: others}} {
		if err := m.SetTag(tag.Name, tag.Value); err != nil {
			return err
		}
	}
	return nil
}

// IsTable reports whether a game is played at a table.
func IsTable(t match.Tagged) bool { return t.Tag(tableTag) != "" }

// Bare is a game as it may be handed on: without what leads to its table.
func Bare(m *match.Match) *match.Match {
	if !IsTable(m) {
		return m
	}
	c := m.Copy()
	for _, tag := range tableTags() {
		_ = c.SetTag(tag, "") // removing a tag never fails
	}
	return c
}
