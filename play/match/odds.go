package match

import (
	"strconv"
	"strings"

	"tidepool/rules"
)

// Odds are a player's handicap: Count times one of the rules.Odds. The zero value is no handicap.
type Odds struct {
	Name  string `json:"name,omitempty"`
	Count int    `json:"count,omitempty"`
}

// String returns a text such as "student 2", or "" for none.
func (o Odds) String() string {
	if o.Count == 0 {
		return ""
	}
	return o.Name + " " + strconv.Itoa(o.Count)
}

// ParseOdds parses what String returns. It does not check that the game has such odds.
func ParseOdds(text string) (o Odds, ok bool) {
	if text == "" {
		return Odds{}, true
	}
	name, number, _ := strings.Cut(text, " ")
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > 99 || strconv.Itoa(n) != number || name == "" || len(name) > 20 {
		return Odds{}, false
	}
	return Odds{name, n}, true
}

// OddsTag returns the name of the header for a side's odds, such as "BlueOdds".
func OddsTag(info rules.Info, s rules.Side) string { return Title(info.Sides[s]) + "Odds" }
