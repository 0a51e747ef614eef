package wording

import (
	"strconv"
	"time"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/clock"
)

// ClockKinds returns the names of the kinds of clock in keys and node IDs.
func ClockKinds() map[clock.Kind]string {
	return map[clock.Kind]string{
		clock.None: "none", clock.SuddenDeath: "sudden", clock.Increment: "increment", clock.Delay: "delay", clock.Hourglass: "hourglass", clock.ByoYomi: "byoyomi",
	}
}

// ControlWords describes a time control briefly: "5+3".
func ControlWords(w *locale.Locale, c clock.Control) string {
	name := ClockKinds()[c.Kind]
	if c.Kind == clock.ByoYomi && c.Main == 0 {
		name = "periods"
	}
	return w.Of(key.ClockControls, name, "main", ClockMinutes(c.Main), "extra", int(c.Extra/time.Second), "periods", c.Periods)
}

// ClockMinutes writes a time in minutes: "5", "1:30".
func ClockMinutes(d time.Duration) string {
	s := strconv.Itoa(int(d / time.Minute))
	if rest := int(d % time.Minute / time.Second); rest > 0 {
		s += ":" + strconv.Itoa(rest/10) + strconv.Itoa(rest%10)
	}
	return s
}

// PairWords describes the time controls of two players, "" for no clock.
func PairWords(w *locale.Locale, pair [2]clock.Control, names [2]string) string {
	switch {
	case pair[0] != pair[1]:
		return w.T(key.ClockTwo, "first", names[0], "a", ControlWords(w, pair[0]), "second", names[1], "b", ControlWords(w, pair[1]))
	case !pair[0].On():
		return ""
	}
	return ControlWords(w, pair[0])
}

// ClockDigits returns the text on a clock: "4:07", with tenths below ten seconds.
func ClockDigits(w *locale.Locale, r clock.Reading) string {
	n := r.Tenths()
	if r.Left < 10*time.Second {
		return strconv.Itoa(n/10) + w.T(key.NumberDecimal) + strconv.Itoa(n%10)
	}
	s := n / 10
	two := func(n int) string { return strconv.Itoa(n/10) + strconv.Itoa(n%10) }
	if s >= 3600 {
		return strconv.Itoa(s/3600) + ":" + two(s/60%60) + ":" + two(s%60)
	}
	return strconv.Itoa(s/60) + ":" + two(s%60)
}

// ClockTime describes a time for reading aloud, to the second.
func ClockTime(w *locale.Locale, r clock.Reading) string {
	s := (r.Tenths() + 9) / 10
	if s < 60 {
		return w.T(key.ClockSeconds, "s", s)
	}
	return w.T(key.ClockMinutesseconds, "m", s/60, "s", s%60)
}

// ClockReading describes the state of a player's clock.
func ClockReading(w *locale.Locale, name string, c clock.Control, r clock.Reading) string {
	switch {
	case !c.On():
		return w.T(key.ClockRead, "name", name, "time", w.T(key.ClockNone))
	case r.Overtime:
		return w.T(key.ClockReadperiods, "name", name, "time", ClockTime(w, r), "n", r.Periods)
	}
	return w.T(key.ClockRead, "name", name, "time", ClockTime(w, r))
}
