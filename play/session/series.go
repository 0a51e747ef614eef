package session

import (
	"strconv"

	"tidepool/play/match"
	"tidepool/rules"
)

// A Series is several games of the same two players, who alternate in moving first and whose points are added
// up. The zero value is none.
type Series struct {
	// ID is the same in the records of all its games.
	ID string
	// Of is the number of games of a best-of series: more than half of the points wins.
	Of int
}

// The headers that assign a record to a series.
const (
	SeriesTag   = "Series"
	SeriesOfTag = "SeriesOf"
)

func SeriesLengths() []int { return []int{3, 5, 7} }

// SeriesIn returns the series of a record from its headers.
func SeriesIn(t match.Tagged) (Series, bool) {
	n, err := strconv.Atoi(t.Tag(SeriesOfTag))
	id := t.Tag(SeriesTag)
	if err != nil || n < 2 || n > 99 || id == "" || len(id) > 40 {
		return Series{}, false
	}
	return Series{id, n}, true
}

// Tags returns the headers of a game of the series, none for no series.
func (s Series) Tags() []match.Tag {
	if s.ID == "" {
		return nil
	}
	return []match.Tag{{Name: SeriesTag, Value: s.ID}, {Name: SeriesOfTag, Value: strconv.Itoa(s.Of)}}
}

// A Standing is the score of a series; the first player had the near side in the game asked about.
type Standing struct {
	Series
	// Games counts the finished ones, Points each player's half points: two for a win, one for a draw.
	Games  int
	Points [2]int
}

// Add counts a finished game; swapped means that the first player has the far side in it.
func (s *Standing) Add(o rules.Outcome, swapped bool) {
	first := rules.Near
	if swapped {
		first = rules.Far
	}
	switch {
	case !o.Over():
		return
	case o.Result == rules.Drawn:
		s.Points[0]++
		s.Points[1]++
	case o.Winner == first:
		s.Points[0] += 2
	default:
		s.Points[1] += 2
	}
	s.Games++
}

// Decided reports whether the series is over: a player has more than half of the points, or all games were
// played. The winner is 0 or 1, or -1 if both have the same.
func (s *Standing) Decided() (winner int, over bool) {
	switch {
	case s.Points[0] > s.Of:
		return 0, true
	case s.Points[1] > s.Of:
		return 1, true
	}
	return -1, s.Games >= s.Of
}
