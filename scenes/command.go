package scenes

import (
	"cmp"
	"slices"
	"strings"

	"tidepool/locale/key"
	"tidepool/scenes/ui"

	"tidepool/rules"
	"tidepool/sprites"
)

// commandID is the node of the command line.
const commandID = "board.command"

// A commandLine takes turns as words, and commands: "a3-c3~c5", "undo". It
// shows while it has the focus or holds text, in place of the upper bar.
type commandLine struct {
	line *ui.TextLine
}

const maxCommand = 60 // runes; the longest turn has fewer

// A command is something that can be typed in place of a turn.
type command struct {
	name string // in English, which every reader may type
	do   func(*gamePage)
}

// commandList are the commands in the order in which help tells them.
func commandList() []command {
	return []command{
		{"undo", (*gamePage).undo}, {"redo", (*gamePage).redo}, {"hint", (*gamePage).askHint},
		{"moves", (*gamePage).tellMoves},
		{"turns", func(p *gamePage) { p.env.app.Push(newTurns(p.env, p)) }},
		{"flip", (*gamePage).flip},
		{"draw", func(p *gamePage) { p.offerDraw(false) }},
		{"resign", func(p *gamePage) { p.askToResign(p.session().Resigner(), false) }},
		{"settings", func(p *gamePage) { p.env.app.Push(newSettings(p.env)) }},
		{"menu", func(p *gamePage) { p.env.home() }},
		{"rules", (*gamePage).help},
		{"help", (*gamePage).tellCommands},
	}
}

// newCommandLine returns the command line of a page.
func newCommandLine(p *gamePage) commandLine {
	return commandLine{&ui.TextLine{Max: maxCommand, Changed: func(s string) {
		p.command.line.Text = strings.TrimLeft(s, " /:") // the key that opened it
	}, Enter: p.runCommand}}
}

// commandOpen reports whether the command line shows.
func (p *gamePage) commandOpen() bool {
	return p.env.app.Uses(commandID) || p.env.app.Uses("command.close") || p.command.line.Text != ""
}

// openCommand puts the caret into the command line.
func (p *gamePage) openCommand() { p.env.app.Edit(commandID) }

// closeCommand goes back to the board.
func (p *gamePage) closeCommand() {
	p.command.line.Text = ""
	p.area.told = told{}
	p.env.app.Leave(commandID)
}

// runCommand does what has been typed. Where that cannot be done it says why,
// and what is spelled like it.
func (p *gamePage) runCommand() {
	text := strings.TrimSpace(p.command.line.Text)
	if text == "" {
		return
	}
	p.Hurry()
	for _, c := range commandList() {
		if strings.EqualFold(text, c.name) || strings.EqualFold(text, p.env.Words.Of(key.Commands, c.name)) {
			p.command.line.Text = ""
			p.area.told = told{}
			c.do(p)
			p.env.app.Changed()
			return
		}
	}
	p.command.line.Text = ""
	if near := p.like(text); !p.typeTurn(text) && len(near) > 0 {
		why := p.area.told
		p.area.note(func() string {
			return p.env.Words.T(key.CommandLike, "why", why.say(), "words", strings.Join(near, "  "))
		}, true, "")
	}
	p.env.app.Changed()
}

// typeTurn plays a turn by its word, whose letters may be large or small
// where that makes no difference.
func (p *gamePage) typeTurn(word string) bool {
	over := p.match().Outcome().Over()
	if p.reviewing() && !over {
		p.leaveReview()
	}
	if !over && !p.area.hands() {
		p.area.tell(func() string { return p.env.Words.T(key.EngineWait) }, true)
		return false
	}
	if p.area.spelling() {
		p.area.sync()
	}
	ply := p.match().Ply()
	p.area.commit(p.spelling(word))
	p.take()
	return p.match().Ply() > ply
}

// spelling is the word of the one turn that is meant.
func (p *gamePage) spelling(word string) string {
	turns := p.area.speller.Turns()
	like := func(t rules.Turn) bool { return strings.EqualFold(t.Word, word) }
	exact := func(t rules.Turn) bool { return t.Word == word }
	if i := slices.IndexFunc(turns, like); i >= 0 && !slices.ContainsFunc(turns, exact) && !slices.ContainsFunc(turns[i+1:], like) {
		return turns[i].Word
	}
	return word
}

// tellMoves says every legal turn by its word.
func (p *gamePage) tellMoves() {
	var words []string
	for _, t := range p.session().Position().Turns() {
		words = append(words, t.Word)
	}
	if len(words) == 0 {
		p.area.tell(func() string { return p.env.Words.T(key.BoardOver) }, false)
		return
	}
	p.area.tell(func() string { return strings.Join(words, "  ") }, false)
}

// tellCommands says what can be typed.
func (p *gamePage) tellCommands() {
	var names []string
	for _, c := range commandList() {
		names = append(names, p.env.Words.Of(key.Commands, c.name))
	}
	p.env.Notice(p.env.Words.T(key.CommandAbout, "turn", p.sample(), "commands", strings.Join(names, ", ")))
}

// sample is a turn that could be typed now, or that could have been.
func (p *gamePage) sample() string {
	turns := p.session().Position().Turns()
	if len(turns) == 0 {
		turns = p.match().At(0).Turns()
	}
	// The longest word shows most of the notation.
	return slices.MaxFunc(turns, func(a, c rules.Turn) int { return cmp.Compare(len(a.Word), len(c.Word)) }).Word
}

// commandNodes are the command line: heard only while it is closed, and in
// place of the upper bar while it is open.
func (v *gameView) commandNodes() []ui.Node {
	p, u := v.p, v.layout.u
	w, line := p.env.Words, p.command.line
	field := ui.Node{ID: commandID, Role: ui.RoleField, Label: ui.Joined(w.T(key.CommandLabel), line.Shown()), Edit: line, Rect: p.area.unseen()}
	if !v.typing {
		return []ui.Node{field}
	}
	r := v.layout.bars[1].Inset(min(5*u, v.layout.bars[1].H*0.06))
	u = min(u, r.H/72)
	top, rest := r.Inset(4 * u).CutTop(min(44*u, r.H*0.6))
	shut, top := top.CutRight(44 * u)
	_, top = top.CutRight(6 * u)
	field.Style, field.Rect, field.Size = ui.Field, top, 17*u
	field.Text = w.T(key.CommandEmpty, "turn", p.sample())
	message, warn := p.area.told.message, p.area.told.warn
	if message == "" {
		message = w.T(key.CommandLabel)
	}
	_, rest = rest.CutTop(3 * u)
	lines, size := fitLines(p.env.Fonts, message, 16*u, rest)
	return []ui.Node{field,
		{ID: "command.message", Role: ui.RoleText, Label: message, Lines: lines, Style: ui.Words, Size: size, Soft: !warn, Warn: warn, Align: sprites.Left, Rect: rest},
		{ID: "command.close", Role: ui.RoleButton, Label: w.T(key.Close), Icon: "close", Style: ui.QuietButton, Size: 17 * u, Rect: shut, Press: p.closeCommand},
	}
}
