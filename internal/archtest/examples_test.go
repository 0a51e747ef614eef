package archtest

import (
	"go/ast"
	"path"
	"strings"
	"testing"
)

// Each public package of rules, play and ai has an example that runs: with output to compare.
func TestExamples(t *testing.T) {
	has := map[string]bool{}
	for _, f := range files(t, true) {
		dir := path.Dir(f.name)
		top, _, _ := strings.Cut(dir, "/")
		if top != "rules" && top != "play" && top != "ai" || strings.Contains(dir, "internal/") || f.code.Name.Name == "main" {
			continue
		}
		has[dir] = has[dir] || runs(f)
	}
	for dir, ok := range has {
		if !ok {
			t.Errorf("%s has no Example with output", dir)
		}
	}
}

func runs(f file) bool {
	for _, d := range f.code.Decls {
		if d, ok := d.(*ast.FuncDecl); !ok || !strings.HasPrefix(d.Name.Name, "Example") {
			continue
		}
		for _, c := range f.code.Comments {
			if d.Pos() < c.Pos() && c.End() < d.End() && strings.HasPrefix(c.Text(), "Output:") {
				return true
			}
		}
	}
	return false
}
