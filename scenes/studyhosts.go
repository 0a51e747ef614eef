package scenes

import (
	"tidepool/play/commentary"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/table"
)

// A studyEngine is a study's page as the engine's panel on it knows it.
type studyEngine struct{ p *studyPage }

func (s studyEngine) node() *match.Node   { return s.p.node() }
func (s studyEngine) line() session.Line  { return s.p.study.Line() }
func (s studyEngine) board() *board.Board { return s.p.Area.Board }
func (s studyEngine) path() []rules.Spot  { return s.p.Area.Speller.Path() }
func (s studyEngine) reset()              { s.p.Area.Sync() }
func (s studyEngine) changed()            { s.p.env.App.Changed() }

// keep implements engineHost.
func (s studyEngine) keep(words []string) error {
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

// A studyNotes is a study's page as the notes on its nodes know it.
type studyNotes struct{ p *studyPage }

func (s studyNotes) match() *match.Match { return s.p.match() }
func (s studyNotes) node() *match.Node   { return s.p.node() }

// show implements notesHost.
func (s studyNotes) show(n *match.Node) { s.p.flow.act(func() { s.p.study.Go(n) }) }

// changed implements notesHost.
func (s studyNotes) changed() {
	s.p.keep()
	s.p.changed()
}

// openNotes opens the notes on the node that is shown.
func openNotes(p *studyPage) {
	p.engine.leave()
	p.env.App.Push(newNotes(p.env, studyNotes{p}, p.node()))
}

// steerLine has arrows lead through the line that is stepped through, if there
// is one.
func steerLine(e *enginePanel, name string) bool {
	switch {
	case !e.stepping():
		return false
	case name == "ArrowRight" || name == "Space" || name == "PageDown":
		e.forth()
	case name == "ArrowLeft" || name == "PageUp":
		e.back()
	default:
		return false
	}
	return true
}

// says is the turn of the line that is stepped through, in words.
func (w *walk) says(s commentary.Speaker) table.Remark {
	t := w.turns[w.at-1]
	return table.Remark{Text: s.What(t.By, t.Events), Word: t.Word}
}
