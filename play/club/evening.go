package club

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"unicode/utf8"
)

const (
	// MaxPlayers and MaxRounds are the maximum numbers of players and rounds.
	MaxPlayers = 64
	MaxRounds  = 100
	// maxName is the maximum length of a name, in bytes: of 24 characters in any script.
	maxName = 96
	// maxLink is the maximum length of the link to a hall.
	maxLink = 400
)

// A Kind is a way of pairing.
type Kind string

const (
	RoundRobin Kind = "robin"
	Swiss      Kind = "swiss"
	Ladder     Kind = "ladder"
)

// A Result is the result of a game.
type Result int

const (
	Open Result = iota
	FirstWon
	SecondWon
	Drawn
)

// Tag is the tag of a game record that names the evening and the pairing.
const Tag = "Club"

// Bye is the Second of a pairing without an opponent.
const Bye = -1

// A Pairing is two players by number, or one player with a [Bye]. First moves first.
type Pairing struct {
	First  int    `json:"first"`
	Second int    `json:"second"`
	Result Result `json:"result,omitempty"`
}

// Waits reports whether a pairing has a game without a result.
func (p Pairing) Waits() bool { return p.Second != Bye && p.Result == Open }

// A Player is a participant.
type Player struct {
	Name string `json:"name"`
	// From is the number of rounds before the player came. Left, if not 0, is one more than the number of
	// rounds before they left.
	From int `json:"from,omitempty"`
	Left int `json:"left,omitempty"`
}

// An Evening is all data of a club evening.
type Evening struct {
	ID      string      `json:"id"`
	Kind    Kind        `json:"kind"`
	Game    string      `json:"game"`
	Players []Player    `json:"players"`
	Rounds  [][]Pairing `json:"rounds"`

	// Hall is the secret key of the hall for the players' own devices, "" for none; At is the link to it; You is the
	// name of the player at this device. These stay on this device.
	Hall string `json:"hall,omitempty"`
	At   string `json:"at,omitempty"`
	You  string `json:"you,omitempty"`
}

var (
	errName   = errors.New("club: the name is empty, too long or taken")
	errFull   = errors.New("club: too many players or rounds")
	errResult = errors.New("club: a game of the last round has no result")
	errFew    = errors.New("club: there are not two players who can meet")
	errForm   = errors.New("club: not an evening")
)

// New returns an evening without players; id must be unique.
func New(id string, kind Kind, game string) *Evening {
	return &Evening{ID: id, Kind: kind, Game: game}
}

// Join adds a player from the next round on and returns their number. A player who has left
// can join again with the same name.
func (e *Evening) Join(name string) (number int, err error) {
	name = strings.TrimSpace(name)
	if name == "" || len(name) > maxName || !utf8.ValidString(name) {
		return 0, errName
	}
	for i := range e.Players {
		p := &e.Players[i]
		if !strings.EqualFold(p.Name, name) {
			continue
		}
		if p.Left == 0 {
			return 0, errName
		}
		p.Left = 0
		return i, nil
	}
	if len(e.Players) >= MaxPlayers {
		return 0, errFull
	}
	e.Players = append(e.Players, Player{Name: name, From: len(e.Rounds)})
	return len(e.Players) - 1, nil
}

// Leave ends a player's participation. A player who was never paired is removed. Otherwise
// their results stay, and the opponent wins an open game.
func (e *Evening) Leave(player int) {
	paired := false
	for _, round := range e.Rounds {
		for i := range round {
			p := &round[i]
			if p.First != player && p.Second != player {
				continue
			}
			paired = true
			switch {
			case p.Result != Open || p.Second == Bye:
			case p.First == player:
				p.Result = SecondWon
			default:
				p.Result = FirstWon
			}
		}
	}
	if paired {
		e.Players[player].Left = len(e.Rounds) + 1
		return
	}
	e.Players = append(e.Players[:player:player], e.Players[player+1:]...)
	for _, round := range e.Rounds {
		for i := range round {
			round[i].First, round[i].Second = without(round[i].First, player), without(round[i].Second, player)
		}
	}
}

// without returns a player's new number after player gone was removed.
func without(n, gone int) int {
	if n > gone {
		return n - 1
	}
	return n
}

// Begin adds a round.
func (e *Evening) Begin(round []Pairing) error {
	if len(e.Rounds) >= MaxRounds {
		return errFull
	}
	next := *e
	next.Rounds = append(next.Rounds[:len(next.Rounds):len(next.Rounds)], round)
	if err := next.Valid(); err != nil {
		return err
	}
	e.Rounds = next.Rounds
	return nil
}

// Decide sets the result of a game; [Open] takes it back.
func (e *Evening) Decide(round, table int, r Result) error {
	if round < 0 || round >= len(e.Rounds) || table < 0 || table >= len(e.Rounds[round]) || r < Open || r > Drawn {
		return errForm
	}
	if p := &e.Rounds[round][table]; p.Second != Bye {
		p.Result = r
	}
	return nil
}

// Last returns the last round, none before the first.
func (e *Evening) Last() []Pairing {
	if len(e.Rounds) == 0 {
		return nil
	}
	return e.Rounds[len(e.Rounds)-1]
}

// Names returns the names of a pairing's players, the second "" for a bye.
func (e *Evening) Names(p Pairing) (names [2]string) {
	names[0] = e.Players[p.First].Name
	if p.Second != Bye {
		names[1] = e.Players[p.Second].Name
	}
	return names
}

// Table returns a player's pairing in the last round. ok is false if they have no game in it.
func (e *Evening) Table(name string) (table int, p Pairing, ok bool) {
	for i, p := range e.Last() {
		if names := e.Names(p); p.Second != Bye && slices.Contains(names[:], name) {
			return i, p, true
		}
	}
	return 0, p, false
}

// Here returns the numbers of the players who take part in the next round.
func (e *Evening) Here() (list []int) {
	for i, p := range e.Players {
		if p.Left == 0 {
			list = append(list, i)
		}
	}
	return list
}

// Decided reports whether every game of the last round has a result.
func (e *Evening) Decided() bool { return !slices.ContainsFunc(e.Last(), Pairing.Waits) }

// Valid returns an error if a stored evening is inconsistent or too large.
func (e *Evening) Valid() error {
	if len(e.Players) > MaxPlayers || len(e.Rounds) > MaxRounds || len(e.ID) > maxName || len(e.Game) > maxName ||
		len(e.Hall) > maxName || len(e.At) > maxLink || len(e.You) > maxName {
		return errFull
	}
	if e.Kind != RoundRobin && e.Kind != Swiss && e.Kind != Ladder {
		return errForm
	}
	for _, p := range e.Players {
		if p.Name == "" || len(p.Name) > maxName || !utf8.ValidString(p.Name) || p.From < 0 || p.From > len(e.Rounds) || p.Left < 0 || p.Left > len(e.Rounds)+1 {
			return errForm
		}
	}
	for _, round := range e.Rounds {
		if !e.seats(round) {
			return errForm
		}
	}
	return nil
}

// seats reports whether a round gives each player at most one place.
func (e *Evening) seats(round []Pairing) bool {
	seen := make([]bool, len(e.Players))
	sit := func(n int) bool {
		if n < 0 || n >= len(seen) || seen[n] {
			return false
		}
		seen[n] = true
		return true
	}
	for _, p := range round {
		if !sit(p.First) || p.Result < Open || p.Result > Drawn {
			return false
		}
		if p.Second == Bye && p.Result != Open || p.Second != Bye && !sit(p.Second) {
			return false
		}
	}
	return len(round) > 0
}

// maxText is the maximum length of an evening's text, in bytes.
const maxText = 1 << 18

// Text returns the evening in the form that [Parse] reads.
func (e *Evening) Text() string {
	text, err := json.Marshal(e)
	if err != nil {
		panic("club: an evening that JSON cannot hold: " + err.Error())
	}
	return string(text)
}

// Parse parses and validates an evening.
func Parse(text string) (*Evening, error) {
	if len(text) > maxText {
		return nil, errFull
	}
	e := new(Evening)
	if err := json.Unmarshal([]byte(text), e); err != nil {
		return nil, err
	}
	if err := e.Valid(); err != nil {
		return nil, err
	}
	return e, nil
}
