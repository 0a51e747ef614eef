package club

import (
	"encoding/json"
	"errors"
	"slices"
	"strconv"
)

// MaxPart is the maximum length of a part of an evening, in bytes.
const MaxPart = 850

// A part is a piece of an evening that is sent at once: its head, some of its players, or a round.
type part struct {
	// What names the part: a later part with the same name replaces an earlier one.
	What string `json:"what"`

	ID      string   `json:"id,omitempty"`
	Kind    Kind     `json:"kind,omitempty"`
	Game    string   `json:"game,omitempty"`
	Counts  []int    `json:"counts,omitempty"` // of players and rounds
	Players []Player `json:"players,omitempty"`
	// Pairs are first, second and result, three numbers each.
	Pairs []int `json:"pairs,omitempty"`
}

// The names of parts; the last two are followed by a number.
const (
	headPart    = "evening"
	playersPart = "players"
	roundPart   = "round"
)

func (p part) text() string {
	text, err := json.Marshal(p)
	if err != nil {
		panic("club: a part that JSON cannot hold: " + err.Error())
	}
	return string(text)
}

// Parts returns the evening in short texts, from which [Parts.Evening] puts it together again.
func (e *Evening) Parts() (list []string) {
	list = append(list, part{What: headPart, ID: e.ID, Kind: e.Kind, Game: e.Game, Counts: []int{len(e.Players), len(e.Rounds)}}.text())
	some := part{What: playersPart + "0"}
	n := 0
	for _, p := range e.Players {
		more := some
		more.Players = append(some.Players[:len(some.Players):len(some.Players)], p)
		if len(more.text()) > MaxPart {
			list = append(list, some.text())
			n++
			more = part{What: playersPart + strconv.Itoa(n), Players: []Player{p}}
		}
		some = more
	}
	list = append(list, some.text())
	for i, round := range e.Rounds {
		p := part{What: roundPart + strconv.Itoa(i)}
		for _, pair := range round {
			p.Pairs = append(p.Pairs, pair.First, pair.Second, int(pair.Result))
		}
		list = append(list, p.text())
	}
	return list
}

// Parts holds the latest part of each name.
type Parts map[string]string

// Add adds a part. It ignores invalid texts.
func (t Parts) Add(text string) {
	var p part
	if len(text) <= MaxPart && json.Unmarshal([]byte(text), &p) == nil && len(p.What) < 20 {
		t[p.What] = text
	}
}

// Missing returns the first part of an evening that t does not have; "" if it has all.
func (t Parts) Missing(e *Evening) string {
	for _, text := range e.Parts() {
		var p part
		if json.Unmarshal([]byte(text), &p) == nil && t[p.What] != text {
			return text
		}
	}
	return ""
}

var errPart = errors.New("club: a part of the evening is missing")

// Evening puts the parts together. It fails while a part is missing or parts do not fit each other.
func (t Parts) Evening() (*Evening, error) {
	read := func(what string) (p part, err error) {
		if t[what] == "" {
			return p, errPart
		}
		return p, json.Unmarshal([]byte(t[what]), &p)
	}
	head, err := read(headPart)
	if err != nil || len(head.Counts) != 2 {
		return nil, errPart
	}
	e := New(head.ID, head.Kind, head.Game)
	players, rounds := head.Counts[0], head.Counts[1]
	if players < 0 || players > MaxPlayers || rounds < 0 || rounds > MaxRounds {
		return nil, errFull
	}
	for i := 0; len(e.Players) < players; i++ {
		p, err := read(playersPart + strconv.Itoa(i))
		if err != nil || len(p.Players) == 0 {
			return nil, errPart
		}
		e.Players = append(e.Players, p.Players...)
	}
	for i := range rounds {
		p, err := read(roundPart + strconv.Itoa(i))
		if err != nil || len(p.Pairs)%3 != 0 {
			return nil, errPart
		}
		var round []Pairing
		for pair := range slices.Chunk(p.Pairs, 3) {
			round = append(round, Pairing{First: pair[0], Second: pair[1], Result: Result(pair[2])})
		}
		e.Rounds = append(e.Rounds, round)
	}
	if len(e.Players) != players {
		return nil, errPart
	}
	return e, e.Valid()
}
