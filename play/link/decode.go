package link

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"slices"
	"strings"

	"tidepool/play/match"
	"tidepool/rules"
)

// Decode parses a link, or its fragment, to one of the given games. It accepts only what [Encode] returns.
func Decode(text string, games []rules.Game) (*match.Match, error) {
	r, err := Begin(text, games)
	if err != nil {
		return nil, err
	}
	return r.Read(match.MaxPlies)
}

// A Reading is a link being read, a few turns at a time: a long game takes longer than a frame.
type Reading struct {
	match  *match.Match
	digits number
	// left is the number of turns not yet read, end the index of the game's ending in ends or -1.
	left, end int
}

// Begin reads a link up to its turns.
func Begin(text string, games []rules.Game) (*Reading, error) {
	fragment, ok := Find(text)
	if !ok || !strings.HasPrefix(fragment, mark) {
		return nil, ErrNone
	}
	data, err := base64.RawURLEncoding.Strict().DecodeString(fragment[len(mark):])
	if err != nil {
		return nil, damaged(err)
	}
	const sum, least = 4, 8
	switch {
	case len(data) > 0 && data[0] > version:
		return nil, ErrNewer
	case len(data) < least || data[0] != version:
		return nil, ErrDamaged
	}
	body := data[:len(data)-sum]
	if binary.BigEndian.Uint32(data[len(body):]) != crc32.ChecksumIEEE(body) {
		return nil, ErrDamaged
	}
	r := reader{rest: body[2:], parts: body[1]}
	reading, err := r.begin(games)
	if err != nil {
		return nil, err
	}
	// A link must have its shortest form. Each turn has only one spelling.
	before := body[:len(body)-len(r.rest)]
	if digits := r.rest; len(digits) > 0 && digits[len(digits)-1] == 0 || string(before) != string(head(reading.match, agreed(reading.match), reading.end, reading.left)) {
		return nil, ErrDamaged
	}
	return reading, nil
}

// Read reads up to so many turns, and returns the game when all are read.
func (r *Reading) Read(turns int) (*match.Match, error) {
	for range min(turns, r.left) {
		list := words(r.match.Position())
		if len(list) == 0 {
			return nil, ErrDamaged
		}
		if _, err := r.match.Play(list[r.digits.pop(len(list))].Word); err != nil {
			return nil, damaged(err)
		}
		r.left--
	}
	switch {
	case r.left > 0:
		return nil, nil
	case len(r.digits) > 0:
		return nil, ErrDamaged
	}
	return r.match, finish(r.match, r.end)
}

// words returns the words of a position's turns, in order, without computing their slow events.
func words(p rules.Position) []rules.Division { return p.Divide(1) }

func damaged(err error) error { return fmt.Errorf("%w: %w", ErrDamaged, err) }

// A reader reads the parts of a link. After an error it reads nothing.
type reader struct {
	rest  []byte
	parts byte
	wrong bool
}

func (r *reader) has(part byte) bool { return r.parts&part != 0 }

func (r *reader) number(most int) int {
	n, size := binary.Uvarint(r.rest)
	if size <= 0 || n > uint64(most) {
		r.wrong, r.rest = true, nil
		return 0
	}
	r.rest = r.rest[size:]
	return int(n)
}

func (r *reader) text() string {
	n := r.number(len(r.rest))
	if r.wrong || n > len(r.rest) {
		r.wrong, r.rest = true, nil
		return ""
	}
	s := string(r.rest[:n])
	r.rest = r.rest[n:]
	return s
}

func (r *reader) begin(games []rules.Game) (*Reading, error) {
	id := r.text()
	setup := match.Setup{Game: rules.Find(games, id)}
	if setup.Game == nil && !r.wrong {
		return nil, fmt.Errorf("%w %.40q", match.ErrUnknownGame, id)
	}
	if r.has(hasOptions) {
		setup.Options = r.text()
	}
	if r.has(hasStart) {
		setup.Start = r.text()
	}
	if r.has(hasPlayers) {
		setup.Players = [2]string{r.text(), r.text()}
	}
	tags := r.tags()
	end := -1
	if r.has(hasEnd) {
		end = r.number(len(ends) - 1)
	}
	plies := r.number(match.MaxPlies)
	if r.wrong || r.parts >= unknownParts {
		return nil, ErrDamaged
	}
	m, err := match.New(setup)
	if err != nil {
		return nil, damaged(err)
	}
	for _, t := range tags {
		if !shared(m, t) {
			return nil, ErrDamaged
		}
		if err := m.SetTag(t.Name, t.Value); err != nil {
			return nil, damaged(err)
		}
	}
	return &Reading{match: m, digits: slices.Clone(r.rest), left: plies, end: end}, nil
}

func (r *reader) tags() []match.Tag {
	const most = 16
	if !r.has(hasTags) {
		return nil
	}
	tags := make([]match.Tag, r.number(most))
	for i := range tags {
		tags[i] = match.Tag{Name: r.text(), Value: r.text()}
	}
	return tags
}

// finish ends a match as the link says.
func finish(m *match.Match, end int) error {
	if end < 0 {
		return nil
	}
	var err error
	switch e := ends[end]; e.by {
	case match.ByAgreement:
		err = m.AgreeDraw()
	case match.ByResignation:
		err = m.Resign(e.loss)
	case match.ByTime:
		err = m.Flag(e.loss)
	}
	if err != nil {
		return damaged(err)
	}
	return nil
}
