package locale

import (
	"fmt"
	"strings"
)

// A Name is what a sentence calls somebody. The verbs agree with it where the one who reads is meant.
type Name struct {
	Text string
	// You means that Text is the language's "you", in the middle of a sentence.
	You bool
}

func (n Name) String() string { return n.Text }

// fill fills in {name} placeholders, and chooses from {name|words about another|words to the reader}, which may
// contain placeholders themselves. It is fast, as boards need a text for every square again and again.
func fill(s string, pairs []any) string {
	if len(pairs) < 2 {
		return s
	}
	var out strings.Builder
	for {
		before, rest, open := strings.Cut(s, "{")
		out.WriteString(before)
		if !open {
			return out.String()
		}
		filled, after, ok := resolve(rest, pairs)
		if !ok {
			out.WriteByte('{')
			s = rest
			continue
		}
		out.WriteString(filled)
		s = after
	}
}

// resolve fills in the placeholder that s begins with, after its brace; after is what follows it.
func resolve(s string, pairs []any) (filled, after string, ok bool) {
	end := closing(s)
	if end < 0 {
		return "", "", false
	}
	name, choice, chooses := strings.Cut(s[:end], "|")
	value, known := lookUp(pairs, name)
	if !known || !chooses {
		return fmt.Sprint(value), s[end+1:], known
	}
	at := bar(choice)
	if at < 0 {
		return "", "", false
	}
	said := choice[:at]
	if n, is := value.(Name); is && n.You {
		said = choice[at+1:]
	}
	return fill(said, pairs), s[end+1:], true
}

// closing returns the place of the brace that closes a placeholder, bar that of the line between two choices; -1
// if there is none.
func closing(s string) int { return outside(s, '}') }
func bar(s string) int     { return outside(s, '|') }

// outside returns the first place of a byte outside the placeholders in s; -1 if there is none.
func outside(s string, b byte) int {
	depth := 0
	for i := range len(s) {
		switch {
		case depth == 0 && s[i] == b:
			return i
		case s[i] == '{':
			depth++
		case s[i] == '}':
			depth--
		}
	}
	return -1
}

func lookUp(pairs []any, name string) (value any, ok bool) {
	for i := 0; i+1 < len(pairs); i += 2 {
		if pairs[i] == name {
			return pairs[i+1], true
		}
	}
	return nil, false
}
