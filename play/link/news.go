package link

import (
	"tidepool/play/match"
	"tidepool/rules"
)

// News is what a link tells about a game by link: turns of the sender's, that they resign, or offer
// a draw. Any other difference makes it another game.
type News uint8

const (
	// Another is that of another game: other rules, another past, or something that is not the
	// sender's to decide.
	Another News = iota
	// Older tells less than is known.
	Older
	// Same tells what is known.
	Same
	// Moved tells turns of the sender.
	Moved
	// Ended tells that the game is over, perhaps after turns of the sender.
	Ended
	// Offered tells that the sender offers a draw, perhaps after turns.
	Offered
)

// Hear compares a game by link with what a link tells of it; own is the side played here. With
// open, a draw in which the game has ended here is only an offer that has not been answered.
func Hear(game, told *match.Match, own rules.Side, open bool) News {
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
		return Older // a turn was the answer
	case o.By == match.ByAgreement:
		return Offered
	case beside(told) && o.Winner != own:
		return Another
	}
	return Ended
}

// Take brings a game up to what a link says. Accepting an offer is left to whoever plays here.
func (n News) Take(game, told *match.Match) error {
	if n < Moved {
		return nil
	}
	if game.Outcome().Over() {
		game.Undo() // a draw that was offered: the answer is this
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

// alike reports whether two matches begin alike.
func alike(a, b *match.Match) bool {
	return a.Info().ID == b.Info().ID && a.Options() == b.Options() && a.At(0) == b.At(0)
}

// Equal reports whether two matches have the same link.
func Equal(a, b *match.Match) bool {
	return a.Ply() == b.Ply() && string(head(a, endOf(a), 0)) == string(head(b, endOf(b), 0)) && alike(a, b) && common(a, b) == a.Ply()
}

// common is how many turns in force two matches share.
func common(a, b *match.Match) int {
	n := 0
	for n < a.Ply() && n < b.Ply() && a.Turn(n+1).Word == b.Turn(n+1).Word {
		n++
	}
	return n
}

// moved reports whether all turns after the first n are of one side.
func moved(m *match.Match, n int, side rules.Side) bool {
	for _, t := range m.Turns()[n:] {
		if t.By != side {
			return false
		}
	}
	return true
}

// beside reports whether a match has ended by something that its turns do not show.
func beside(m *match.Match) bool { return endOf(m) >= 0 }
