package archtest

import (
	"bytes"
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const (
	root   = "../.."
	module = "tidepool"
)

// A target is a system that the program is built for.
type target struct{ os, arch string }

func targets() []target {
	return []target{{"linux", "amd64"}, {"windows", "amd64"}, {"darwin", "arm64"}, {"js", "wasm"}}
}

// A pkg is the output of go list for a package.
type pkg struct {
	ImportPath, Dir, Export string
	Standard                bool
	GoFiles                 []string
	Imports, Deps           []string
}

// list runs go list for a target.
func list(t *testing.T, on target, args ...string) []pkg {
	t.Helper()
	cmd := exec.Command("go", append([]string{"list", "-pgo=off", "-json=ImportPath,Dir,Export,Standard,GoFiles,Imports,Deps"}, args...)...)
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "GOOS="+on.os, "GOARCH="+on.arch, "CGO_ENABLED=0")
	var problems bytes.Buffer
	cmd.Stderr = &problems
	data, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list for %s: %v\n%s", on.os, err, problems.Bytes())
	}
	var pkgs []pkg
	for in := json.NewDecoder(bytes.NewReader(data)); in.More(); {
		var p pkg
		if err := in.Decode(&p); err != nil {
			t.Fatal(err)
		}
		pkgs = append(pkgs, p)
	}
	return pkgs
}

// short returns a package's path in the repository; "main" is the program itself.
func short(importPath string) string {
	if importPath == module {
		return "main"
	}
	return strings.TrimPrefix(importPath, module+"/")
}

func own(importPath string) bool {
	return importPath == module || strings.HasPrefix(importPath, module+"/")
}

// matches reports whether a pattern matches a package: "ai" matches one package, "ai/*" those below it.
func matches(pattern, name string) bool {
	if below, ok := strings.CutSuffix(pattern, "*"); ok {
		return strings.HasPrefix(name, below)
	}
	return pattern == name
}

func anyMatches(patterns []string, name string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool { return matches(p, name) })
}

// A file is a Go file of the repository.
type file struct {
	name  string // "scenes/menu.go"
	code  *ast.File
	set   *token.FileSet
	lines int
}

// files returns all Go files, either the tests or the others.
func files(t *testing.T, tests bool) []file {
	t.Helper()
	var all []file
	err := filepath.WalkDir(root, func(at string, d os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := filepath.ToSlash(strings.TrimPrefix(at, root))
		name = strings.TrimPrefix(name, "/")
		if d.IsDir() {
			if base := path.Base(name); at != root && (base == "dist" || base == "testdata" || base[0] == '.') {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") || !tests && strings.HasSuffix(name, "_test.go") {
			return nil
		}
		data, err := os.ReadFile(at)
		if err != nil {
			return err
		}
		set := token.NewFileSet()
		code, err := parser.ParseFile(set, name, data, parser.ParseComments)
		all = append(all, file{name, code, set, bytes.Count(data, []byte("\n"))})
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// Exceptions are the permitted violations of a rule, by name.
type exceptions struct {
	rule string
	let  map[string][]string
	used map[string]bool
}

// except reads the exceptions from a rule, lines of "rule: name what, what — why".
func except(t *testing.T, rule string) *exceptions {
	t.Helper()
	data, err := os.ReadFile("exceptions.txt")
	if err != nil {
		t.Fatal(err)
	}
	e := &exceptions{rule, map[string][]string{}, map[string]bool{}}
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSpace(line)
		rest, ok := strings.CutPrefix(line, rule+": ")
		if !ok {
			continue
		}
		what, why, ok := strings.Cut(rest, " — ")
		if !ok || strings.TrimSpace(why) == "" {
			t.Errorf("exceptions.txt: no reason in %q", line)
			continue
		}
		name, words, _ := strings.Cut(what, " ")
		if e.let[name] != nil {
			t.Errorf("exceptions.txt: %s stands twice under %s", name, rule)
		}
		e.let[name] = []string{}
		for w := range strings.SplitSeq(words, ", ") {
			if w != "" {
				e.let[name] = append(e.let[name], w)
			}
		}
	}
	return e
}

// allows reports whether a violation is permitted, and records that its exception is needed.
func (e *exceptions) allows(name, what string) bool {
	words, ok := e.let[name]
	if !ok || what != "" && !slices.Contains(words, what) {
		return false
	}
	e.used[name+" "+what] = true
	return true
}

// shrink fails the test if an exception is no longer needed.
func (e *exceptions) shrink(t *testing.T) {
	t.Helper()
	for name, words := range e.let {
		if len(words) == 0 {
			words = []string{""}
		}
		for _, w := range words {
			if !e.used[name+" "+w] {
				t.Errorf("exceptions.txt: %q is no longer needed", strings.TrimSpace(e.rule+": "+name+" "+w))
			}
		}
	}
}

// Each line of the exceptions belongs to a rule that some test reads.
func TestExceptions(t *testing.T) {
	data, err := os.ReadFile("exceptions.txt")
	if err != nil {
		t.Fatal(err)
	}
	rules := []string{"long", "named", "impure"}
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSpace(line)
		rule, _, ok := strings.Cut(line, ": ")
		if line != "" && line[0] != '#' && (!ok || !slices.Contains(rules, rule)) {
			t.Errorf("no rule reads %q", line)
		}
	}
}
