package link

import (
	"slices"

	"tidepool/play/match"
	"tidepool/rules"
)

// News is what a link changes in a game played by links: the sender moved, resigned, or offers a draw. Any
// other difference makes it another game.
type News uint8

const (
	// Another means another game: different rules, a different past, or something that the sender may not decide.
	Another News = iota
	// Older means that the link says less than is known.
	Older
	// Same means that the link says what is known.
	Same
	// Moved means that it adds turns of the sender.
	Moved
	// Ended means that the game is over, perhaps after turns of the sender.
	Ended
	// Offered means that the sender offers a draw, perhaps after turns.
	Offered
)

// Compare compares a game played by links with a received link; own is the side played here. With open set, a
// draw by agreement in game is only an offer that was not answered yet.
func Compare(game, told *match.Match, own rules.Side, open bool) News {
	n := common(game, told)
	over := game.Outcome().Over() && !(open && game.Outcome().By == match.ByAgreement)
	switch {
	case !alike(game, told) || n < min(game.Ply(), told.Ply()):
		return Another
	case n == told.Ply() && n == game.Ply() && game.Outcome() == told.Outcome():
		return Same
	case n == told.Ply() && !told.Outcome().Over():
		return Older
	case over || !moved(told, n, own.Other()):
		return Another
	}
	switch o := told.Outcome(); {
	case !o.Over():
		return Moved
	case o.By == match.ByAgreement && n < game.Ply():
		return Older // the offer was answered by a turn
	case o.By == match.ByAgreement:
		return Offered
	case beside(told) && o.Winner != own:
		return Another
	}
	return Ended
}

// Take updates a game to a link. Accepting an offer is left to the player.
func (n News) Take(game, told *match.Match) error {
	if n < Moved {
		return nil
	}
	if game.Outcome().Over() {
		game.Undo() // the game ended in an offered draw, which this answers
	}
	for ply := game.Ply() + 1; ply <= told.Ply(); ply++ {
		if _, err := game.Play(told.Turn(ply).Word); err != nil {
			return err
		}
	}
	switch o := told.Outcome(); {
	case n != Ended || !beside(told):
		return nil
	case o.By == match.ByTime:
		return game.Flag(o.Winner.Other())
	default:
		return game.Resign(o.Winner.Other())
	}
}

// alike reports whether two matches have the same game, options and start.
func alike(a, b *match.Match) bool {
	return a.Info().ID == b.Info().ID && a.Options() == b.Options() && a.At(0) == b.At(0)
}

// Equal reports whether two matches have the same link, or one has the other's from before links told of odds.
func Equal(a, b *match.Match) bool {
	return a.Ply() == b.Ply() && withoutOdds(a) == withoutOdds(b) && alike(a, b) && common(a, b) == a.Ply()
}

// withoutOdds returns what precedes the turns of a match, but for the odds, which the first position shows.
func withoutOdds(m *match.Match) string {
	near, far := match.OddsTag(m.Info(), rules.Near), match.OddsTag(m.Info(), rules.Far)
	tags := slices.DeleteFunc(agreed(m), func(t match.Tag) bool { return t.Name == near || t.Name == far })
	return string(head(m, tags, endOf(m), 0))
}

// common returns the number of initial turns in force that two matches share.
func common(a, b *match.Match) int {
	n := 0
	for n < a.Ply() && n < b.Ply() && a.Turn(n+1).Word == b.Turn(n+1).Word {
		n++
	}
	return n
}

// moved reports whether all turns after the first n are by side.
func moved(m *match.Match, n int, side rules.Side) bool {
	return !slices.ContainsFunc(m.Turns()[n:], func(t match.Turn) bool { return t.By != side })
}

// beside reports whether a match ended in a way that its turns do not show.
func beside(m *match.Match) bool { return endOf(m) >= 0 }
