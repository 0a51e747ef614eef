package puzzle

import (
	"bytes"
	"errors"
	"slices"
	"strconv"
	"strings"

	"tidepool/rules"
)

// MaxFile limits a file in bytes.
const MaxFile = 1 << 20

const (
	header     = "tidepool puzzles 1"
	maxPuzzles = 5000
	maxLength  = 2000
)

// A SyntaxError says where a file is wrong, in lines and bytes from 1.
type SyntaxError struct {
	Line, Column int
	Err          error
}

func (e *SyntaxError) Error() string {
	return "line " + strconv.Itoa(e.Line) + ", column " + strconv.Itoa(e.Column) + ": " + e.Err.Error()
}

func (e *SyntaxError) Unwrap() error { return e.Err }

// Read reads a file of puzzles. It accepts only what [Write] returns; errors are [*SyntaxError]. games finds
// a game by ID. Positions and turns are not checked; see [Puzzle.Check].
func Read(games func(id string) (rules.Game, bool), text []byte) ([]Puzzle, error) {
	r := reader{games: games, ids: map[uint64]bool{}}
	if len(text) > MaxFile {
		return nil, r.wrong(0, "longer than a file of puzzles can be")
	}
	for len(text) > 0 {
		line, rest, ended := bytes.Cut(text, []byte{'\n'})
		text = rest
		r.line++
		if err := r.read(string(line), ended); err != nil {
			return nil, err
		}
	}
	if r.line == 0 || r.line > 1 && !r.filled {
		r.line++
		return nil, r.wrong(0, "the file ends too early")
	}
	return r.set, nil
}

type reader struct {
	games         func(id string) (rules.Game, bool)
	set           []Puzzle
	ids           map[uint64]bool
	line          int
	game, options string
	// filled means that the last named game and options have a puzzle.
	filled bool
}

func (r *reader) wrong(column int, reason string) error {
	return &SyntaxError{r.line, column + 1, errors.New(reason)}
}

func (r *reader) read(line string, ended bool) error {
	if len(line) > maxLength {
		return r.wrong(maxLength, "the line is too long")
	}
	for i := range len(line) {
		if line[i] < ' ' || line[i] > '~' {
			return r.wrong(i, "a character that no puzzle has")
		}
	}
	switch {
	case !ended:
		return r.wrong(len(line), "the line does not end")
	case r.line == 1:
		if line != header {
			return r.wrong(0, "not a file of puzzles, or of another version")
		}
		return nil
	case !strings.Contains(line, "|"):
		return r.group(line)
	}
	return r.puzzle(line)
}

// group reads a line with the game and options of the following puzzles.
func (r *reader) group(line string) error {
	id, options, has := strings.Cut(line, " ")
	g, known := r.games(id)
	switch {
	case !known:
		return r.wrong(0, "no such game")
	case r.line > 2 && !r.filled:
		return r.wrong(0, "no puzzles of the game above")
	case r.game == id && r.options == options:
		return r.wrong(0, "the same game and options again")
	}
	values, err := rules.ParseOptions(g.Info().Options, options)
	if err != nil {
		return &SyntaxError{r.line, len(id) + 2, err}
	}
	if has != (options != "") || values.Format(g.Info().Options) != options {
		return r.wrong(len(id)+1, "the options are not in standard form")
	}
	r.game, r.options, r.filled = id, options, false
	return nil
}

// puzzle reads "kind goal grade|position|turns" and an optional "|turn".
func (r *reader) puzzle(line string) error {
	if r.game == "" {
		return r.wrong(0, "a puzzle of no game")
	}
	parts := strings.Split(line, "|")
	if len(parts) < 3 || len(parts) > 4 || len(parts) == 4 && parts[3] == "" {
		return r.wrong(len(line), "a puzzle has three or four parts")
	}
	p := Puzzle{Game: r.game, Options: r.options, Position: parts[1], Line: strings.Split(parts[2], " ")}
	if len(parts) == 4 {
		p.Also = parts[3]
	}
	at := len(parts[0]) + 1
	switch {
	case !p.head(parts[0]):
		return r.wrong(0, "not a kind, a goal and a grade")
	case p.Position == "":
		return r.wrong(at, "no position")
	case slices.Contains(p.Line, "") || strings.Contains(p.Also, " "):
		return r.wrong(at+len(parts[1])+1, "not turns with one space between two")
	}
	if err := p.bounds(); err != nil {
		return &SyntaxError{r.line, 1, err}
	}
	id := p.hash() % (1 << (5 * idLength))
	if r.ids[id] {
		return r.wrong(at, "the position is there already")
	}
	if len(r.set) == maxPuzzles {
		return r.wrong(0, "more puzzles than a file can have")
	}
	r.ids[id], r.filled = true, true
	r.set = append(r.set, p)
	return nil
}

// head strictly parses "kind goal grade".
func (p *Puzzle) head(text string) bool {
	parts := strings.Split(text, " ")
	if len(parts) != 3 {
		return false
	}
	p.Kind = Kind(max(0, slices.Index(names[:], parts[0])))
	goal, _ := strconv.Atoi(parts[1])
	grade, _ := strconv.Atoi(parts[2])
	p.Goal, p.Grade = goal, grade
	return string(p.appendHead(nil)) == text
}

func (p *Puzzle) appendHead(dst []byte) []byte {
	dst = append(append(dst, p.Kind.String()...), ' ')
	dst = append(strconv.AppendInt(dst, int64(p.Goal), 10), ' ')
	return strconv.AppendInt(dst, int64(p.Grade), 10)
}

// Write returns a file of puzzles in the given order, in which puzzles with the same game and options should
// be adjacent.
func Write(set []Puzzle) []byte {
	dst := append([]byte(header), '\n')
	game, options := "", ""
	for i := range set {
		p := &set[i]
		if i == 0 || p.Game != game || p.Options != options {
			game, options = p.Game, p.Options
			dst = append(dst, game...)
			if options != "" {
				dst = append(append(dst, ' '), options...)
			}
			dst = append(dst, '\n')
		}
		dst = append(append(p.appendHead(dst), '|'), p.Position...)
		dst = append(append(dst, '|'), strings.Join(p.Line, " ")...)
		if p.Also != "" {
			dst = append(append(dst, '|'), p.Also...)
		}
		dst = append(dst, '\n')
	}
	return dst
}
