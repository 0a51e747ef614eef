package match

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"tidepool/rules"
)

// Read reads a record strictly; games are those that it may be of. The error
// is a [*ReadError] that says on which line what is wrong, and wraps the
// [*TurnError] of a turn that is refused.
func Read(text string, games []rules.Game) (*Match, error) {
	p, h, m, err := begin(text, games)
	if err != nil {
		return nil, err
	}
	result, err := p.moves(m, MaxPlies+1)
	if err != nil {
		return nil, err
	}
	if result != h.Result {
		return nil, &ReadError{p.line, fmt.Errorf("result %s contradicts the header's %s", result, h.Result)}
	}
	if err := p.settle(m, h); err != nil {
		return nil, err
	}
	return m, nil
}

// begin reads what stands before the moves, and returns the parser at these.
func begin(text string, games []rules.Game) (p *parser, h Headers, m *Match, err error) {
	if p, err = newParser(text); err != nil {
		return nil, Headers{}, nil, err
	}
	if h, err = p.headers(games); err != nil {
		return nil, Headers{}, nil, err
	}
	m, err = p.setUp(h)
	return p, h, m, err
}

// ReadBeginning reads a record as Read does, but only as far as a number of
// turns: what comes after them is not looked at, and the match has them alone.
func ReadBeginning(text string, games []rules.Game, plies int) (*Match, error) {
	p, h, m, err := begin(text, games)
	if err != nil {
		return nil, err
	}
	if h.Ply >= 0 {
		plies = min(plies, h.Ply)
	}
	_, err = p.moves(m, plies)
	if err != nil {
		return nil, err
	}
	return m, nil
}

// setUp makes the match that the headers describe, before its first turn.
func (p *parser) setUp(h Headers) (*Match, error) {
	m, err := New(Setup{Game: h.Game, Options: h.Options})
	if err != nil {
		return nil, p.at("Options", err)
	}
	if h.Start != "" {
		if m, err = New(Setup{Game: h.Game, Options: h.Options, Start: h.Start}); err != nil {
			return nil, p.at("Start", err)
		}
	}
	for side, name := range h.Players {
		if err := m.SetPlayer(rules.Side(side), name); err != nil {
			return nil, p.at(title(m.info.Sides[side]), err)
		}
	}
	for _, t := range h.Tags {
		if err := m.SetTag(t.Name, t.Value); err != nil {
			return nil, p.at(t.Name, err)
		}
	}
	return m, nil
}

// moves plays the turns of the record, most of them at most, and returns the
// result that ends them if it comes so far. The parser's line is then that of
// the result.
func (p *parser) moves(m *Match, most int) (result string, err error) {
	numbered := false // the number before the next turn has been read
	for m.at < most {
		token, err := p.token()
		switch {
		case err != nil:
		case token == "":
			err = errors.New("the record ends without a result")
		case token[0] == '{':
			err = p.comment(m, token)
		case isResult(token) && numbered:
			err = fmt.Errorf("no turn after the number, but %s", token)
		case isResult(token):
			line := p.line
			if more, err := p.token(); more != "" || err != nil {
				return "", &ReadError{p.line, fmt.Errorf("text after the result %s", token)}
			}
			p.line = line
			return token, nil
		case m.at%2 == 0 && !numbered:
			numbered = true
			if want := strconv.Itoa(m.at/2+1) + "."; token != want {
				err = fmt.Errorf("%s where the number %s should be", quoteWord(token), want)
			}
		case token[0] == '(':
			err = errors.New("variations are not part of a record")
		default:
			numbered = false
			_, err = m.Play(token)
		}
		if err != nil {
			return "", &ReadError{p.line, err}
		}
	}
	return "", nil
}

// token returns the next comment with its first brace, or the next word, or
// "" at the end.
func (p *parser) token() (string, error) {
	for p.rest != "" && strings.IndexByte(" \t\n", p.rest[0]) >= 0 {
		if p.rest[0] == '\n' {
			p.line++
		}
		p.rest = p.rest[1:]
	}
	if strings.HasPrefix(p.rest, "{") {
		return p.braces()
	}
	end := strings.IndexAny(p.rest, " \t\n{")
	if end < 0 {
		end = len(p.rest)
	}
	word := p.rest[:end]
	p.rest = p.rest[end:]
	return word, nil
}

// braces returns a comment without its last brace, its escapes undone.
func (p *parser) braces() (string, error) {
	var b strings.Builder
	for i := 0; i < len(p.rest); i++ {
		c := p.rest[i]
		switch {
		case c == '}':
			p.line += strings.Count(p.rest[:i], "\n")
			p.rest = p.rest[i+1:]
			return b.String(), nil
		case c == '\\':
			i++
			if i == len(p.rest) || strings.IndexByte(`\}n`, p.rest[i]) < 0 {
				return "", errors.New(`comment: \ stands only before }, n or \`)
			}
			if c = p.rest[i]; c == 'n' {
				c = '\n'
			}
		}
		b.WriteByte(c)
	}
	return "", errors.New("a comment is not closed")
}

func (p *parser) comment(m *Match, token string) error {
	text := token[1:]
	if m.Comment(m.at) != "" {
		return fmt.Errorf("two comments after ply %d", m.at)
	}
	return m.SetComment(m.at, text)
}

// settle takes back the turns that are not in force and ends the game as the
// headers say.
func (p *parser) settle(m *Match, h Headers) error {
	if h.Ply > m.Len() {
		return p.at("Ply", fmt.Errorf("ply %d of %d turns", h.Ply, m.Len()))
	}
	if h.Ply >= 0 {
		m.at = h.Ply
	}
	if h.Termination == "" {
		if got := m.Result(); got != h.Result {
			return p.at("Result", fmt.Errorf("result %s contradicts the moves, which give %s", h.Result, got))
		}
		return nil
	}
	if m.Outcome().Over() {
		return p.at("Termination", errors.New("the moves end the game already"))
	}
	switch {
	case h.Termination == ByResignation && h.Result == firstWins:
		return m.Resign(m.First().Other())
	case h.Termination == ByResignation && h.Result == secondWins:
		return m.Resign(m.First())
	case h.Termination == ByAgreement && h.Result == draw:
		return m.AgreeDraw()
	}
	return p.at("Termination", fmt.Errorf("%s contradicts the result %s", h.Termination, h.Result))
}
