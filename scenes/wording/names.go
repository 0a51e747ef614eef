package wording

import (
	"strconv"
	"strings"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/commentary"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/bylink"
)

// NameIn returns the name of a side's player: the engine's by its level, or the given name of a person. A
// person without one is "You" against the engine or a friend elsewhere; of two people here each has the name of
// their seat or else of their side.
func NameIn(w *locale.Locale, t match.Tagged, info rules.Info, s rules.Side, given string) string {
	if level := session.LevelIn(t, info, s); level > 0 {
		return EngineName(w, level)
	}
	if name := strings.TrimSpace(given); name != "" {
		return name
	}
	if Nameless(t, info, s, given) {
		return w.T(key.NewgameYou)
	}
	if t.Tag(bylink.MineTag) == info.Sides[s.Other()] {
		return w.T(key.NewgameFriend)
	}
	if seat := session.SeatIn(t, info, s); seat > 0 {
		return SeatName(w, seat)
	}
	return w.Side(info.Sides[s])
}

// Nameless reports whether a side is played by the only person here, who has given no name.
func Nameless(t match.Tagged, info rules.Info, s rules.Side, given string) bool {
	alone := session.LevelIn(t, info, s.Other()) > 0 || t.Tag(bylink.MineTag) == info.Sides[s]
	return strings.TrimSpace(given) == "" && session.LevelIn(t, info, s) == 0 && alone
}

// Inside returns a player's name for the middle of a sentence.
func Inside(w *locale.Locale, name string) string {
	switch name {
	case w.T(key.NewgameYou):
		return w.T(key.SayYou)
	case w.T(key.NewgameFriend):
		return w.T(key.SayFriend)
	}
	return name
}

// Gives says which head start a player gives.
func Gives(w *locale.Locale, name string, odds match.Odds) string {
	return w.T(key.OddsGives, "name", Inside(w, name), "what", w.Of(key.OddsKinds, odds.Name), "n", odds.Count)
}

// SeatName returns the name of the first or second player if none was given.
func SeatName(w *locale.Locale, seat int) string {
	return w.T([]key.Text{key.NewgameName1, key.NewgameName2}[seat-1])
}

// EngineName returns the engine's name at a level; each level has its own.
func EngineName(w *locale.Locale, level int) string { return w.Of(key.Opponents, strconv.Itoa(level)) }

// EngineAtLevel returns the engine's name with the level, for lists and screen readers.
func EngineAtLevel(w *locale.Locale, level int) string {
	return w.T(key.EngineLevel, "name", EngineName(w, level), "n", level)
}

// EngineAbout describes in one line the engine's character at a level.
func EngineAbout(w *locale.Locale, level int) string {
	return w.Of(key.OpponentsAbout, strconv.Itoa(level))
}

// A Player is who plays a side: a person, or the engine at a level.
type Player = session.Player

// PlayerName returns the name of a side's player on the board.
func PlayerName(w *locale.Locale, m *match.Match, s rules.Side) string {
	return NameIn(w, m, m.Info(), s, m.Player(s))
}

// FirstPlayer returns the side of the first of two people, by number or by the name last given. They keep
// their chair when sides are swapped.
func FirstPlayer(names [2]string, m *match.Match) rules.Side {
	for i, name := range names {
		for side := range rules.Side(2) {
			if session.SeatIn(m, m.Info(), side) == i+1 || name != "" && m.Player(side) == name {
				return [2]rules.Side{side, side.Other()}[i]
			}
		}
	}
	return rules.Near
}

// Names returns the names of the players of a saved game.
func Names(w *locale.Locale, g shelf.Summary) [2]string {
	var names [2]string
	for i := range names {
		side := rules.Side(i)
		names[i] = NameIn(w, g, g.Game.Info(), side, g.Players[side])
	}
	return names
}

// Going says how far an unfinished game has come: which turn is to be played, as a review counts them.
func Going(w *locale.Locale, ply int) string {
	if ply == 0 {
		return w.T(key.GamesNew)
	}
	return w.T(key.GamesGoing, "n", ply+1)
}

// InThird returns the name of a side's player for sentences about them and for readers elsewhere, where "You"
// would be wrong.
func InThird(w *locale.Locale, m *match.Match, s rules.Side) string {
	if Nameless(m, m.Info(), s, m.Player(s)) {
		return w.Side(m.Info().Sides[s])
	}
	return PlayerName(w, m, s)
}

// Called returns what a sentence calls a side's player: see [InThird], but the reader is "you" if nothing on the board
// shows the side.
func Called(w *locale.Locale, m *match.Match, s rules.Side) locale.Name {
	info := m.Info()
	switch name := PlayerName(w, m, s); {
	case !info.Places:
		return locale.Name{Text: Inside(w, InThird(w, m, s))}
	case Nameless(m, info, s, m.Player(s)):
		return locale.Name{Text: w.T(key.SayYou), You: true}
	default:
		return locale.Name{Text: Inside(w, name)}
	}
}

// Speaker returns a speaker that calls the players of a game by their names.
func Speaker(w *locale.Locale, m *match.Match) commentary.Speaker {
	names := [2]locale.Name{Called(w, m, rules.Near), Called(w, m, rules.Far)}
	return commentary.Speaker{Words: w, Info: m.Info(), Names: names}
}
