package onitama

import (
	"strings"

	"tidepool/rules"
)

// maxWord is a little more than the length of the longest word in bytes, to allow for misspelled names.
const maxWord = 24

// Read returns the move with a word, which begins with its card.
func (p Position) Read(word string) (Move, error) {
	if len(word) > maxWord {
		return 0, rules.NotAWord
	}
	m, r := p.read(word)
	if r.Code != "" {
		return 0, r
	}
	return m, nil
}

func (p Position) read(word string) (m Move, r rules.Reason) {
	name, step, _ := strings.Cut(word, ":")
	c, ok := p.card(name)
	if !ok {
		return 0, notCard(name)
	}
	turn := p.begin()
	if step == "pass" && !turn.stuck && p.ownHand().has(c) {
		return 0, mustMove
	}
	if r := turn.useCard(c); r.Code != "" {
		return 0, r
	}
	switch {
	case turn.stuck && step == "pass":
		return moveOf(c, 0, 0), rules.Reason{}
	case turn.stuck && step != "":
		return 0, exchange
	}
	from, to, _ := strings.Cut(step, "-")
	if r := turn.tapSquare(from); r.Code != "" {
		return 0, r
	}
	r = turn.tapSquare(to)
	return moveOf(c, turn.from, turn.to), r
}

// card is CardByName, faster for the mover's cards.
func (p Position) card(name string) (Card, bool) {
	hand := p.ownHand()
	switch name {
	case hand.low().Name():
		return hand.low(), true
	case hand.high().Name():
		return hand.high(), true
	}
	return CardByName(name)
}

func notCard(name string) rules.Reason {
	from, _, _ := strings.Cut(name, "-")
	if _, ok := squareOf(rules.Spot(from)); ok {
		return cardMissing
	}
	if r := noSpot(rules.Spot(name)); r.Code == noCard.Code {
		return r
	}
	return rules.NotAWord
}

func (t *partial) tapSquare(text string) rules.Reason {
	if text == "" {
		return rules.Unfinished
	}
	if s, ok := squareOf(rules.Spot(text)); ok {
		return t.square(s)
	}
	if r := noSpot(rules.Spot(text)); r.Code == offBoard.Code {
		return r
	}
	return rules.NotAWord
}
