package session

import (
	"math/rand/v2"
	"strconv"

	"tidepool/play/match"
	"tidepool/rules"
)

// A Rematch is how the next game differs from the last.
type Rematch struct {
	// Swapped means that the players change the sides with which the last game began.
	Swapped bool
	// Harder is the increase of the engine's level; it may be negative.
	Harder int
	// Odds are given by the engine, in place of those of the last game, if they are any.
	Odds match.Odds
}

// AsBegun returns who had a side at the start, with their own clock and odds. Players who have changed sides by
// the pie rule play on with the clock of the other side.
func AsBegun(m *match.Match, s rules.Side) Player {
	p := PlayerOf(m, s)
	if m.Tag(PieTag) == pieTaken {
		began := PlayerOf(m, s.Other())
		p.Name, p.Level, p.Seat = began.Name, began.Level, began.Seat
	}
	return p
}

// Of returns the options of the next game, with a new shuffle, and its players in the order of moving. After a
// position set up by hand the next game begins with the same one, so nothing is shuffled.
func (r Rematch) Of(m *match.Match, src rand.Source) (options string, players [2]Player, err error) {
	options, first := m.Options(), m.First()
	if m.Tag(SetUpTag) == "" {
		if options, first, err = shuffled(m, src); err != nil {
			return "", players, err
		}
	}
	if r.Swapped {
		first = first.Other()
	}
	players = [2]Player{AsBegun(m, first), AsBegun(m, first.Other())}
	for i := range players {
		if players[i].Level > 0 {
			players[i].Level += r.Harder
			if r.Odds.Count > 0 {
				players[i].Odds = r.Odds
			}
		}
	}
	return options, players, nil
}

// shuffled returns a match's options with a new shuffle, and which side then begins: in a deal of cards either may.
func shuffled(m *match.Match, src rand.Source) (options string, first rules.Side, err error) {
	spec := m.Info().Options
	values, err := rules.ParseOptions(spec, m.Options())
	if err != nil {
		return "", 0, err
	}
	reshuffle(spec, values, src)
	options = values.Format(spec)
	start, err := m.Game().Start(options)
	if err != nil {
		return "", 0, err
	}
	return options, start.Turn(), nil
}

// reshuffle gives everything dealt at random a new seed.
func reshuffle(spec []rules.Option, values rules.Values, src rand.Source) {
	for _, seed := range spec {
		if seed.Kind != rules.SeedOption {
			continue
		}
		for _, dealt := range spec {
			if dealt.Name == seed.Of && values[dealt.Name] == dealt.Default {
				values[seed.Name] = NewSeed(src)
			}
		}
	}
}

// NewSeed returns a number for a shuffle, short enough to tell a friend.
func NewSeed(src rand.Source) string { return strconv.FormatUint(rand.New(src).Uint64N(1e9), 10) }

// TagsOf returns the headers that the next game inherits: the pie rule and the series.
func TagsOf(m *match.Match) []match.Tag {
	var tags []match.Tag
	if m.Tag(PieTag) != "" {
		tags = append(tags, match.Tag{Name: PieTag, Value: pieOn})
	}
	if s, ok := SeriesIn(m); ok {
		tags = append(tags, s.Tags()...)
	}
	return tags
}
