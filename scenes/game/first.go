package game

import (
	"tidepool/locale/key"
	"tidepool/scenes/ui"
)

// taught takes up that a turn was played: a person's has taught what the finger shows.
func (p *Page) taught() {
	m := p.match()
	if p.session().Seats()[m.Turn(m.Ply()).By] == 0 {
		p.teaches = false
	}
}

// firstWords are the one sentence that belongs to what the finger does.
func (p *Page) firstWords() string {
	if p.Area.Spelling() {
		return p.env.App.Words.T(key.FirstThen)
	}
	return p.env.App.Words.T(key.FirstBegin)
}

// fingerNodes say where the finger taps, to those who do not see it.
func (p *Page) fingerNodes() []ui.Node {
	spots := p.finger.Spots()
	if len(spots) == 0 {
		return nil
	}
	return []ui.Node{{ID: "board.finger", Role: ui.RoleText, Label: p.Area.Speaker().Next(p.firstWords(), spots[:1]), Text: string(spots[0]), Rect: p.Area.View().Unseen()}}
}
