// Package more holds characters that only names may use: the kanji of JIS level 1 and the rest of Cyrillic.
// In the browser it is loaded when first needed.
package more

import _ "embed"

//go:embed MPLUSRounded1c-Kanji.ttf
var kanji []byte

// Font returns the characters as a TrueType font, which must not be modified.
func Font() []byte { return kanji }
