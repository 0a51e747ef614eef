package settings

// Preferences are what the player has chosen on the settings page.
type Preferences struct {
	Sound bool `json:"sound"`
	// Volume is that of effects in percent.
	Volume int `json:"volume"`
	// Ambience is the volume of the board's surroundings in percent.
	Ambience int `json:"ambience"`
	// Vibration lets turns be felt on devices that can vibrate.
	Vibration bool    `json:"vibration"`
	Motion    Motion  `json:"motion"`
	Seating   Seating `json:"seating"`
	// BoardPlace is where the board lies in a wide window, BoardSize how large it is there, in percent of the room.
	BoardPlace Place `json:"boardPlace"`
	BoardSize  int   `json:"boardSize"`
	// Language is a tag of package locale; empty follows the device.
	Language string `json:"language"`
	// Theme was called look when files of settings began.
	Theme Theme `json:"look"`
	// Plain replaces pictures of animals and people by counters with signs.
	Plain bool `json:"plain"`
	// Boards are which of its looks a game wears, by its id, where that is not the first.
	Boards map[string]int `json:"boards"`
	// Confirm has every turn end with Done.
	Confirm bool `json:"confirm"`
	// Text is the size of text in percent, one of TextSizes.
	Text int `json:"text"`
	// Think is how long the strongest engine may think about a turn, in seconds, one of ThinkTimes.
	Think int `json:"think"`
	// Resigns lets the engine give up a game that is lost for certain.
	Resigns bool `json:"resigns"`
	// ScoreBar shows who is ahead.
	ScoreBar bool `json:"scoreBar"`
}

// TextSizes are the sizes of text offered, in percent.
func TextSizes() []int { return []int{100, 125, 150, 175, 200} }

// ThinkTimes are the times offered to the engine, in seconds.
func ThinkTimes() []int { return []int{1, 3, 10, 30} }

// TextScale is what the usual size of text is multiplied by.
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

// A Place is where the board lies.
type Place string

const (
	PlaceLeft   Place = "left"
	PlaceCentre Place = "centre"
	PlaceRight  Place = "right"
)

// LeastSize is the smallest size of the board, in percent of the room for it.
const LeastSize = 60

// A Theme is the colours of the program, by the name that package sprites knows them by.
type Theme string

const (
	// ThemeSystem follows what the device asks for.
	ThemeSystem   Theme = "system"
	ThemeDay      Theme = "day"
	ThemeNight    Theme = "night"
	ThemeContrast Theme = "contrast"
)

// Themes, Motions, Seatings and Places are all there are, as the page of settings lists them.
func Themes() []Theme     { return []Theme{ThemeSystem, ThemeDay, ThemeNight, ThemeContrast} }
func Motions() []Motion   { return []Motion{MotionSlow, MotionNormal, MotionFast, MotionOff} }
func Seatings() []Seating { return []Seating{SeatSame, SeatOpposite, SeatPass} }
func Places() []Place     { return []Place{PlaceLeft, PlaceCentre, PlaceRight} }

// MediaPreferences are what the device's owner asks of all programs, by CSS's media features.
type MediaPreferences struct {
	Dark     bool // prefers-color-scheme: dark
	Contrast bool // prefers-contrast: more
	Still    bool // prefers-reduced-motion: reduce
}

// On is the theme on a device with preferences of its own: any but ThemeSystem.
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
