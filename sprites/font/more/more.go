// Package more holds the letters that the program itself does not use but
// names may: the kanji of JIS level 1, and the rest of Cyrillic. It is apart
// from the program in the browser, where it is loaded when first needed.
package more

import _ "embed"

//go:embed MPLUSRounded1c-Kanji.ttf
var kanji []byte

// Font returns the letters as a TrueType font, which must not be changed.
func Font() []byte { return kanji }
