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

	// others are fields stored by another version of the program.
	others map[string]json.RawMessage
}

// Session is the state when the program was last closed.
type Session struct {
	// Names are the last names of the two players.
	Names [2]string `json:"names"`
	// Levels are those of the two players in the last game begun; 0 is a person.
	Levels [2]int `json:"levels"`
	// Options are the last options of each game, by its id.
	Options map[string]string `json:"options"`
	// Choices are how each game was last begun, by its id.
	Choices map[string]Choice `json:"choices"`
	// Open is the game on the board, by its id on the shelf; empty in the menu.
	Open string `json:"open"`
}

// Learning is the progress in lessons.
type Learning struct {
	// Lessons has the ids of games as keys.
	Lessons map[string]Progress `json:"lessons"`
}

// A Progress is the progress in a game's lesson.
type Progress struct {
	// Done is the number of steps done.
	Done int `json:"done"`
}

// Followed returns the learning with done steps of a game's lesson, never fewer than before.
func (l Learning) Followed(game string, done int) Learning {
	return Learning{With(l.Lessons, game, Progress{Done: max(done, l.Lessons[game].Done)})}
}

// Rated is how well the player has done in rated games.
type Rated struct {
	// Ratings has the ids of games as keys.
	Ratings map[string]rating.Ledger `json:"ratings,omitempty"`
}

// With returns the ratings with a game's ledger replaced.
func (r Rated) With(game string, l rating.Ledger) Rated {
	return Rated{With(r.Ratings, game, l)}
}

// Solving is the record of puzzles tried.
type Solving struct {
	Puzzles diary.Diary `json:"puzzles,omitzero"`
}

// Evenings are the current club evenings.
type Evenings struct {
	// Clubs has the ids of games as keys and the notation of package club as values.
	Clubs map[string]string `json:"clubs,omitempty"`
	// Visits are those that another device runs, likewise.
	Visits map[string]string `json:"visits,omitempty"`
}

// With returns the evenings with a game's evening replaced; "" ends it.
func (e Evenings) With(game, text string) Evenings {
	return Evenings{With(e.Clubs, game, text), e.Visits}
}

// Visiting returns e with the evening of a game that another device runs replaced; "" removes it.
func (e Evenings) Visiting(game, text string) Evenings {
	return Evenings{e.Clubs, With(e.Visits, game, text)}
}

// With returns a copy of what settings hold for each game, with the value of one game set: settings share their maps.
func With[V any](all map[string]V, game string, value V) map[string]V {
	if all = maps.Clone(all); all == nil {
		all = make(map[string]V)
	}
	all[game] = value
	return all
}

// MaxName is the greatest length of a player's name in runes.
const MaxName = 24

const maxSteps = 100

// maxLooks bounds the number of a game's looks.
const maxLooks = 10

// Dressed returns the preferences with the look of a game set.
func (p Preferences) Dressed(game string, look int) Preferences {
	p.Boards = With(p.Boards, game, look)
	return p
}

// Default returns the settings of a first start.
func Default() Settings {
	return Settings{Preferences: Preferences{Sound: true, Vibration: true, Volume: 80, Ambience: 60, Motion: MotionNormal, Seating: SeatSame, BoardPlace: PlaceLeft, BoardSize: 100,
		Theme: ThemeSystem, Text: 100, Think: 3}}
}
