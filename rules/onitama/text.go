package onitama

import (
	"errors"
	"fmt"
	"strings"

	"tidepool/rules"
)

const maxText = 100

// Parse parses a position such as "bbBbb/5/5/5/rrRrr r boar,ox elephant,horse crab": pieces, the side to move,
// Red's hand, Blue's hand and the middle card; capitals are masters. It may be over, but must be able to occur.
func Parse(options, text string) (Position, error) {
	c, err := choose(options)
	if err != nil {
		return Position{}, fmt.Errorf("onitama: %w", err)
	}
	p, err := parse(c.deck, text)
	if err != nil {
		return Position{}, fmt.Errorf("onitama: %w", err)
	}
	return p, nil
}

func parse(deck, text string) (Position, error) {
	if len(text) > maxText {
		return Position{}, fmt.Errorf("position is longer than %d bytes", maxText)
	}
	fields := strings.Split(text, " ")
	if len(fields) != 5 {
		return Position{}, fmt.Errorf("position has %d parts, want 5: board, side to move, two hands, middle card", len(fields))
	}
	s, err := parseBoard(fields[0], fields[1])
	if err != nil {
		return Position{}, err
	}
	cards, err := parseCards(fields[2], fields[3], fields[4])
	if err != nil {
		return Position{}, err
	}
	if err := cards.check(deck); err != nil {
		return Position{}, err
	}
	return s.position(cards), s.faulty()
}

func parseBoard(squares, side string) (s setup, err error) {
	switch side {
	case "r":
		s.turn = red
	case "b":
		s.turn = blue
	default:
		return s, fmt.Errorf("side to move %q, want r or b", side)
	}
	err = rules.ParseBoard(squares, files, files, func(file, rank int, letter byte, raised bool) error {
		i := strings.IndexByte(letters, letter)
		if raised || i < 0 {
			return errors.New("want a piece (r, R, b, B) or a number")
		}
		at := squareAt(file, rank).board()
		s.pieces[i/2] |= at
		if i%2 == 1 {
			s.masters |= at
		}
		return nil
	})
	return s, err
}

const letters = "rRbB"

func parseCards(redHand, blueHand, middle string) (d deal, err error) {
	for i, text := range []string{redHand, blueHand} {
		a, b, ok := strings.Cut(text, ",")
		if !ok {
			return d, fmt.Errorf("%s's hand: want two cards with a comma between", names[i])
		}
		if d[2*i], err = parseCard(a); err == nil {
			d[2*i+1], err = parseCard(b)
		}
		if err != nil {
			return d, fmt.Errorf("%s's hand: %w", names[i], err)
		}
	}
	if d[4], err = parseCard(middle); err != nil {
		return d, fmt.Errorf("middle: %w", err)
	}
	return d, nil
}

func (p Position) String() string {
	text := rules.AppendBoard(make([]byte, 0, maxText), files, files, func(file, rank int) string {
		piece, ok := p.pieceOn(squareAt(file, rank))
		if !ok {
			return ""
		}
		i := 2 * int(piece.Side)
		if piece.Kind == master {
			i++
		}
		return letters[i : i+1]
	})
	text = append(text, ' ', letters[2*p.Turn()])
	text = append(text, " "+p.handOf(red).String()+" "+p.handOf(blue).String()+" "+p.Middle().Name()...)
	return string(text)
}
