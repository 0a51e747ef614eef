package session

import (
	"strconv"

	"tidepool/ai"
	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/rules"
)

// A Player is a person, or the engine at a level.
type Player struct {
	Name  string
	Level int // 1 to ai.Levels; 0 is a person
	// Seat distinguishes people without names: 1 or 2, or 0 for neither.
	Seat int
	// Clock is the player's time control.
	Clock clock.Control
	// Odds are what the player gives the other.
	Odds match.Odds
}

// Headers of a record about how it was played and what the player noted; each is missing if it does not apply.
const (
	// RatedTag is "yes" if the game counts for the person's rating.
	RatedTag = "Rated"
	// SecondsTag is the game's duration in whole seconds.
	SecondsTag = "Seconds"
	// TitleTag is the player's name for the game.
	TitleTag = "Title"
	// StarTag is "yes" if the player has starred the game.
	StarTag = "Star"
	// LabelsTag lists the player's labels for the game, separated by ", ".
	LabelsTag = "Labels"
	// ClocksTag is what both sides had left after each turn, as written by clock.Log.
	ClocksTag = "Clocks"
	// Values of [match.ImportedTag].
	ImportedByLink = "link"
	ImportedByFile = "file"
	// SetUpTag means that the game began with a position set up by hand.
	SetUpTag = "SetUp"
)

// Imported reports whether a game was not played here, but came by a link or a file.
func Imported(t match.Tagged) bool { return t.Tag(match.ImportedTag) != "" }

// Rated reports whether a game counts for the person's rating: it was started as such and the engine plays one side.
func Rated(t match.Tagged, info rules.Info) bool {
	near, far := LevelIn(t, info, rules.Near) > 0, LevelIn(t, info, rules.Far) > 0
	return near != far && match.Marked(t, RatedTag)
}

// LevelTag returns the header that assigns a side to the engine, such as "BlackLevel".
func LevelTag(info rules.Info, s rules.Side) string { return sideTag(info, s, "Level") }

// SeatTag returns the header that says which of the two players (1 or 2) an unnamed side is, such as
// "BlackSeat". Their displayed names depend on the language.
func SeatTag(info rules.Info, s rules.Side) string { return sideTag(info, s, "Seat") }

// ClockTag returns the header with a side's time control, as written by package clock, such as "BlackClock".
func ClockTag(info rules.Info, s rules.Side) string { return sideTag(info, s, "Clock") }

// ControlIn reads that header: no clock if it is missing or invalid.
func ControlIn(t match.Tagged, info rules.Info, s rules.Side) clock.Control {
	c, _ := clock.Parse(t.Tag(ClockTag(info, s)))
	return c
}

func sideTag(info rules.Info, s rules.Side, what string) string {
	return match.Title(info.Sides[s]) + what
}

// LevelIn returns a side's level; 0 for a person or an invalid header.
func LevelIn(t match.Tagged, info rules.Info, s rules.Side) int {
	n, err := strconv.Atoi(t.Tag(LevelTag(info, s)))
	if err != nil || n < 1 || n > ai.Levels {
		return 0
	}
	return n
}

// SeatIn returns which player a side is, 1 or 2, and 0 if unknown.
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

// NewMatch begins a match and records who plays. first is the player, 0 or 1, who moves first; with a deal of
// cards that may be either side.
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

// NewSeated begins a match from a setup and records who plays the sides.
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

// seat records what a player's name does not say.
func (p Player) seat(m *match.Match, s rules.Side) error {
	if p.Clock.On() {
		if err := m.SetTag(ClockTag(m.Info(), s), p.Clock.String()); err != nil {
			return err
		}
	}
	if err := m.SetTag(match.OddsTag(m.Info(), s), p.Odds.String()); err != nil {
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

// backTo returns the ply to which taking back leads: where a person was to move.
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

// byPerson reports whether a person played the turn after ply; if the engine plays alone, all turns count. So does the
// first one before a change of sides, which a person has played or answered by taking the other side.
func (s Seats) byPerson(m *match.Match, ply int) bool {
	return s.Demo() || s[m.At(ply).Turn()] == 0 || ply == 0 && m.Tag(PieTag) == pieTaken
}
