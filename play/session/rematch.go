package session

import (
	"math/rand/v2"
	"strconv"

	"tidepool/play/match"
	"tidepool/rules"
)

// A Rematch is how the next game differs from the last.
type Rematch struct {
	// Swapped tells that the players change sides.
	Swapped bool
	// Harder is by how many levels the engine plays better; it may be less than 0.
	Harder int
}

// Of returns the options of the next game, reshuffled, and its players, the one who moves first
// before the other.
func (r Rematch) Of(m *match.Match, src rand.Source) (options string, players [2]Player, err error) {
	info := m.Info()
	values, err := rules.ParseOptions(info.Options, m.Options())
	if err != nil {
		return "", players, err
	}
	reshuffle(info.Options, values, src)
	options = values.Format(info.Options)
	start, err := m.Game().Start(options)
	if err != nil {
		return "", players, err
	}
	// In a deal of cards either side may begin.
	first := start.Turn()
	if r.Swapped {
		first = first.Other()
	}
	players = [2]Player{PlayerOf(m, first), PlayerOf(m, first.Other())}
	for i := range players {
		if players[i].Level > 0 {
			players[i].Level += r.Harder
		}
	}
	return options, players, nil
}

// reshuffle gives whatever has been dealt at random another seed.
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

// NewSeed is the number of a shuffle, short enough to be told to a friend.
func NewSeed(src rand.Source) string { return strconv.FormatUint(rand.New(src).Uint64N(1e9), 10) }

// TagsOf are the headers that the next game takes from the last: the pie rule and the series.
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
