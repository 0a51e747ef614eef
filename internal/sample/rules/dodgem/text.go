package dodgem

import (
	"errors"
	"fmt"
	"strings"

	"tidepool/rules"
)

// Letters of the cars and of the side to move, by side.
const (
	carLetters  = "Cc"
	turnLetters = "br"
)

// String returns the position's text, as in "C2/C2/1cc b".
func (p Position) String() string {
	board := rules.AppendBoard(nil, int(p.size), int(p.size), func(file, rank int) string {
		side, ok := p.on(at(file, rank))
		if !ok {
			return ""
		}
		return carLetters[side : side+1]
	})
	return string(append(board, ' ', turnLetters[p.turn]))
}

// Parse reads a position with the options. It returns an error if the text is not how [Position.String] would
// write it, or if the position cannot occur.
func Parse(options, text string) (Position, error) {
	size, err := sizeOf(options)
	if err != nil {
		return Position{}, err
	}
	p := Position{size: size}
	if err := p.read(text); err != nil {
		return Position{}, fmt.Errorf("dodgem: %w", err)
	}
	return p, nil
}

func (p *Position) read(text string) error {
	board, side, ok := strings.Cut(text, " ")
	turn := strings.Index(turnLetters, side)
	if !ok || len(side) != 1 || turn < 0 {
		return errors.New("want a board and the side to move, b or r")
	}
	p.turn = rules.Side(turn)
	err := rules.ParseBoard(board, int(p.size), int(p.size), func(file, rank int, letter byte, raised bool) error {
		side := strings.IndexByte(carLetters, letter)
		if side < 0 || raised {
			return fmt.Errorf("%q is not a car", letter)
		}
		p.cars[side] |= at(file, rank).cars()
		return nil
	})
	if err != nil {
		return err
	}
	for side, c := range p.cars {
		if c.count() >= int(p.size) {
			return fmt.Errorf("%d cars of %s", c.count(), Game{}.Info().Sides[side])
		}
	}
	if p.cars[p.turn] == 0 {
		return errors.New("the side to move has won before")
	}
	return nil
}
