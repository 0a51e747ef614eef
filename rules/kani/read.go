package kani

import (
	"strings"

	"tidepool/rules"
)

const (
	// maxPart is the length of the longest word of one step: "b4-c3~c5=".
	maxPart = 9
	// maxWord is the length of the longest word of a turn.
	maxWord = maxPart + 1 + maxPart
	// maxParts is more than the number of well-formed parts in a text of that length.
	maxParts = maxWord/len("a1-b1+") + 1
)

// Read returns the turn with a word, or why the word is refused, which is short however long the word.
func Read[S Stage[S]](s S, word string) (Move, error) {
	m, r := read(s, word)
	if r.Code != "" {
		return Move{}, r
	}
	return m, nil
}

func read[S Stage[S]](s S, word string) (m Move, r rules.Reason) {
	if len(word) > maxWord {
		return m, rules.NotAWord
	}
	var parts [maxParts]part
	n := 0
	for text, more := "", true; more; n++ {
		text, word, more = strings.Cut(word, "+")
		if parts[n], r = parsePart(text); r.Code != "" {
			return m, r
		}
	}
	w := walker[S]{stage: s}
	for i := range n {
		if i == 0 {
			r = w.pick(parts[i].from)
		} else {
			r = w.bond(parts[i].from)
		}
		if r.Code == "" {
			r = w.follow(&parts[i])
		}
		if r.Code != "" {
			return m, r
		}
		if i == 0 {
			m.First = w.step
		} else {
			m.Bond = w.step
		}
	}
	return m, fine
}

// follow makes the choices of a part after its piece.
func (w *walker[S]) follow(p *part) rules.Reason {
	if r := w.leave(p.to); r.Code != "" {
		return r
	}
	switch enters := Enters(w.from, w.to); {
	case enters && p.land == "":
		return noLanding.With(p.to)
	case !enters && p.land != "":
		return notCarried.With(p.land)
	case enters:
		if r := w.rest(p.land); r.Code != "" {
			return r
		}
	}
	if p.promotes {
		return w.promote(w.step.Land().Spot())
	}
	return fine
}

// A part is the word of one step as written; its squares may not exist.
type part struct {
	from, to rules.Spot
	land     rules.Spot // or ""
	promotes bool
}

func parsePart(text string) (p part, r rules.Reason) {
	if p.from, text, r = cutSquare(text); r.Code != "" {
		return p, r
	}
	if text, r = cutDash(text); r.Code != "" {
		return p, r
	}
	if p.to, text, r = cutSquare(text); r.Code != "" {
		return p, r
	}
	if rest, ok := strings.CutPrefix(text, "~"); ok {
		if p.land, text, r = cutSquare(rest); r.Code != "" {
			return p, r
		}
	}
	text, p.promotes = strings.CutPrefix(text, "=")
	if text != "" {
		return p, rules.NotAWord
	}
	return p, fine
}

func cutSquare(text string) (rules.Spot, string, rules.Reason) {
	switch {
	case text == "":
		return "", "", rules.Unfinished
	case len(text) < 2 || text[0] < 'a' || text[0] > 'z' || text[1] < '0' || text[1] > '9':
		return "", "", rules.NotAWord
	}
	return rules.Spot(text[:2]), text[2:], fine
}

func cutDash(text string) (string, rules.Reason) {
	if text == "" {
		return "", rules.Unfinished
	}
	rest, ok := strings.CutPrefix(text, "-")
	if !ok {
		return "", rules.NotAWord
	}
	return rest, fine
}
