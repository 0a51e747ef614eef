package game

import (
	"tidepool/locale/key"
	"tidepool/scenes/ui"
)

// taught handles a played turn: after a person's turn the finger is no longer needed.
func (p *Page) taught() {
	m := p.match()
	if p.session().Seats()[m.Turn(m.Ply()).By] == 0 {
		p.teaches = false
	}
}

// firstWords returns what goes with the finger, at first with the game's aim, and without it for a small window.
func (p *Page) firstWords() (text, short string) {
	w := p.env.App.Words
	if p.Area.Spelling() {
		return w.T(key.FirstThen), ""
	}
	begin := w.T(key.FirstBegin)
	return w.Of(key.FirstAims, p.match().Info().ID) + "\n" + begin, begin
}

// fingerNodes tell players who do not see it where the finger taps.
func (p *Page) fingerNodes() []ui.Node {
	spots := p.finger.Spots()
	if len(spots) == 0 {
		return nil
	}
	says, _ := p.firstWords()
	return []ui.Node{{ID: "board.finger", Role: ui.RoleText, Label: p.Area.Speaker().Next(says, spots[:1]), Text: string(spots[0]), Rect: p.Area.View().Unseen()}}
}
