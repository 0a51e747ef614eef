package bylink

import (
	"net/netip"
	"net/url"
	"strconv"
	"strings"

	"tidepool/play/link"
	"tidepool/play/match"
)

// Headers of a game that two devices play at a table. They hold secrets and are not sent.
const (
	// tableTag is the link to the player's own seat, gameTag the number of the game at the table.
	tableTag = match.TableTag
	gameTag  = "TableGame"
	// othersTag has the secrets of the guest and of spectators, if the table was made here.
	othersTag = "TableLinks"
	// seenTag is how many events of the table this device has seen.
	seenTag = "TableEvents"
)

// tableTags returns all headers that lead to a table.
func tableTags() []string { return []string{tableTag, gameTag, othersTag, seenTag} }

// A Table is where a game between two devices is played.
type Table struct {
	link.Table
	Game int
	// Guest and Watch are the secrets of the other seat and of spectators, "" if unknown. When somebody has come Guest is
	// forgotten or, by a device that hosts the table and whose address may change, kept as Again.
	Guest, Watch, Again string
}

// Other returns the link with another secret of the table.
func (t Table) Other(secret string) link.Table {
	other := t.Table
	other.Secret = secret
	return other
}

// AtTable returns the table at which a game is played.
func AtTable(t match.Tagged) (at Table, ok bool) {
	to, err := link.DecodeTable(t.Tag(tableTag))
	n, wrong := strconv.Atoi(t.Tag(gameTag))
	if err != nil || wrong != nil || n < 0 {
		return Table{}, false
	}
	guest, watch, _ := strings.Cut(t.Tag(othersTag), ".")
	watch, again, _ := strings.Cut(watch, ".")
	return Table{to, n, guest, watch, again}, true
}

// NoteTable records where a game is played.
func NoteTable(m *match.Match, t Table) error {
	others := ""
	if t.Watch != "" {
		others = strings.TrimSuffix(t.Guest+"."+t.Watch+"."+t.Again, ".")
	}
	for _, tag := range []match.Tag{{Name: tableTag, Value: t.Table.String()}, {Name: gameTag, Value: strconv.Itoa(t.Game)}, {Name: othersTag, Value: others}} {
		if err := m.SetTag(tag.Name, tag.Value); err != nil {
			return err
		}
	}
	return nil
}

// Moved returns the header of a game whose table is reached at another page now, by a link to the same seat. Only the
// addresses of hosts without a name may change, as those of a device in another network: otherwise the opponent, who may
// know the seat's secret, could lead a club's game to a server of their own.
func Moved(t match.Tagged, to link.Table) (tag match.Tag, moved bool) {
	at, ok := AtTable(t)
	if !ok || at.Name != to.Name || at.Secret != to.Secret || at.Page == to.Page || !Numeric(at.Page) || !Numeric(to.Page) {
		return match.Tag{}, false
	}
	return match.Tag{Name: tableTag, Value: to.String()}, true
}

// Numeric reports whether a page's host is an IP address.
func Numeric(page string) bool {
	u, err := url.Parse(page)
	if err != nil {
		return false
	}
	_, err = netip.ParseAddr(u.Hostname())
	return err == nil
}

// Seen returns how many events of its table a game has seen.
func Seen(t match.Tagged) int {
	n, _ := strconv.Atoi(t.Tag(seenTag)) // 0 in games of older versions
	return n
}

// NoteSeen records how many events of its table a game has seen.
func NoteSeen(m *match.Match, n int) {
	_ = m.SetTag(seenTag, strconv.Itoa(n)) // a number is never refused
}

// IsTable reports whether a game is played at a table.
func IsTable(t match.Tagged) bool { return t.Tag(tableTag) != "" }

// Awaits reports whether nobody has come yet, as far as known, to the other seat of a table that was made here.
func Awaits(t match.Tagged) bool {
	at, ok := AtTable(t)
	return ok && at.Guest != ""
}

// Joined reports whether both seats of a table are taken, as far as known, one of them here.
func Joined(t match.Tagged) bool { return IsTable(t) && t.Tag(MineTag) != "" && !Awaits(t) }

// WithoutTable returns a game as it may be sent: without the headers of its table.
func WithoutTable(m *match.Match) *match.Match {
	if !IsTable(m) {
		return m
	}
	c := m.Copy()
	for _, tag := range tableTags() {
		_ = c.SetTag(tag, "") // removing a tag never fails
	}
	return c
}
