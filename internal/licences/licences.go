// Package licences holds all licences in the program as one text of paragraphs; those that begin with "== "
// name what the following ones apply to. Command release writes it ("go run ./internal/build/release
// -licences internal/licences/licences.txt") and its tests compare it with the modules in use. In the browser
// the text is a file loaded on demand.
package licences

import _ "embed"

//go:embed licences.txt
var text []byte

// Text returns the licences, which must not be changed.
func Text() []byte { return text }
