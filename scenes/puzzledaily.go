package scenes

import (
	"strconv"

	"tidepool/locale/key"
	"tidepool/play/puzzle"
	"tidepool/play/puzzle/diary"
	"tidepool/scenes/ui"
)

// A dailyPuzzle is the queue of the one puzzle of a day.
type dailyPuzzle struct {
	onePuzzle
	env *Env
	day puzzle.Day
}

// dailies knows the puzzles of days, and how it went with them, as of today.
type dailies struct {
	env   *Env
	today puzzle.Day
}

// days are the puzzles of days.
func (b *puzzleBook) days() dailies { return dailies{b.env, b.today()} }

// game is the game of a day's puzzle.
func (d dailies) game(day puzzle.Day) string {
	games := d.env.Games
	return games[puzzle.Turn(day, len(games))].Info().ID
}

// puzzle is the puzzle of a day, nil if it is not there.
func (d dailies) puzzle(day puzzle.Day) *puzzle.Puzzle {
	set := d.env.Puzzles.of(d.game(day))
	if set == nil {
		return nil
	}
	p, ok := puzzle.Daily(set.list, day, len(d.env.Games))
	if !ok {
		return nil
	}
	return &p
}

// queue is the queue of a day's puzzle, nil if it is not there or not yet.
func (d dailies) queue(day puzzle.Day) *dailyPuzzle {
	p := d.puzzle(day)
	if p == nil || d.ahead(day) {
		return nil
	}
	return &dailyPuzzle{onePuzzle{puzzle: p}, d.env, day}
}

// ahead reports whether a day has not come yet.
func (d dailies) ahead(day puzzle.Day) bool { return day.Number() > d.today.Number() }

// title is what a day's puzzle is called.
func (d dailies) title(day puzzle.Day) string {
	if day == d.today {
		return d.env.App.Words.T(key.DailyTitle)
	}
	return d.env.App.Words.T(key.DailyOf, "day", d.date(day))
}

// date is a day in the language's form.
func (d dailies) date(day puzzle.Day) string {
	return d.env.App.Words.T(key.WhenDate, "day", day.Day, "month", d.env.App.Words.Of(key.Months, strconv.Itoa(day.Month)), "year", day.Year)
}

// A dayState is how it went with the puzzle of a day.
type dayState uint8

const (
	dayOpen dayState = iota
	dayTried
	daySolved // at the first try
	dayLater  // at another
	dayLate   // on another day
	dayAhead
)

// state is how it went with the puzzle of a day.
func (d dailies) state(day puzzle.Day) dayState {
	r, tried := d.env.Puzzles.diary().Day(day.String())
	switch {
	case d.ahead(day):
		return dayAhead
	case !tried:
		return dayOpen
	case r.Solved == 0:
		return dayTried
	case r.Late:
		return dayLate
	case r.First:
		return daySolved
	}
	return dayLater
}

// said is a state in words.
func (d dailies) said(s dayState) string {
	return d.env.App.Words.T([...]key.Text{key.DailyOpen, key.DailyTried, key.DailySolved, key.DailyLater, key.DailyLate, key.DailyAhead}[s])
}

// run is on how many days up to today, or up to yesterday while today's is not
// solved, the day's puzzle was solved on the day.
func (d dailies) run() int {
	day := d.today
	onTime := func() bool { s := d.state(day); return s == daySolved || s == dayLater }
	if !onTime() {
		day = day.Add(-1)
	}
	n := 0
	for ; day.Valid() && onTime(); n++ {
		day = day.Add(-1)
	}
	return n
}

// runText says how long the run is, "" for none.
func (d dailies) runText() string {
	if n := d.run(); n > 0 {
		return d.env.App.Words.N(key.DailyDays, n)
	}
	return ""
}

// Title implements puzzleQueue.
func (q *dailyPuzzle) Title() string { return q.env.Puzzles.days().title(q.day) }

// Took implements puzzleQueue.
func (q *dailyPuzzle) Took(r puzzleResult) {
	book := q.env.Puzzles
	book.took(q.puzzle, r)
	x := diary.Day{When: book.now(), First: r == puzzleSolved}
	if r != puzzleFailed {
		x.Solved, x.Late = x.When, q.day != book.today()
	}
	book.write(book.diary().Daily(q.day.String(), x))
}

// Status implements puzzleQueue.
func (q *dailyPuzzle) Status() string {
	d := q.env.Puzzles.days()
	if run := d.runText(); run != "" && q.day == d.today {
		return d.date(q.day) + ui.Parting + run
	}
	return d.date(q.day)
}

// Has implements puzzleQueue: after the day's puzzle there is training in its
// game.
func (q *dailyPuzzle) Has(way puzzleWay) bool { return trainerFrom(q.env, q.puzzle).Has(way) }

// Go implements puzzleQueue.
func (q *dailyPuzzle) Go(way puzzleWay) {
	t := trainerFrom(q.env, q.puzzle)
	t.Go(way)
	q.env.Puzzles.show(t, q.env.App.Replace)
}

// CanShare implements puzzleQueue.
func (q *dailyPuzzle) CanShare() bool { return true }

// Share implements puzzleQueue.
func (q *dailyPuzzle) Share() { shareDaily(q.env, q.day) }
