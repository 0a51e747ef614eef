package review

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"tidepool/ai"
	"tidepool/play/match"
	"tidepool/rules"
)

var errStored = errors.New("review: not a stored review")

// Decode returns the stored review of a match, without turns that were replaced since. It returns an error
// for a text that [Review.Encode] did not write.
func Decode(m *match.Match, text string) (*Review, error) {
	r := New(m)
	fields := strings.Split(text, " ")
	head, whole := strings.CutSuffix(fields[0], "*")
	if len(text) > MaxStored || head != version && head != byResults || strings.TrimSpace(text) != text {
		return nil, errStored
	}
	whole = whole && (head == version || !r.counts())
	checks := checksOf(r.spots)
	read := 0
	for i, f := range fields[1:] {
		parts := strings.Split(f, "|")
		if i >= len(checks) || parts[0] != checks[i] {
			break // other turns were played, or more of them
		}
		for _, part := range parts[1:] {
			if err := r.read(i, part); err != nil {
				return nil, fmt.Errorf("%w: ply %d: %q", errStored, i, part)
			}
		}
		read = i + 1
	}
	r.complete = read == len(r.spots) && len(fields) == read+1 && whole
	r.stale = true
	for i := range r.spots {
		r.spent += r.spots[i].cost()
	}
	return r, nil
}

func (r *Review) read(ply int, part string) error {
	s := &r.spots[ply]
	if part == "" {
		return errStored
	}
	p := parser{unit: r.info.Score, position: s.position}
	tag, part := part[0], part[1:]
	switch tag {
	case 's':
		s.seen = p.look(part)
		p.bad = p.bad || !s.seen.failed && len(s.seen.best.Words) == 0
	case 'a', 'A':
		list := strings.Split(part, ";")
		l := p.look(list[0])
		p.bad = p.bad || !l.failed && len(l.best.Words) == 0
		for _, t := range list[1:] {
			l.turns = append(l.turns, p.turn(t))
		}
		s.compare(l, shortened[len(shortened)-1].turns)
		s.sole = tag == 'A' && s.all.known()
	case 'w':
		word, rest, ok := strings.Cut(part, ",")
		next, _, err := s.position.Play(word)
		if !ok || err != nil {
			return errStored
		}
		if s.after == nil {
			s.after = make(map[string]look)
		}
		p.position = next
		s.after[word] = p.look(rest)
	default:
		return errStored
	}
	if p.bad {
		return errStored
	}
	return nil
}

// cost bounds the time a position was looked at.
func (s *spot) cost() time.Duration {
	sum := s.all.time
	if s.seen.time < forever {
		sum += s.seen.time
	}
	for _, l := range s.after {
		sum += l.time
	}
	return sum
}

// A parser parses the looks at one position.
type parser struct {
	unit     rules.ScoreUnit
	position rules.Position
	bad      bool
}

// look parses a look such as "s3,c1e,7,a3-b3,e4-d4".
func (p *parser) look(text string) (l look) {
	fields := strings.Split(text, ",")
	l.time = time.Duration(p.number(fields[0], int64(forever/unit)-1)) * unit
	switch {
	case l.time == 0 || len(fields) < 2:
		p.bad = true
	case len(fields) == 2:
		l.failed = fields[1] == "x"
		p.bad = p.bad || !l.failed
	default:
		l.value = p.value(fields[1])
		l.value.Depth = int(p.number(fields[2], 1000))
		l.best = ai.Variation{Score: l.value.Score, Words: p.words(fields[3:]), Decided: l.value.Decided}
	}
	return l
}

// turn parses a turn such as "w5!,b2-a2,c1-c2".
func (p *parser) turn(text string) ai.Variation {
	fields := strings.Split(text, ",")
	words := p.words(fields[1:])
	p.bad = p.bad || len(words) == 0
	v := p.value(fields[0])
	return ai.Variation{Score: v.Score, Words: words, Decided: v.Decided}
}

// value parses a value such as "c-1e" or "w5!".
func (p *parser) value(text string) Value {
	const most = 980_000 // below proven scores
	number, proven := strings.CutSuffix(text, "!")
	number, decided := strings.CutSuffix(number, "~")
	p.bad = p.bad || decided && (proven || p.unit != rules.SeedUnit || number[:min(len(number), 1)] != "c")
	if number == "" {
		p.bad = true
		return Value{}
	}
	v := Value{Proven: proven, Decided: decided, Unit: p.unit}
	switch kind := number[0]; kind {
	case 'c':
		negative := strings.HasPrefix(number[1:], "-")
		n := p.number(strings.TrimPrefix(number[1:], "-"), most)
		if negative {
			n = -n
		}
		v.Score = ai.Score(n)
	case 'w', 'l':
		v.Score = ai.WinIn(int(p.number(number[1:], match.MaxPlies)))
		if kind == 'l' {
			v.Score = -v.Score
		}
	default:
		p.bad = true
	}
	return v
}

// number strictly parses a non-negative number.
func (p *parser) number(text string, most int64) int64 {
	n, err := strconv.ParseInt(text, 36, 64)
	if err != nil || n < 0 || n > most || strconv.FormatInt(n, 36) != text {
		p.bad = true
		return 0
	}
	return n
}

// words parses a line, whose turns must be legal.
func (p *parser) words(list []string) []string {
	at := p.position
	for _, word := range list {
		next, _, err := at.Play(word)
		if err != nil {
			p.bad = true
			return nil
		}
		at = next
	}
	return slices.Clone(list)
}
