package played

import (
	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/match"
)

// Length describes how long a game was, in turns and, if known, in time.
func Length(w *locale.Locale, m *match.Match) string {
	turns := w.N(key.ResultsMoves, m.Ply())
	if n := Seconds(m); n > 0 {
		return w.T(key.ResultsLong, "turns", turns, "time", Duration(w, n))
	}
	return turns
}

// Duration says how long something took, in seconds below a minute, otherwise to the nearest minute.
func Duration(w *locale.Locale, seconds int) string {
	const minute, hour = 60, 60
	n := (seconds + minute/2) / minute
	switch {
	case seconds < minute:
		return w.T(key.ResultsSeconds, "n", seconds)
	case n < hour:
		return w.T(key.ResultsMinutes, "n", n)
	}
	return w.T(key.ResultsHours, "h", n/hour, "m", n%hour)
}
