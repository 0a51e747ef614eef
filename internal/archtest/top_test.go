package archtest

import (
	"maps"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// topOf returns the top folder of a package.
func topOf(importPath string) string {
	top, _, _ := strings.Cut(short(importPath), "/")
	return top
}

// Few arrows lead from one top folder to another, and none leads back up.
func TestTopArrows(t *testing.T) {
	const most = 25
	uses := map[string]map[string]bool{}
	n := 0
	for _, on := range targets() {
		for _, p := range list(t, on, "./...") {
			from := topOf(p.ImportPath)
			for _, imp := range p.Imports {
				if to := topOf(imp); own(imp) && to != from && !uses[from][to] {
					if uses[from] == nil {
						uses[from] = map[string]bool{}
					}
					uses[from][to] = true
					n++
				}
			}
		}
	}
	if n > most {
		t.Errorf("%d arrows between top folders: %v", n, uses)
	}
	// Without a circle, whatever uses nothing else that is left can be taken away until nothing is left.
	for len(uses) > 0 {
		free := slices.DeleteFunc(slices.Collect(maps.Keys(uses)), func(from string) bool {
			return anyOf(uses[from], func(to string) bool { return uses[to] != nil })
		})
		if len(free) == 0 {
			t.Fatalf("these top folders use each other: %v", uses)
		}
		for _, from := range free {
			delete(uses, from)
		}
	}
}

// Nothing lies at the top but what a reader needs first.
func TestTopLevel(t *testing.T) {
	cmd := exec.Command("git", "ls-files")
	cmd.Dir = root
	out, err := cmd.Output()
	if err != nil {
		t.Skip("not in a clone of the repository")
	}
	first := strings.Fields(`rules play ai scenes sprites sound locale wasm internal docs main.go go.mod go.sum
		Makefile README.md LICENSE CONTRIBUTING.md CHANGELOG.md SECURITY.md`)
	for line := range strings.Lines(string(out)) {
		top, _, _ := strings.Cut(strings.TrimSpace(line), "/")
		if !strings.HasPrefix(top, ".") && !slices.Contains(first, top) {
			t.Errorf("%s lies at the top", top)
		}
	}
}
