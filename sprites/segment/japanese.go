package segment

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// compounds are words of the games that the rules of whole would break.
var compounds = [...]string{"親ガニ", "子ガニ", "絆の一歩", "センセイの道"}

// stems are the hiragana that join two kanji of one word, as in 引き分け.
const stems = "きちりみびぎいれけえめべげせ"

// stops are characters after which a Japanese line may always end.
const stops = "。、！？：；…・　"

// whole reports whether a line should not end at a place though Unicode allows it: within a word of katakana
// or kanji, or before hiragana that belong to the word.
func whole(s string, at int) bool {
	after, _ := utf8.DecodeRuneInString(s[at:])
	before, n := utf8.DecodeLastRuneInString(s[:at])
	switch {
	case before == ' ' || strings.ContainsRune(stops, before):
		return false
	case unicode.Is(unicode.Hiragana, after):
		return true
	case katakana(before) && katakana(after):
		return true
	case unicode.Is(unicode.Han, after):
		first, _ := utf8.DecodeLastRuneInString(s[:at-n])
		return unicode.Is(unicode.Han, before) || '0' <= before && before <= '9' ||
			strings.ContainsRune(stems, before) && unicode.Is(unicode.Han, first) || within(s, at)
	}
	return within(s, at)
}

func katakana(r rune) bool { return unicode.Is(unicode.Katakana, r) || r == 'ー' }

func within(s string, at int) bool {
	for _, word := range compounds {
		for i := range word {
			if i > 0 && strings.HasSuffix(s[:at], word[:i]) && strings.HasPrefix(s[at:], word[i:]) {
				return true
			}
		}
	}
	return false
}
