package settings

import "unicode/utf8"

// A Balance is what makes a game even. The zero value is nothing.
type Balance struct {
	// Odds are as package session writes them, "" for nothing; Giver is the player, 0 or 1, who gives them.
	Odds  string `json:"odds,omitempty"`
	Giver int    `json:"giver,omitempty"`
	// Pie tells that sides may be changed after the first turn.
	Pie bool `json:"pie,omitempty"`
	// Games are of how many a series is; 0 and 1 are no series.
	Games int `json:"games,omitempty"`
}

const (
	maxOdds   = 32 // bytes
	mostGames = 99
)

func (b Balance) valid() bool {
	return len(b.Odds) <= maxOdds && utf8.ValidString(b.Odds) && (b.Giver == 0 || b.Giver == 1) && b.Games >= 0 && b.Games <= mostGames
}
