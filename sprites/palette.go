package sprites

// A Theme is the colours of the program by role. Art uses its own materials;
// everything a person reads or presses uses these.
type Theme struct {
	// Page is the ground of every scene, from the top to the bottom.
	Page, PageLow Color
	// Panel is a raised sheet on the page; Line separates things on it.
	Panel, Line Color
	// Tray lies behind pieces that stand outside a board.
	Tray Color
	// Ink is text; Soft is text that matters less.
	Ink, Soft Color
	// Main is the one clear action of a scene, MainInk the text on it.
	Main, MainInk Color
	// Button is any other action, ButtonInk the text on it.
	Button, ButtonInk Color
	// Shadow is what sheets and buttons throw on what lies below.
	Shadow Color
	// Edge is how strongly buttons are outlined, 0 to 1.
	Edge float64
	// Lit marks where a turn can go on, Last the last turn, Focus the
	// keyboard's place, Wrong a refused tap.
	Lit, Last, Focus, Wrong Color
	// FocusEdge runs along both sides of Focus. One is so light and the other
	// so dark that one of them stands out from whatever lies below.
	FocusEdge Color
	// Boards is the light that boards and what stands on them lie in: 1 is
	// daylight.
	Boards float32
}

// Day is the usual theme: pale sand, deep sea, coral.
func Day() Theme {
	return Theme{
		Page: Hex(0xF7EFDF), PageLow: Hex(0xE6EFE9),
		Panel: Hex(0xFFFBF2), Line: Hex(0xDCCFB4), Tray: Hex(0xF0E5CD),
		Ink: Hex(0x1E2B38), Soft: Hex(0x5A6470),
		Main: Hex(0x0E6F77), MainInk: Hex(0xFFFFFF),
		Button: Hex(0xFFFFFF), ButtonInk: Hex(0x1E2B38),
		Shadow: Hex(0x1E2B38), Edge: 0.18,
		Lit: Hex(0xFFD34D), Last: Hex(0x3FA9A5), Focus: Hex(0x5B1A9E), Wrong: Hex(0xC8372D),
		FocusEdge: Hex(0xFFFFFF), Boards: 1,
	}
}

// Night is for dark rooms: deep water, the same marks.
func Night() Theme {
	return Theme{
		Page: Hex(0x0E1A23), PageLow: Hex(0x10262B),
		Panel: Hex(0x1A2A35), Line: Hex(0x415561), Tray: Hex(0x5B6F79),
		Ink: Hex(0xECF3F2), Soft: Hex(0xAABAC0),
		Main: Hex(0x46BDB8), MainInk: Hex(0x06201F),
		Button: Hex(0x253744), ButtonInk: Hex(0xECF3F2),
		Shadow: Hex(0x000000), Edge: 0.25,
		Lit: Hex(0xFFD34D), Last: Hex(0x4FC4BF), Focus: Hex(0xCDA4FF), Wrong: Hex(0xFF8F7A),
		FocusEdge: Hex(0x0A0614), Boards: 0.86,
	}
}

// HighContrast is for eyes that need black on white and strong lines.
func HighContrast() Theme {
	return Theme{
		Page: Hex(0xFFFFFF), PageLow: Hex(0xFFFFFF),
		Panel: Hex(0xFFFFFF), Line: Hex(0x000000), Tray: Hex(0xE8E8E8),
		Ink: Hex(0x000000), Soft: Hex(0x202020),
		Main: Hex(0x00369A), MainInk: Hex(0xFFFFFF),
		Button: Hex(0xFFFFFF), ButtonInk: Hex(0x000000),
		Shadow: Hex(0x000000), Edge: 1,
		Lit: Hex(0xFFE000), Last: Hex(0x00A3E8), Focus: Hex(0x8A0050), Wrong: Hex(0xA30000),
		FocusEdge: Hex(0xFFFFFF), Boards: 1,
	}
}

// The two sides of the Kani games, lightest to darkest of each, from which
// pieces are shaded.
var (
	blackSide = [3]Color{Hex(0x6F7FA3), Hex(0x2E3A59), Hex(0x151B2E)}
	redSide   = [3]Color{Hex(0xFFB199), Hex(0xE8573F), Hex(0x8F2418)}
)
