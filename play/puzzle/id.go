package puzzle

import (
	"strings"

	"tidepool/rules"
)

// idLetters are the digits of an ID, without easily confused letters.
const idLetters = "0123456789abcdefghjkmnpqrstvwxyz"

const idLength = 8

// ID returns the puzzle's short name in links and diaries: eight letters and digits that depend only on its
// game, options and position.
func (p *Puzzle) ID() string {
	n := p.hash()
	var id [idLength]byte
	for i := range id {
		id[i] = idLetters[n%uint64(len(idLetters))]
		n /= uint64(len(idLetters))
	}
	return string(id[:])
}

func IsID(text string) bool { return len(text) == idLength && strings.Trim(text, idLetters) == "" }

// hash returns the FNV-1a hash of what the ID depends on, mixed.
func (p *Puzzle) hash() uint64 {
	h := uint64(14695981039346656037)
	for _, s := range [...]string{p.Game, "\n", p.Options, "\n", p.Position} {
		for i := range len(s) {
			h = (h ^ uint64(s[i])) * 1099511628211
		}
	}
	return rules.Mix(h)
}
