package sprites

import (
	"tidepool/sprites/vector"
)

// A Theme is the program's colours by role, for everything that a person reads or presses; art has its own colours.
type Theme struct {
	// Page is the background of every scene, from top to bottom.
	Page, PageLow vector.Color
	// Panel is a raised sheet on the page; Line separates things on it.
	Panel, Line vector.Color
	// Tray is behind pieces outside a board.
	Tray vector.Color
	// Ink is text; Soft is less important text.
	Ink, Soft vector.Color
	// Main is the main action of a scene, MainInk the text on it.
	Main, MainInk vector.Color
	// Button is any other action, ButtonInk the text on it.
	Button, ButtonInk vector.Color
	// Shadow is the shadow of sheets and buttons.
	Shadow vector.Color
	// Edge is how strongly buttons are outlined, 0 to 1.
	Edge float64
	// Lit marks where a turn can go on, Last the last turn, Advice an advised turn, Focus the keyboard focus,
	// Wrong a refused tap.
	Lit, Last, Advice, Focus, Wrong vector.Color
	// FocusEdge is on both sides of Focus: one is light and one dark, so that one stands out from any ground.
	FocusEdge vector.Color
	// Boards is the lightness of boards and pieces: 1 is daylight.
	Boards float32
	// Bare leaves out all decoration, and makes the lines and names on boards strong.
	Bare bool
}

// Themes returns all themes by name.
func Themes() map[string]Theme {
	return map[string]Theme{"day": Day(), "night": Night(), "contrast": HighContrast()}
}

// Day is the usual theme: pale sand, deep sea, coral.
func Day() Theme {
	return Theme{
		Page: vector.Hex(0xF7EFDF), PageLow: vector.Hex(0xE6EFE9),
		Panel: vector.Hex(0xFFFBF2), Line: vector.Hex(0xDCCFB4), Tray: vector.Hex(0xF0E5CD),
		Ink: vector.Hex(0x1E2B38), Soft: vector.Hex(0x5A6470),
		Main: vector.Hex(0x0E6F77), MainInk: vector.Hex(0xFFFFFF),
		Button: vector.Hex(0xFFFFFF), ButtonInk: vector.Hex(0x1E2B38),
		Shadow: vector.Hex(0x1E2B38), Edge: 0.18,
		Lit: vector.Hex(0xFFD34D), Last: vector.Hex(0x3FA9A5), Advice: vector.Hex(0x9A1FC0), Focus: vector.Hex(0x0A3A9A), Wrong: vector.Hex(0xC8372D),
		FocusEdge: vector.Hex(0xFFFFFF), Boards: 1,
	}
}

// Night is for dark rooms: deep water, the same marks.
func Night() Theme {
	return Theme{
		Page: vector.Hex(0x0E1A23), PageLow: vector.Hex(0x10262B),
		Panel: vector.Hex(0x1A2A35), Line: vector.Hex(0x415561), Tray: vector.Hex(0x5B6F79),
		Ink: vector.Hex(0xECF3F2), Soft: vector.Hex(0xAABAC0),
		Main: vector.Hex(0x46BDB8), MainInk: vector.Hex(0x06201F),
		Button: vector.Hex(0x253744), ButtonInk: vector.Hex(0xECF3F2),
		Shadow: vector.Hex(0x000000), Edge: 0.25,
		Lit: vector.Hex(0xFFD34D), Last: vector.Hex(0x4FC4BF), Advice: vector.Hex(0x9A1FC0), Focus: vector.Hex(0x9CC2FF), Wrong: vector.Hex(0xFF8F7A),
		FocusEdge: vector.Hex(0x0A0614), Boards: 0.86,
	}
}

// HighContrast is for people who need black on white and strong lines.
func HighContrast() Theme {
	return Theme{
		Page: vector.Hex(0xFFFFFF), PageLow: vector.Hex(0xFFFFFF),
		Panel: vector.Hex(0xFFFFFF), Line: vector.Hex(0x000000), Tray: vector.Hex(0xE8E8E8),
		Ink: vector.Hex(0x000000), Soft: vector.Hex(0x202020),
		Main: vector.Hex(0x00369A), MainInk: vector.Hex(0xFFFFFF),
		Button: vector.Hex(0xFFFFFF), ButtonInk: vector.Hex(0x000000),
		Shadow: vector.Hex(0x000000), Edge: 1,
		Lit: vector.Hex(0xFFE000), Last: vector.Hex(0x00A3E8), Advice: vector.Hex(0x7A00A8), Focus: vector.Hex(0x8A0050), Wrong: vector.Hex(0xA30000),
		FocusEdge: vector.Hex(0xFFFFFF), Boards: 1, Bare: true,
	}
}

// Strong returns the colour of strong lines and letters, which are pale on something dark.
func Strong(pale bool) vector.Color {
	if pale {
		return vector.Hex(0xFFFFFF)
	}
	return vector.Hex(0x000000)
}
