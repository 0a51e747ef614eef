package match

import "strings"

// Split cuts a text into the records in it, good or bad, dropping only text before the first header. Headers
// that include Game begin a new record even within a comment, so an unclosed comment spoils only its own record.
func Split(text string) []string {
	text = strings.TrimPrefix(text, "\ufeff")
	var s splitter
	// feed, carriage and brace are the next '\n', '\r' and '{'.
	for at, feed, carriage, brace := 0, -1, -1, -1; at < len(text); {
		feed, carriage, brace = next(text, '\n', at, feed), next(text, '\r', at, carriage), next(text, '{', at, brace)
		end := min(feed, carriage, len(text)-1) + 1
		switch first := text[at]; {
		case s.begun && !s.comment && first > ' ' && first != '[' && brace >= end:
			s.moves, s.headers = true, 0 // like most lines, without looking closer
		default:
			s.line(text, at, end)
		}
		at = end
	}
	if s.begun {
		s.list = append(s.list, text[s.begin:])
	}
	return s.list
}

// next returns where a byte is next from a place on, or the length of the text. known is the answer for an
// earlier place, or -1.
func next(text string, c byte, from, known int) int {
	if known >= from {
		return known
	}
	if i := strings.IndexByte(text[from:], c); i >= 0 {
		return from + i
	}
	return len(text)
}

type splitter struct {
	list  []string
	begun bool
	begin int  // of the record
	game  bool // it has the header Game
	moves bool
	// comment means that the line begins within a comment; headers is then the start of the preceding lines
	// that look like headers, or 0.
	comment bool
	headers int
}

func (s *splitter) line(text string, at, end int) {
	line := trimBlanks(strings.TrimSuffix(strings.TrimSuffix(text[at:end], "\n"), "\r"))
	header := strings.HasPrefix(line, "[")
	switch {
	case line == "":
	case header && !s.comment:
		game := isGame(line)
		if !s.begun || s.moves || game && s.game {
			s.cut(text, at)
		}
		s.game = s.game || game
	case !s.begun:
	case header && s.nextGame(line, at):
		s.cut(text, s.headers)
		s.game = true
	default:
		s.moves = true
		if !header {
			s.headers = 0
		}
		s.comment = opensComment(line, s.comment)
	}
}

// nextGame reports whether a line in a comment, with those before it, is the header of another record.
func (s *splitter) nextGame(line string, at int) bool {
	if _, err := parseTag(line); err != nil {
		s.headers = 0
		return false
	}
	if s.headers == 0 {
		s.headers = at
	}
	return isGame(line)
}

// isGame reports whether a line is the Game header.
func isGame(line string) bool {
	if !strings.Contains(line, "Game") {
		return false
	}
	t, err := parseTag(line)
	return err == nil && t.Name == "Game"
}

func (s *splitter) cut(text string, at int) {
	if s.begun {
		s.list = append(s.list, text[s.begin:at])
	}
	*s = splitter{list: s.list, begun: true, begin: at}
}

// opensComment reports whether a comment is open after a line of moves.
func opensComment(line string, inside bool) bool {
	if !inside && strings.IndexByte(line, '{') < 0 {
		return false
	}
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case !inside && c == ';':
			return false
		case !inside:
			inside = c == '{'
		case c == '\\':
			i++ // skip the escaped character
		case c == '}':
			inside = false
		}
	}
	return inside
}
