package match

import "strings"

// Split cuts a text of several records, one after another, into the records.
// It does not look whether they are any good: that is for [Read] to say of
// each. Nothing of the text is lost but what stands before the first header.
func Split(text string) []string {
	text = strings.TrimPrefix(text, "\ufeff")
	var list []string
	begin := -1      // where the record begins, -1 before the first
	moves := false   // its headers have ended
	comment := false // the line begins in a comment
	for at := 0; at < len(text); {
		end := len(text)
		if i := strings.IndexByte(text[at:], '\n'); i >= 0 {
			end = at + i + 1
		}
		line := text[at:end]
		switch begins := strings.TrimLeft(line, " \t\r\n"); {
		case !comment && strings.HasPrefix(begins, "["):
			if begin >= 0 && moves {
				list = append(list, text[begin:at])
			}
			if begin < 0 || moves {
				begin, moves = at, false
			}
		case begin >= 0 && begins != "":
			moves = true
			comment = opensComment(line, comment)
		}
		at = end
	}
	if begin >= 0 {
		list = append(list, text[begin:])
	}
	return list
}

// opensComment reports whether a comment goes on after a line of moves.
func opensComment(line string, inside bool) bool {
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case !inside && c == ';':
			return false
		case !inside:
			inside = c == '{'
		case c == '\\':
			i++ // whatever it stands before
		case c == '}':
			inside = false
		}
	}
	return inside
}
