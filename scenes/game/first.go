package game

import (
	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/scenes/bylink"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
)

// taught puts the finger away for good once a player at this device has played a turn, even if it was taken back.
func (p *Page) taught() {
	m, seats := p.match(), p.session().Seats()
	own, apart := bylink.OwnSide(m)
	for ply := 1; p.teaches && ply <= m.Len(); ply++ {
		by := m.Turn(ply).By
		p.teaches = seats[by] > 0 || apart && by != own
	}
}

// choosePointed asks which turn a hint would advise, as the finger must not show another. It reports a change.
func (p *Page) choosePointed() bool {
	before := p.pointed
	p.pointed = ""
	if p.teaches && p.advises() {
		if a := p.session().Hints.Look(); a != nil {
			p.pointed = a.Best.Words[0]
		}
	}
	return p.pointed != before
}

// advises reports whether the engine can say now which turn is good.
func (p *Page) advises() bool { return p.session().Hints.Offered() && p.Area.Hands() }

// points reports whether the finger shows a turn: the advised one, or any where there is no engine to know better.
func (p *Page) points() bool {
	if !p.teaches || p.reviewing() || p.session().Hints.Spots() != nil {
		return false
	}
	return !p.advises() || p.pointed != "" && p.Area.Speller.Leads(p.pointed)
}

// looksFirst reports whether the finger waits until it is known which turn it may show.
func (p *Page) looksFirst() bool {
	return p.teaches && p.advises() && p.pointed == "" && !p.Area.Spelling() && !p.reviewing() && p.session().Hints.Stage() == session.HintNone
}

// firstWords returns what goes with the finger, at first with the game's aim, and without it for a small window.
func (p *Page) firstWords() (text, short string) {
	w := p.env.App.Words
	if p.Area.Spelling() {
		return w.T(key.FirstThen), ""
	}
	begin := w.T(key.FirstBegin)
	if p.looksFirst() {
		begin = w.T(p.Area.Prompt())
	}
	return w.Of(key.FirstAims, p.match().Info().ID) + "\n" + begin, begin
}

// linkBegins tells how a game by links goes, and what the finger shows.
func (p *Page) linkBegins() table.Remark {
	w := p.env.App.Words
	r := table.Remark{Text: w.T(key.LinkBegin)}
	if len(p.finger.Spots()) > 0 {
		r.Short = r.Text
		r.Text += "\n" + w.T(key.FirstBegin)
	}
	return r
}

// fingerNodes tell players who do not see it where the finger taps.
func (p *Page) fingerNodes() []ui.Node {
	spots := p.finger.Spots()
	if len(spots) == 0 {
		return nil
	}
	says, _ := p.firstWords()
	return []ui.Node{{ID: "board.finger", Role: ui.RoleText, Label: p.Area.Speaker().Next(says, spots[:1]), Text: string(spots[0]), Rect: p.Area.Unseen()}}
}
