package match

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A moves reads what follows the headers: turns, comments and marks.
type moves struct {
	*parser
	m *Match
	// levels are the main line and the open variations.
	levels []level
	// numbered means that the number before the next turn has been read.
	numbered bool
	result   string
	// pieced is the total length of comments that others were appended to.
	pieced int
}

// A level is the state of reading one line.
type level struct {
	node  *Node
	begun bool
	// unplayed means that the line has ended and only variations follow.
	unplayed bool
	name     string
}

func newMoves(p *parser, m *Match) *moves {
	return &moves{parser: p, m: m, levels: []level{{node: m.Start()}}}
}

func (r *moves) read(want string) error {
	for r.result == "" {
		if err := r.step(); err != nil {
			return err
		}
	}
	if r.result != want {
		return r.blame(r.token, fmt.Errorf("result %s contradicts the header's %s", r.result, want))
	}
	if token, err := r.scan(); token != "" || err != nil {
		return r.blame(r.token, fmt.Errorf("text after the result %s", want))
	}
	return nil
}

// begin reads the first turns of the main line, without variations.
func (r *moves) begin(plies int) error {
	for r.m.at < plies && r.result == "" {
		if err := r.step(); err != nil {
			return err
		}
		for r.in() {
			if err := r.skip(); err != nil {
				return err
			}
		}
	}
	return nil
}

func (r *moves) in() bool { return len(r.levels) > 1 }

func (r *moves) level() *level { return &r.levels[len(r.levels)-1] }

func (r *moves) step() error {
	token, err := r.scan()
	if err == nil {
		err = r.take(token)
	}
	if err != nil {
		return r.blame(r.token, err)
	}
	return nil
}

func (r *moves) skip() error {
	token, err := r.scan()
	switch {
	case err != nil:
	case token == "":
		err = errEnd
	case token == "(":
		r.levels = append(r.levels, level{})
	case token == ")":
		r.levels = r.levels[:len(r.levels)-1]
	}
	if err != nil {
		return r.blame(r.token, err)
	}
	return nil
}

var errEnd = errors.New("the record ends without a result")

func (r *moves) take(token string) error {
	here := r.level()
	switch {
	case token == "":
		return errEnd
	case token[0] == '{':
		return r.comment(token[1:])
	case r.numbered && (isResult(token) || token == "(" || token == ")"):
		return fmt.Errorf("no turn after the number, but %s", token)
	case token == "(":
		return r.open()
	case token == ")" && !r.in():
		return errors.New("no variation ends here")
	case token == ")" && !here.begun:
		return errors.New("a variation without a turn")
	case token == ")":
		r.levels = r.levels[:len(r.levels)-1]
	case isResult(token) && r.in():
		return fmt.Errorf("%s inside a variation", token)
	case isResult(token):
		r.result = token
	case token[0] == '$' || strings.Trim(token, "!?") == "":
		return r.mark(token)
	case token[0] >= '0' && token[0] <= '9':
		if err := r.parser.number(token, here.node.ply); err != nil {
			return err
		}
		r.numbered = true
	case here.unplayed:
		return fmt.Errorf("%s after %s, where nothing was played", quoteWord(token), unplayed)
	case token == unplayed && r.in():
		return fmt.Errorf("%s inside a variation", unplayed)
	case token == unplayed:
		r.numbered, here.unplayed = false, true
	default:
		return r.turn(token)
	}
	return nil
}

// open begins a variation, an alternative to the last turn.
func (r *moves) open() error {
	here := r.level()
	from := here.node
	if !here.unplayed {
		from = from.parent
	}
	if from == nil || !here.begun && !here.unplayed {
		return errors.New("a variation stands after the turn that it replaces")
	}
	if len(r.levels) > MaxPlies {
		return fmt.Errorf("more than %d variations in one another", MaxPlies)
	}
	r.levels = append(r.levels, level{node: from})
	return nil
}

// number reads the number of the turn after ply turns, with any number of dots; the turn may follow directly.
func (p *parser) number(token string, ply int) error {
	digits := 0
	for digits < len(token) && token[digits] >= '0' && token[digits] <= '9' {
		digits++
	}
	if want := strconv.Itoa(ply/2 + 1); token[:digits] != want {
		return fmt.Errorf("%s where the number %s. should be", quoteWord(token), want)
	}
	dots := digits
	for dots < len(token) && token[dots] == '.' {
		dots++
	}
	p.next -= len(token) - dots
	return nil
}

func (r *moves) turn(token string) error {
	word := strings.TrimRight(token, "!?")
	here := r.level()
	if r.in() {
		next, err := r.m.add(here.node, word)
		if err != nil {
			return err
		}
		here.node = next
	} else {
		if _, err := r.m.Play(word); err != nil {
			return err
		}
		here.node = r.m.line[r.m.at]
	}
	here.begun, r.numbered = true, false
	if here.name != "" {
		if err := r.name(here); err != nil {
			return err
		}
	}
	if mark := token[len(word):]; mark != "" {
		return r.mark(mark)
	}
	return nil
}

// name gives a variation the comment read before its first turn as its name. A text that is too long, or a
// second one, becomes a comment.
func (r *moves) name(l *level) error {
	note := l.node.note
	var err error
	if note.Name == "" && l.node.Begins() && checkText(l.name, maxName) == nil {
		note.Name = l.name
	} else if note.Name != l.name {
		note.Comment, err = r.join(note.Comment, l.name)
	}
	l.name = ""
	if err != nil {
		return err
	}
	return r.m.Annotate(l.node, note)
}

// mark reads a mark after a turn: "$1" or "!".
func (r *moves) mark(token string) error {
	here := r.level()
	if !here.begun || here.unplayed {
		return fmt.Errorf("%s without a turn before it", quoteWord(token))
	}
	note := here.node.note
	if note.Mark != NoMark {
		return fmt.Errorf("%s is a second mark", quoteWord(token))
	}
	i := slices.IndexFunc(Marks(), func(m Mark) bool { return m.String() == token || "$"+strconv.Itoa(int(m)) == token })
	if i < 0 {
		return fmt.Errorf("%s is none of the six marks, $1 to $6", quoteWord(token))
	}
	note.Mark = Marks()[i]
	return r.m.Annotate(here.node, note)
}

func (r *moves) comment(text string) (err error) {
	here := r.level()
	if r.in() && !here.begun {
		here.name, err = r.join(here.name, text)
		return err
	}
	note := here.node.note
	if note.Comment, err = r.join(note.Comment, text); err != nil {
		return err
	}
	return r.m.Annotate(here.node, note)
}

// join joins two comments, limiting the total work.
func (r *moves) join(a, b string) (string, error) {
	const most = 1 << 20
	if r.pieced += len(a); r.pieced > most {
		return "", errors.New("comments in too many pieces")
	}
	return joinComments(a, strings.TrimSpace(b)), nil
}

// scan returns the next comment with its opening brace, parenthesis or word, or "" at the end.
func (p *parser) scan() (string, error) {
	for p.next < len(p.text) && (p.text[p.next] == ' ' || p.text[p.next] == '\t' || p.text[p.next] == '\n') {
		p.next++
	}
	p.token = p.next
	rest := p.text[p.next:]
	switch {
	case rest == "":
		return "", nil
	case rest[0] == '{':
		return p.braces(rest)
	case rest[0] == ';':
		line, _, _ := strings.Cut(rest, "\n")
		p.next += len(line)
		return "{" + line[1:], nil
	}
	end := 1
	if rest[0] != '(' && rest[0] != ')' {
		for end < len(rest) && !ends[rest[end]] {
			end++
		}
	}
	p.next += end
	return rest[:end], nil
}

// ends are the characters that end a word.
var ends = [256]bool{' ': true, '\t': true, '\n': true, '{': true, '(': true, ')': true, ';': true}

// braces returns a comment without its closing brace and escapes.
func (p *parser) braces(rest string) (string, error) {
	var b strings.Builder
	for i := 0; i < len(rest); i++ {
		c := rest[i]
		switch {
		case c == '}':
			p.next += i + 1
			return b.String(), nil
		case c == '\\':
			i++
			if i == len(rest) || strings.IndexByte(`\}n`, rest[i]) < 0 {
				return "", errors.New(`comment: \ stands only before }, n or \`)
			}
			if c = rest[i]; c == 'n' {
				c = '\n'
			}
		}
		b.WriteByte(c)
	}
	return "", errors.New("a comment is not closed")
}
