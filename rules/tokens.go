package rules

import "slices"

// Tokens are the tokens of a position.
type Tokens []Token

// Apply applies an event to the tokens, in place, and returns the remaining ones. An event about a missing
// token does nothing.
func (t Tokens) Apply(e Event) Tokens {
	return Apply(t, func(token *Token) *Token { return token }, e)
}

// Apply is [Tokens.Apply] for things that have a token each, such as the pieces on a screen. token returns
// nil for a thing to be ignored. The order is kept, but exchanged cards change places.
func Apply[T any](list []T, token func(*T) *Token, e Event) []T {
	board := bearers[T]{list, token}
	if e.Kind == Swapped {
		board.swap(e.Path)
		return list
	}
	i, from := board.on(e.From)
	if from == nil {
		return list
	}
	switch e.Kind {
	case Moved, Carried, Jumped:
		from.Spot = e.To
	case Promoted:
		from.Piece = e.Piece
	case Sown:
		from.Count -= e.Count
		for _, spot := range e.Path {
			board.add(spot, 1)
		}
	case Captured, Banked, Removed:
		if !board.add(e.To, e.Count) {
			return slices.Delete(list, i, i+1)
		}
		from.Count -= e.Count
	case Handed:
		j, to := board.on(e.To)
		if to == nil {
			break
		}
		from.Piece, to.Piece = e.Piece, from.Piece
		list[i], list[j] = list[j], list[i]
	}
	return list
}

type bearers[T any] struct {
	list  []T
	token func(*T) *Token
}

func (b bearers[T]) on(spot Spot) (int, *Token) {
	for i := range b.list {
		if t := b.token(&b.list[i]); t != nil && t.Spot == spot {
			return i, t
		}
	}
	return -1, nil
}

// add puts seeds on a spot and reports whether anything there can hold them.
func (b bearers[T]) add(spot Spot, seeds int) bool {
	_, t := b.on(spot)
	if t == nil {
		return false
	}
	t.Count += seeds
	return true
}

func (b bearers[T]) swap(pairs []Spot) {
	for pair := range slices.Chunk(pairs, 2) {
		_, first := b.on(pair[0])
		_, second := b.on(pair[len(pair)-1])
		if first != nil && second != nil {
			first.Count, second.Count = second.Count, first.Count
		}
	}
}
