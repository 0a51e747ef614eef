package scenes

import (
	"encoding/json"

	"tidepool/sprites"
)

// Motion is how fast pieces move.
type Motion string

const (
	MotionSlow   Motion = "slow"
	MotionNormal Motion = "normal"
	MotionFast   Motion = "fast"
	MotionOff    Motion = "off"
)

// Moves reports whether anything moves at all.
func (m Motion) Moves() bool { return m != MotionOff }

// Pace multiplies how long movements take.
func (m Motion) Pace() float64 {
	switch m {
	case MotionSlow:
		return 1.7
	case MotionFast:
		return 0.55
	case MotionOff:
		return 0
	}
	return 1
}

// Seating is where two people at one screen sit.
type Seating string

const (
	// SeatSame has both on the same side.
	SeatSame Seating = "same"
	// SeatOpposite has the screen lying between them.
	SeatOpposite Seating = "opposite"
	// SeatPass turns the board to whoever is to move.
	SeatPass Seating = "pass"
)

// Look is which colours the program wears.
type Look string

const (
	// LookSystem follows what the device asks for.
	LookSystem   Look = "system"
	LookDay      Look = "day"
	LookNight    Look = "night"
	LookContrast Look = "contrast"
)

// Wishes are what the device's owner has asked of all programs.
type Wishes struct {
	Dark     bool // dark colours
	Contrast bool // strong contrast
	Still    bool // little movement
}

// theme returns the colours of a look.
func (l Look) theme(w Wishes) sprites.Theme {
	switch {
	case l == LookContrast, l == LookSystem && w.Contrast:
		return sprites.HighContrast()
	case l == LookNight, l == LookSystem && w.Dark:
		return sprites.Night()
	}
	return sprites.Day()
}

// Settings are the player's wishes, kept between runs. The zero value is not
// valid: start from DefaultSettings.
type Settings struct {
	Sound  bool `json:"sound"`
	Volume int  `json:"volume"` // percent
	// Ambience is the volume of the board's surroundings in percent.
	Ambience int     `json:"ambience"`
	Motion   Motion  `json:"motion"`
	Seating  Seating `json:"seating"`
	// Language is a tag of package locale; empty follows the device.
	Language string `json:"language"`
	Look     Look   `json:"look"`
	// Plain replaces pictures of animals and people by counters with signs.
	Plain   bool `json:"plain"`
	Confirm bool `json:"confirm"`
	Text    int  `json:"text"` // percent, 100 to 200
	// Names are those last given to the two players.
	Names [2]string `json:"names"`
	// Levels are those last chosen for the two players; 0 is a person.
	Levels [2]int `json:"levels"`
	// Think is how long the strongest engine may think about a turn, in
	// seconds.
	Think int `json:"think"`
	// Resigns lets the engine give up a game that is lost for certain.
	Resigns bool `json:"resigns"`
	// ScoreBar shows who is ahead.
	ScoreBar bool `json:"scoreBar"`
	// Options are those last chosen for each game, by its id.
	Options map[string]string `json:"options"`
	// Lessons is how far each game's lesson has been followed, by its id.
	Lessons map[string]Progress `json:"lessons"`
	// Open is the game on the board, by its id on the shelf; empty in the menu.
	Open string `json:"open"`

	// others are what another version of the program has stored.
	others map[string]json.RawMessage
}

// DefaultSettings are those of a first start.
func DefaultSettings() Settings {
	return Settings{Sound: true, Volume: 80, Ambience: 60, Motion: MotionNormal, Seating: SeatSame, Look: LookSystem, Text: 100, Think: 3}
}

// textSizes are the sizes of text offered, in percent.
var textSizes = []int{100, 125, 150, 175, 200}

// thinkTimes are the times offered to the engine, in seconds.
var thinkTimes = []int{1, 3, 10, 30}

func (s Settings) textScale() float64 { return float64(s.Text) / 100 }

// maxName bounds a player's name in runes.
const maxName = 24
