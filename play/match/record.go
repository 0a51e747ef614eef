package match

import (
	"strconv"

	"tidepool/rules"
)

// A Record is a game as text whose turns have been checked. It is what is stored of a [Match], without the
// positions.
type Record struct {
	Labels
	game           rules.Game
	id             string // of the game
	options, start string // start is empty for the usual one
	first          rules.Side
	result         string
	termination    string
	ply, plies     int
	moves          string // after the headers, with their last line end
}

// Whole returns the checked record of the match, including turns taken back.
func (m *Match) Whole() *Record { return m.record(m.Len()) }

// record returns the record of the first plies turns and their variations.
func (m *Match) record(plies int) *Record {
	r := &Record{Labels: m.Labels.clone(), game: m.game, id: m.info.ID, options: m.options, first: m.First(), result: m.Result(),
		termination: m.ended.By, ply: m.at, plies: plies, moves: m.moves(plies)}
	if !m.usual {
		r.start = m.Start().position.String()
	}
	return r
}

func (r *Record) Game() rules.Game { return r.game }

// ID returns the game's [rules.Info.ID].
func (r *Record) ID() string { return r.id }

// Options returns the options that differ from the defaults.
func (r *Record) Options() string { return r.options }

// Result returns 1-0, 0-1, 1/2-1/2 or *.
func (r *Record) Result() string { return r.result }

// First returns the side to move at the start, whose win is written 1-0.
func (r *Record) First() rules.Side { return r.first }

// Ply returns the number of turns in force, and Len the number of turns including those taken back.
func (r *Record) Ply() int { return r.ply }
func (r *Record) Len() int { return r.plies }

// Moves returns everything but the headers, and the first position unless it is the usual one.
func (r *Record) Moves() string { return r.start + "\n" + r.moves }

// String returns the text, which [Read] reads back.
func (r *Record) String() string { return string(r.Append(nil)) }

// Append appends the text.
func (r *Record) Append(b []byte) []byte {
	b = appendHeader(b, "Game", r.id)
	b = appendHeader(b, "Options", r.options)
	b = appendHeader(b, "Start", r.start)
	for side, name := range r.sides {
		b = appendHeader(b, Title(name), r.players[side])
	}
	b = appendHeader(b, dateTag, r.Tag(dateTag))
	b = appendHeader(b, "Result", r.result)
	b = appendHeader(b, "Termination", r.termination)
	if r.ply < r.plies {
		b = appendHeader(b, "Ply", strconv.Itoa(r.ply))
	}
	for _, t := range r.tags {
		if t.Name != dateTag {
			b = appendHeader(b, t.Name, t.Value)
		}
	}
	return append(append(b, '\n'), r.moves...)
}

// appendHeader appends a header's line, but none for an empty value.
func appendHeader(b []byte, name, value string) []byte {
	if value == "" {
		return b
	}
	b = append(append(append(b, '['), name...), ` "`...)
	for i := range len(value) {
		if value[i] == '\\' || value[i] == '"' {
			b = append(b, '\\')
		}
		b = append(b, value[i])
	}
	return append(b, "\"]\n"...)
}
