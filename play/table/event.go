package table

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"

	"tidepool/play/match"
)

// maxEvent is the maximum length of an event as text, in bytes.
const maxEvent = 1500

// MaxDays is the most days that a turn may have.
const MaxDays = 30

// A Seat is one of the two places at a table; the maker has the first. Sides change from game to game, seats do not.
type Seat int

const (
	Maker Seat = iota
	Guest
	// Watcher is not a seat: a watcher sees everything and does nothing.
	Watcher
)

func (s Seat) Other() Seat { return 1 - s }

func (s Seat) plays() bool { return s == Maker || s == Guest }

// A Kind is a type of event.
type Kind string

const (
	Made    Kind = "made"   // the table was made, with its setup
	Sat     Kind = "sat"    // a player came for the first time
	Turned  Kind = "turn"   // a turn was played
	Offered Kind = "offer"  // undo, a draw, a pause or another game
	Replied Kind = "answer" // to the opponent's offer; "no" also withdraws the player's own
	Resumed Kind = "resume" // after a pause
	Swapped Kind = "sides"  // the second player took the other side after the first turn
	Resign  Kind = "resign" // a player resigned
	Flagged Kind = "flag"   // a player's time is used up
	Noted   Kind = "note"   // the maker of a hall left a note
)

// An Offer is something that needs both players' consent.
type Offer string

const (
	Undo    Offer = "undo"
	Draw    Offer = "draw"
	Pause   Offer = "pause"
	Rematch Offer = "rematch"
)

// An Event is one line of a table's log.
type Event struct {
	Kind Kind `json:"kind"`
	// Seat is who did it, or whose flag fell.
	Seat Seat `json:"seat"`
	// Game counts the games of the table from 0, Ply the turns in force at the time.
	Game int `json:"game"`
	Ply  int `json:"ply"`
	// Nonce distinguishes a repeated message from two messages.
	Nonce string `json:"nonce,omitempty"`
	Word  string `json:"word,omitempty"`
	Offer Offer  `json:"offer,omitempty"`
	// Yes accepts an offer, or lets the clock begin a turn anew after a change of sides, as the server has it do.
	Yes bool `json:"yes,omitempty"`
	// Lag is the player's network delay measured by the server, in milliseconds; the quota decides how much
	// of it counts.
	Lag int `json:"lag,omitempty"`
	// Options are those of the next game, dealt again, in an answer that starts one.
	Options string `json:"options,omitempty"`
	Setup   *Setup `json:"setup,omitempty"`
	// Note is the text of a note, in URL-safe base64; the table does not read it.
	Note string `json:"note,omitempty"`
}

// A Setup is what is played at a table, and who may play.
type Setup struct {
	Game    string `json:"game"`
	Options string `json:"options,omitempty"`
	// Odds are what each seat gives the other.
	Odds [2]match.Odds `json:"odds"`
	// Clocks are the seats' time controls as package clock writes them, "" for none.
	Clocks [2]string `json:"clocks"`
	// Days, if not 0, is the number of days for each turn, instead of clocks.
	Days int `json:"days,omitempty"`
	// Near is the seat of the near side in the first game.
	Near Seat `json:"near"`
	// Pie allows the second player to take the other side after the first turn.
	Pie bool `json:"pie,omitempty"`
	// Of is the number of games of a series, or 0.
	Of int `json:"of,omitempty"`
	// Private hides the table from the wall and lets only those with a link watch, Talk allows the fixed phrases.
	Private bool `json:"private,omitempty"`
	Talk    bool `json:"talk,omitempty"`
	// Hall makes a table without a game: its maker leaves notes for watchers.
	Hall bool `json:"hall,omitempty"`
	// Keys are the hashes of the secrets of the two seats and of the watchers.
	Keys [3]string `json:"keys"`
}

var errForm = errors.New("table: not an event")

// Strict decodes JSON of at most limit bytes, and accepts only what Marshal writes for the value: no unknown,
// duplicate or differently written names, no whitespace, nothing after it.
func Strict(data []byte, limit int, into any) error {
	if len(data) > limit {
		return errForm
	}
	if err := json.Unmarshal(data, into); err != nil {
		return errForm
	}
	if again, err := json.Marshal(into); err != nil || !bytes.Equal(again, data) {
		return errForm
	}
	return nil
}

// ParseEvent parses what Text returns.
func ParseEvent(data []byte) (e Event, err error) {
	if err := Strict(data, maxEvent, &e); err != nil {
		return Event{}, err
	}
	if !e.Valid() {
		return Event{}, errForm
	}
	return e, nil
}

// Text returns the event as the log stores it.
func (e Event) Text() []byte {
	data, err := json.Marshal(e)
	if err != nil {
		panic(err) // only texts and numbers
	}
	return data
}

const (
	maxNumber  = 1 << 20
	maxWord    = 80
	maxNonce   = 32
	maxOptions = 400
	maxLag     = 60_000
	// MaxNote is the maximum length of a note, in bytes.
	MaxNote = 1200
)

// Valid reports whether all fields are within limits and belong to the kind. Whether the event is possible at
// a table is another matter.
func (e Event) Valid() bool {
	if !e.Seat.plays() || e.Game < 0 || e.Game > maxNumber || e.Ply < 0 || e.Ply > maxNumber || e.Lag < 0 || e.Lag > maxLag {
		return false
	}
	if !plain(e.Nonce, maxNonce) || !plain(e.Word, maxWord) || !plain(e.Options, maxOptions) {
		return false
	}
	bare := Event{Kind: e.Kind, Seat: e.Seat, Game: e.Game, Ply: e.Ply, Nonce: e.Nonce}
	switch e.Kind {
	case Made:
		return e.Setup != nil && e.Setup.valid() && e == Event{Kind: Made, Setup: e.Setup}
	case Turned:
		bare.Word, bare.Lag = e.Word, e.Lag
		return e.Word != "" && e == bare
	case Offered:
		bare.Offer = e.Offer
		return e.Offer.valid() && e == bare
	case Replied:
		bare.Offer, bare.Yes, bare.Options = e.Offer, e.Yes, e.Options
		return e.Offer.valid() && (e.Options == "" || e.Yes && e.Offer == Rematch) && e == bare
	case Noted:
		bare.Note = e.Note
		return e.Note != "" && len(e.Note) <= MaxNote && letters(e.Note) && e == bare
	case Swapped:
		bare.Yes = e.Yes
		return e == bare
	case Sat, Resumed, Resign, Flagged:
		return e == bare
	}
	return false
}

func (o Offer) valid() bool { return o == Undo || o == Draw || o == Pause || o == Rematch }

func (s *Setup) valid() bool {
	for i := range 2 {
		if !plain(s.Clocks[i], 20) || !plain(s.Odds[i].Name, 20) || s.Odds[i].Count < 0 || s.Odds[i].Count > 99 || (s.Odds[i].Count == 0) != (s.Odds[i].Name == "") {
			return false
		}
	}
	for _, k := range s.Keys {
		if len(k) != KeyBytes || !plain(k, KeyBytes) {
			return false
		}
	}
	return s.Near.plays() && plain(s.Game, 20) && plain(s.Options, maxOptions) && s.Days >= 0 && s.Days <= MaxDays && s.Of >= 0 && s.Of <= 99
}

// KeyBytes is the length of the text of a secret's hash.
const KeyBytes = 32

// letters reports whether a text consists of URL-safe base64 letters, which JSON never escapes.
func letters(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9') && r != '-' && r != '_'
	})
}

// plain reports whether a text is short and of printable ASCII.
func plain(s string, limit int) bool {
	return len(s) <= limit && !strings.ContainsFunc(s, func(r rune) bool { return r < ' ' || r > '~' })
}
