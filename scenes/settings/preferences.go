package settings

// Preferences are the player's choices on the settings page.
type Preferences struct {
	Sound bool `json:"sound"`
	// Volume of effects in percent.
	Volume int `json:"volume"`
	// Ambience is the volume of background sounds in percent.
	Ambience int `json:"ambience"`
	// Vibration lets devices that can vibrate do so at turns.
	Vibration bool    `json:"vibration"`
	Motion    Motion  `json:"motion"`
	Seating   Seating `json:"seating"`
	// BoardPlace is where the board lies in a wide window, BoardSize its size there in percent of the room.
	BoardPlace Place `json:"boardPlace"`
	BoardSize  int   `json:"boardSize"`
	// Language is a tag of package locale; empty follows the device.
	Language string `json:"language"`
	// Theme was called look in the first settings files.
	Theme Theme `json:"look"`
	// Plain replaces pictures of animals and people by counters with signs.
	Plain bool `json:"plain"`
	// Boards holds the chosen look of a game, by its id, if it is not the first.
	Boards map[string]int `json:"boards"`
	// Confirm ends every turn with a Done button.
	Confirm bool `json:"confirm"`
	// Text is the text size in percent, one of TextSizes.
	Text int `json:"text"`
	// Think is how long the strongest engine may think about a turn, in seconds, one of ThinkTimes.
	Think int `json:"think"`
	// Resigns lets the engine resign a game that is certainly lost.
	Resigns bool `json:"resigns"`
	// ScoreBar shows who is ahead.
	ScoreBar bool `json:"scoreBar"`
}

// TextSizes are the text sizes offered, in percent.
func TextSizes() []int { return []int{100, 125, 150, 175, 200} }

// ThinkTimes are the thinking times offered, in seconds.
func ThinkTimes() []int { return []int{1, 3, 10, 30} }

// TextScale is the factor for text sizes.
func (p Preferences) TextScale() float64 { return float64(p.Text) / 100 }

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

// Pace is the factor for the duration of movements.
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
	// SeatPass turns the board to the player to move.
	SeatPass Seating = "pass"
)

// A Place is where the board lies in a wide window.
type Place string

const (
	PlaceLeft   Place = "left"
	PlaceCentre Place = "centre"
	PlaceRight  Place = "right"
)

// LeastSize is the smallest board size, in percent of the room.
const LeastSize = 60

// A Theme is a colour theme of the program, by its name in package sprites.
type Theme string

const (
	// ThemeSystem follows the device.
	ThemeSystem   Theme = "system"
	ThemeDay      Theme = "day"
	ThemeNight    Theme = "night"
	ThemeContrast Theme = "contrast"
)

// Themes, Motions, Seatings and Places list all values in the order of the settings page.
func Themes() []Theme     { return []Theme{ThemeSystem, ThemeDay, ThemeNight, ThemeContrast} }
func Motions() []Motion   { return []Motion{MotionSlow, MotionNormal, MotionFast, MotionOff} }
func Seatings() []Seating { return []Seating{SeatSame, SeatOpposite, SeatPass} }
func Places() []Place     { return []Place{PlaceLeft, PlaceCentre, PlaceRight} }

// MediaPreferences are the device's preferences for all programs, by CSS media features.
type MediaPreferences struct {
	Dark     bool // prefers-color-scheme: dark
	Contrast bool // prefers-contrast: more
	Still    bool // prefers-reduced-motion: reduce
}

// On returns the theme to use on a device with the given preferences: any but ThemeSystem.
func (t Theme) On(m MediaPreferences) Theme {
	switch {
	case t != ThemeSystem:
		return t
	case m.Contrast:
		return ThemeContrast
	case m.Dark:
		return ThemeNight
	}
	return ThemeDay
}
