package bylink

import (
	"encoding/base64"
	"math/rand/v2"
	"strconv"

	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/rules"
)

// MineTag is the side played on this device in a game with somebody elsewhere. It is not sent.
const MineTag = "Mine"

// sentTag is how many turns of a game by links the other player knows, with a dot if they know its end. It is
// not sent.
const sentTag = "Sent"

// agreedTag is the ply at which both agreed to a draw; a draw without it is an offer.
const agreedTag = "Agreed"

func NoteAgreed(m *match.Match) { _ = m.SetTag(agreedTag, strconv.Itoa(m.Ply())) }

// OpenDraw reports whether a game has ended in a draw that the other player has not agreed to yet.
func OpenDraw(m *match.Match) bool {
	return Is(m) && m.Outcome().By == match.ByAgreement && m.Tag(agreedTag) != strconv.Itoa(m.Ply())
}

// Compare returns what a link means for a game of the library.
func Compare(m, told *match.Match) link.News {
	own, ok := OwnSide(m)
	news := link.Compare(m, told, own, OpenDraw(m))
	if !ok && news > link.Same {
		return link.Another // nobody knows who plays here
	}
	return news
}

// NoteSent records that the other player knows the game as it is now.
func NoteSent(m *match.Match) { _ = m.SetTag(sentTag, knownAs(m)) }

func knownAs(m *match.Match) string {
	known := strconv.Itoa(m.Ply())
	if m.Outcome().Over() {
		known += "."
	}
	return known
}

// HandedOn reports whether the other player knows the last turn or the end, which then cannot be undone.
func HandedOn(m *match.Match) bool {
	known := m.Tag(sentTag)
	return Is(m) && known != "" && (known == knownAs(m) || known == knownAs(m)+".")
}

// Is reports whether a game is played by links.
func Is(m *match.Match) bool { return m.Tag(link.ByLinkTag) != "" }

// OwnSide returns the side played here in a game with somebody elsewhere.
func OwnSide(m *match.Match) (side rules.Side, ok bool) { return SideHere(m, m.Info()) }

// SideHere is like OwnSide, for a game of which only the headers are known.
func SideHere(t match.Tagged, info rules.Info) (side rules.Side, ok bool) {
	sides := info.Sides
	switch mine := t.Tag(MineTag); {
	case t.Tag(link.ByLinkTag) == "" && !IsTable(t):
	case mine == sides[rules.Near]:
		return rules.Near, true
	case mine == sides[rules.Far]:
		return rules.Far, true
	}
	return 0, false
}

// Awaited returns the side to move, and whether another person plays it elsewhere.
func Awaited(m *match.Match) (side rules.Side, waiting bool) {
	side = m.Position().Turn()
	mine, ok := OwnSide(m)
	return side, ok && mine != side && !m.Outcome().Over()
}

// Unbegun reports whether a game by links has nothing to send yet, because the first turn is to be played here.
func Unbegun(m *match.Match) bool {
	own, ok := OwnSide(m)
	return ok && Is(m) && m.Ply() == 0 && own == m.Position().Turn() && !m.Outcome().Over()
}

// Begin marks a game as played by links, with own as the side played here.
func Begin(m *match.Match, own rules.Side, random *rand.Rand) error {
	var id [6]byte
	for i := range id {
		id[i] = byte(random.Uint32())
	}
	if err := m.SetTag(link.ByLinkTag, base64.RawURLEncoding.EncodeToString(id[:])); err != nil {
		return err
	}
	return SitDown(m, own)
}

// SitDown records which side of a game is played here.
func SitDown(m *match.Match, side rules.Side) error {
	return m.SetTag(MineTag, m.Info().Sides[side])
}

// End makes a game an ordinary one of this device.
func End(l *match.Labels) {
	_ = l.SetTag(link.ByLinkTag, "") // removing a tag never fails
	for _, tag := range append(tableTags(), MineTag, sentTag, agreedTag) {
		_ = l.SetTag(tag, "")
	}
}
