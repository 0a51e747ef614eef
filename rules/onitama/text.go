package onitama

import (
	"errors"
	"fmt"
	"strings"

	"tidepool/rules"
)

// maxText bounds a position's text in bytes, well above the longest.
const maxText = 100

// Parse reads a position such as
// "bbBbb/5/5/5/rrRrr r boar,ox elephant,horse crab": Red's pieces in r and R,
// Blue's in b and B, the side to move, Red's hand, Blue's hand and the middle
// card. A hand is read in either order. A position that is over is read too,
// but not one that the numbers of pieces or an earlier end rule out.
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
		return Position{}, fmt.Errorf("position: longer than %d bytes", maxText)
	}
	fields := strings.Split(text, " ")
	if len(fields) != 5 {
		return Position{}, fmt.Errorf("position: %d parts, want 5: board, side to move, two hands, middle card", len(fields))
	}
	p, err := parseBoard(fields[0], fields[1])
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
	return p.with(cards), rules.Because(p.check(), p.faulty())
}

func parseBoard(squares, side string) (p Position, err error) {
	switch side {
	case "r":
		p.turn = red
	case "b":
		p.turn = blue
	default:
		return p, fmt.Errorf("side to move %q, want r or b", side)
	}
	var pieces [2]board
	err = rules.ParseBoard(squares, files, files, func(file, rank int, letter byte, raised bool) error {
		i := strings.IndexByte(letters, letter)
		if raised || i < 0 {
			return errors.New("want a piece (r, R, b, B) or a number")
		}
		at := squareAt(file, rank).board()
		pieces[i/2] |= at
		if i%2 == 1 {
			p.masters |= at
		}
		return nil
	})
	p.own, p.enemy = pieces[p.turn], pieces[p.turn.Other()]
	return p, err
}

// letters are those of Red's student and master, and of Blue's.
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

// check returns why the position cannot occur, if it cannot.
func (p Position) check() error {
	for _, side := range [...]rules.Side{red, blue} {
		pieces := p.of(side)
		if n := (pieces & p.masters).count(); n > 1 {
			return fmt.Errorf("%s has %d masters", names[side], n)
		}
		if n := (pieces &^ p.masters).count(); n > students {
			return fmt.Errorf("%s has %d students, at most %d are possible", names[side], n, students)
		}
	}
	switch {
	case p.masters == 0:
		return errors.New("both masters are missing")
	case p.enemy&p.masters == 0:
		return fmt.Errorf("%s is to move but has captured the master already", names[p.turn])
	case p.own&p.masters&temple[p.turn.Other()] != 0:
		return fmt.Errorf("%s is to move but its master is on the enemy temple already", names[p.turn])
	}
	return nil
}

// String returns the position's line of text.
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
	text = append(text, ' ', letters[2*p.turn])
	text = append(text, " "+p.handOf(red).String()+" "+p.handOf(blue).String()+" "+p.middle.Name()...)
	return string(text)
}
