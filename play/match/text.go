package match

import (
	"errors"
	"fmt"
	"unicode"
	"unicode/utf8"
)

// The limits of free text in bytes. Together with MaxPlies they keep every record below [MaxRecord].
const (
	maxName     = 256
	maxTagName  = 32
	maxTag      = 8 << 10
	maxTags     = 24 << 10 // of all tags as written
	maxComments = 96 << 10 // of all comments as written
)

// checkText accepts one line of printable text in any script, including the joiners and direction marks that
// some scripts need.
func checkText(s string, most int) error {
	if len(s) > most {
		return fmt.Errorf("longer than %d bytes", most)
	}
	plain := 0
	for plain < len(s) && s[plain] >= ' ' && s[plain] <= '~' {
		plain++
	}
	if plain == len(s) {
		return nil
	}
	if !utf8.ValidString(s) {
		return errors.New("not UTF-8")
	}
	for _, r := range s {
		if unicode.IsControl(r) || r == '\u2028' || r == '\u2029' {
			return fmt.Errorf("control character %U", r)
		}
	}
	return nil
}
