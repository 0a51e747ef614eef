package puzzles

import (
	"slices"
	"strconv"
	"strings"

	"tidepool/locale/key"
	"tidepool/play/puzzle"
	"tidepool/play/puzzle/diary"
	"tidepool/scenes/puzzlebook"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

type trainer struct {
	single
	env   *Services
	game  string        // "" for all
	kind  puzzle.Kind   // 0 for any
	grade int           // 0 for what fits the person
	given []string      // ids, latest last
	gain  func() string // says the change of the rating by the current puzzle; nil for none
}

// mostGiven is how many other puzzles come before one is repeated, if there are enough.
const mostGiven = 30

// newTrainer starts with a first puzzle; it returns nil if none matches.
func newTrainer(env *Services, game string, kind puzzle.Kind, grade int) *trainer {
	q := &trainer{env: env, game: game, kind: kind, grade: grade}
	if q.give(Next); q.puzzle == nil {
		return nil
	}
	return q
}

func trainerFrom(env *Services, p *puzzle.Puzzle) *trainer {
	return &trainer{single: single{puzzle: p}, env: env, game: p.Game, given: []string{p.ID()}}
}

func (q *trainer) Route() string { return routeOf(q.puzzle) }

func (q *trainer) Title() string {
	title := q.env.App.Words.T(key.TrainSection)
	if q.game != "" {
		title += ui.Parting + q.env.App.Words.Game(q.game)
	}
	return title
}

func (q *trainer) Took(r puzzlebook.Result) {
	book, p := q.env.Book, q.puzzle
	before := book.Standing(p.Game)
	book.Took(p, r)
	if after := book.Standing(p.Game); len(after.Tried) > len(before.Tried) {
		shown, gain := after.Now.Shown(), after.Tried[len(after.Tried)-1].Gain()
		q.gain = func() string {
			return q.env.App.Words.T(key.TrainNow, "n", shown, "gain", wording.Gain(q.env.App.Words, gain))
		}
	}
}

// After implements [Queue]: the change of the rating, and how many in a row were solved at the first try.
func (q *trainer) After() string {
	var parts []string
	if q.gain != nil {
		parts = append(parts, q.gain())
	}
	if n := q.env.Book.Diary().Run(); n > 0 {
		parts = append(parts, q.env.App.Words.T(key.TrainRun, "n", n))
	}
	return strings.Join(parts, ui.Parting)
}

func (q *trainer) CanShare() bool { return true }
func (q *trainer) Share()         { sharePuzzle(q.env, q.puzzle) }

func (q *trainer) Has(way Way) bool {
	found := false
	q.each(way, func(*puzzle.Puzzle, string) bool { found = true; return false })
	return found
}

func (q *trainer) Go(way Way) { q.give(way) }

// each calls f with all puzzles that way except the current one, and their ids, until f returns false.
func (q *trainer) each(way Way, f func(*puzzle.Puzzle, string) bool) {
	now := q.puzzle
	for _, game := range q.env.Book.IDs(q.game) {
		set := q.env.Book.Set(game)
		if set == nil || way == Alike && game != now.Game {
			continue
		}
		for i := range set.List {
			if p := &set.List[i]; p != now && q.fits(p, way) && !f(p, set.IDs[i]) {
				return
			}
		}
	}
}

func (q *trainer) fits(p *puzzle.Puzzle, way Way) bool {
	switch way {
	case Alike:
		return p.Kind == q.puzzle.Kind
	case Easier:
		return p.Grade > 0 && p.Grade < q.puzzle.Grade && (q.kind == 0 || p.Kind == q.kind)
	case Harder:
		return p.Grade > q.puzzle.Grade && (q.kind == 0 || p.Kind == q.kind)
	}
	return q.kind == 0 || p.Kind == q.kind
}

func (q *trainer) give(way Way) {
	var best *puzzle.Puzzle
	least, id := 0, ""
	now, d := q.env.Book.Unix(), q.env.Book.Diary()
	q.each(way, func(p *puzzle.Puzzle, of string) bool {
		t, _ := d.Try(of)
		c := 10*max(p.Grade-q.wanted(p.Game, way), q.wanted(p.Game, way)-p.Grade) + staleness(t, now) + q.env.Rand.IntN(8)
		if i := slices.Index(q.given, of); i >= 0 {
			c += 400 + 20*i
		}
		if q.game == "" && q.puzzle != nil && p.Game == q.puzzle.Game {
			c += 12 // games take turns
		}
		if best == nil || c < least {
			best, least, id = p, c, of
		}
		return true
	})
	if best == nil {
		return
	}
	if way == Easier || way == Harder {
		q.grade = best.Grade
	}
	q.puzzle, q.gain = best, nil
	q.given = append(q.given, id)
	q.given = q.given[max(0, len(q.given)-mostGiven):]
}

func (q *trainer) wanted(game string, way Way) int {
	switch {
	case way == Easier:
		return q.puzzle.Grade - 1
	case way == Harder:
		return q.puzzle.Grade + 1
	case way == Alike && q.puzzle.Grade > 0:
		return q.puzzle.Grade
	case q.grade > 0:
		return q.grade
	}
	return diary.Fitting(q.env.Book.Standing(game).Now)
}

// staleness lowers the priority of a tried puzzle, in tenths of a grade: failed ones return soon, solved ones last.
func staleness(t diary.Try, now int64) int {
	const minute, day = 60, 24 * 60 * 60
	ago := now - t.Last
	switch {
	case t.When == 0:
		return 0
	case t.Solved == 0 && ago > day:
		return -5
	case t.Solved == 0 && ago > 10*minute:
		return 20
	case t.Solved == 0:
		return 60
	case !t.First && ago > 7*day:
		return 60
	case ago > 90*day:
		return 100
	}
	return 200
}

type listQueue struct {
	single
	env   *Services
	title key.Text // with a number n
	list  []*puzzle.Puzzle
	at    int
}

func newList(env *Services, title key.Text, list []*puzzle.Puzzle) *listQueue {
	if len(list) == 0 {
		return nil
	}
	return &listQueue{single: single{list[0]}, env: env, title: title, list: list}
}

// newOwn returns the person's own mistakes, nil if there are none.
func newOwn(env *Services) *listQueue {
	return newList(env, key.TrainOwn, env.Book.Mistakes())
}

// find makes the puzzle with an ID the current one, if it is in the list.
func (q *listQueue) find(id string) bool {
	at := slices.IndexFunc(q.list, func(p *puzzle.Puzzle) bool { return p.ID() == id })
	if at >= 0 {
		q.at, q.puzzle = at, q.list[at]
	}
	return at >= 0
}

func (q *listQueue) Title() string { return q.env.App.Words.T(q.title, "n", len(q.list)) }

func (q *listQueue) Route() string { return routeOf(q.puzzle) }

func (q *listQueue) Took(r puzzlebook.Result) { q.env.Book.Took(q.puzzle, r) }

func (q *listQueue) Has(way Way) bool { return way == Next && len(q.list) > 1 }

func (q *listQueue) Go(Way) {
	q.at = (q.at + 1) % len(q.list)
	q.puzzle = q.list[q.at]
}

func (q *listQueue) Status() string { return strconv.Itoa(q.at+1) + " / " + strconv.Itoa(len(q.list)) }
