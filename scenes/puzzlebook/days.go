package puzzlebook

import (
	"strconv"

	"tidepool/locale/key"
	"tidepool/play/puzzle"
)

// Days provides the daily puzzles and the results with them, as of today.
type Days struct {
	book  *Book
	Today puzzle.Day
}

// Days returns the daily puzzles.
func (b *Book) Days() Days { return Days{b, b.Today()} }

// Game returns the game of a day's puzzle.
func (d Days) Game(day puzzle.Day) string { return puzzle.GameOf(day) }

// Puzzle returns the puzzle of a day, nil if it is missing.
func (d Days) Puzzle(day puzzle.Day) *puzzle.Puzzle {
	set := d.book.Set(d.Game(day))
	if set == nil {
		return nil
	}
	p, ok := puzzle.Daily(set.List, day)
	if !ok {
		return nil
	}
	return &p
}

// Ahead reports whether a day is in the future.
func (d Days) Ahead(day puzzle.Day) bool { return day.Number() > d.Today.Number() }

// Title returns the title of a day's puzzle.
func (d Days) Title(day puzzle.Day) string {
	if day == d.Today {
		return d.book.App.Words.T(key.DailyTitle)
	}
	return d.book.App.Words.T(key.DailyOf, "day", d.Date(day))
}

// Date returns a day in the language's form.
func (d Days) Date(day puzzle.Day) string {
	return d.book.App.Words.T(key.WhenDate, "day", day.Day, "month", d.book.App.Words.Of(key.Months, strconv.Itoa(day.Month)), "year", day.Year)
}

// A DayState is the result with a daily puzzle.
type DayState uint8

const (
	DayOpen DayState = iota
	DayTried
	DaySolved // at the first try
	DayLater  // at a later try
	DayLate   // on a later day
	DayAhead
)

// State returns the result with the puzzle of a day.
func (d Days) State(day puzzle.Day) DayState {
	r, tried := d.book.Diary().Day(day.String())
	switch {
	case d.Ahead(day):
		return DayAhead
	case !tried:
		return DayOpen
	case r.Solved == 0:
		return DayTried
	case r.Late:
		return DayLate
	case r.First:
		return DaySolved
	}
	return DayLater
}

// Said returns a state in words.
func (d Days) Said(s DayState) string {
	return d.book.App.Words.T([...]key.Text{key.DailyOpen, key.DailyTried, key.DailySolved, key.DailyLater, key.DailyLate, key.DailyAhead}[s])
}

// Run returns how many days in a row were solved on their day, up to today, or to yesterday while today's is open.
func (d Days) Run() int {
	day := d.Today
	onTime := func() bool { s := d.State(day); return s == DaySolved || s == DayLater }
	if !onTime() {
		day = day.Add(-1)
	}
	n := 0
	for ; day.Valid() && onTime(); n++ {
		day = day.Add(-1)
	}
	return n
}

// RunText describes the length of the run, "" for none.
func (d Days) RunText() string {
	if n := d.Run(); n > 0 {
		return d.book.App.Words.N(key.DailyDays, n)
	}
	return ""
}
