package match

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"tidepool/rules"
)

// MaxRecord is the longest record that is read or written, in bytes.
const MaxRecord = 512 << 10

// ErrUnknownGame means that a record is of none of the given games.
var ErrUnknownGame = errors.New("unknown game")

// A ReadError says why and where a record was refused.
type ReadError struct {
	// Line and Column (in characters) are counted from 1; both are 0 if the whole record is at fault.
	Line, Column int
	Err          error
}

// Error returns a message such as "line 7, column 3: not a header".
func (e *ReadError) Error() string {
	if e.Line == 0 {
		return "record: " + e.Err.Error()
	}
	return fmt.Sprintf("line %d, column %d: %v", e.Line, e.Column, e.Err)
}

func (e *ReadError) Unwrap() error { return e.Err }

// Headers are a record's headers. They are well-formed, but only [Read] checks options, start and result.
type Headers struct {
	Game           rules.Game
	Options, Start string
	Players        [2]string
	Result         string
	Termination    string
	// Ply is the number of turns in force, or -1 for all.
	Ply int
	// Tags are the other headers, in order.
	Tags []Tag
	info *rules.Info
}

// ReadHeaders reads only a record's headers, which takes far less time than Read.
func ReadHeaders(text string, games []rules.Game) (Headers, error) {
	var p parser
	if err := p.begin(text); err != nil {
		return Headers{}, err
	}
	return p.headers(catalogued(games))
}

// A catalogue is games with their information, which is asked for once.
type catalogue struct {
	games []rules.Game
	infos []rules.Info
}

func catalogued(games []rules.Game) catalogue {
	c := catalogue{games: games}
	for _, g := range games {
		c.infos = append(c.infos, g.Info())
	}
	return c
}

// reserved reports whether a header, other than a name, is about the game itself.
func reserved(name string) bool {
	switch name {
	case "Game", "Options", "Start", "Result", "Termination", "Ply":
		return true
	}
	return false
}

type parser struct {
	text string
	// next is where the unread text begins, token where the last token did.
	next, token int
	places      map[string]int
	tags, free  []Tag // all, and those that are not about the game itself
}

// begin starts reading a text. The headers read from the text before it, if any, must not be used any more.
func (p *parser) begin(text string) error {
	if len(text) > MaxRecord {
		return &ReadError{Err: fmt.Errorf("longer than %d bytes", MaxRecord)}
	}
	text = strings.TrimPrefix(text, "\ufeff")
	if strings.Contains(text, "\r") {
		text = lineEnds.Replace(text)
	}
	p.text, p.next, p.token = text, 0, 0
	p.tags, p.free = p.tags[:0], p.free[:0]
	const usual, many = 8, 64
	if clear(p.places); p.places == nil || cap(p.tags) > many {
		p.places, p.tags, p.free = make(map[string]int), make([]Tag, 0, usual), nil
	}
	if !utf8.ValidString(text) {
		return p.blame(len(text)-len(afterInvalid(text)), errors.New("not UTF-8"))
	}
	return nil
}

var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n")

// afterInvalid returns the text from the first invalid UTF-8 on.
func afterInvalid(text string) string {
	for {
		r, size := utf8.DecodeRuneInString(text)
		if r == utf8.RuneError && size <= 1 {
			return text
		}
		text = text[size:]
	}
}

func (p *parser) blame(place int, err error) error {
	before := p.text[:place]
	line := strings.Count(before, "\n") + 1
	return &ReadError{line, utf8.RuneCountInString(before[strings.LastIndexByte(before, '\n')+1:]) + 1, err}
}

func (p *parser) headers(all catalogue) (Headers, error) {
	if err := p.readTags(); err != nil {
		return Headers{}, err
	}
	h := Headers{Ply: -1}
	i, err := p.game(all)
	if err != nil {
		return Headers{}, err
	}
	h.Game, h.info = all.games[i], &all.infos[i]
	sides := h.info.Sides
	for _, t := range p.tags {
		switch t.Name {
		case "Game":
		case "Options":
			h.Options = t.Value
		case "Start":
			h.Start = t.Value
		case "Result":
			h.Result, err = t.Value, checkResult(t.Value)
		case "Termination":
			h.Termination, err = t.Value, checkTermination(t.Value)
		case "Ply":
			h.Ply, err = parsePly(t.Value)
		default:
			switch {
			case isTitle(t.Name, sides[rules.Near]):
				h.Players[rules.Near] = t.Value
			case isTitle(t.Name, sides[rules.Far]):
				h.Players[rules.Far] = t.Value
			default:
				p.free = append(p.free, t)
			}
		}
		if err != nil {
			return Headers{}, p.at(t.Name, err)
		}
	}
	if h.Result == "" {
		return Headers{}, &ReadError{Err: errors.New("no header Result")}
	}
	h.Tags = p.free
	return h, nil
}

func (p *parser) at(name string, err error) error {
	place, ok := p.places[name]
	if !ok {
		return &ReadError{Err: err}
	}
	return p.blame(place, err)
}

func (p *parser) readTags() error {
	for p.next < len(p.text) {
		line, _, _ := strings.Cut(p.text[p.next:], "\n")
		trimmed := trimBlanks(line)
		if trimmed != "" && trimmed[0] != '[' {
			break
		}
		place := p.next + len(line) - len(strings.TrimLeft(line, " \t"))
		p.next = min(p.next+len(line)+1, len(p.text))
		if trimmed == "" {
			continue
		}
		t, err := parseTag(trimmed)
		if _, twice := p.places[t.Name]; err == nil && twice {
			err = fmt.Errorf("header %s given twice", t.Name)
		}
		if err != nil {
			return p.blame(place, err)
		}
		p.places[t.Name] = place
		p.tags = append(p.tags, t)
	}
	return nil
}

// parseTag parses a line such as [Game "kalah"].
func parseTag(line string) (Tag, error) {
	inner, ok := strings.CutPrefix(line, "[")
	inner, ok2 := strings.CutSuffix(inner, "]")
	name, quoted, ok3 := strings.Cut(trimBlanks(inner), `"`)
	quoted, ok4 := strings.CutSuffix(quoted, `"`)
	for strings.HasSuffix(name, " ") || strings.HasSuffix(name, "\t") {
		name = name[:len(name)-1]
	}
	if !ok || !ok2 || !ok3 || !ok4 {
		return Tag{}, errors.New(`not a header like [Game "kalah"]`)
	}
	if err := checkTagName(name); err != nil {
		return Tag{}, fmt.Errorf("header %s: %w", quoteWord(name), err)
	}
	value, err := unescape(quoted)
	if err == nil {
		err = checkText(value, maxTag)
	}
	if err != nil {
		return Tag{}, fmt.Errorf("header %s: %w", name, err)
	}
	return Tag{name, value}, nil
}

// trimBlanks is strings.Trim of spaces and tabs, for texts that seldom have any there.
func trimBlanks(s string) string {
	if s == "" || s[0] != ' ' && s[0] != '\t' && s[len(s)-1] != ' ' && s[len(s)-1] != '\t' {
		return s
	}
	return strings.Trim(s, " \t")
}

func unescape(s string) (string, error) {
	if strings.IndexByte(s, '"') < 0 && strings.IndexByte(s, '\\') < 0 {
		return s, nil
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] == '"':
			return "", errors.New(`a " inside is written \"`)
		case s[i] == '\\' && i+1 < len(s) && (s[i+1] == '"' || s[i+1] == '\\'):
			i++
		case s[i] == '\\':
			return "", errors.New(`\ stands only before " or \`)
		}
		b.WriteByte(s[i])
	}
	return b.String(), nil
}

// game returns the number of the game in a catalogue.
func (p *parser) game(all catalogue) (int, error) {
	i := slices.IndexFunc(p.tags, func(t Tag) bool { return t.Name == "Game" })
	if i < 0 {
		return 0, &ReadError{Err: errors.New("no header Game")}
	}
	id := p.tags[i].Value
	for n := range all.infos {
		if all.infos[n].ID == id {
			return n, nil
		}
	}
	return 0, p.at("Game", fmt.Errorf("%w %s", ErrUnknownGame, quoteWord(id)))
}

func checkResult(s string) error {
	if isResult(s) {
		return nil
	}
	return fmt.Errorf("result %s is none of 1-0, 0-1, 1/2-1/2 and *", quoteWord(s))
}

func isResult(s string) bool {
	return s == firstWins || s == secondWins || s == draw || s == unfinished
}

func checkTermination(s string) error {
	if s == "" || s == ByResignation || s == ByAgreement || s == ByTime {
		return nil
	}
	return fmt.Errorf("termination %s is none of %s, %s and %s", quoteWord(s), ByResignation, ByAgreement, ByTime)
}

func parsePly(s string) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil || n < 0 || strconv.Itoa(n) != s {
		return 0, fmt.Errorf("ply %s is not a number of turns", quoteWord(s))
	}
	return n, nil
}
