package puzzle

import "tidepool/rules"

// idLetters are the digits of an ID, without those that look like others.
const idLetters = "0123456789abcdefghjkmnpqrstvwxyz"

const idLength = 8

// ID is the puzzle's short name in links and diaries: eight letters and digits that depend on its
// game, options and position alone.
func (p *Puzzle) ID() string {
	n := p.hash()
	var id [idLength]byte
	for i := range id {
		id[i] = idLetters[n%uint64(len(idLetters))]
		n /= uint64(len(idLetters))
	}
	return string(id[:])
}

func IsID(text string) bool {
	if len(text) != idLength {
		return false
	}
	for i := range len(text) {
		c := text[i]
		if c < '0' || c > 'z' || c > '9' && c < 'a' || c == 'i' || c == 'l' || c == 'o' || c == 'u' {
			return false
		}
	}
	return true
}

// hash is FNV-1a of what the ID depends on, with its bits spread.
func (p *Puzzle) hash() uint64 {
	h := uint64(14695981039346656037)
	for _, s := range [...]string{p.Game, "\n", p.Options, "\n", p.Position} {
		for i := range len(s) {
			h = (h ^ uint64(s[i])) * 1099511628211
		}
	}
	return rules.Mix(h)
}
