package shelf

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"time"

	"tidepool/match"
	"tidepool/rules"
)

// A Summary is what a list shows of a saved game. It is read from the headers
// alone.
type Summary struct {
	ID      string
	Game    rules.Game
	Options string
	Players [2]string
	// Ply is the number of turns in force.
	Ply int
	// Result is 1-0, 0-1, 1/2-1/2 or *.
	Result  string
	Changed time.Time
}

// Over reports whether the game has ended.
func (s Summary) Over() bool { return s.Result != "*" }

// A Listing is all that is on a shelf.
type Listing struct {
	// Games are those that can be shown, the last changed first.
	Games []Summary
	// Problems are those of [Shelf.Problems], with what has just been found.
	Problems []Problem
}

// List looks at every saved game. It sets aside what is damaged and never
// fails: what cannot be read is a problem in the listing.
func (s *Shelf) List() Listing {
	names, err := s.store.List()
	if err != nil {
		s.note(Problem{Err: fmt.Errorf("the list of games: %w", err)})
	}
	var games []Summary
	for _, name := range names {
		if !strings.HasSuffix(name, gameExt) {
			continue
		}
		summary, err := s.summary(name)
		switch {
		case err == nil:
			games = append(games, summary)
		case !errors.Is(err, fs.ErrNotExist): // else another program took it
			s.report(name, err)
		}
	}
	slices.SortFunc(games, func(a, b Summary) int {
		return cmp.Or(b.Changed.Compare(a.Changed), cmp.Compare(b.ID, a.ID))
	})
	return Listing{games, s.Problems()}
}

func (s *Shelf) summary(name string) (Summary, error) {
	id := strings.TrimSuffix(name, gameExt)
	if !idPattern.MatchString(id) {
		return Summary{}, ErrForeign
	}
	data, err := s.store.Read(name)
	if err != nil {
		return Summary{}, err
	}
	f, err := decode(data)
	if err != nil {
		return Summary{}, err
	}
	h, err := match.ReadHeaders(f.record, s.games)
	if err != nil {
		return Summary{}, damage(err)
	}
	return Summary{id, h.Game, h.Options, h.Players, f.ply, h.Result, f.changed}, nil
}
