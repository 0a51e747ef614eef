package scenes

import (
	"strconv"
	"strings"

	"tidepool/ai"
	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/rules"
)

// levelTag names the header of a record that gives a side to the engine:
// "BlackLevel".
func levelTag(info rules.Info, s rules.Side) string { return sideTag(info, s, "Level") }

// seatTag names the header that says which of the two players a side is who
// has given no name, 1 or 2: "BlackSeat". What they are called then is a
// matter of the language in which they are shown.
func seatTag(info rules.Info, s rules.Side) string { return sideTag(info, s, "Seat") }

func sideTag(info rules.Info, s rules.Side, what string) string {
	id := info.Sides[s]
	return strings.ToUpper(id[:1]) + id[1:] + what
}

// A tagged is a match, or the summary of one.
type tagged interface{ Tag(name string) string }

// levelIn reads who plays a side from a record's headers; a person is 0, and
// so is whatever cannot be understood.
func levelIn(t tagged, info rules.Info, s rules.Side) int {
	n, err := strconv.Atoi(t.Tag(levelTag(info, s)))
	if err != nil || n < 1 || n > ai.Levels {
		return 0
	}
	return n
}

// seatIn is which player a side is, 1 or 2, and 0 where that is not known.
func seatIn(t tagged, info rules.Info, s rules.Side) int {
	switch t.Tag(seatTag(info, s)) {
	case "1":
		return 1
	case "2":
		return 2
	}
	return 0
}

// nameIn is what a side's player is called: the engine by its level, a person
// by the name given, else by the seat, else by the side.
func nameIn(w *locale.Locale, t tagged, info rules.Info, s rules.Side, given string) string {
	if level := levelIn(t, info, s); level > 0 {
		return engineName(w, level)
	}
	if name := strings.TrimSpace(given); name != "" {
		return name
	}
	if seat := seatIn(t, info, s); seat > 0 {
		return seatName(w, seat)
	}
	return w.Side(info.Sides[s])
}

// seatName is what the first or second player is called who gives no name.
func seatName(w *locale.Locale, seat int) string {
	return w.T([]key.Text{key.NewgameName1, key.NewgameName2}[seat-1])
}

// engineName is what the engine is called where a player's name stands.
func engineName(w *locale.Locale, level int) string {
	return w.T(key.EngineName, "level", w.Of(key.Levels, strconv.Itoa(level)))
}
