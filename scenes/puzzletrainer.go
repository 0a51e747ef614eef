package scenes

import (
	"slices"
	"strconv"
	"strings"

	"tidepool/locale/key"
	"tidepool/play/puzzle"
	"tidepool/play/puzzle/diary"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// A puzzleTrainer is a queue without an end: puzzles that fit the person, those
// not solved first.
type puzzleTrainer struct {
	onePuzzle
	env   *Env
	game  string      // "" for all
	kind  puzzle.Kind // 0 for any
	grade int         // 0 for what fits the person
	given []string    // ids, the last one last
	gain  string      // what the present puzzle has done to the rating
}

// mostGiven is how many puzzles lie between two times that one is given, where
// there are as many.
const mostGiven = 30

// newTrainer begins with the first puzzle; nil if there is none such.
func newTrainer(env *Env, game string, kind puzzle.Kind, grade int) *puzzleTrainer {
	q := &puzzleTrainer{env: env, game: game, kind: kind, grade: grade}
	if q.give(puzzleNext); q.puzzle == nil {
		return nil
	}
	return q
}

// trainerFrom begins with a certain puzzle and goes on with others of its game.
func trainerFrom(env *Env, p *puzzle.Puzzle) *puzzleTrainer {
	return &puzzleTrainer{onePuzzle: onePuzzle{puzzle: p}, env: env, game: p.Game, given: []string{p.ID()}}
}

// Title implements puzzleQueue.
func (q *puzzleTrainer) Title() string {
	title := q.env.App.Words.T(key.TrainSection)
	if q.game != "" {
		title += ui.Parting + q.env.App.Words.Game(q.game)
	}
	return title
}

// Took implements puzzleQueue.
func (q *puzzleTrainer) Took(r puzzleResult) {
	book, p := q.env.Puzzles, q.puzzle
	before := book.standing(p.Game)
	book.took(p, r)
	if after := book.standing(p.Game); len(after.tried) > len(before.tried) {
		q.gain = q.env.App.Words.T(key.TrainNow, "n", after.now.Shown(), "gain", wording.Gain(q.env.App.Words, after.tried[len(after.tried)-1].Gain()))
	}
}

// After implements rewarding: what the present puzzle has brought, and how many were
// solved at the first try in a row.
func (q *puzzleTrainer) After() string {
	var parts []string
	if q.gain != "" {
		parts = append(parts, q.gain)
	}
	if n := q.env.Puzzles.diary().Run(); n > 0 {
		parts = append(parts, q.env.App.Words.T(key.TrainRun, "n", n))
	}
	return strings.Join(parts, ui.Parting)
}

// CanShare implements puzzleQueue.
func (q *puzzleTrainer) CanShare() bool { return true }

// Share implements puzzleQueue.
func (q *puzzleTrainer) Share() { sharePuzzle(q.env, q.puzzle) }

// Has implements puzzleQueue.
func (q *puzzleTrainer) Has(way puzzleWay) bool {
	found := false
	q.each(way, func(*puzzle.Puzzle, string) bool { found = true; return false })
	return found
}

// Go implements puzzleQueue.
func (q *puzzleTrainer) Go(way puzzleWay) { q.give(way) }

// each calls f with all puzzles that way and their ids, but for the present one,
// until it returns false.
func (q *puzzleTrainer) each(way puzzleWay, f func(*puzzle.Puzzle, string) bool) {
	now := q.puzzle
	for _, game := range q.env.Puzzles.games(q.game) {
		set := q.env.Puzzles.of(game)
		if set == nil || way == puzzleAlike && game != now.Game {
			continue
		}
		for i := range set.list {
			if p := &set.list[i]; p != now && q.fits(p, way) && !f(p, set.ids[i]) {
				return
			}
		}
	}
}

// fits reports whether a puzzle lies some way from the present one.
func (q *puzzleTrainer) fits(p *puzzle.Puzzle, way puzzleWay) bool {
	switch way {
	case puzzleAlike:
		return p.Kind == q.puzzle.Kind
	case puzzleEasier:
		return p.Grade > 0 && p.Grade < q.puzzle.Grade && (q.kind == 0 || p.Kind == q.kind)
	case puzzleHarder:
		return p.Grade > q.puzzle.Grade && (q.kind == 0 || p.Kind == q.kind)
	}
	return q.kind == 0 || p.Kind == q.kind
}

// give puts the best puzzle some way in the place of the present one.
func (q *puzzleTrainer) give(way puzzleWay) {
	var best *puzzle.Puzzle
	least, id := 0, ""
	now, d := q.env.Puzzles.now(), q.env.Puzzles.diary()
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
	if way == puzzleEasier || way == puzzleHarder {
		q.grade = best.Grade
	}
	q.puzzle, q.gain = best, ""
	q.given = append(q.given, id)
	q.given = q.given[max(0, len(q.given)-mostGiven):]
}

// wanted is the grade to be given next.
func (q *puzzleTrainer) wanted(game string, way puzzleWay) int {
	switch {
	case way == puzzleEasier:
		return q.puzzle.Grade - 1
	case way == puzzleHarder:
		return q.puzzle.Grade + 1
	case way == puzzleAlike && q.puzzle.Grade > 0:
		return q.puzzle.Grade
	case q.grade > 0:
		return q.grade
	}
	return diary.Fitting(q.env.Puzzles.standing(game).now)
}

// staleness is how little a puzzle that was tried is wanted again, in tenths of
// a grade: one that was failed comes back on another day, one that was solved
// when all others are.
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

// A puzzleList is a queue of certain puzzles, over and over.
type puzzleList struct {
	onePuzzle
	env  *Env
	list []*puzzle.Puzzle
	at   int
	// counts tells that how it goes is written down.
	counts bool
}

// newPuzzleList begins with the first; nil if there is none.
func newPuzzleList(env *Env, title string, list []*puzzle.Puzzle, counts bool) *puzzleList {
	if len(list) == 0 {
		return nil
	}
	return &puzzleList{onePuzzle: onePuzzle{title, list[0]}, env: env, list: list, counts: counts}
}

// Took implements puzzleQueue.
func (q *puzzleList) Took(r puzzleResult) {
	if q.counts {
		q.env.Puzzles.took(q.puzzle, r)
	}
}

// Has implements puzzleQueue.
func (q *puzzleList) Has(way puzzleWay) bool { return way == puzzleNext && len(q.list) > 1 }

// Go implements puzzleQueue.
func (q *puzzleList) Go(puzzleWay) {
	q.at = (q.at + 1) % len(q.list)
	q.puzzle = q.list[q.at]
}

// Status implements puzzleQueue.
func (q *puzzleList) Status() string { return strconv.Itoa(q.at+1) + " / " + strconv.Itoa(len(q.list)) }

// ownPuzzles are those made of the person's own games, the last one first.
func ownPuzzles(env *Env) (list []*puzzle.Puzzle) {
	for _, text := range slices.Backward(env.Prefs.Settings.Puzzles.Own()) {
		set, err := puzzle.Read(env.Puzzles.game, []byte(text))
		if err != nil {
			continue
		}
		for i := range set {
			list = append(list, &set[i])
		}
	}
	return list
}
