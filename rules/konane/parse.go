package konane

import (
	"fmt"
	"strconv"
	"strings"

	"tidepool/rules"
)

var (
	stoneLetters = [2]byte{'x', 'o'}
	turnLetters  = [2]byte{'b', 'w'}
)

// maxText is the maximum length of a position's text in bytes.
const maxText = maxSquares + maxSide + 1

// String returns the position's text, as in "oxox/xo2/oxox/xoxo b".
func (p Position) String() string {
	b := p.geometry()
	text := make([]byte, 0, maxText)
	for rank := b.ranks - 1; rank >= 0; rank-- {
		run := 0
		for file := range b.files {
			sq := rank*b.files + file
			if !p.occupied(sq) {
				run++
				continue
			}
			text = append(appendRun(text, run), stoneLetters[b.side(sq)])
			run = 0
		}
		text = appendRun(text, run)
		if rank > 0 {
			text = append(text, '/')
		}
	}
	return string(append(text, ' ', turnLetters[p.turn&1]))
}

func appendRun(text []byte, run int) []byte {
	if run == 0 {
		return text
	}
	return strconv.AppendInt(text, int64(run), 10)
}

// Parse parses a position that can occur, in the form that [Position.String] returns.
func Parse(files, ranks int, text string) (Position, error) {
	return parse(files, ranks, text, true)
}

// parse also accepts, unless strict, positions that can only be played from.
func parse(files, ranks int, text string, strict bool) (Position, error) {
	p, err := New(files, ranks)
	if err != nil {
		return Position{}, err
	}
	if err := p.read(text, strict); err != nil {
		return Position{}, fmt.Errorf("position: %w", err)
	}
	return p, nil
}

func (p *Position) read(text string, strict bool) error {
	if len(text) > maxText {
		return fmt.Errorf("longer than %d bytes", maxText)
	}
	stones, turn, ok := strings.Cut(text, " ")
	if !ok {
		return fmt.Errorf("no side to move after the ranks")
	}
	b := p.geometry()
	rows := strings.Split(stones, "/")
	if len(rows) != b.ranks {
		return fmt.Errorf("%d ranks, want %d", len(rows), b.ranks)
	}
	for i, row := range rows {
		if err := p.readRank(b.ranks-1-i, row); err != nil {
			return err
		}
	}
	switch turn {
	case string(turnLetters[rules.Near]):
		p.turn = rules.Near
	case string(turnLetters[rules.Far]):
		p.turn = rules.Far
	default:
		return fmt.Errorf("side to move %q, want b or w", turn)
	}
	p.opened = uint8(min(2, p.missing(rules.Near)+p.missing(rules.Far)))
	if strict {
		return p.possible()
	}
	return p.playable()
}

func (p *Position) readRank(rank int, row string) error {
	b := p.geometry()
	file := 0
	for rest := row; rest != ""; {
		run, width := leadingRun(rest)
		if width == 0 {
			if err := b.checkStone(file, rank, rest[0]); err != nil {
				return err
			}
			file, rest = file+1, rest[1:]
			continue
		}
		if run < 1 || run > b.files-file || strconv.Itoa(run) != rest[:width] {
			return fmt.Errorf("rank %d: %q empty squares in a row of %d", rank+1, rest[:width], b.files)
		}
		for range run {
			p.flip(b, rank*b.files+file)
			file++
		}
		rest = rest[width:]
	}
	if file != b.files {
		return fmt.Errorf("rank %d: %d squares, want %d", rank+1, file, b.files)
	}
	return nil
}

// leadingRun returns the number at the start of s; one too long for any board is 0.
func leadingRun(s string) (n, digits int) {
	for digits < len(s) && s[digits] >= '0' && s[digits] <= '9' {
		digits++
	}
	if digits > 2 {
		return 0, digits
	}
	n, _ = strconv.Atoi(s[:digits])
	return n, digits
}

func (b *board) checkStone(file, rank int, letter byte) error {
	if letter != stoneLetters[rules.Near] && letter != stoneLetters[rules.Far] {
		return fmt.Errorf("rank %d: %q is neither a stone (x, o) nor a number", rank+1, letter)
	}
	if file >= b.files {
		return fmt.Errorf("rank %d: more than %d squares", rank+1, b.files)
	}
	sq := rank*b.files + file
	if owner := b.side(sq); letter != stoneLetters[owner] {
		return fmt.Errorf("%s: %q on a square of %s's", b.spot(sq), letter, names[owner])
	}
	return nil
}
