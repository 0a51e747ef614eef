package scenes

import (
	"strconv"
	"strings"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
)

// nameIn is what a side's player is called: the engine by its level, a person
// by the name given, else "You" who plays the engine, and of two people the one
// by the seat or else by the side.
func nameIn(w *locale.Locale, t session.Tagged, info rules.Info, s rules.Side, given string) string {
	if level := session.LevelIn(t, info, s); level > 0 {
		return engineName(w, level)
	}
	if name := strings.TrimSpace(given); name != "" {
		return name
	}
	if nameless(t, info, s, given) {
		return w.T(key.NewgameYou)
	}
	if seat := session.SeatIn(t, info, s); seat > 0 {
		return seatName(w, seat)
	}
	return w.Side(info.Sides[s])
}

// nameless reports whether a side's is the only person of a game and has given
// no name.
func nameless(t session.Tagged, info rules.Info, s rules.Side, given string) bool {
	return strings.TrimSpace(given) == "" && session.LevelIn(t, info, s) == 0 && session.LevelIn(t, info, s.Other()) > 0
}

// seatName is what the first or second player is called who gives no name.
func seatName(w *locale.Locale, seat int) string {
	return w.T([]key.Text{key.NewgameName1, key.NewgameName2}[seat-1])
}

// engineName is what the engine is called at a level: each is a character of
// its own.
func engineName(w *locale.Locale, level int) string { return w.Of(key.Opponents, strconv.Itoa(level)) }

// engineAtLevel is its name with the level, for lists and for those who hear it.
func engineAtLevel(w *locale.Locale, level int) string {
	return w.T(key.EngineLevel, "name", engineName(w, level), "n", level)
}

// engineAbout says in one line who the engine is at a level, and how it plays.
func engineAbout(w *locale.Locale, level int) string {
	return w.Of(key.OpponentsAbout, strconv.Itoa(level))
}

// A Player is who plays a side: a person, or the engine at a level.
type Player = session.Player

// playerName is what a side's player is called on the board.
func playerName(env *Env, m *match.Match, s rules.Side) string {
	return nameIn(env.App.Words, m, m.Info(), s, m.Player(s))
}

// firstPlayer is the side of the first of two people: by the number, or by the
// name last given. They keep their chair when sides are swapped.
func firstPlayer(env *Env, m *match.Match) rules.Side {
	for i, name := range env.Prefs.Settings.Names {
		for side := range rules.Side(2) {
			if session.SeatIn(m, m.Info(), side) == i+1 || name != "" && m.Player(side) == name {
				return [2]rules.Side{side, side.Other()}[i]
			}
		}
	}
	return rules.Near
}
