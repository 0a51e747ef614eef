package sprites

// A Theme is the colours of the program by role. Art uses its own materials;
// everything a person reads or presses uses these.
type Theme struct {
	// Page is the ground of every scene, from the top to the bottom.
	Page, PageLow Color
	// Panel is a raised sheet on the page; Line separates things on it.
	Panel, Line Color
	// Ink is text; Soft is text that matters less.
	Ink, Soft Color
	// Main is the one clear action of a scene, MainInk the text on it.
	Main, MainInk Color
	// Button is any other action, ButtonInk the text on it.
	Button, ButtonInk Color
	// Lit marks where a turn can go on, Last the last turn, Focus the
	// keyboard's place, Wrong a refused tap.
	Lit, Last, Focus, Wrong Color
}

// Day is the usual theme: pale sand, deep sea, coral.
func Day() Theme {
	return Theme{
		Page: Hex(0xF7EFDF), PageLow: Hex(0xE6EFE9),
		Panel: Hex(0xFFFBF2), Line: Hex(0xDCCFB4),
		Ink: Hex(0x1E2B38), Soft: Hex(0x5A6470),
		Main: Hex(0x0E6F77), MainInk: Hex(0xFFFFFF),
		Button: Hex(0xFFFFFF), ButtonInk: Hex(0x1E2B38),
		Lit: Hex(0xFFD34D), Last: Hex(0x3FA9A5), Focus: Hex(0x7A2FBF), Wrong: Hex(0xC8372D),
	}
}

// The two sides of the Kani games, lightest to darkest of each, from which
// pieces are shaded.
var (
	blackSide = [3]Color{Hex(0x6F7FA3), Hex(0x2E3A59), Hex(0x151B2E)}
	redSide   = [3]Color{Hex(0xFFB199), Hex(0xE8573F), Hex(0x8F2418)}
)
