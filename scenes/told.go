package scenes

import (
	"strings"

	"tidepool/scenes/ui"

	"tidepool/rules"
	"tidepool/sprites"
)

// told is what a player has been told last, as an answer to what they did.
type told struct {
	message string
	warn    bool // something was refused
	// reason is why, if that was by the rules.
	reason rules.Reason
	// word is the notation of the turn that the message is about.
	word string
	say  func() string // says it in the language there is now
}

// tell shows a player a message in their bar and has it read out.
func (b *boardScene) tell(say func() string, warn bool) {
	b.note(say, warn, "")
	b.env.say(b.taps.message)
}

// note is tell without a sound; word is the notation of the turn it is about.
func (b *boardScene) note(say func() string, warn bool, word string) {
	b.taps.told = told{message: say(), warn: warn, word: word, say: say}
}

// Translate implements ui.Translator: it puts what the player was told last into the language chosen since.
func (b *boardScene) Translate() {
	if t := &b.taps.told; t.say != nil {
		t.message = t.say()
	}
}

// A remark is what stands in a player's bar below the name.
type remark struct {
	text string
	word string // the notation of the turn that text tells in words, if it does
	warn bool
}

// status is what a player is told.
func (b *boardScene) status(side rules.Side, acting bool) remark {
	w := b.env.Words
	switch {
	case b.playing() && acting:
		return b.lastTurn(b.ply)
	case !b.moving() && b.match.Outcome().Over() && b.ply == b.match.Ply():
		return remark{text: b.fate(side)}
	case b.review && b.ply > 0 && b.match.Turn(b.ply).By == side:
		return b.lastTurn(b.ply)
	case b.review:
		return remark{text: w.T("review.at", "n", b.ply, "of", b.match.Ply())}
	case !acting:
		return b.idle(side)
	case b.taps.message != "":
		return remark{b.taps.message, b.taps.word, b.taps.warn}
	case b.levels[side] > 0:
		return remark{text: b.engineStatus()}
	}
	return remark{text: w.T(b.prompt())}
}

// idle tells what a player did last who is not to move.
func (b *boardScene) idle(side rules.Side) remark {
	for ply := b.ply; ply > 0; ply-- {
		if b.match.Turn(ply).By == side {
			return b.lastTurn(ply)
		}
	}
	return remark{text: b.env.Words.T("board.waiting")}
}

// lastTurn tells a turn in words, with its notation.
func (b *boardScene) lastTurn(ply int) remark {
	t := b.match.Turn(ply)
	return remark{text: b.speaker().What(t.By, t.Events), word: t.Word}
}

// remarkNode is a remark in its room: text of a size, with the notation in
// small after its last line or else below it, where there is room for that. It
// has no ID yet.
func (b *boardScene) remarkNode(lay *boardLayout, r remark, room sprites.Rect, size float64) ui.Node {
	lines, fit := b.fitLines(r.text, size, room)
	n := ui.Node{Role: ui.RoleText, Label: r.text, Lines: lines, Style: ui.Words, Size: fit, Warn: r.warn, Align: sprites.Left, Rect: room}
	tail := ui.Tail{Text: r.word, Size: fit * ui.TailShare}
	wide := b.env.Fonts.Width(r.word, sprites.Medium, tail.Size)
	if last := b.env.Fonts.Width(lines[len(lines)-1], sprites.Medium, fit); r.word == "" || last+fit*ui.TailGap+wide <= room.W {
		n.Tail = tail
		return n
	}
	room.H -= tail.Size * ui.LineStep
	floor := fit * 0.8
	if lay.larger() { // the words come first
		floor = max(floor, min(fit, 16*lay.usual))
	}
	lines, less := b.fitLines(r.text, size, room)
	if whole := strings.Join(lines, "") == strings.Join(n.Lines, "") || !strings.HasSuffix(lines[len(lines)-1], "…"); whole && less >= floor &&
		float64(len(lines))*less*ui.LineStep <= room.H && wide <= room.W {
		tail.Below = true
		n.Lines, n.Size, n.Tail = lines, less, tail
	}
	return n
}
