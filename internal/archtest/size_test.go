package archtest

import (
	"go/ast"
	"testing"
)

const mostLines = 400

// A file can be read in one go, but for the listed ones and those that a command
// writes.
func TestFiles(t *testing.T) {
	let := except(t, "long")
	for _, f := range files(t, true) {
		if f.lines > mostLines && !ast.IsGenerated(f.code) && !let.allows(f.name, "") {
			t.Errorf("%s has %d lines", f.name, f.lines)
		}
	}
	let.shrink(t)
}
