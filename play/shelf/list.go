package shelf

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"time"

	"tidepool/play/match"
	"tidepool/rules"
)

// A Summary is what a list shows of a saved game, read from the headers alone.
type Summary struct {
	ID      string
	Game    rules.Game
	Options string
	Players [2]string
	Ply     int
	// Result is 1-0, 0-1, 1/2-1/2 or *.
	Result string
	// First is the side that moves first, whose win is written 1-0.
	First   rules.Side
	Changed time.Time
	// Tags are the headers that are not about the game itself, in order, without those too long for a list.
	Tags []match.Tag
}

func (s Summary) Over() bool { return s.Result != "*" }

// Winner returns who has won, if somebody has.
func (s Summary) Winner() (side rules.Side, ok bool) {
	switch s.Result {
	case "1-0":
		return s.First, true
	case "0-1":
		return s.First.Other(), true
	}
	return 0, false
}

// blank reports whether nothing in a game is worth keeping. What is tried on a board need not be in force.
func (s Summary) blank() bool {
	return s.Ply == 0 && !match.Marked(s, match.AnalysisTag) && s.Tag(match.TableTag) == ""
}

func (s Summary) Tag(name string) string {
	for _, t := range s.Tags {
		if t.Name == name {
			return t.Value
		}
	}
	return ""
}

const longTag = 400

// A Listing is all that is on a shelf.
type Listing struct {
	// Games are those with a turn, the last changed first.
	Games []Summary
	// Problems are those of [Shelf.Problems], with what has just been found.
	Problems []Problem
}

// List looks at every saved game. It sets damaged ones aside and never fails: what cannot be read
// is a problem in the listing.
func (s *Shelf) List() Listing {
	names, done, err := s.summaries.look()
	defer done()
	if err != nil {
		s.problems.note(Problem{Err: fmt.Errorf("the list of games: %w", err)})
	}
	var games []Summary
	s.blank = nil
	for _, name := range names {
		id, ok := strings.CutSuffix(name, gameExt)
		if !ok || !isID(id) {
			continue // another program's, whatever is in it
		}
		summary, err := s.summaries.of(id, name)
		switch {
		case err == nil && summary.blank():
			s.blank = append(s.blank, summary)
		case err == nil:
			games = append(games, summary)
		case !errors.Is(err, fs.ErrNotExist): // else another program took it
			s.report(name, err)
		}
	}
	s.summaries.forget(names, len(games)+len(s.blank))
	s.summaries.save()
	slices.SortFunc(games, byChange)
	s.listed.set(games)
	return s.Known()
}

// Known is the shelf as [Shelf.List] last found it, with this program's changes since. It reads
// nothing except the first time, and does not know what other programs have done.
func (s *Shelf) Known() Listing {
	if !s.listed.known {
		return s.List()
	}
	return Listing{s.listed.all(), s.Problems()}
}

// forget drops from the index what is not among the names of files, of which as many as listed are
// in it for certain.
func (s *summaries) forget(names []string, listed int) {
	if len(s.index) == listed {
		return
	}
	there := make(map[string]bool, len(names))
	for _, name := range names {
		there[name] = true
	}
	maps.DeleteFunc(s.index, func(name string, _ indexed) bool { return !there[name] })
}

func (s *summaries) read(id, name string) (Summary, error) {
	data, err := s.store.Read(name)
	if err != nil {
		return Summary{}, err
	}
	return summaryOf(id, data, s.games)
}

func summaryOf(id string, data []byte, games []rules.Game) (Summary, error) {
	f, err := decode(data)
	if err != nil {
		return Summary{}, err
	}
	h, err := match.ReadHeaders(f.record, games)
	if err != nil {
		return Summary{}, damage(err)
	}
	first, err := firstSide(h)
	if err != nil {
		return Summary{}, damage(err)
	}
	short := slices.DeleteFunc(h.Tags, func(t match.Tag) bool { return len(t.Value) > longTag })
	return Summary{id, h.Game, h.Options, h.Players, f.ply, h.Result, first, f.changed, short}, nil
}

func firstSide(h match.Headers) (rules.Side, error) {
	var start rules.Position
	var err error
	if h.Start == "" {
		start, err = h.Game.Start(h.Options)
	} else {
		start, err = rules.Admit(h.Game, h.Options, h.Start)
	}
	if err != nil {
		return 0, err
	}
	return start.Turn(), nil
}
