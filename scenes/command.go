package scenes

import (
	"cmp"
	"slices"
	"strings"

	"tidepool/scenes/ui"

	"tidepool/rules"
	"tidepool/sprites"
)

// commandID is the node of the command line.
const commandID = "board.command"

// A commandLine takes turns as words, and commands: "a3-c3~c5", "undo". It
// shows while it has the focus or holds text, in place of the upper bar.
type commandLine struct {
	line ui.TextLine
	open bool
}

const maxCommand = 60 // runes; the longest turn has fewer

// A command is something that can be typed in place of a turn.
type command struct {
	name string // in English, which every reader may type
	do   func(*boardScene)
}

// commandList are the commands in the order in which help tells them.
func commandList() []command {
	return []command{
		{"undo", (*boardScene).undo}, {"redo", (*boardScene).redo}, {"hint", (*boardScene).askHint},
		{"moves", (*boardScene).tellMoves},
		{"turns", func(b *boardScene) { b.env.app.Push(newTurns(b.env, b)) }},
		{"flip", (*boardScene).flip},
		{"draw", func(b *boardScene) { b.offerDraw(false) }},
		{"resign", func(b *boardScene) { b.askToResign(b.resigner(), false) }},
		{"settings", func(b *boardScene) { b.env.app.Push(newSettings(b.env)) }},
		{"menu", func(b *boardScene) { b.env.home() }},
		{"rules", (*boardScene).help},
		{"help", (*boardScene).tellCommands},
	}
}

// startCommand makes the command line ready.
func (b *boardScene) startCommand() {
	b.command.line = ui.TextLine{Max: maxCommand, Changed: func(s string) {
		b.command.line.Text = strings.TrimLeft(s, " /:") // the key that opened it
	}, Enter: b.runCommand}
}

// openCommand puts the caret into the command line.
func (b *boardScene) openCommand() { b.env.app.Edit(commandID) }

// closeCommand goes back to the board.
func (b *boardScene) closeCommand() {
	b.command.line.Text = ""
	b.taps.hush()
	b.env.app.Leave(commandID)
}

// runCommand does what has been typed. Where that cannot be done it says why,
// and what is spelled like it.
func (b *boardScene) runCommand() {
	text := strings.TrimSpace(b.command.line.Text)
	if text == "" {
		return
	}
	b.Hurry()
	for _, c := range commandList() {
		if strings.EqualFold(text, c.name) || strings.EqualFold(text, b.env.Words.T("command."+c.name)) {
			b.command.line.Text = ""
			b.taps.hush()
			c.do(b)
			b.env.app.Changed()
			return
		}
	}
	b.command.line.Text = ""
	if near := b.like(text); !b.typeTurn(text) && len(near) > 0 {
		why := b.taps.told
		b.note(func() string {
			return b.env.Words.T("command.like", "why", why.say(), "words", strings.Join(near, "  "))
		}, true, "")
	}
	b.env.app.Changed()
}

// typeTurn plays a turn by its word, whose letters may be large or small
// where that makes no difference.
func (b *boardScene) typeTurn(word string) bool {
	if b.review && !b.match.Outcome().Over() {
		b.leaveReview()
	}
	if b.live() && !b.hands() {
		b.tell(func() string { return b.env.Words.T("engine.wait") }, true)
		return false
	}
	if len(b.taps.path) > 0 {
		b.settle()
	}
	ply := b.match.Ply()
	b.commit(b.spelling(word))
	return b.match.Ply() > ply
}

// spelling is the word of the one turn that is meant.
func (b *boardScene) spelling(word string) string {
	like := func(t rules.Turn) bool { return strings.EqualFold(t.Word, word) }
	exact := func(t rules.Turn) bool { return t.Word == word }
	if i := slices.IndexFunc(b.taps.turns, like); i >= 0 && !slices.ContainsFunc(b.taps.turns, exact) &&
		!slices.ContainsFunc(b.taps.turns[i+1:], like) {
		return b.taps.turns[i].Word
	}
	return word
}

// tellMoves says every legal turn by its word.
func (b *boardScene) tellMoves() {
	var words []string
	for _, t := range b.position().Turns() {
		words = append(words, t.Word)
	}
	if len(words) == 0 {
		b.tell(func() string { return b.env.Words.T("board.over") }, false)
		return
	}
	b.tell(func() string { return strings.Join(words, "  ") }, false)
}

// tellCommands says what can be typed.
func (b *boardScene) tellCommands() {
	var names []string
	for _, c := range commandList() {
		names = append(names, b.env.Words.T("command."+c.name))
	}
	b.env.Notice(b.env.Words.T("command.about", "turn", b.sample(), "commands", strings.Join(names, ", ")))
}

// sample is a turn that could be typed now, or that could have been.
func (b *boardScene) sample() string {
	turns := b.position().Turns()
	if len(turns) == 0 {
		turns = b.match.At(0).Turns()
	}
	// The longest word shows most of the notation.
	return slices.MaxFunc(turns, func(a, c rules.Turn) int { return cmp.Compare(len(a.Word), len(c.Word)) }).Word
}

// commandNodes are the command line: heard only while it is closed, and in
// place of the upper bar while it is open.
func (b *boardScene) commandNodes() []ui.Node {
	w, u := b.env.Words, b.layout.u
	line := &b.command.line
	b.command.open = b.env.app.Uses(commandID) || b.command.open && b.env.app.Uses("command.close") || line.Text != ""
	field := ui.Node{ID: commandID, Role: ui.RoleField, Label: ui.Joined(w.T("command.label"), line.Shown()), Edit: line, Rect: b.unseen()}
	if !b.command.open {
		return []ui.Node{field}
	}
	r := b.layout.bars[1].Inset(min(5*u, b.layout.bars[1].H*0.06))
	u = min(u, r.H/72)
	top, rest := r.Inset(4 * u).CutTop(min(44*u, r.H*0.6))
	shut, top := top.CutRight(44 * u)
	_, top = top.CutRight(6 * u)
	field.Style, field.Rect, field.Size = ui.Field, top, 17*u
	field.Text = w.T("command.empty", "turn", b.sample())
	message, warn := b.taps.message, b.taps.warn
	if message == "" {
		message = w.T("command.label")
	}
	_, rest = rest.CutTop(3 * u)
	lines, size := b.fitLines(message, 16*u, rest)
	return []ui.Node{field,
		{ID: "command.message", Role: ui.RoleText, Label: message, Lines: lines, Style: ui.Words, Size: size, Soft: !warn, Warn: warn, Align: sprites.Left, Rect: rest},
		{ID: "command.close", Role: ui.RoleButton, Label: w.T("close"), Icon: "close", Style: ui.QuietButton, Size: 17 * u, Rect: shut, Press: b.closeCommand},
	}
}
