package editor

import (
	"errors"
	"strings"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/ui"
)

// maxPositionText is longer than the text of any game's position, in runes.
const maxPositionText = 300

type textSheet struct {
	ui.Sheet
	page *page
	line *ui.TextLine
	// wrong is what is wrong with the text; nil if nothing is.
	wrong error
}

func newText(p *page) *textSheet {
	s := &textSheet{Sheet: ui.Sheet{ID: "setuptext", App: p.env.App, Width: 560}, page: p}
	s.line = &ui.TextLine{Max: maxPositionText, Enter: s.use, Changed: func(string) { s.wrong = nil }}
	if p.now.pos != nil {
		s.line.Text = p.now.pos.String()
	}
	return s
}

func (s *textSheet) Layout(f ui.Frame) ui.Layout {
	p, w := s.page, s.page.env.App.Words
	return s.Lay(f, func(c *ui.Column) {
		c.Title("setuptext.title", w.T(key.SetupText), 22)
		c.Words("setuptext.about", w.T(key.SetupTextAbout), 16, false, true)
		c.Field("setuptext.line", w.T(key.SetupText), "", s.line)
		if s.wrong != nil {
			c.Words("setuptext.wrong", s.why(), 16, false, false)
			c.Nodes[len(c.Nodes)-1].Warn = true
		}
		use := ui.Node{ID: "setuptext.use", Label: w.T(key.SetupTextUse), Icon: "check", Style: ui.MainButton, Size: 17, Press: s.use}
		if p.env.Platform.CanCopy() {
			c.Pair(ui.Node{ID: "setuptext.copy", Label: w.T(key.ShareCopy), Icon: "copy", Style: ui.PlainButton, Size: 17, Disabled: s.line.Text == "", Press: func() { p.env.Outbox.Copy(s.line.Text) }}, use)
		} else {
			c.Button(use)
		}
		c.Button(ui.Node{ID: "setuptext.close", Label: w.T(key.Close), Style: ui.PlainButton, Size: 17, Press: s.Back})
	})
}

func (s *textSheet) use() {
	p := s.page
	pos, err := rules.Admit(p.game, p.draft.Options, strings.TrimSpace(s.line.Text))
	if s.wrong = err; err != nil {
		p.env.Sound.Refuse()
		p.env.App.Say(s.why())
		p.env.App.Changed()
		return
	}
	p.env.App.Pop()
	p.replace(rules.Apart(p.game, p.draft.Options, pos))
}

func (s *textSheet) why() string {
	w := s.page.env.App.Words
	why := w.T(key.SetupTextWrong)
	if r, ok := errors.AsType[rules.Reason](s.wrong); ok {
		why += " " + w.Reason(r) + w.T(key.SetupStop)
	}
	return why
}
