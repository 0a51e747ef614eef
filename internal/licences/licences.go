// Package licences holds all licences in the program as one text of paragraphs; those that begin with
// "== " name what the others are for. Command release writes it ("go run ./internal/build/release
// -licences internal/licences/licences.txt") and its tests hold it to the modules in use. In the
// browser the text is a file loaded when first asked for.
package licences

import _ "embed"

//go:embed licences.txt
var text []byte

// Text returns the licences, which must not be changed.
func Text() []byte { return text }
