package match

import (
	"fmt"
	"strings"
	"unicode"

	"tidepool/rules"
)

var full = rules.Reason{Code: "match.full", Text: "the record is full with {n} turns", N: MaxPlies}

// A TurnError is a refused turn. Err is the reason, usually a [rules.Reason].
type TurnError struct {
	Game string
	// Ply is the number that the turn would have had, from 1.
	Ply  int
	Word string
	Err  error
}

// Error returns a message such as "konane: ply 7: d4-d8: no stone to jump".
func (e *TurnError) Error() string {
	if r, ok := e.Err.(rules.Reason); ok && string(r.At) == e.Word {
		return fmt.Sprintf("%s: ply %d: %v", e.Game, e.Ply, e.Err)
	}
	return fmt.Sprintf("%s: ply %d: %s: %v", e.Game, e.Ply, quoteWord(e.Word), e.Err)
}

func (e *TurnError) Unwrap() error { return e.Err }

// quoteWord keeps a word from outside short and on one line.
func quoteWord(word string) string {
	const most = 40
	odd := func(r rune) bool { return r == ' ' || r == unicode.ReplacementChar || !unicode.IsPrint(r) }
	if len(word) > most {
		return fmt.Sprintf("%q…", strings.ToValidUTF8(word[:most], ""))
	}
	if word == "" || strings.ContainsFunc(word, odd) {
		return fmt.Sprintf("%q", word)
	}
	return word
}

// Play plays a turn and returns its events. An illegal turn, or any turn after the end, returns a
// [*TurnError] and changes nothing. Turns that were taken back are forgotten, unless the next of them is
// played again or variations branch from them.
func (m *Match) Play(word string) ([]rules.Event, error) {
	if m.Outcome().Over() {
		return nil, m.refuse(m.at, word, rules.GameOver)
	}
	if m.at < m.Len() && m.line[m.at+1].turn.Word == word {
		events, _ := m.Redo()
		return events, nil
	}
	if err := m.play(m.at, word); err != nil {
		return nil, err
	}
	m.at++
	return m.line[m.at].turn.Events, nil
}

// Undo takes back a resignation, an agreed draw or a fallen flag, or else the last turn. It reports whether
// there was anything to take back.
func (m *Match) Undo() bool {
	switch {
	case m.ended.Over():
		m.ended = rules.Outcome{}
	case m.at > 0:
		m.at--
	default:
		return false
	}
	return true
}

// CanRedo reports whether a turn was taken back and can be played again.
func (m *Match) CanRedo() bool { return !m.ended.Over() && m.at < m.Len() }

// Redo plays again the turn taken back last and returns its events, or false if there is none. It does not
// restore other endings.
func (m *Match) Redo() ([]rules.Event, bool) {
	if !m.CanRedo() {
		return nil, false
	}
	m.at++
	return m.line[m.at].turn.Events, true
}

// Resign ends the game with a win for the other side. Undo takes it back; turns taken back before are kept.
// It is an error after the end.
func (m *Match) Resign(side rules.Side) error {
	return m.end("resign", rules.Win(side.Other(), ByResignation))
}

func (m *Match) AgreeDraw() error {
	return m.end("draw", rules.Draw(ByAgreement))
}

// Flag ends the game like Resign because a side has run out of time.
func (m *Match) Flag(side rules.Side) error {
	return m.end("flag", rules.Win(side.Other(), ByTime))
}

func (m *Match) end(word string, o rules.Outcome) error {
	if m.Outcome().Over() {
		return m.refuse(m.at, word, rules.GameOver)
	}
	m.ended = o
	return nil
}
