package archtest

import (
	"go/ast"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

const mostLines = 400

// Each file is short enough to read in one go, except listed and generated ones.
func TestFiles(t *testing.T) {
	let := except(t, "long")
	for _, f := range files(t, true) {
		if f.lines > mostLines && !ast.IsGenerated(f.code) && !let.allows(f.name, "") {
			t.Errorf("%s has %d lines", f.name, f.lines)
		}
	}
	let.shrink(t)
}

// Each top folder has at most as many lines as its budget in ARCHITECTURE.md, and not far fewer, so that
// growth is a decision.
func TestBudget(t *testing.T) {
	const spare = 200
	_, table, _ := strings.Cut(readText(t, "docs/ARCHITECTURE.md"), "## Budget")
	table, _, _ = strings.Cut(table, "\n## ")
	budget := map[string]int{}
	for _, row := range regexp.MustCompile("(?m)^\\| `([a-z]+)` \\| ([0-9,]+) \\|$").FindAllStringSubmatch(table, -1) {
		n, err := strconv.Atoi(strings.ReplaceAll(row[2], ",", ""))
		if err != nil {
			t.Fatal(err)
		}
		budget[row[1]] = n
	}
	lines := map[string]int{}
	for _, f := range files(t, false) {
		if folder, _, below := strings.Cut(f.name, "/"); below && !ast.IsGenerated(f.code) {
			lines[folder] += f.lines
		}
	}
	for folder, n := range lines {
		if most, ok := budget[folder]; !ok || n > most {
			t.Errorf("%s has %d lines, its budget is %d", folder, n, most)
		} else if n < most-spare {
			t.Errorf("%s has only %d lines: lower its budget of %d", folder, n, most)
		}
	}
	if len(budget) != len(lines) {
		t.Errorf("%d folders have a budget, %d have lines", len(budget), len(lines))
	}
}
