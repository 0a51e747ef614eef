// Package key has a constant for everything that package locale can say, so that
// the compiler finds what is not there:
//
//	words.T(key.MenuContinue)
//	words.N(key.ResultsMoves, 3)
//	words.Of(key.Pieces, "stone")
//
// The constants are made from the English words: after a change in any language
// run go generate. It is not for the words themselves, which are in locale/words.
package key

//go:generate go run ./gen

// A Text is words of one form, by their place among the English words.
type Text uint16

// None is no words at all.
const None Text = 0

// A Count is words whose form depends on a number, by the place of the first of their English forms.
type Count uint16

// A Family is words of which a part of the name is only known when the program runs.
type Family uint8

// Pattern is the names of a family's words, a star standing for what differs: "card.*".
func (f Family) Pattern() string { return patterns[f] }

// Families are all of them.
func Families() []Family {
	list := make([]Family, len(patterns))
	for i := range list {
		list[i] = Family(i)
	}
	return list
}
