package match

import (
	"strconv"

	"tidepool/rules"
)

// A Reader checks many records, faster than [Read] reads each.
type Reader struct {
	games  catalogue
	starts map[start]*started
	// These are reused.
	parser parser
	line   []byte
}

// A start is what determines the first position.
type start struct{ game, options, position string }

// A started is a record without turns and labels, and what decides its turns.
type started struct {
	Record
	draws  draws
	replay rules.Replay
}

func NewReader(games []rules.Game) *Reader {
	return &Reader{games: catalogued(games), starts: make(map[start]*started)}
}

// Check reads a record like [Read], with the same errors, but does not keep its positions.
func (r *Reader) Check(text string) (*Record, error) {
	if record, ok := r.plain(text); ok {
		return record, nil
	}
	m, err := Read(text, r.games.games)
	if err != nil {
		return nil, err
	}
	return m.Whole(), nil
}

// plain checks a record that has nothing but headers and turns, all in force. It accepts no other.
func (r *Reader) plain(text string) (*Record, bool) {
	p := &r.parser
	if p.begin(text) != nil {
		return nil, false
	}
	h, err := p.headers(r.games)
	if err != nil || h.Ply >= 0 {
		return nil, false
	}
	s, err := r.start(p, h)
	if err != nil {
		return nil, false
	}
	labels := Labels{sides: s.sides}
	if _, err := labels.label(h); err != nil {
		return nil, false
	}
	plies, outcome, ok := r.play(p, s, h.Result)
	if !ok {
		return nil, false
	}
	ended, _, err := h.ending(outcome, s.first)
	if err != nil {
		return nil, false
	}
	record := s.Record
	record.Labels, record.result, record.termination = labels, h.Result, ended.By
	record.ply, record.plies, record.moves = plies, plies, string(r.line)
	return &record, true
}

// start returns the match that the headers describe, before its first turn.
func (r *Reader) start(p *parser, h Headers) (*started, error) {
	const most = 100
	key := start{h.info.ID, h.Options, h.Start}
	if s, ok := r.starts[key]; ok {
		return s, nil
	}
	m, err := p.setUp(Headers{Game: h.Game, Options: h.Options, Start: h.Start})
	if err != nil {
		return nil, err
	}
	if len(r.starts) == most {
		clear(r.starts)
	}
	s := &started{*m.record(0), m.draws, m.Position().Replay()}
	r.starts[key] = s
	return s, nil
}

// play plays the turns up to the result and writes them as [Match.Record] does.
func (r *Reader) play(p *parser, s *started, result string) (plies int, outcome rules.Outcome, ok bool) {
	s.replay.Restart()
	outcome = s.replay.Outcome()
	lines := lines{text: r.line[:0]}
	defer func() { r.line = lines.text }()
	for numbered := false; ; {
		token, err := p.scan()
		switch {
		case err != nil || token == "":
			return 0, outcome, false
		case isResult(token):
			lines.add("", result)
			lines.text = append(lines.text, '\n')
			rest, err := p.scan()
			return plies, outcome, !numbered && token == result && rest == "" && err == nil
		case token[0] >= '0' && token[0] <= '9':
			if p.number(token, plies) != nil {
				return 0, outcome, false
			}
			numbered = true
		case !isWord(token) || outcome.Over() || plies == MaxPlies || s.replay.Play(token) != nil:
			return 0, outcome, false
		default:
			if plies%2 == 0 {
				lines.add(strconv.Itoa(plies/2+1), ".")
			}
			lines.add("", token)
			numbered, plies = false, plies+1
			outcome = s.draws.judge(s.replay.Outcome(), plies, s.replay.Before)
		}
	}
}

// isWord reports whether a token can only be a turn.
func isWord(token string) bool {
	switch token[0] {
	case '{', '(', ')', '$':
		return false
	}
	last := token[len(token)-1]
	return last != '!' && last != '?' && token != unplayed
}
