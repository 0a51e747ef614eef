package match

import (
	"fmt"
	"slices"

	"tidepool/rules"
)

// MaxPlies limits a match and a record. Only a game without draws by repetition and length can reach it.
const MaxPlies = 2000

const maxStart = 1024

type Setup struct {
	Game rules.Game
	// Options are "k=v,k=v"; empty means the defaults.
	Options string
	// Start is the text of the first position; empty means the usual one.
	Start string
	// Players are the names by side; they may be empty.
	Players [2]string
}

type Turn struct {
	Word string
	By   rules.Side
	// Events are what happened, in order. They are shared and must not be changed.
	Events []rules.Event
}

// Follow plays turns by their words from a position, as far as they are legal, and returns them.
func Follow(from rules.Position, words []string) (turns []Turn) {
	for _, word := range words {
		next, events, err := from.Play(word)
		if err != nil {
			break
		}
		turns = append(turns, Turn{Word: word, By: from.Turn(), Events: events})
		from = next
	}
	return turns
}

// A Match is a game in progress or finished. It is not safe for concurrent use.
type Match struct {
	Labels
	Tree
	game    rules.Game
	info    rules.Info
	options string
	usual   bool // the start is the usual one for the options

	at int // how many turns are in force
	// ended is a resignation, an agreed draw or a fallen flag at the current ply.
	ended rules.Outcome
}

// New begins a match. It returns an error if options, start or names are invalid.
func New(s Setup) (*Match, error) {
	info := s.Game.Info()
	m := &Match{Labels: Labels{sides: info.Sides}, game: s.Game, info: info}
	for side, name := range s.Players {
		if err := m.SetPlayer(rules.Side(side), name); err != nil {
			return nil, err
		}
	}
	values, err := rules.ParseOptions(info.Options, s.Options)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", info.ID, err)
	}
	m.options = values.Format(info.Options)
	start, err := m.start(s.Start)
	if err != nil {
		return nil, fmt.Errorf("%s: start: %w", info.ID, err)
	}
	m.Tree = newTree(info.ID, draws{
		repetition: info.Endless && values["repetition"] != "off",
		length:     info.Endless && values["limit"] != "off",
	}, start)
	return m, nil
}

func (m *Match) start(text string) (rules.Position, error) {
	usual, err := m.game.Start(m.options)
	if err != nil {
		return nil, err
	}
	if text == "" {
		m.usual = true
		return usual, nil
	}
	if len(text) > maxStart {
		return nil, fmt.Errorf("longer than %d bytes", maxStart)
	}
	start, err := rules.Admit(m.game, m.options, text)
	if err != nil {
		return nil, err
	}
	m.usual = start == usual
	return start, nil
}

func (m *Match) Game() rules.Game { return m.game }

func (m *Match) Info() rules.Info { return m.info }

// Options returns the options that differ from the defaults, in the game's order.
func (m *Match) Options() string { return m.options }

// First returns the side to move at the start, whose win is written 1-0.
func (m *Match) First() rules.Side { return m.line[0].position.Turn() }

// Ply returns the number of turns in force.
func (m *Match) Ply() int { return m.at }

func (m *Match) Position() rules.Position { return m.line[m.at].position }

// Turns returns the turns in force.
func (m *Match) Turns() []Turn {
	turns := make([]Turn, 0, m.at)
	for _, n := range m.line[1 : m.at+1] {
		turns = append(turns, n.turn)
	}
	return turns
}

// Words returns the words of the turns in force.
func (m *Match) Words() []string { return m.line[m.at].Path() }

// SecondsFirst reports whether the second player is about to make their first turn.
func (m *Match) SecondsFirst() bool {
	second := m.First().Other()
	return m.at > 0 && !m.Outcome().Over() && m.Position().Turn() == second &&
		!slices.ContainsFunc(m.line[1:m.at+1], func(n *Node) bool { return n.turn.By == second })
}

// Copy returns an independent copy.
func (m *Match) Copy() *Match {
	c := *m
	c.Labels = m.Labels.clone()
	c.Tree = m.Tree.clone()
	return &c
}
