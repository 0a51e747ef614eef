package analysis

import (
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/notes"
)

type engineHost struct{ p *Page }

func (s engineHost) Match() *match.Match { return s.p.match() }
func (s engineHost) Node() *match.Node   { return s.p.node() }
func (s engineHost) Line() session.Line  { return s.p.study.Line() }
func (s engineHost) Board() *board.Board { return s.p.Area.Board }
func (s engineHost) Path() []rules.Spot  { return s.p.Area.Speller.Path() }
func (s engineHost) Reset()              { s.p.Area.Sync() }
func (s engineHost) Changed()            { s.p.env.App.Changed() }

func (s engineHost) Keep(words []string) error {
	n := s.p.node()
	var err error
	for _, word := range words {
		if n, _, err = s.p.match().Add(n, word); err != nil {
			break
		}
	}
	s.p.keep()
	s.p.changed()
	return err
}

type notesHost struct{ p *Page }

func (s notesHost) Match() *match.Match { return s.p.match() }
func (s notesHost) Node() *match.Node   { return s.p.node() }

func (s notesHost) Show(n *match.Node) { s.p.act(func() { s.p.study.Go(n) }) }

func (s notesHost) Changed() {
	s.p.keep()
	s.p.changed()
}

func openNotes(p *Page) {
	p.engine.Leave()
	p.env.App.Push(notes.New(&notes.Services{App: p.env.App, Looks: p.env.Looks, Broker: p.env.Broker}, notesHost{p}, p.node()))
}
