// Package key has a constant for everything that package locale can say, so that the compiler finds what is missing:
//
//	words.T(key.MenuContinue)
//	words.N(key.ResultsMoves, 3)
//	words.Of(key.Pieces, "stone")
//
// The constants are generated from the English words: after a change in any language run go generate. The
// words themselves are in locale/words.
package key

//go:generate go run ./gen

// A Text is a text with one form, as an index into the English words.
type Text uint16

// None is no text.
const None Text = 0

// A Count is a text whose form depends on a number, as the index of the first of its English forms.
type Count uint16

// A Family is a group of texts with a part of the name known only at run time.
type Family uint8

// Pattern returns the pattern of a family's names, with a star for the variable part: "card.*".
func (f Family) Pattern() string { return patterns[f] }

// Families returns all families.
func Families() []Family {
	list := make([]Family, len(patterns))
	for i := range list {
		list[i] = Family(i)
	}
	return list
}
