package rules

import "slices"

// Tokens are the tokens of a position.
type Tokens []Token

// Apply applies events to the tokens, in place, and returns the remaining ones. An event about a missing token
// does nothing.
func (t Tokens) Apply(events ...Event) Tokens {
	for _, e := range events {
		t = Apply(t, func(token *Token) *Token { return token }, e)
	}
	return t
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
		hand := Token{Spot: e.From}
		hand.Put(from.Take(e.Count))
		for _, spot := range e.Path {
			board.add(spot, hand.Take(1))
		}
	case Captured, Banked, Removed:
		if _, to := board.on(e.To); to == nil {
			return slices.Delete(list, i, i+1)
		}
		for range min(e.Count, from.Count) {
			board.add(e.To, from.Take(1))
		}
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

// add puts seeds on a spot, if anything there can hold them.
func (b bearers[T]) add(spot Spot, grains string) {
	if _, t := b.on(spot); t != nil {
		t.Put(grains)
	}
}

// Take takes the last n seeds off a heap, or all.
func (t *Token) Take(n int) (grains string) {
	all := t.all()
	t.Count = max(0, len(all)-n)
	t.Grains = all[:t.Count]
	return all[t.Count:]
}

// Put puts seeds on a heap.
func (t *Token) Put(grains string) {
	t.Grains = t.all() + grains
	t.Count = len(t.Grains)
}

// all returns the looks of all seeds.
func (t *Token) all() string {
	list := make([]byte, t.Count)
	for i := range list {
		list[i] = t.Grain(i)
	}
	return string(list)
}

// Plain returns a token without the looks of its seeds, as positions have it.
func (t Token) Plain() Token {
	t.Grains = ""
	return t
}

// Grain returns the look of the i-th seed. One that has never moved has that of its place.
func (t *Token) Grain(i int) byte {
	if i >= 0 && i < len(t.Grains) {
		return t.Grains[i]
	}
	return byte(i) + t.Spot[0]
}

func (b bearers[T]) swap(pairs []Spot) {
	for pair := range slices.Chunk(pairs, 2) {
		_, first := b.on(pair[0])
		_, second := b.on(pair[len(pair)-1])
		if first != nil && second != nil {
			first.Grains, second.Grains = second.all(), first.all()
			first.Count, second.Count = second.Count, first.Count
		}
	}
}
