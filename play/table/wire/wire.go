// Package wire is what a page and a server of tables say to each other: one JSON
// text a message, over a WebSocket whose subprotocol is [Protocol]. docs/TOGETHER.md
// tells the whole.
//
// Both directions are read strictly: within bounds, and only as they are written.
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
	// Path is where the server listens, below the page's own folder.
	Path = "table"
	// MaxAsk and MaxTell are the longest messages to and from a server, in bytes. The longest
	// tells all events of the longest table.
	MaxAsk  = 2048
	MaxTell = 4 << 20
	// PingSeconds is between two pings, DeadSeconds how long after the last message a line is dead.
	PingSeconds = 2.5
	DeadSeconds = 9
	// Phrases is how many fixed phrases there are.
	Phrases = 12
	// MaxTables is how many tables are told at once.
	MaxTables = 50
)

// A Code is why a server ends a connection, as WebSocket closes it. Codes from 4000 on are the
// application's own.
type Code int

const (
	Newer    Code = 4001 // the seat is played from another place now
	Slow     Code = 4002 // messages are not read
	Bad      Code = 4003 // a message is not understood
	Unknown  Code = 4004 // there is no such table, or the secret is none of its
	TooMany  Code = 4005 // messages, connections or tables
	Damaged  Code = 4006 // the log cannot be read whole
	Older    Code = 4007 // an attempt that came after a later one
	Quiet    Code = 4008 // nothing has come for too long
	Leaving  Code = 4009 // the server ends: come again
	Unstored Code = 4010 // the log cannot be reached: come again
	Version  Code = 4011 // the page speaks another version
)

// Final reports that coming again would change nothing.
func (c Code) Final() bool { return c == Newer || c == Unknown || c == Damaged || c == Version }

// An Ask is what a page says: one of these.
type Ask struct {
	Make *Make `json:"make,omitempty"`
	Join *Join `json:"join,omitempty"`
	// Do is an event without what only the server knows: its seat, lag, dealt options.
	Do   *table.Event `json:"do,omitempty"`
	Say  *int         `json:"say,omitempty"`
	Pong *int64       `json:"pong,omitempty"`
	Wall *Wall        `json:"wall,omitempty"`
}

// Wall asks for the open tables whose names come after one, "" for the first.
type Wall struct {
	After string `json:"after"`
}

// Make asks for a table. Said again, it gives the same table.
type Make struct {
	// Key is 128 random bits; the table's name and all its secrets come from it.
	Key string `json:"key"`
	// Setup is without keys.
	Setup table.Setup `json:"setup"`
	// Draw leaves it to chance who has the near side.
	Draw bool `json:"draw,omitempty"`
}

// Join takes a seat, or watches.
type Join struct {
	Table string `json:"table"`
	// Secret may be "" to watch a table that is not private.
	Secret string `json:"secret"`
	// From is how many events are known.
	From int `json:"from"`
	// Session is the same in all attempts of one page, Epoch counts them.
	Session string `json:"session"`
	Epoch   int    `json:"epoch"`
}

// A Tell is what a server says: one of these.
type Tell struct {
	Made    *Made    `json:"made,omitempty"`
	Joined  *Joined  `json:"joined,omitempty"`
	Entry   *Entry   `json:"entry,omitempty"`
	Refused *Refused `json:"refused,omitempty"`
	Present *Present `json:"present,omitempty"`
	Said    *Said    `json:"said,omitempty"`
	Ping    *int64   `json:"ping,omitempty"`
	Tables  *Tables  `json:"tables,omitempty"`
}

// Made is a new table, with the secrets of its two seats and of those who watch.
type Made struct {
	Table   string    `json:"table"`
	Secrets [3]string `json:"secrets"`
}

// Joined is a seat, and all events from the first unknown one on.
type Joined struct {
	Seat    table.Seat `json:"seat"`
	Entries []Entry    `json:"entries"`
	// Now is the server's time, in milliseconds, as those of entries.
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

// Refused is an event that was not taken. All events up to Events have been told before it.
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

// Tables are open tables in the order of their names; More is whether there are others after them.
type Tables struct {
	Open []Open `json:"open"`
	More bool   `json:"more"`
}

// Open is a table at which somebody sits, and which is not private.
type Open struct {
	Table   string  `json:"table"`
	Game    string  `json:"game"`
	Seats   [2]bool `json:"seats"`
	Watched int     `json:"watched"`
}

var errForm = errors.New("wire: not a message")

// ParseAsk reads what a page says.
func ParseAsk(data []byte) (a Ask, err error) {
	if err := table.Strict(data, MaxAsk, &a); err != nil {
		return Ask{}, errForm
	}
	if one(a.Make != nil, a.Join != nil, a.Do != nil, a.Say != nil, a.Pong != nil, a.Wall != nil) && a.valid() {
		return a, nil
	}
	return Ask{}, errForm
}

func (a Ask) valid() bool {
	switch {
	case a.Make != nil:
		s := a.Make.Setup
		if s.Keys != [3]string{} || !isSecret(a.Make.Key) {
			return false
		}
		for i := range s.Keys {
			s.Keys[i] = strings.Repeat("0", table.KeyBytes)
		}
		return table.Event{Kind: table.Made, Setup: &s}.Valid()
	case a.Join != nil:
		j := a.Join
		return (j.Secret == "" || isSecret(j.Secret)) && len(j.Table) == TableBytes && lower(j.Table) && j.From >= 0 && j.From <= table.MaxEvents &&
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
		return a.Wall.After == "" || len(a.Wall.After) == TableBytes && lower(a.Wall.After)
	}
	return true
}

const (
	// SecretBytes and TableBytes are the lengths of their texts: 128 and 80 bits in base 32.
	SecretBytes = 26
	TableBytes  = 16
)

func isSecret(s string) bool { return len(s) == SecretBytes && lower(s) }

// lower reports whether a text is of small letters and digits only.
func lower(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool { return (r < 'a' || r > 'z') && (r < '0' || r > '9') })
}

// ParseTell reads what a server says.
func ParseTell(data []byte) (t Tell, err error) {
	if err := table.Strict(data, MaxTell, &t); err != nil {
		return Tell{}, errForm
	}
	if one(t.Made != nil, t.Joined != nil, t.Entry != nil, t.Refused != nil, t.Present != nil, t.Said != nil, t.Ping != nil, t.Tables != nil) {
		return t, nil
	}
	return Tell{}, errForm
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

func (a Ask) Text() []byte  { return text(a) }
func (t Tell) Text() []byte { return text(t) }

func text(v any) []byte {
	data, err := json.Marshal(v)
	if err != nil {
		panic(err) // texts and numbers
	}
	return data
}
