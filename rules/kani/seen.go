package kani

// Seen is a small set of non-zero words, used to skip turns with the same result as an earlier one. It
// forgets some if there are many.
type Seen struct {
	words [seenSize]uint64
	count int
}

const (
	seenBits = 7
	seenSize = 1 << seenBits
)

// Has reports whether the set already has the word, and adds it.
func (s *Seen) Has(word uint64) bool {
	i := word * 0x9e3779b97f4a7c15 >> (64 - seenBits)
	for s.words[i] != 0 {
		if s.words[i] == word {
			return true
		}
		i = (i + 1) % seenSize
	}
	if s.count < seenSize*3/4 {
		s.words[i] = word
		s.count++
	}
	return false
}
