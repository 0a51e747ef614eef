package settings

import (
	"maps"

	"tidepool/play/clock"
)

// A Choice is how a game was begun last.
type Choice struct {
	Kind Kind `json:"kind"`
	// Level is that of the opponent whom the engine last played in this game, 0 if it never has.
	Level int   `json:"level"`
	First First `json:"first"`
	// Clock is how the times of the two players are given, as package clock writes it; "" is no clock.
	Clock string `json:"clock,omitempty"`
	Balance
	Table
}

// A Table is what is agreed on beside the game where each plays at a device of their own.
type Table struct {
	// Days is how many there are for each turn, in place of clocks; 0 is none.
	Days int `json:"days,omitempty"`
	// Private keeps the table from lists, Talk allows fixed phrases.
	Private bool `json:"private,omitempty"`
	Talk    bool `json:"talk,omitempty"`
	// Near has this device be the host, where there is a server too.
	Near bool `json:"near,omitempty"`
}

// MostDays is how many days there may be for a turn.
const MostDays = 30

// Kind is who plays.
type Kind string

const (
	// AgainstEngine is one person against the engine.
	AgainstEngine Kind = "engine"
	// TwoPeople are at one screen.
	TwoPeople Kind = "people"
	// ByLink are two who send each other links.
	ByLink Kind = "link"
	// AtTable are two, each at a device of their own.
	AtTable Kind = "table"
)

// First is who makes the first turn.
type First string

const (
	// FirstYou is the person, or the first of two.
	FirstYou First = "you"
	// FirstOther is whoever plays against that one.
	FirstOther First = "other"
	// FirstLots leaves it to chance.
	FirstLots First = "lots"
)

func (c Choice) valid() bool {
	if _, err := clock.ParsePair(c.Clock); err != nil {
		return false
	}
	return c.Balance.valid() && c.Days >= 0 && c.Days <= MostDays && isOneOf(c.Kind, AgainstEngine, TwoPeople, ByLink, AtTable) && isLevel(c.Level) && isOneOf(c.First, FirstYou, FirstOther, FirstLots)
}

// Chose is the session after a game was begun some way.
func (s Session) Chose(game string, c Choice) Session {
	choices := maps.Clone(s.Choices)
	if choices == nil {
		choices = make(map[string]Choice)
	}
	choices[game] = c
	s.Choices = choices
	return s
}
