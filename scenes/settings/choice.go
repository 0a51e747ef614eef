package settings

import (
	"tidepool/play/clock"
)

// A Choice is how a game was last begun.
type Choice struct {
	Kind Kind `json:"kind"`
	// Level is the engine's last level in this game, 0 if it never played.
	Level int   `json:"level"`
	First First `json:"first"`
	// Clock is the time control of the two players in the notation of package clock; "" means no clock.
	Clock string `json:"clock,omitempty"`
	// Others are the clocks last chosen for other kinds.
	Others Clocks `json:"clocks,omitzero"`
	Balance
	Table
}

// Clocks are time controls by kind; games by links have none.
type Clocks struct {
	Engine string `json:"engine,omitempty"`
	People string `json:"people,omitempty"`
	Table  string `json:"table,omitempty"`
}

// Of returns the place for the clock of a kind; nil for games by links.
func (c *Clocks) Of(kind Kind) *string {
	return map[Kind]*string{AgainstEngine: &c.Engine, TwoPeople: &c.People, AtTable: &c.Table}[kind]
}

// A Table holds what players at two devices agree on besides the game.
type Table struct {
	// Days is the number of days for each turn, in place of clocks; 0 for none.
	Days int `json:"days,omitempty"`
	// Wall shows the table to everybody, Talk allows fixed phrases.
	Wall bool `json:"wall,omitempty"`
	Talk bool `json:"talk,omitempty"`
	// Near makes this device the host even if there is a server.
	Near bool `json:"near,omitempty"`
}

// MostDays is the greatest number of days for a turn.
const MostDays = 30

// Kind is who plays.
type Kind string

const (
	// AgainstEngine is one person against the engine.
	AgainstEngine Kind = "engine"
	// TwoPeople is two people at one screen.
	TwoPeople Kind = "people"
	// ByLink is two people who send each other links.
	ByLink Kind = "link"
	// AtTable is two people at two devices.
	AtTable Kind = "table"
)

// First is who plays the first turn.
type First string

const (
	// FirstYou is the person, or the first of two.
	FirstYou First = "you"
	// FirstOther is the opponent of FirstYou.
	FirstOther First = "other"
	// FirstLots is decided by chance.
	FirstLots First = "lots"
)

// ClockOf returns the time control last chosen for a kind of game.
func (c Choice) ClockOf(kind Kind) string {
	if kind == c.Kind || c.Kind == ByLink && c.Clock != "" { // a game by links has none: it is an older program's, for all
		return c.Clock
	}
	if text := c.Others.Of(kind); text != nil {
		return *text
	}
	return ""
}

func (c Choice) valid() bool {
	for _, text := range []string{c.Clock, c.Others.Engine, c.Others.People, c.Others.Table} {
		if _, err := clock.ParsePair(text); err != nil {
			return false
		}
	}
	return c.Balance.valid() && c.Days >= 0 && c.Days <= MostDays && isOneOf(c.Kind, AgainstEngine, TwoPeople, ByLink, AtTable) && isLevel(c.Level) && isOneOf(c.First, FirstYou, FirstOther, FirstLots)
}

// Chose returns the session with c as the last choice for a game.
func (s Session) Chose(game string, c Choice) Session {
	s.Choices = With(s.Choices, game, c)
	return s
}
