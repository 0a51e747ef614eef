package konane

import (
	"math/bits"

	"tidepool/ai"
	"tidepool/rules"
	"tidepool/rules/konane"
)

// linesSide is the length of the lines and their number in each direction.
const linesSide = 8

// Lines is the number of lines of a board: first the ranks, then the files.
const Lines = 2 * linesSide

// A Line is a rank or file as seen by the side to move, whichever that is: its number, one of four, and its stones.
type Line struct{ Number, Stones uint8 }

// lineOf returns the Line of a line whose stones have a bit each from a1 on.
func lineOf(turn rules.Side, line int, stones uint8) Line {
	at := line % linesSide
	if turn == rules.Far { // on the mirrored board White's stones are where Black's were
		if line < linesSide {
			stones = bits.Reverse8(stones)
		} else {
			at = linesSide - 1 - at
		}
	}
	if last := linesSide - 1 - at; last < at { // the rotated board is equivalent
		at, stones = last, bits.Reverse8(stones)
	}
	return Line{uint8(at), stones}
}

// LinesOf returns the lines of a position on 8×8.
func LinesOf(p konane.Position) (list [Lines]Line) {
	for i := range linesSide {
		list[i] = lineOf(p.Turn(), i, rankOf(p.Stones(), i))
		list[linesSide+i] = lineOf(p.Turn(), linesSide+i, fileOf(p.Stones(), i))
	}
	return list
}

// lines are the values of ranks and files, by the side to move and their stones.
type lines [2][Lines][256]int16

func newLines() *lines {
	t := new(lines)
	for turn := range t {
		for line := range t[turn] {
			for stones := range t[turn][line] {
				l := lineOf(rules.Side(turn), line, uint8(stones))
				t[turn][line][stones] = lineWorths[l.Number][l.Stones]
			}
		}
	}
	return t
}

// lined reports whether a board has the size that the lines are for.
func lined(p konane.Position) bool {
	files, ranks := p.Size()
	return files == linesSide && ranks == linesSide
}

func rankOf(stones uint64, i int) uint8 { return uint8(stones >> (linesSide * i & 63)) }

func fileOf(stones uint64, i int) uint8 {
	return uint8(stones >> (i & 63) & 0x0101010101010101 * 0x0102040810204080 >> 56)
}

func (t *lines) evaluate(p konane.Position) ai.Score {
	s, stones := ai.Score(turnWorth), p.Stones()
	worths := &t[p.Turn()&1]
	for i := range linesSide {
		s += ai.Score(worths[i][rankOf(stones, i)]) + ai.Score(worths[linesSide+i][fileOf(stones, i)])
	}
	return s
}

// A lineup is a position whose turns are judged: the value of its lines, and of each of them, for the side
// that moves next.
type lineup struct {
	worths *[Lines][256]int16
	stones uint64
	all    ai.Score
	each   [Lines]int16
	line   [Lines]uint8
}

func (t *lines) lineUp(p konane.Position) (l lineup) {
	l = lineup{worths: &t[p.Turn()&1^1], stones: p.Stones(), all: turnWorth}
	for i := range linesSide {
		l.line[i], l.line[linesSide+i] = rankOf(l.stones, i), fileOf(l.stones, i)
	}
	for i, stones := range l.line {
		l.each[i] = l.worths[i][stones]
		l.all += ai.Score(l.each[i])
	}
	return l
}

// after returns the stones after a move, and their value for the side that moves next.
func (l *lineup) after(m konane.Move) (stones uint64, worth ai.Score) {
	low, high := int(min(m.From, m.To)), int(max(m.From, m.To))
	along, step := low/linesSide, 1 // the line of the jump
	if high-low >= linesSide {
		along, step = linesSide+low%linesSide, linesSide
	}
	stones, worth = l.stones, l.all
	change := uint8(0)
	for sq := low; sq <= high; sq += step {
		if sq != low && sq != high && (sq-low)/step&1 == 0 {
			continue // it lands here on the way
		}
		stones ^= 1 << (sq & 63)
		at, across := sq%linesSide, linesSide+sq%linesSide // in the line, and the crossing line there
		if step == linesSide {
			at, across = sq/linesSide, sq/linesSide
		}
		change |= 1 << (at & 7)
		worth += l.changed(across, 1<<(along&7))
	}
	return stones, worth + l.changed(along, change)
}

// changed returns the change of a line's value if some stones are toggled.
func (l *lineup) changed(line int, stones uint8) ai.Score {
	line &= Lines - 1
	return ai.Score(l.worths[line][l.line[line]^stones] - l.each[line])
}

// movable reports whether a side can jump.
func movable(stones uint64, side rules.Side) bool {
	const (
		even  = 0xaa55aa55aa55aa55 // Black's squares
		odd   = 0x55aa55aa55aa55aa
		right = 0xfcfcfcfcfcfcfcfc // where jumps to the right can end
		left  = 0x3f3f3f3f3f3f3f3f
	)
	land := even &^ stones
	if side == rules.Far {
		land = odd &^ stones
	}
	return stones<<1&(stones<<2)&land&right|stones>>1&(stones>>2)&land&left|
		stones<<8&(stones<<16)&land|stones>>8&(stones>>16)&land != 0
}
