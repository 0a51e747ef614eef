package settings

import (
	"encoding/json"
	"maps"

	"tidepool/play/puzzle/diary"
	"tidepool/play/rating"
)

// Settings are the six parts of the file. The zero value is not valid: start from Default.
type Settings struct {
	Preferences
	Session
	Learning
	Rated
	Solving
	Evenings

	// others are what another version of the program has stored.
	others map[string]json.RawMessage
}

// Session is what was going on when the program was last left.
type Session struct {
	// Names are those last given to the two players.
	Names [2]string `json:"names"`
	// Levels are those of the two players of whatever was begun last; 0 is a person.
	Levels [2]int `json:"levels"`
	// Options are those last chosen for each game, by its id.
	Options map[string]string `json:"options"`
	// Choices are how each game was begun last, by its id.
	Choices map[string]Choice `json:"choices"`
	// Open is the game on the board, by its id on the shelf; empty in the menu.
	Open string `json:"open"`
}

// Learning is how far the lessons were followed.
type Learning struct {
	// Lessons are by the ids of games.
	Lessons map[string]Progress `json:"lessons"`
}

// A Progress is how far a game's lesson has been followed.
type Progress struct {
	// Done is how many of its steps have been.
	Done int `json:"done"`
}

// Followed is the learning with done steps of a game's lesson, never fewer.
func (l Learning) Followed(game string, done int) Learning {
	lessons := maps.Clone(l.Lessons)
	if lessons == nil {
		lessons = make(map[string]Progress)
	}
	lessons[game] = Progress{Done: max(done, lessons[game].Done)}
	return Learning{lessons}
}

// Rated is how well the player has done in games that count.
type Rated struct {
	// Ratings are by the ids of games.
	Ratings map[string]rating.Ledger `json:"ratings,omitempty"`
}

// With is the same with a game's ledger in place of the one before.
func (r Rated) With(game string, l rating.Ledger) Rated {
	all := maps.Clone(r.Ratings)
	if all == nil {
		all = make(map[string]rating.Ledger)
	}
	all[game] = l
	return Rated{all}
}

// Solving is what the player has tried of puzzles.
type Solving struct {
	Puzzles diary.Diary `json:"puzzles,omitzero"`
}

// Evenings are the club evenings that go on.
type Evenings struct {
	// Clubs are by the ids of games, as package club writes them.
	Clubs map[string]string `json:"clubs,omitempty"`
}

// With is the same with a game's evening in place of the one before; "" ends it.
func (e Evenings) With(game, text string) Evenings {
	all := maps.Clone(e.Clubs)
	if all == nil {
		all = make(map[string]string)
	}
	all[game] = text
	return Evenings{all}
}

// MaxName bounds a player's name in runes.
const MaxName = 24

const maxSteps = 100

// maxLooks bounds the looks that a game may have.
const maxLooks = 10

// Dressed are the preferences with a game in one of its looks.
func (p Preferences) Dressed(game string, look int) Preferences {
	boards := maps.Clone(p.Boards)
	if boards == nil {
		boards = make(map[string]int)
	}
	boards[game] = look
	p.Boards = boards
	return p
}

// Default are the settings of a first start.
func Default() Settings {
	return Settings{Preferences: Preferences{Sound: true, Vibration: true, Volume: 80, Ambience: 60, Motion: MotionNormal, Seating: SeatSame, BoardPlace: PlaceLeft, BoardSize: 100,
		Theme: ThemeSystem, Text: 100, Think: 3}}
}
