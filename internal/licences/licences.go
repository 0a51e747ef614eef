// Package licences holds the licences of all that is in the program, as one text: paragraphs between
// blank lines, of which those that begin with "== " name what the others are the licence of. Command
// release writes it from the modules in use ("go run ./internal/build/release -licences
// internal/licences/licences.txt") and its tests hold it to them. It is apart from the program in the
// browser, where the text is a file that is loaded when it is first asked for.
package licences

import _ "embed"

//go:embed licences.txt
var text []byte

// Text returns the licences, which must not be changed.
func Text() []byte { return text }
