package archtest

import (
	"go/ast"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// An interface that code looks for in a value at run time is optional: nothing else tells a newcomer that it is
// there. ARCHITECTURE.md lists the exported ones, and lists no others.
func TestOptionalInterfaces(t *testing.T) {
	_, table, _ := strings.Cut(readText(t, "docs/ARCHITECTURE.md"), "## What is optional")
	table, _, _ = strings.Cut(table, "\n## ")
	told := map[string]bool{} // and whether it was sought
	for _, m := range regexp.MustCompile("`([a-z]+\\.[A-Z]\\w+)`").FindAllStringSubmatch(table, -1) {
		told[m[1]] = false
	}
	all := files(t, false)
	declared := interfaces(all)
	for _, f := range all {
		for _, name := range soughtIn(f) {
			if !declared[name] {
				continue
			}
			if _, ok := told[name]; !ok {
				t.Errorf("%s looks for %s, which ARCHITECTURE.md does not tell of", f.name, name)
			}
			told[name] = true
		}
	}
	for name, sought := range told {
		if !sought && !declared[name] {
			t.Errorf("ARCHITECTURE.md tells of %s, which is no interface", name)
		}
	}
}

// interfaces returns the exported interfaces of all packages: "ui.Ticker".
func interfaces(all []file) map[string]bool {
	set := map[string]bool{}
	for _, f := range all {
		ast.Inspect(f.code, func(n ast.Node) bool {
			if s, ok := n.(*ast.TypeSpec); ok && s.Name.IsExported() {
				if _, ok := s.Type.(*ast.InterfaceType); ok {
					set[f.code.Name.Name+"."+s.Name.Name] = true
				}
			}
			return true
		})
	}
	return set
}

// soughtIn returns the exported types of this module that a file asserts in the form with two results.
func soughtIn(f file) (found []string) {
	ast.Inspect(f.code, func(n ast.Node) bool {
		a, ok := n.(*ast.AssignStmt)
		if !ok || len(a.Lhs) != 2 || len(a.Rhs) != 1 {
			return true
		}
		as, ok := a.Rhs[0].(*ast.TypeAssertExpr)
		if !ok || as.Type == nil {
			return true
		}
		if name := nameOf(f, as.Type); name != "" && !slices.Contains(found, name) {
			found = append(found, name)
		}
		return true
	})
	return found
}

// nameOf returns a type's package and name, without type arguments; "" for one that is not named in this module.
func nameOf(f file, e ast.Expr) string {
	switch e := e.(type) {
	case *ast.IndexExpr:
		return nameOf(f, e.X)
	case *ast.IndexListExpr:
		return nameOf(f, e.X)
	case *ast.Ident:
		return f.code.Name.Name + "." + e.Name
	case *ast.SelectorExpr:
		for _, imp := range f.code.Imports {
			if p, err := strconv.Unquote(imp.Path.Value); err == nil && own(p) && path.Base(p) == e.X.(*ast.Ident).Name {
				return path.Base(p) + "." + e.Sel.Name
			}
		}
	}
	return ""
}
