package puzzle

import "time"

const (
	minYear = 2000
	maxYear = 2199
)

// A Day is a calendar date in any time zone; the zero Day is none.
type Day struct{ Year, Month, Day int }

// ParseDay parses a date like "2026-11-23", in exactly this form.
func ParseDay(text string) (d Day, ok bool) {
	t, err := time.Parse(time.DateOnly, text)
	if err != nil {
		return Day{}, false
	}
	return dayOf(t)
}

// dayOf returns the date of a time, ok if its year is within the limits.
func dayOf(t time.Time) (d Day, ok bool) {
	if t.Year() < minYear || t.Year() > maxYear {
		return Day{}, false
	}
	return Day{t.Year(), int(t.Month()), t.Day()}, true
}

// time returns the day's start in UTC.
func (d Day) time() time.Time {
	return time.Date(d.Year, time.Month(d.Month), d.Day, 0, 0, 0, 0, time.UTC)
}

// Valid reports whether the day exists and its year is within the limits.
func (d Day) Valid() bool {
	real, ok := dayOf(d.time())
	return ok && d == real
}

// String formats a valid day as "2026-11-23".
func (d Day) String() string { return d.time().Format(time.DateOnly) }

// DaysIn returns the number of days of a month (from 1).
func DaysIn(year, month int) int { return Day{year, month + 1, 0}.time().Day() }

// Number returns the number of days since Monday, 3 January 2000.
func (d Day) Number() int {
	const day = 24 * 60 * 60
	return int(d.time().Unix()-Day{2000, 1, 3}.time().Unix()) / day
}

// Weekday returns 0 for Monday to 6 for Sunday.
func (d Day) Weekday() int { return (int(d.time().Weekday()) + 6) % 7 }

// Add returns the day that many days later, or earlier if days is negative. Outside the years it returns the
// zero Day.
func (d Day) Add(days int) Day {
	const most = 366 * (maxYear - minYear + 1)
	if !d.Valid() || days > most || days < -most {
		return Day{}
	}
	day, _ := dayOf(d.time().AddDate(0, 0, days))
	return day
}
