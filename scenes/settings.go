package scenes

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"

	"tidepool/ai"
	"tidepool/locale"
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

func (s Settings) check() error {
	switch {
	case s.Volume < 0 || s.Volume > 100 || s.Ambience < 0 || s.Ambience > 100:
		return errors.New("volume is not a percentage")
	case !slices.Contains([]Motion{MotionSlow, MotionNormal, MotionFast, MotionOff}, s.Motion):
		return errors.New("unknown motion")
	case !slices.Contains([]Seating{SeatSame, SeatOpposite, SeatPass}, s.Seating):
		return errors.New("unknown seating")
	case s.Language != "" && !slices.ContainsFunc(locale.Languages(), func(l locale.Language) bool { return l.Tag == s.Language }):
		return errors.New("unknown language")
	case !slices.Contains([]Look{LookSystem, LookDay, LookNight, LookContrast}, s.Look):
		return errors.New("unknown look")
	case !slices.Contains(textSizes, s.Text):
		return errors.New("unknown size of text")
	case !slices.Contains(thinkTimes, s.Think):
		return errors.New("unknown time to think")
	case min(s.Levels[0], s.Levels[1]) < 0 || max(s.Levels[0], s.Levels[1]) > ai.Levels:
		return errors.New("unknown level")
	case slices.ContainsFunc(slices.Collect(maps.Values(s.Lessons)), func(p Progress) bool { return p.Done < 0 || p.Done > maxSteps }):
		return errors.New("a lesson without end")
	case len(s.Names[0]) > 4*maxName || len(s.Names[1]) > 4*maxName:
		return errors.New("a name is too long")
	}
	return nil
}

// maxName bounds a player's name in runes.
const maxName = 24

// ParseSettings reads settings strictly; missing ones take their defaults.
func ParseSettings(data []byte) (Settings, error) {
	s := DefaultSettings()
	if err := json.Unmarshal(data, &s); err != nil {
		return DefaultSettings(), err
	}
	if err := s.check(); err != nil {
		return DefaultSettings(), err
	}
	return s, nil
}

// Marshal writes what ParseSettings reads.
func (s Settings) Marshal() []byte {
	data, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		panic("scenes: settings that JSON cannot hold: " + err.Error())
	}
	return data
}
