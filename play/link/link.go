package link

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"slices"
	"strings"

	"tidepool/play/match"
	"tidepool/rules"
)

// Why a text cannot be opened as a link. A link to an unknown game wraps [match.ErrUnknownGame].
var (
	ErrNone    = errors.New("no link to a game")
	ErrNewer   = errors.New("a link of a newer version of the program")
	ErrDamaged = errors.New("a damaged link")
)

const (
	version = 1
	// mark precedes the game in an address.
	mark = "g="
	// maxLength is the longest link that is read, in characters; the longest game has fewer.
	maxLength = 8 << 10
	maxTag    = 64
)

// ByLinkTag is the tag that identifies a game played by links.
const ByLinkTag = "Letter"

// shared reports whether a tag of a match is included in links: agreed facts, but not the owner's notes on the game.
func shared(m *match.Match, tag match.Tag) bool {
	info := m.Info()
	for _, side := range []rules.Side{rules.Near, rules.Far} {
		switch title := match.Title(info.Sides[side]); tag.Name {
		case title + "Level", title + "Seat":
			return true
		case match.OddsTag(info, side):
			return given(m, side, tag.Value)
		}
	}
	return slices.Contains([]string{match.AnalysisTag, ByLinkTag}, tag.Name)
}

// given reports whether odds given by a side lead to the position with which a match begins.
func given(m *match.Match, by rules.Side, odds string) bool {
	o, ok := match.ParseOdds(odds)
	if !ok {
		return false
	}
	start, err := rules.Concede(m.Game(), m.Options(), o.Name, o.Count, by)
	return err == nil && start == m.At(0)
}

// IsPage reports whether an address opens on any device: a web page rather than a link only this program opens.
func IsPage(address string) bool {
	return strings.HasPrefix(address, "https://") || strings.HasPrefix(address, "http://")
}

// To returns the address of a game on a page.
func To(page, fragment string) string {
	page, _, _ = strings.Cut(page, "#")
	return page + "#" + fragment
}

// Find returns the fragment of a link (to a game, a puzzle or a table) in a text, without the whitespace and
// punctuation that messages add.
func Find(text string) (fragment string, ok bool) {
	text = strings.Trim(text, " \t\r\n<>()[]\"'.,;:!?")
	if _, after, cut := strings.Cut(text, "#"); cut {
		text = after
	}
	if len(text) > maxLength || !marked(text) {
		return "", false
	}
	return text, true
}

// marked reports whether a text begins like a fragment.
func marked(text string) bool {
	return len(text) >= len(mark) && slices.Contains([]string{mark, puzzleMark, dayMark, tableMark}, text[:len(mark)])
}

// Looks reports whether a text is meant to be a link, even if broken.
func Looks(text string) bool {
	return marked(text) || strings.Contains(text, "#") || strings.Contains(text, "://") || strings.HasPrefix(text, "tidepool:")
}

// The optional parts of a link.
const (
	hasOptions = 1 << iota
	hasStart
	hasPlayers
	hasTags
	hasEnd
	unknownParts
)

// ends lists the endings that turns do not show.
var ends = []struct {
	by   string
	loss rules.Side // the loser, if decisive
}{{match.ByAgreement, 0}, {match.ByResignation, rules.Near}, {match.ByResignation, rules.Far}, {match.ByTime, rules.Near}, {match.ByTime, rules.Far}}

// Encode returns a match's turns in force, and everything else that [Decode] needs, as a fragment.
func Encode(m *match.Match) string {
	w := head(m, agreed(m), endOf(m), m.Ply())
	w = append(w, turns(m)...)
	w = binary.BigEndian.AppendUint32(w, crc32.ChecksumIEEE(w))
	return mark + base64.RawURLEncoding.EncodeToString(w)
}

// agreed returns the tags of a match that its link includes.
func agreed(m *match.Match) []match.Tag {
	return slices.DeleteFunc(m.Tags(), func(t match.Tag) bool { return !shared(m, t) || len(t.Value) > maxTag })
}

// head returns what precedes the turns; end is the index of the match's ending in ends or -1.
func head(m *match.Match, tags []match.Tag, end, plies int) writer {
	w := writer{version, 0}
	start := ""
	if !usual(m) {
		start = m.At(0).String()
	}
	w.text(m.Info().ID)
	if w.part(hasOptions, m.Options() != "") {
		w.text(m.Options())
	}
	if w.part(hasStart, start != "") {
		w.text(start)
	}
	if w.part(hasPlayers, m.Player(rules.Near)+m.Player(rules.Far) != "") {
		w.text(m.Player(rules.Near))
		w.text(m.Player(rules.Far))
	}
	if w.part(hasTags, len(tags) > 0) {
		w.number(len(tags))
		for _, t := range tags {
			w.text(t.Name)
			w.text(t.Value)
		}
	}
	if w.part(hasEnd, end >= 0) {
		w.number(end)
	}
	w.number(plies)
	return w
}

// EncodePosition encodes a single position of a match as a fragment, with game, options and players.
func EncodePosition(m *match.Match, p rules.Position) (string, error) {
	alone, err := match.New(match.Setup{Game: m.Game(), Options: m.Options(), Start: p.String(),
		Players: [2]string{m.Player(rules.Near), m.Player(rules.Far)}})
	if err != nil {
		return "", err
	}
	return Encode(alone), nil
}

// usual reports whether a match starts at the usual start of its options.
func usual(m *match.Match) bool {
	start, err := m.Game().Start(m.Options())
	return err == nil && start == m.At(0)
}

// endOf returns the index in ends of a match's ending, or -1.
func endOf(m *match.Match) int {
	o := m.Outcome()
	if m.Node(m.Ply()).Outcome().Over() {
		return -1
	}
	for i, e := range ends {
		if e.by == o.By && (o.Result == rules.Drawn || e.loss == o.Winner.Other()) {
			return i
		}
	}
	return -1
}

// turns returns the turns in force as digits, the first turn's the lowest.
func turns(m *match.Match) []byte {
	var n number
	for ply := m.Ply() - 1; ply >= 0; ply-- {
		list := words(m.At(ply))
		word := m.Turn(ply + 1).Word
		n.push(len(list), slices.IndexFunc(list, func(d rules.Division) bool { return d.Word == word }))
	}
	return n
}

type writer []byte

// part sets the flag of a part if it is there, and returns whether it is.
func (w writer) part(flag byte, there bool) bool {
	if there {
		w[1] |= flag
	}
	return there
}

func (w *writer) number(n int) { *w = binary.AppendUvarint(*w, uint64(n)) }

func (w *writer) text(s string) {
	w.number(len(s))
	*w = append(*w, s...)
}
