package puzzles

import (
	"tidepool/locale/key"
	"tidepool/play/puzzle"
	"tidepool/play/puzzle/diary"
	"tidepool/scenes/pages"
	"tidepool/scenes/puzzlebook"
	"tidepool/scenes/ui"
)

type daily struct {
	single
	env *Services
	day puzzle.Day
}

// newDaily returns the queue of a day's puzzle, nil if it is missing or in the future.
func newDaily(env *Services, day puzzle.Day) *daily {
	d := env.Book.Days()
	p := d.Puzzle(day)
	if p == nil || d.Ahead(day) {
		return nil
	}
	return &daily{single{puzzle: p}, env, day}
}

func (q *daily) Route() string { return dayRoute(q.env, q.day) }

func dayRoute(env *Services, day puzzle.Day) string {
	if day == env.Book.Today() {
		return pages.Today
	}
	return pages.Route("", pages.Puzzles, day.String())
}

func (q *daily) Title() string { return q.env.Book.Days().Title(q.day) }

func (q *daily) Took(r puzzlebook.Result) {
	book := q.env.Book
	book.Took(q.puzzle, r)
	x := diary.Day{When: book.Unix(), First: r == puzzlebook.Solved}
	if r != puzzlebook.Failed {
		x.Solved, x.Late = x.When, q.day != book.Today()
	}
	book.Write(book.Diary().Daily(q.day.String(), x))
}

func (q *daily) Status() string {
	d := q.env.Book.Days()
	if run := d.RunText(); run != "" && q.day == d.Today {
		return d.Date(q.day) + ui.Parting + run
	}
	return d.Date(q.day)
}

// Has implements [Queue]: after the daily puzzle comes training in its game.
func (q *daily) Has(way Way) bool { return trainerFrom(q.env, q.puzzle).Has(way) }

func (q *daily) Go(way Way) {
	t := trainerFrom(q.env, q.puzzle)
	if way == Easier && q.TooHard() {
		t = newTrainer(q.env, q.puzzle.Game, 0, 0)
	} else {
		t.Go(way)
	}
	show(q.env, t, q.env.App.Replace)
}

func (q *daily) TooHard() bool {
	_, above := above(q.env, q.puzzle, q.env.Book.Days().State(q.day))
	return above
}

// Stake implements [Queue]: the day's first try, as long as there was none.
func (q *daily) Stake() string {
	if q.env.Book.Days().State(q.day) != puzzlebook.DayOpen {
		return ""
	}
	return q.env.App.Words.T(key.DailyStake)
}

// above reports whether a day's puzzle to be solved is more than a grade above the one that fits the person, which is 0
// as long as no puzzle has shown it.
func above(env *Services, p *puzzle.Puzzle, state puzzlebook.DayState) (fit int, above bool) {
	if p == nil || state >= puzzlebook.DaySolved {
		return 0, false
	}
	x := env.Book.Standing(p.Game)
	if fit = diary.Fitting(x.Now); len(x.Tried) == 0 {
		return 0, p.Grade > fit+1
	}
	return fit, p.Grade > fit+1
}

func (q *daily) CanShare() bool { return true }
func (q *daily) Share()         { shareDaily(q.env, q.day) }
