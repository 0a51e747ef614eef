package game

import (
	"cmp"
	"slices"
	"strings"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// IDs of the command line and its close button.
const (
	commandID = "board.command"
	closeID   = "command.close"
)

// A commandLine takes turns in notation, and commands: "a3-c3~c5", "undo". It is visible while it has the
// focus or holds text, in place of the upper bar.
type commandLine struct {
	p    *Page
	line *ui.TextLine
}

const maxCommand = 60 // runes; every turn is shorter

// A command is something to type in place of a turn.
type command struct {
	name string // in English, which works in every language
	do   func(*Page)
}

// commandList returns the commands in the order in which help lists them.
func commandList() []command {
	return []command{
		{"undo", func(p *Page) { p.undo() }}, {"redo", func(p *Page) { p.redo() }}, {"hint", func(p *Page) { p.askHint() }},
		{"moves", func(p *Page) { p.command.tellMoves() }},
		{"turns", func(p *Page) { p.env.App.Push(newTurnsSheet(p.env, p, false)) }},
		{"pause", func(p *Page) { p.pause(false) }}, {"time", func(p *Page) { p.tellClocks() }},
		{"flip", func(p *Page) { p.flip() }},
		{"draw", func(p *Page) { p.offerDraw(false) }},
		{"resign", func(p *Page) { p.askToResign(p.resigner(), false) }},
		{"settings", func(p *Page) { p.env.App.Push(p.env.Open.Settings()) }},
		{"menu", func(p *Page) { p.env.Open.Home() }},
		{"rules", func(p *Page) { p.help() }},
		{"help", func(p *Page) { p.command.tellCommands() }},
	}
}

func newCommandLine(p *Page) *commandLine {
	c := &commandLine{p: p}
	c.line = &ui.TextLine{Max: maxCommand, Enter: c.run, Changed: func(s string) {
		c.line.Text = strings.TrimLeft(s, " /:") // the key that opened it
	}}
	return c
}

func (c *commandLine) isOpen() bool {
	return c.p.env.App.Editor.Uses(commandID) || c.p.env.App.Editor.Uses(closeID) || c.line.Text != ""
}

func (c *commandLine) open() { c.p.env.App.Editor.Open(commandID) }

// close returns to the board.
func (c *commandLine) close() {
	c.line.Text = ""
	c.p.Area.Message = table.Message{}
	c.p.env.App.Editor.Leave(commandID)
	c.p.env.App.Editor.Leave(closeID)
}

// run carries out what was typed. If that is impossible it says why and suggests similar spellings.
func (c *commandLine) run() {
	text := strings.TrimSpace(c.line.Text)
	if text == "" {
		return
	}
	c.p.Hurry()
	for _, known := range commandList() {
		if strings.EqualFold(text, known.name) || strings.EqualFold(text, c.p.env.App.Words.Of(key.Commands, known.name)) {
			c.line.Text = ""
			c.p.Area.Message = table.Message{}
			known.do(c.p)
			c.p.env.App.Changed()
			return
		}
	}
	c.line.Text = ""
	if near := c.like(text); !c.typeTurn(text) && len(near) > 0 {
		why := c.p.Area.Message
		c.p.Area.Note(func() string {
			return c.p.env.App.Words.T(key.CommandLike, "why", why.Say(), "words", strings.Join(near, "  "))
		}, true)
	}
	c.p.env.App.Changed()
}

// typeTurn plays a turn by its notation, ignoring case if that is unambiguous.
func (c *commandLine) typeTurn(word string) bool {
	over := c.p.match().Outcome().Over()
	if c.p.reviewing() && !over {
		c.p.leaveReview()
	}
	if !over && !c.p.Area.Hands() {
		c.p.Area.Tell(func() string { return c.p.env.App.Words.T(key.EngineWait) }, true)
		return false
	}
	if c.p.Area.Spelling() {
		c.p.Area.Sync()
	}
	ply := c.p.match().Ply()
	c.p.Area.Commit(c.spelling(word))
	c.p.Take()
	return c.p.match().Ply() > ply
}

// spelling returns the word of the one turn that is meant.
func (c *commandLine) spelling(word string) string {
	turns := c.p.Area.Speller.Turns()
	like := func(t rules.Turn) bool { return strings.EqualFold(t.Word, word) }
	exact := func(t rules.Turn) bool { return t.Word == word }
	if i := slices.IndexFunc(turns, like); i >= 0 && !slices.ContainsFunc(turns, exact) && !slices.ContainsFunc(turns[i+1:], like) {
		return turns[i].Word
	}
	return word
}

func (c *commandLine) tellMoves() {
	var words []string
	for _, t := range c.p.session().Position().Turns() {
		words = append(words, t.Word)
	}
	if len(words) == 0 {
		c.p.Area.Tell(func() string { return c.p.env.App.Words.T(key.BoardOver) }, false)
		return
	}
	c.p.Area.Tell(func() string { return strings.Join(words, "  ") }, false)
}

func (c *commandLine) tellCommands() {
	var names []string
	for _, known := range commandList() {
		names = append(names, c.p.env.App.Words.Of(key.Commands, known.name))
	}
	c.p.env.App.Notice(c.p.env.App.Words.T(key.CommandAbout, "turn", c.sample(), "commands", strings.Join(names, ", ")))
}

// sample returns a turn that could be typed now, or could have been at the start.
func (c *commandLine) sample() string {
	turns := c.p.session().Position().Turns()
	if len(turns) == 0 {
		turns = c.p.match().At(0).Turns()
	}
	// The longest word shows most of the notation.
	return slices.MaxFunc(turns, func(a, c rules.Turn) int { return cmp.Compare(len(a.Word), len(c.Word)) }).Word
}

// commandNodes returns the command line: only read aloud while it is closed, and in place of the upper bar
// while it is open.
func (v *view) commandNodes() []ui.Node {
	p, u := v.p, v.layout.U
	w, line := p.env.App.Words, p.command.line
	field := ui.Node{ID: commandID, Role: ui.RoleField, Label: ui.Joined(w.T(key.CommandLabel), line.Shown()), Edit: line, Rect: p.Area.Unseen()}
	if !v.typing {
		return []ui.Node{field}
	}
	r := v.layout.Bars[1].Inset(min(5*u, v.layout.Bars[1].H*0.06))
	u = min(u, r.H/72)
	top, rest := r.Inset(4 * u).CutTop(min(44*u, r.H*0.6))
	shut, top := top.CutRight(44 * u)
	_, top = top.CutRight(6 * u)
	field.Style, field.Rect, field.Size = ui.Field, top, 17*u
	field.Text = w.T(key.CommandEmpty, "turn", p.command.sample())
	message, warn := p.Area.Message.Text, p.Area.Message.Warn
	if message == "" {
		message = w.T(key.CommandLabel)
	}
	_, rest = rest.CutTop(3 * u)
	lines, size := table.FitLines(p.env.App.Fonts, message, 16*u, rest)
	return []ui.Node{field,
		{ID: "command.message", Role: ui.RoleText, Label: message, Lines: lines, Style: ui.Words, Size: size, Soft: !warn, Warn: warn, Align: sprites.Left, Rect: rest},
		{ID: closeID, Role: ui.RoleButton, Label: w.T(key.Close), Icon: "close", Style: ui.QuietButton, Size: 17 * u, Rect: shut, Press: p.command.close},
	}
}
