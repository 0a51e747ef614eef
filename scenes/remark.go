package scenes

import (
	"strings"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/play"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A remark is what stands in a player's bar below the name.
type remark struct {
	text string
	word string // the notation of the turn that text tells in words, if it does
	warn bool
}

// status is what a player is told.
func (p *gamePage) status(side rules.Side, acting bool) remark {
	w, s, m, said := p.env.Words, p.session(), p.match(), &p.area.told
	ply, review := s.Ply(), p.reviewing()
	switch {
	case p.showing() && acting:
		return p.lastTurn(ply)
	case !p.area.board.Moving() && m.Outcome().Over() && ply == m.Ply():
		return remark{text: p.fate(side)}
	case review && ply > 0 && m.Turn(ply).By == side:
		return p.lastTurn(ply)
	case review:
		return remark{text: w.T(key.ReviewAt, "n", ply, "of", m.Ply())}
	case !acting:
		return p.idle(side)
	case said.message != "":
		return remark{said.message, said.word, said.warn}
	case s.Seats()[side] > 0:
		return remark{text: p.engineStatus()}
	}
	return remark{text: w.T(p.area.prompt())}
}

// idle tells what a player did last who is not to move.
func (p *gamePage) idle(side rules.Side) remark {
	for ply := p.session().Ply(); ply > 0; ply-- {
		if p.match().Turn(ply).By == side {
			return p.lastTurn(ply)
		}
	}
	return remark{text: p.env.Words.T(key.BoardWaiting)}
}

// lastTurn tells a turn in words, with its notation.
func (p *gamePage) lastTurn(ply int) remark {
	t := p.match().Turn(ply)
	return remark{text: p.area.speaker().What(t.By, t.Events), word: t.Word}
}

// engineStatus is what the engine's bar says on its turn.
func (p *gamePage) engineStatus() string {
	w := p.env.Words
	ticks, thinking := p.session().Thought()
	switch {
	case p.session().State() == play.Paused:
		return w.T(key.EnginePaused)
	case thinking && ticks >= play.LeastTicks:
		return w.T(key.EngineThinking) + strings.Repeat(".", ticks/play.DotTicks%4)
	}
	return w.T(key.EngineTurn)
}

// longThought reports whether the engine has thought for so long that the
// person may want to hurry it.
func (p *gamePage) longThought() bool {
	ticks, thinking := p.session().Thought()
	return thinking && ticks >= play.PatienceTicks
}

// remarkNode is a remark in its room: text of a size, with the notation in
// small after its last line or else below it, where there is room for that. It
// has no ID yet.
func (v *gameView) remarkNode(lay *boardLayout, r remark, room sprites.Rect, size float64) ui.Node {
	lines, fit := fitLines(v.p.env.Fonts, r.text, size, room)
	n := ui.Node{Role: ui.RoleText, Label: r.text, Lines: lines, Style: ui.Words, Size: fit, Warn: r.warn, Align: sprites.Left, Rect: room}
	tail := ui.Tail{Text: r.word, Size: fit * ui.TailShare}
	wide := v.p.env.Fonts.Width(r.word, sprites.Medium, tail.Size)
	if last := v.p.env.Fonts.Width(lines[len(lines)-1], sprites.Medium, fit); r.word == "" || last+fit*ui.TailGap+wide <= room.W {
		n.Tail = tail
		return n
	}
	room.H -= tail.Size * ui.LineStep
	floor := fit * 0.8
	if lay.larger() { // the words come first
		floor = max(floor, min(fit, 16*lay.usual))
	}
	lines, less := fitLines(v.p.env.Fonts, r.text, size, room)
	if whole := strings.Join(lines, "") == strings.Join(n.Lines, "") || !strings.HasSuffix(lines[len(lines)-1], "…"); whole && less >= floor &&
		float64(len(lines))*less*ui.LineStep <= room.H && wide <= room.W {
		tail.Below = true
		n.Lines, n.Size, n.Tail = lines, less, tail
	}
	return n
}
