package archtest

import (
	"go/ast"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const (
	screen  = "screen"
	browser = "browser"
	clock   = "clock"
	chance  = "chance"
)

// Packages that must not use the screen do not link Ebitengine, even indirectly, and packages that must not
// use the browser do not import syscall/js.
func TestNoScreen(t *testing.T) {
	all := rooms(t)
	for _, on := range targets() {
		for _, p := range list(t, on, "./...") {
			name := short(p.ImportPath)
			r, _ := roomOf(all, name)
			if slices.Contains(r.not, screen) && slices.ContainsFunc(p.Deps, func(d string) bool { return strings.HasPrefix(d, "github.com/hajimehoshi/ebiten/") }) {
				t.Errorf("%s links Ebitengine (%s)", name, on.os)
			}
			if slices.Contains(r.not, browser) && slices.Contains(p.Imports, "syscall/js") {
				t.Errorf("%s imports syscall/js", name)
			}
		}
	}
}

// calls returns the functions forbidden in packages that use no clock, and those forbidden in packages that
// draw random numbers only from a given source.
func calls() map[string]map[string][]string {
	drawn := []string{"Int", "IntN", "Intn", "Int31", "Int31n", "Int32", "Int32N", "Int63", "Int63n", "Int64", "Int64N", "N", "Uint", "UintN",
		"Uint32", "Uint32N", "Uint64", "Uint64N", "Float32", "Float64", "NormFloat64", "ExpFloat64", "Perm", "Shuffle", "Seed", "Read"}
	return map[string]map[string][]string{
		clock:  {"time": {"Now", "Since", "Until", "After", "AfterFunc", "Tick", "NewTicker", "NewTimer", "Sleep"}},
		chance: {"math/rand": drawn, "math/rand/v2": drawn, "crypto/rand": {"Read", "Int", "Reader", "Text", "Prime"}},
	}
}

// Pure packages never ask for the time, and draw random numbers only from a given source.
func TestPure(t *testing.T) {
	all, let := rooms(t), except(t, "impure")
	for _, f := range files(t, false) {
		dir := path.Dir(f.name)
		if dir == "." {
			dir = "main"
		}
		r, ok := roomOf(all, dir)
		if !ok {
			continue // reported by TestArrows
		}
		for _, kind := range []string{clock, chance} {
			if !slices.Contains(r.not, kind) {
				continue
			}
			for _, c := range callsOf(f, calls()[kind]) {
				if !let.allows(f.name, c) {
					t.Errorf("%s calls %s", f.name, c)
				}
			}
		}
	}
	let.shrink(t)
}

// callsOf returns the given functions, by package, that a file refers to.
func callsOf(f file, of map[string][]string) (found []string) {
	packages := map[string]string{}
	for _, imp := range f.code.Imports {
		p, _ := strconv.Unquote(imp.Path.Value)
		if of[p] == nil {
			continue
		}
		local := path.Base(p)
		if local == "v2" {
			local = "rand"
		}
		if imp.Name != nil {
			local = imp.Name.Name
		}
		packages[local] = p
	}
	ast.Inspect(f.code, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if id, ok := s.X.(*ast.Ident); ok && slices.Contains(of[packages[id.Name]], s.Sel.Name) {
				if call := id.Name + "." + s.Sel.Name; !slices.Contains(found, call) {
					found = append(found, call)
				}
			}
		}
		return true
	})
	return found
}

// The game does not link NATS, and the page links no server code: both belong to a separate program.
func TestNoServer(t *testing.T) {
	for _, on := range targets() {
		programs := []string{"."}
		if on.os == "js" {
			programs = append(programs, "./wasm/worker")
		}
		for _, p := range list(t, on, programs...) {
			for _, d := range p.Deps {
				if strings.Contains(d, "nats-io/") || on.os == "js" && (strings.HasPrefix(d, module+"/internal/server/") || strings.HasPrefix(d, "github.com/coder/websocket")) {
					t.Errorf("%s links %s (%s)", short(p.ImportPath), d, on.os)
				}
			}
		}
	}
}
