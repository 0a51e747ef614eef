// Package wire defines the messages between a page and a table server: one JSON text per message, over a
// WebSocket with the subprotocol [Protocol]. docs/TOGETHER.md describes the protocol.
//
// Both directions are parsed strictly: within limits, and only in the form in which they are written.
//
// The package is pure.
package wire

import (
	"encoding/json"
	"errors"
	"strings"

	"tidepool/play/table"
)

const (
	// Protocol is the name of this version.
	Protocol = "tidepool.1"
	// Path is where the server listens, relative to the page's folder.
	Path = "table"
	// MaxClient and MaxServer are the maximum lengths of messages from a page and a server, in bytes. The longest has
	// all events of the longest table.
	MaxClient = 2048
	MaxServer = 4 << 20
	// PingSeconds is the time between two pings, DeadSeconds how long after the last message a connection
	// counts as dead.
	PingSeconds = 2.5
	DeadSeconds = 9
	// Phrases is the number of fixed phrases.
	Phrases = 12
	// MaxTables is the maximum number of tables in one message.
	MaxTables = 50
)

// A Code is the WebSocket close code with which a server ends a connection. Codes from 4000 on are for applications.
type Code int

const (
	Newer    Code = 4001 // the seat is now played from another place
	Slow     Code = 4002 // messages are not being read
	Bad      Code = 4003 // an invalid message
	Unknown  Code = 4004 // there is no such table, or the secret is wrong
	TooMany  Code = 4005 // messages, connections or tables
	Damaged  Code = 4006 // the log cannot be read completely
	Older    Code = 4007 // an attempt that arrived after a later one
	Quiet    Code = 4008 // nothing was received for too long
	Leaving  Code = 4009 // the server is shutting down: reconnect
	Unstored Code = 4010 // the log is unavailable: reconnect
	Version  Code = 4011 // the page uses another version
)

// Final reports whether reconnecting would change nothing.
func (c Code) Final() bool { return c == Newer || c == Unknown || c == Damaged || c == Version }

// A ClientMessage is a message from a page: exactly one field is set.
type ClientMessage struct {
	Make *Make `json:"make,omitempty"`
	Join *Join `json:"join,omitempty"`
	// Do is an event without what only the server knows: its seat, lag, dealt options.
	Do   *table.Event `json:"do,omitempty"`
	Say  *int         `json:"say,omitempty"`
	Pong *int64       `json:"pong,omitempty"`
	Wall *Wall        `json:"wall,omitempty"`
}

// Wall asks for the open tables with names after a given one, "" for the first.
type Wall struct {
	After string `json:"after"`
}

// Make asks for a table. Repeated, it gives the same table.
type Make struct {
	// Key is 128 random bits, from which the table's name and all its secrets are derived.
	Key string `json:"key"`
	// Setup is without keys.
	Setup table.Setup `json:"setup"`
	// Draw lets the server draw who has the near side.
	Draw bool `json:"draw,omitempty"`
}

// Join takes a seat, or watches.
type Join struct {
	Table string `json:"table"`
	// Secret may be "" to watch a table that is not private.
	Secret string `json:"secret"`
	// From is the number of events known.
	From int `json:"from"`
	// Session is the same in all attempts of one page, Epoch counts them.
	Session string `json:"session"`
	Epoch   int    `json:"epoch"`
}

// A ServerMessage is a message from a server: exactly one field is set.
type ServerMessage struct {
	Made    *Made    `json:"made,omitempty"`
	Joined  *Joined  `json:"joined,omitempty"`
	Entry   *Entry   `json:"entry,omitempty"`
	Refused *Refused `json:"refused,omitempty"`
	Present *Present `json:"present,omitempty"`
	Said    *Said    `json:"said,omitempty"`
	Ping    *int64   `json:"ping,omitempty"`
	Tables  *Tables  `json:"tables,omitempty"`
}

// Made is a new table, with the secrets of its two seats and of its watchers.
type Made struct {
	Table   string    `json:"table"`
	Secrets [3]string `json:"secrets"`
}

// Joined is a seat, and all events from the first unknown one on.
type Joined struct {
	Seat    table.Seat `json:"seat"`
	Entries []Entry    `json:"entries"`
	// Now is the server's time in milliseconds, like those of entries.
	Now int64 `json:"now"`
}

// An Entry is an event with its number from 0 and its time.
type Entry struct {
	N     int         `json:"n"`
	At    int64       `json:"at"`
	Event table.Event `json:"event"`
	// Left is what both seats have left then, in milliseconds, in a game with clocks.
	Left []int64 `json:"left,omitempty"`
}

// Refused is an event that was not accepted. All events up to Events were sent before it.
type Refused struct {
	Nonce  string        `json:"nonce"`
	Why    table.Refusal `json:"why"`
	Events int           `json:"events"`
}

// Present is who is there now.
type Present struct {
	Seats    [2]bool `json:"seats"`
	Watching int     `json:"watching"`
}

// Said is a fixed phrase of a seat.
type Said struct {
	Seat   table.Seat `json:"seat"`
	Phrase int        `json:"phrase"`
}

// Tables are open tables sorted by name; More means that others follow.
type Tables struct {
	Open []Open `json:"open"`
	More bool   `json:"more"`
}

// Open is a public table at which someone sits.
type Open struct {
	Table   string  `json:"table"`
	Game    string  `json:"game"`
	Seats   [2]bool `json:"seats"`
	Watched int     `json:"watched"`
}

var errForm = errors.New("wire: not a message")

// ParseClient parses a page's message.
func ParseClient(data []byte) (a ClientMessage, err error) {
	if err := table.Strict(data, MaxClient, &a); err != nil {
		return ClientMessage{}, errForm
	}
	if one(a.Make != nil, a.Join != nil, a.Do != nil, a.Say != nil, a.Pong != nil, a.Wall != nil) && a.valid() {
		return a, nil
	}
	return ClientMessage{}, errForm
}

func (a ClientMessage) valid() bool {
	switch {
	case a.Make != nil:
		s := a.Make.Setup
		if s.Keys != [3]string{} || !IsSecret(a.Make.Key) {
			return false
		}
		for i := range s.Keys {
			s.Keys[i] = strings.Repeat("0", table.KeyBytes)
		}
		return table.Event{Kind: table.Made, Setup: &s}.Valid()
	case a.Join != nil:
		j := a.Join
		return (j.Secret == "" || IsSecret(j.Secret)) && IsName(j.Table) && j.From >= 0 && j.From <= table.MaxEvents &&
			len(j.Session) <= SecretBytes && lower(j.Session) && j.Epoch >= 0 && j.Epoch < 1<<30
	case a.Do != nil:
		e := a.Do
		switch e.Kind {
		case table.Turned, table.Offered, table.Replied, table.Resumed, table.Swapped, table.Resign, table.Noted:
			return e.Valid() && e.Nonce != "" && e.Seat == 0 && e.Lag == 0 && e.Options == ""
		}
		return false
	case a.Say != nil:
		return *a.Say >= 0 && *a.Say < Phrases
	case a.Wall != nil:
		return a.Wall.After == "" || IsName(a.Wall.After)
	}
	return true
}

const (
	// SecretBytes and TableBytes are the lengths of their texts: 128 and 80 bits in base 32.
	SecretBytes = 26
	TableBytes  = 16
)

// IsName reports whether a text can be a table's name, IsSecret whether it can be a secret.
func IsName(s string) bool   { return len(s) == TableBytes && lower(s) }
func IsSecret(s string) bool { return len(s) == SecretBytes && lower(s) }

// lower reports whether a text consists only of lower-case letters and digits.
func lower(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool { return (r < 'a' || r > 'z') && (r < '0' || r > '9') })
}

// ParseServer parses a server's message.
func ParseServer(data []byte) (t ServerMessage, err error) {
	if err := table.Strict(data, MaxServer, &t); err != nil {
		return ServerMessage{}, errForm
	}
	if one(t.Made != nil, t.Joined != nil, t.Entry != nil, t.Refused != nil, t.Present != nil, t.Said != nil, t.Ping != nil, t.Tables != nil) {
		return t, nil
	}
	return ServerMessage{}, errForm
}

func one(set ...bool) bool {
	n := 0
	for _, s := range set {
		if s {
			n++
		}
	}
	return n == 1
}

func (a ClientMessage) Text() []byte { return text(a) }
func (t ServerMessage) Text() []byte { return text(t) }

func text(v any) []byte {
	data, err := json.Marshal(v)
	if err != nil {
		panic(err) // only texts and numbers
	}
	return data
}
