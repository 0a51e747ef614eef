package konane

import (
	"slices"
	"strings"

	"tidepool/rules"
)

var (
	offBoard = rules.Reason{Code: "konane.off-board", Text: "that is not on the board"}
	noStone  = rules.Reason{Code: "konane.no-stone", Text: "no stone there"}
	notYours = rules.Reason{Code: "konane.not-yours", Text: "that stone is {side}'s"}

	begin      = rules.Reason{Code: "konane.begin", Text: "{side} begins in a corner or in the centre"}
	beginNext  = rules.Reason{Code: "konane.begin-next", Text: "{side} begins in a corner or next to the centre"}
	nextToHole = rules.Reason{Code: "konane.next-to-hole", Text: "{side} removes a stone next to the hole"}
	removeOne  = rules.Reason{Code: "konane.remove-one", Text: "{side} removes one stone and does not jump yet"}

	cannotJump = rules.Reason{Code: "konane.cannot-jump", Text: "this stone cannot jump"}
	already    = rules.Reason{Code: "konane.already-there", Text: "the stone stands there already"}
	straight   = rules.Reason{Code: "konane.straight", Text: "jumps go in one straight line, along a row or a column"}
	straightOn = rules.Reason{Code: "konane.straight-on", Text: "further jumps go straight on"}
	landing    = rules.Reason{Code: "konane.landing", Text: "a jump lands just behind the jumped stone"}
	nothing    = rules.Reason{Code: "konane.nothing-to-jump", Text: "no stone to jump"}
	blocked    = rules.Reason{Code: "konane.blocked", Text: "the square behind the jumped stone is not empty"}
)

func about(r rules.Reason, at rules.Spot, side rules.Side) rules.Reason {
	r.At, r.Side = at, names[side&1]
	return r
}

func (p Position) Refuse(taps []rules.Spot, spot rules.Spot) rules.Reason {
	b := p.geometry()
	sq, ok := b.number(spot)
	if !ok {
		return notSquare(spot)
	}
	if len(taps) == 0 {
		return p.refuseStone(sq)
	}
	if p.opened < 2 {
		return about(removeOne, spot, p.turn)
	}
	from, ok := b.number(taps[0])
	if !ok {
		return notSquare(taps[0])
	}
	at, ok := b.number(taps[len(taps)-1])
	if !ok {
		return notSquare(taps[len(taps)-1])
	}
	if before, ok := b.ray(from, at); ok && at != sq {
		if after, ok := b.ray(at, sq); !ok || after.step != before.step {
			return straightOn.With(spot)
		}
	}
	return p.refuseJumps(at, sq)
}

// Read returns the removal or the jump with a word.
func (p Position) Read(word string) (Move, error) {
	m, r := p.find(word)
	if r.Code != "" {
		return Move{}, r
	}
	return m, nil
}

func (p *Position) find(word string) (m Move, r rules.Reason) {
	b := p.geometry()
	first, last, jumps := strings.Cut(word, "-")
	from, ok := b.number(rules.Spot(first))
	if !ok {
		return m, notSquare(rules.Spot(first))
	}
	if !jumps {
		if r := p.refuseStone(from); r.Code != "" || p.opened < 2 {
			return Move{uint8(from), uint8(from)}, r
		}
		return m, rules.Unfinished.With(rules.Spot(first))
	}
	to, ok := b.number(rules.Spot(last))
	if !ok {
		return m, notSquare(rules.Spot(last))
	}
	if p.opened < 2 {
		return m, about(removeOne, "", p.turn)
	}
	if r := p.refuseOwner(from); r.Code != "" {
		return m, r
	}
	return Move{uint8(from), uint8(to)}, p.refuseJumps(from, to)
}

// notSquare returns different reasons for a square outside this board and for something else.
func notSquare(s rules.Spot) rules.Reason {
	if len(s) < 2 || len(s) > 3 || s[0] < 'a' || s[0] > 'z' || s[1] < '1' || s[1] > '9' ||
		len(s) == 3 && (s[2] < '0' || s[2] > '9') {
		return rules.NotAWord
	}
	return offBoard.With(s)
}

func (p *Position) refuseOwner(sq int) rules.Reason {
	b := p.geometry()
	switch {
	case !p.occupied(sq):
		return noStone.With(b.spot(sq))
	case b.side(sq) != p.turn:
		return about(notYours, b.spot(sq), b.side(sq))
	}
	return rules.Reason{}
}

func (p *Position) refuseStone(sq int) rules.Reason {
	b := p.geometry()
	if r := p.refuseOwner(sq); r.Code != "" {
		return r
	}
	switch p.opened {
	case 0:
		if slices.Contains(b.opening, uint8(sq)) {
			return rules.Reason{}
		}
		if b.whiteCentre() {
			return about(beginNext, b.spot(sq), p.turn)
		}
		return about(begin, b.spot(sq), p.turn)
	case 1:
		if b.adjacent(sq, p.hole()) {
			return rules.Reason{}
		}
		return about(nextToHole, b.spot(sq), p.turn)
	}
	for _, m := range p.AppendMoves(nil) {
		if int(m.From) == sq {
			return rules.Reason{}
		}
	}
	return cannotJump.With(b.spot(sq))
}

func (p *Position) refuseJumps(from, to int) rules.Reason {
	b := p.geometry()
	if from == to {
		return already.With(b.spot(to))
	}
	line, ok := b.ray(from, to)
	if !ok {
		return straight.With(b.spot(to))
	}
	if line.length%2 != 0 {
		return landing.With(b.spot(to))
	}
	for sq := from; sq != to; sq += 2 * line.step {
		if over := sq + line.step; !p.occupied(over) {
			return nothing.With(b.spot(over))
		}
		if end := sq + 2*line.step; p.occupied(end) {
			return blocked.With(b.spot(end))
		}
	}
	return rules.Reason{}
}
