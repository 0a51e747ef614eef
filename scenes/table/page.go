package table

import (
	"tidepool/locale"
	"tidepool/rules"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

// A Page is what pages with a play area have in common. It implements [ui.Titled], [ui.Translator] and [ui.Dragger].
type Page struct {
	Area *Area
	// Dragged is called after something was lifted or dropped; refused reports that the rules forbid it.
	Dragged func(refused bool)
}

// Subject implements [ui.Titled].
func (p *Page) Subject() string { return p.Area.Match().Info().ID }

// Translate implements [ui.Translator].
func (p *Page) Translate() { p.Area.Translate() }

// PlayerName returns the name of a side's player, and Called what a sentence calls them.
func (p *Page) PlayerName(s rules.Side) string {
	return wording.PlayerName(p.Area.Env.App.Words, p.Area.Match(), s)
}

func (p *Page) Called(s rules.Side) locale.Name {
	return wording.Called(p.Area.Env.App.Words, p.Area.Match(), s)
}

// Scores describes the game's scores.
func (p *Page) Scores() ScoreTeller {
	return NewScoreTeller(p.Area.Env.App.Words, p.Area.Match().Info(), p.Called)
}

// Back implements [ui.Scene]: it undoes a tap, or leaves the page.
func (p *Page) Back() {
	if p.Area.Spelling() && p.Area.Hands() {
		p.Area.StepBack()
		return
	}
	p.Area.Env.App.Pop()
}

// DragStart implements [ui.Dragger].
func (p *Page) DragStart(id string) bool {
	s := SpotOf(id)
	if s == "" {
		return false
	}
	lifted, refused := p.Area.lift(s)
	p.Dragged(refused)
	return lifted
}

// DragMove implements [ui.Dragger].
func (p *Page) DragMove(at sprites.Point) { p.Area.drag(at) }

// DragEnd implements [ui.Dragger].
func (p *Page) DragEnd(id string) { p.Dragged(p.Area.drop(SpotOf(id))) }
