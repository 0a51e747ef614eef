package konane

import (
	"errors"
	"fmt"
	"strings"

	"tidepool/rules"
)

var (
	stoneLetters = [2]string{"x", "o"}
	turnLetters  = [2]byte{'b', 'w'}
)

// maxText is the maximum length of a position's text in bytes.
const maxText = maxSquares + maxSide + 1

// String returns the position's text, as in "oxox/xo2/oxox/xoxo b".
func (p Position) String() string {
	b := p.geometry()
	text := rules.AppendBoard(make([]byte, 0, maxText), b.files, b.ranks, func(file, rank int) string {
		sq := rank*b.files + file
		if !p.occupied(sq) {
			return ""
		}
		return stoneLetters[b.side(sq)]
	})
	return string(append(text, ' ', turnLetters[p.turn&1]))
}

// Parse parses a position that can occur, in the form that [Position.String] returns.
func Parse(files, ranks int, text string) (Position, error) {
	return parse(files, ranks, text, true)
}

// parse also accepts, unless strict, positions that can only be played from.
func parse(files, ranks int, text string, strict bool) (Position, error) {
	p, err := emptied(files, ranks)
	if err != nil {
		return Position{}, err
	}
	if err := p.read(text, strict); err != nil {
		return Position{}, fmt.Errorf("konane: %w", err)
	}
	return p, nil
}

func (p *Position) read(text string, strict bool) error {
	if len(text) > maxText {
		return fmt.Errorf("position is longer than %d bytes", maxText)
	}
	stones, turn, ok := strings.Cut(text, " ")
	if !ok {
		return errors.New("position has no side to move")
	}
	b := p.geometry()
	err := rules.ParseBoard(stones, b.files, b.ranks, func(file, rank int, letter byte, raised bool) error {
		sq := rank*b.files + file
		if want := stoneLetters[b.side(sq)]; raised || string(rune(letter)) != want {
			return fmt.Errorf("want %s or a number", want)
		}
		p.flip(b, sq)
		return nil
	})
	if err != nil {
		return err
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
	if err := p.playable(); err != nil {
		return err
	}
	if remarks := p.remarks(); strict && len(remarks) > 0 {
		return remarks[0]
	}
	return nil
}
