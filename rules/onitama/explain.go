package onitama

import (
	"strings"

	"tidepool/rules"
)

// maxWord is a little more than the length of the longest word in bytes, to allow for misspelled names.
const maxWord = 24

func (p Position) Explain(word string) error {
	if len(word) > maxWord {
		return rules.NotAWord
	}
	if r := p.explain(word); r.Code != "" {
		return r
	}
	return rules.NotAWord
}

func (p Position) explain(word string) rules.Reason {
	name, step, _ := strings.Cut(word, ":")
	c, ok := CardByName(name)
	if !ok {
		return notCard(name)
	}
	turn := partial{p: p, from: none, to: none}
	stuck := p.steps() == 0
	if step == "pass" && !stuck && p.ownHand().has(c) {
		return mustMove
	}
	if r := turn.useCard(c); r.Code != "" {
		return r
	}
	if stuck && step != "" {
		return exchange
	}
	from, to, _ := strings.Cut(step, "-")
	for _, spot := range []string{from, to} {
		if r := turn.tapSquare(spot); r.Code != "" {
			return r
		}
	}
	return rules.Reason{}
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
	if _, ok := squareOf(rules.Spot(text)); ok {
		return t.tap(rules.Spot(text))
	}
	if r := noSpot(rules.Spot(text)); r.Code == offBoard.Code {
		return r
	}
	return rules.NotAWord
}
