package session

import (
	"strconv"
	"strings"

	"tidepool/ai"
	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/rules"
)

// A Player is who plays a side: a person, or the engine at a level.
type Player struct {
	Name  string
	Level int // 1 to ai.Levels; 0 is a person
	// Seat tells people without a name apart: 1 or 2, or 0 for neither.
	Seat int
	// Clock is how their time is given.
	Clock clock.Control
	// Odds are what they give the other player.
	Odds Odds
}

// The headers of a record that say what a person thinks of a game, and how it was played; each is
// missing where there is nothing to say.
const (
	// RatedTag is "yes" of a game that counts for the person's rating.
	RatedTag = "Rated"
	// SecondsTag is how long the game was played, in whole seconds.
	SecondsTag = "Seconds"
	// TitleTag is the name that the player gave the game.
	TitleTag = "Title"
	// StarTag is "yes" of a game that the player wants to find again.
	StarTag = "Star"
	// LabelsTag is the player's own words for the game, with ", " between two.
	LabelsTag = "Labels"
	// ClocksTag is what both sides had left after each turn, as clock.Log writes it.
	ClocksTag = "Clocks"
	// What [match.ImportedTag] says.
	ImportedByLink = "link"
	ImportedByFile = "file"
	// SetUpTag tells that the game began with a position that somebody had set up.
	SetUpTag = "SetUp"
)

// Imported reports whether a game was not played here, but has come by a link or a file.
func Imported(t match.Tagged) bool { return t.Tag(match.ImportedTag) != "" }

// Rated reports whether a game counts for the person's rating: it was begun so and the engine plays one side.
func Rated(t match.Tagged, info rules.Info) bool {
	near, far := LevelIn(t, info, rules.Near) > 0, LevelIn(t, info, rules.Far) > 0
	return near != far && match.Marked(t, RatedTag)
}

// LevelTag names the header that gives a side to the engine: "BlackLevel".
func LevelTag(info rules.Info, s rules.Side) string { return sideTag(info, s, "Level") }

// SeatTag names the header that tells which of the two players (1 or 2) an unnamed side is:
// "BlackSeat". What they are called depends on the language shown.
func SeatTag(info rules.Info, s rules.Side) string { return sideTag(info, s, "Seat") }

// ClockTag names the header that says how a side's time is given, as package clock writes it: "BlackClock".
func ClockTag(info rules.Info, s rules.Side) string { return sideTag(info, s, "Clock") }

// ControlIn reads that header: no clock if it is missing or cannot be understood.
func ControlIn(t match.Tagged, info rules.Info, s rules.Side) clock.Control {
	c, _ := clock.Parse(t.Tag(ClockTag(info, s)))
	return c
}

func sideTag(info rules.Info, s rules.Side, what string) string {
	id := info.Sides[s]
	return strings.ToUpper(id[:1]) + id[1:] + what
}

// LevelIn reads a side's level; 0 is a person, or what cannot be understood.
func LevelIn(t match.Tagged, info rules.Info, s rules.Side) int {
	n, err := strconv.Atoi(t.Tag(LevelTag(info, s)))
	if err != nil || n < 1 || n > ai.Levels {
		return 0
	}
	return n
}

// SeatIn is which player a side is, 1 or 2, and 0 where that is not known.
func SeatIn(t match.Tagged, info rules.Info, s rules.Side) int {
	switch t.Tag(SeatTag(info, s)) {
	case "1":
		return 1
	case "2":
		return 2
	}
	return 0
}

func PlayerOf(m *match.Match, s rules.Side) Player {
	return Player{Name: m.Player(s), Level: LevelIn(m, m.Info(), s), Seat: SeatIn(m, m.Info(), s), Clock: ControlIn(m, m.Info(), s),
		Odds: OddsIn(m, m.Info(), s)}
}

// NewMatch begins a match and writes down who plays. first is the player, 0 or 1, who moves first,
// with a deal of cards on either side.
func NewMatch(g rules.Game, options string, players [2]Player, first int) (*match.Match, error) {
	start, err := g.Start(options)
	if err != nil {
		return nil, err
	}
	mover := start.Turn()
	var sides [2]Player
	sides[mover], sides[mover.Other()] = players[first], players[1-first]
	from, err := conceded(g, options, sides)
	if err != nil {
		return nil, err
	}
	return NewSeated(match.Setup{Game: g, Options: options, Start: from}, sides)
}

// NewSeated begins a match from a start and writes down who plays the sides.
func NewSeated(s match.Setup, sides [2]Player) (*match.Match, error) {
	s.Players = [2]string{sides[0].Name, sides[1].Name}
	m, err := match.New(s)
	if err != nil {
		return nil, err
	}
	for i, p := range sides {
		if err := p.seat(m, rules.Side(i)); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// seat writes down what a player's name does not tell.
func (p Player) seat(m *match.Match, s rules.Side) error {
	if p.Clock.On() {
		if err := m.SetTag(ClockTag(m.Info(), s), p.Clock.String()); err != nil {
			return err
		}
	}
	if err := m.SetTag(OddsTag(m.Info(), s), p.Odds.String()); err != nil {
		return err
	}
	switch {
	case p.Level > 0:
		return m.SetTag(LevelTag(m.Info(), s), strconv.Itoa(p.Level))
	case p.Name == "" && p.Seat > 0:
		return m.SetTag(SeatTag(m.Info(), s), strconv.Itoa(p.Seat))
	}
	return nil
}

// Seats are the levels at which the engine plays the sides; 0 is a person.
type Seats [2]int

func SeatsOf(m *match.Match) Seats {
	return Seats{LevelIn(m, m.Info(), rules.Near), LevelIn(m, m.Info(), rules.Far)}
}

// Solo returns the person's side if the engine plays the other.
func (s Seats) Solo() (person rules.Side, ok bool) {
	near, far := s[rules.Near] > 0, s[rules.Far] > 0
	if near {
		person = rules.Far
	}
	return person, near != far
}

// Demo reports whether the engine plays itself.
func (s Seats) Demo() bool { return s[rules.Near] > 0 && s[rules.Far] > 0 }

// backTo is the ply to which taking back leads: where a person was to move.
func (s Seats) backTo(m *match.Match) (ply int, ok bool) {
	ply = m.Ply()
	if m.Outcome().Over() && !m.At(ply).Outcome().Over() && s.byPerson(m, ply) {
		return ply, true // of a resignation or an agreed draw
	}
	for ply--; ply >= 0; ply-- {
		if s.byPerson(m, ply) {
			return ply, true
		}
	}
	return 0, false
}

// byPerson reports whether a person plays the turn after ply; where the engine plays alone all turns count.
func (s Seats) byPerson(m *match.Match, ply int) bool {
	return s.Demo() || s[m.At(ply).Turn()] == 0
}
