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

// A Summary is a saved game as shown in a list, read from the headers alone.
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
	// Tags are the headers not about the game itself, in order, without those too long for a list.
	Tags []match.Tag
}

func (s Summary) Over() bool { return s.Result != "*" }

// Winner returns the side that has won, if any.
func (s Summary) Winner() (side rules.Side, ok bool) {
	switch s.Result {
	case "1-0":
		return s.First, true
	case "0-1":
		return s.First.Other(), true
	}
	return 0, false
}

// blank reports whether a game has no turns in force, and is neither an analysis nor at a table.
func (s Summary) blank() bool {
	return s.Ply == 0 && !match.Marked(s, match.AnalysisTag) && s.Tag(match.TableTag) == ""
}

// Unbegun reports whether a game at a table has no turns in force yet.
func (s Summary) Unbegun() bool { return s.Ply == 0 && !s.Over() && s.Tag(match.TableTag) != "" }

func (s Summary) Tag(name string) string {
	for _, t := range s.Tags {
		if t.Name == name {
			return t.Value
		}
	}
	return ""
}

const longTag = 400

// A Listing is the content of a shelf.
type Listing struct {
	// Games are those with turns, analyses and games at tables, the last changed first.
	Games []Summary
	// Problems are those of [Shelf.Problems], including new ones.
	Problems []Problem
}

// List looks at every saved game. It sets damaged ones aside and never fails: an unreadable file is a problem
// in the listing.
func (s *Shelf) List() Listing {
	names, done, err := s.summaries.look()
	defer done()
	if err != nil {
		s.problems.note(Problem{Err: fmt.Errorf("the list of games: %w", err)})
	}
	games := make([]*Summary, 0, len(names))
	s.blank, s.late = nil, nil
	for _, name := range names {
		if strings.HasPrefix(name, settingsName+lateMark) {
			s.late = append(s.late, name)
		}
		id, ok := strings.CutSuffix(name, gameExt)
		if !ok || !IsID(id) {
			continue // another program's, whatever it contains
		}
		summary, err := s.summaries.of(id, name)
		switch {
		case err == nil && summary.blank():
			s.blank = append(s.blank, *summary)
		case err == nil:
			games = append(games, summary)
		case !errors.Is(err, fs.ErrNotExist): // otherwise another program took it
			s.report(name, err)
		}
	}
	s.summaries.forget(names, len(games)+len(s.blank))
	s.summaries.save()
	slices.SortFunc(games, byChange)
	inOrder := make([]Summary, len(games))
	for i, g := range games {
		inOrder[i] = *g
	}
	s.listed.set(inOrder)
	return s.Known()
}

// Known returns the shelf as [Shelf.List] last found it, with this program's changes since. It reads nothing
// except the first time, and does not see changes by other programs.
func (s *Shelf) Known() Listing {
	if !s.listed.known {
		return s.List()
	}
	return Listing{s.listed.all(), s.Problems()}
}

// forget removes from the index everything not in names, of which at least listed are in the index.
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
	return Summary{id, h.Game, h.Options, h.Players, f.ply, h.Result, first, f.changed, shortTags(h.Tags)}, nil
}

// summaryFrom returns what summaryOf would read of a record stored at a time.
func summaryFrom(id string, r *match.Record, changed time.Time) Summary {
	players := [2]string{r.Player(rules.Near), r.Player(rules.Far)}
	changed = plain(changed).Truncate(time.Millisecond)
	return Summary{id, r.Game(), r.Options(), players, r.Ply(), r.Result(), r.First(), changed, shortTags(r.Tags())}
}

func shortTags(tags []match.Tag) []match.Tag {
	return slices.DeleteFunc(tags, func(t match.Tag) bool { return len(t.Value) > longTag })
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
