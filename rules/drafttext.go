package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// maxDraft bounds the text of a draft in bytes: that of a full board of any game is shorter.
const maxDraft = 2000

// Text returns a draft in words that [ParseDraft] reads, each followed by "_": the side to move as 0 or 1, then each
// thing in the order of the words. That is a spot and the number of a piece in the game's palette, "a1.2", and for other
// than one seed how many, "A.0.5". A card has its number among the cards, and a choice none.
func (d Draft) Text(info Info, palette []Token) string {
	words := []string{strconv.Itoa(int(d.Turn))}
	for _, t := range d.Tokens {
		number := 0 // there is only one kind of seeds
		switch info.Spot(t.Spot).Class {
		case SquareSpot:
			number = slices.IndexFunc(palette, func(p Token) bool { return p.Piece == t.Piece })
		case CardSpot:
			number = slices.Index(d.cards(info), t.Spot)
		}
		switch {
		case t.Count > 1:
			words = append(words, fmt.Sprintf("%s.%d.%d", t.Spot, number, t.Count))
		case t.Count > 0:
			words = append(words, fmt.Sprintf("%s.%d", t.Spot, number))
		}
	}
	if d.Offer != "" {
		words = append(words, string(d.Offer))
	}
	slices.Sort(words[1:])
	return strings.Join(words, "_") + "_"
}

// cards returns the spots of the cards, in order.
func (d Draft) cards(info Info) (list []Spot) {
	for _, t := range d.Tokens {
		if info.Spot(t.Spot).Class == CardSpot {
			list = append(list, t.Spot)
		}
	}
	return list
}

// ParseDraft parses exactly what Text returns, where begin is any draft with the same options. Its error is [Misplaced].
func ParseDraft(a Arranger, begin Draft, text string) (Draft, error) {
	if len(text) > maxDraft {
		return Draft{}, Misplaced
	}
	words := strings.Split(strings.TrimSuffix(text, "_"), "_")
	palette, err := a.Palette(begin.Options)
	d := begin.Cleared(a.Info())
	if words[0] != strconv.Itoa(int(d.Turn)) {
		d = a.Pass(d)
	}
	for _, word := range words[1:] {
		if err != nil {
			break
		}
		d, err = putWord(a, d, palette, word)
	}
	if err != nil || d.Text(a.Info(), palette) != text {
		return Draft{}, Misplaced // without a word of the text, which may be anything
	}
	return d, nil
}

// putWord puts what a word of a draft's text says.
func putWord(a Arranger, d Draft, palette []Token, word string) (Draft, error) {
	fields := strings.Split(word, ".")
	spot := Spot(fields[0])
	numbers := [2]int{0, 1}
	for i, field := range fields[1:] {
		n, err := strconv.Atoi(field)
		if i == len(numbers) || err != nil || n < i || n > maxDraft {
			return d, Misplaced.With(spot)
		}
		numbers[i] = n
	}
	number, count := numbers[0], numbers[1]
	at := spot
	if named := slices.IndexFunc(palette, func(p Token) bool { return p.Spot == spot }); named >= 0 {
		if cards := d.cards(a.Info()); number < len(cards) {
			at = cards[number]
		}
		number = named
	} else if number >= len(palette) || palette[number].Spot != "" {
		return d, Misplaced.With(spot)
	}
	what := palette[number]
	what.Count = count
	return a.Put(d, what, at)
}
