package session

import (
	"strconv"
	"strings"

	"tidepool/play/match"
	"tidepool/rules"
)

// Odds are a player's handicap: Count times one of the rules.Odds. The zero value is no handicap.
type Odds struct {
	Name  string
	Count int
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

// oddsTag returns the name of the header for a side's odds, such as "BlueOdds".
func oddsTag(info rules.Info, s rules.Side) string { return sideTag(info, s, "Odds") }

// OddsIn returns a side's odds, none if the header is invalid.
func OddsIn(t match.Tagged, info rules.Info, s rules.Side) Odds {
	o, _ := ParseOdds(t.Tag(oddsTag(info, s)))
	return o
}

// conceded returns the text of the first position with both players' odds, "" for the usual one.
func conceded(g rules.Game, options string, sides [2]Player) (string, error) {
	for s, p := range sides {
		if p.Odds.Count == 0 {
			continue
		}
		start, err := rules.Concede(g, options, p.Odds.Name, p.Odds.Count, rules.Side(s))
		if err != nil {
			return "", err
		}
		return start.String(), nil
	}
	return "", nil
}
