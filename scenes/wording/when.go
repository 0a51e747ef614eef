package wording

import (
	"strconv"
	"time"

	"tidepool/locale"
	"tidepool/locale/key"
)

// When describes how long ago something was: minutes and hours, then days, then the date, which is also used
// for the future. Both times are in the player's time zone.
func When(w *locale.Locale, t, now time.Time) string {
	ago := now.Sub(t)
	days := DaysBetween(t, now)
	switch {
	case ago < 0 && days != 0:
		return Date(w, t)
	case ago < time.Minute:
		return w.T(key.WhenNow)
	case ago < time.Hour:
		return w.T(key.WhenMinutes, "n", int(ago.Minutes()))
	case ago < 12*time.Hour || days == 0:
		return w.T(key.WhenHours, "n", int(ago.Hours()))
	case days == 1:
		return w.T(key.WhenYesterday)
	case days < 7:
		return w.T(key.WhenDays, "n", days)
	}
	return Date(w, t)
}

// Date returns a day in the language's form.
func Date(w *locale.Locale, t time.Time) string {
	return w.T(key.WhenDate, "day", t.Day(), "month", w.Of(key.Months, strconv.Itoa(int(t.Month()))), "year", t.Year())
}

// DaysBetween returns the number of midnights from one time to another.
func DaysBetween(from, to time.Time) int {
	noon := func(t time.Time) time.Time { return time.Date(t.Year(), t.Month(), t.Day(), 12, 0, 0, 0, time.UTC) }
	return int(noon(to).Sub(noon(from)).Hours() / 24)
}

// MonthName returns the name of a month with its year, by its number from 1.
func MonthName(w *locale.Locale, year, month int) string {
	months := [...]key.Text{key.LibraryMonth1, key.LibraryMonth2, key.LibraryMonth3, key.LibraryMonth4, key.LibraryMonth5, key.LibraryMonth6,
		key.LibraryMonth7, key.LibraryMonth8, key.LibraryMonth9, key.LibraryMonth10, key.LibraryMonth11, key.LibraryMonth12}
	return w.T(months[month-1], "year", year)
}
