package settings

import "unicode/utf8"

// A Balance is what makes a game even. The zero value means nothing does.
type Balance struct {
	// Odds are in the notation of package session, "" for none; Giver, 0 or 1, is the player who gives them.
	Odds  string `json:"odds,omitempty"`
	Giver int    `json:"giver,omitempty"`
	// Pie allows the second player to change sides after the first turn.
	Pie bool `json:"pie,omitempty"`
	// Games is the length of a series; 0 and 1 mean no series.
	Games int `json:"games,omitempty"`
}

const (
	maxOdds   = 32 // bytes
	mostGames = 99
)

func (b Balance) valid() bool {
	return len(b.Odds) <= maxOdds && utf8.ValidString(b.Odds) && (b.Giver == 0 || b.Giver == 1) && b.Games >= 0 && b.Games <= mostGames
}
