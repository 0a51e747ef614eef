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

// firstWords returns the sentence that goes with the finger.
func (p *Page) firstWords() string {
	if p.Area.Spelling() {
		return p.env.App.Words.T(key.FirstThen)
	}
	return p.env.App.Words.T(key.FirstBegin)
}

// fingerNodes tell players who do not see it where the finger taps.
func (p *Page) fingerNodes() []ui.Node {
	spots := p.finger.Spots()
	if len(spots) == 0 {
		return nil
	}
	return []ui.Node{{ID: "board.finger", Role: ui.RoleText, Label: p.Area.Speaker().Next(p.firstWords(), spots[:1]), Text: string(spots[0]), Rect: p.Area.View().Unseen()}}
}
