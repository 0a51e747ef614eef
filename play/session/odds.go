package session

import (
	"tidepool/play/match"
	"tidepool/rules"
)

// OddsIn returns a side's odds, none if the header is invalid.
func OddsIn(t match.Tagged, info rules.Info, s rules.Side) match.Odds {
	o, _ := match.ParseOdds(t.Tag(match.OddsTag(info, s)))
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
