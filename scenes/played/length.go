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
		return w.T(key.ResultsLong, "turns", turns, "time", duration(w, n))
	}
	return turns
}

func duration(w *locale.Locale, seconds int) string {
	const minute, hour = 60, 60 * 60
	switch {
	case seconds < minute:
		return w.T(key.ResultsSeconds, "n", seconds)
	case seconds < hour:
		return w.T(key.ResultsMinutes, "n", (seconds+minute/2)/minute)
	}
	return w.T(key.ResultsHours, "h", seconds/hour, "m", seconds%hour/minute)
}
