package link

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"slices"
	"strings"

	"tidepool/match"
	"tidepool/rules"
)

// Decode reads a link, or its end alone, as [Encode] writes it and no other
// way. Games are those that it may be of.
func Decode(text string, games []rules.Game) (*match.Match, error) {
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
	m, err := r.match(games)
	if err != nil {
		return nil, err
	}
	if Encode(m) != fragment {
		return nil, ErrDamaged
	}
	return m, nil
}

func damaged(err error) error { return fmt.Errorf("%w: %w", ErrDamaged, err) }

// A reader walks through a link. After a mistake it reads nothing.
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

// match reads all but the version and the check sum.
func (r *reader) match(games []rules.Game) (*match.Match, error) {
	id := r.text()
	var setup match.Setup
	if i := slices.IndexFunc(games, func(g rules.Game) bool { return g.Info().ID == id }); i >= 0 {
		setup.Game = games[i]
	} else if !r.wrong {
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
		if !Shared(m.Info(), t.Name) {
			return nil, ErrDamaged
		}
		if err := m.SetTag(t.Name, t.Value); err != nil {
			return nil, damaged(err)
		}
	}
	if err := play(m, r.rest, plies); err != nil {
		return nil, damaged(err)
	}
	return m, finish(m, end)
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

// play plays the turns that the digits say.
func play(m *match.Match, digits number, plies int) error {
	for range plies {
		list := m.Position().Turns()
		if len(list) == 0 {
			return ErrDamaged
		}
		if _, err := m.Play(list[digits.pop(len(list))].Word); err != nil {
			return err
		}
	}
	if len(digits) > 0 {
		return ErrDamaged
	}
	return nil
}

// finish ends a match as a link says beside its turns.
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
