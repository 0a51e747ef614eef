package archtest

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// A room is a row of the table of arrows.
type room struct {
	who  []string // patterns of packages
	uses []string // patterns of the packages of this module that they may import
	not  []string // what they must not use: screen, browser, clock, chance
}

var inQuotes = regexp.MustCompile("`([^`]+)`")

// rooms reads the table under "## Arrows".
func rooms(t *testing.T) []room {
	t.Helper()
	data, err := os.ReadFile(root + "/docs/ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	_, text, ok := strings.Cut(string(data), "\n## Arrows\n")
	if !ok {
		t.Fatal("docs/ARCHITECTURE.md has no Arrows")
	}
	text, _, _ = strings.Cut(text, "\n## ")
	quoted := func(cell string) (list []string) {
		for _, m := range inQuotes.FindAllStringSubmatch(cell, -1) {
			list = append(list, m[1])
		}
		return list
	}
	var all []room
	for line := range strings.Lines(text) {
		cells := strings.Split(strings.TrimSpace(line), "|")
		if len(cells) != 5 || !strings.Contains(cells[1], "`") {
			continue
		}
		all = append(all, room{quoted(cells[1]), quoted(cells[2]), strings.Fields(strings.ReplaceAll(cells[3], ",", " "))})
	}
	return all
}

// roomOf returns the first row that matches a package.
func roomOf(all []room, name string) (room, bool) {
	i := slices.IndexFunc(all, func(r room) bool { return anyMatches(r.who, name) })
	if i < 0 {
		return room{}, false
	}
	return all[i], true
}

// No package imports more than the table of arrows allows, on any system; every package has a row, and every
// row a package.
func TestArrows(t *testing.T) {
	all := rooms(t)
	seen, drawn := map[string]bool{}, map[string]bool{}
	for _, on := range targets() {
		for _, p := range list(t, on, "./...") {
			name := short(p.ImportPath)
			r, ok := roomOf(all, name)
			if !ok {
				t.Errorf("the table of arrows has no row for %s", name)
				continue
			}
			seen[name] = true
			for _, to := range p.Imports {
				if !own(to) {
					continue
				}
				i := slices.IndexFunc(r.uses, func(pattern string) bool { return matches(pattern, short(to)) })
				if i < 0 {
					t.Errorf("%s imports %s (%s), which the table of arrows does not allow", name, short(to), on.os)
					continue
				}
				drawn[r.who[0]+" "+r.uses[i]] = true
			}
		}
	}
	for _, r := range all {
		for _, pattern := range r.who {
			if !anyOf(seen, func(name string) bool { return matches(pattern, name) }) {
				t.Errorf("the table of arrows has a row for %s, which is not there", pattern)
			}
		}
		for _, pattern := range r.uses {
			if !drawn[r.who[0]+" "+pattern] {
				t.Errorf("%s does not use %s: the table of arrows need not allow it", r.who[0], pattern)
			}
		}
	}
}

func anyOf(set map[string]bool, is func(string) bool) bool {
	for name := range set {
		if is(name) {
			return true
		}
	}
	return false
}
