package archtest

import (
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const (
	mostLines   = 400
	mostMethods = 30
)

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

// A type does one thing, but in rules, where a position knows much: it has few
// methods of its own.
func TestTypes(t *testing.T) {
	let := except(t, "large")
	on := targets()[0]
	exports := map[string]string{}
	var mine []pkg
	for _, p := range list(t, on, "-export", "-deps", "./...") {
		exports[p.ImportPath] = p.Export
		if own(p.ImportPath) && !strings.HasPrefix(short(p.ImportPath), "rules") {
			mine = append(mine, p)
		}
	}
	set := token.NewFileSet()
	config := types.Config{Importer: importer.ForCompiler(set, "gc", func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) })}
	for _, p := range mine {
		var parsed []*ast.File
		for _, name := range p.GoFiles {
			f, err := parser.ParseFile(set, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			parsed = append(parsed, f)
		}
		checked, err := config.Check(p.ImportPath, set, parsed, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range checked.Scope().Names() {
			named, ok := checked.Scope().Lookup(name).(*types.TypeName)
			if !ok || named.IsAlias() {
				continue
			}
			// The exception has the number, so that the type may only shrink.
			if n := methods(named.Type()); n > mostMethods && !let.allows(short(p.ImportPath)+"."+name, fmt.Sprint(n)) {
				t.Errorf("%s.%s has %d methods", short(p.ImportPath), name, n)
			}
		}
	}
	let.shrink(t)
}

// methods counts those that are declared: of an interface, all that it asks for.
func methods(of types.Type) int {
	if i, ok := of.Underlying().(*types.Interface); ok {
		return i.NumMethods()
	}
	if named, ok := of.(*types.Named); ok {
		return named.NumMethods()
	}
	return 0
}
