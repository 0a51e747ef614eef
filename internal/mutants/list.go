package main

import (
	"errors"
	"fmt"
	"strings"
)

// A mutant is a one-line mistake, and the tests that should notice it.
type mutant struct {
	number   int
	name     string
	file     string
	test     []string // arguments of go test
	old, new string   // without indentation
}

// parse reads a list. Each mutant is a line with its name, file and arguments of go test, followed by the
// original line and the changed line. Empty lines and those that begin with # are ignored.
func parse(text string) ([]mutant, error) {
	var list []mutant
	seen := map[string]bool{}
	fail := func(n int, why string) ([]mutant, error) { return nil, fmt.Errorf("mutants.txt:%d: %s", n+1, why) }
	for n, line := range strings.Split(text, "\n") {
		kind, rest, _ := strings.Cut(line, " ")
		rest = strings.TrimSpace(rest)
		var last *mutant
		if len(list) > 0 {
			last = &list[len(list)-1]
		}
		open := last != nil && last.new == ""
		switch {
		case line == "" || kind == "#":
			if open {
				return fail(n, "an incomplete mutant")
			}
		case kind == "=" && !open:
			f := strings.Fields(rest)
			if len(f) < 3 || seen[f[0]] {
				return fail(n, "want a name of its own, a file and packages")
			}
			seen[f[0]] = true
			list = append(list, mutant{number: len(list) + 1, name: f[0], file: f[1], test: f[2:]})
		case kind == "-" && open && last.old == "" && rest != "":
			last.old = rest
		case kind == "+" && open && last.old != "" && rest != "" && rest != last.old:
			last.new = rest
		default:
			return fail(n, "want = and a mutant, then - and + with its line before and after")
		}
	}
	if len(list) == 0 || list[len(list)-1].new == "" {
		return nil, errors.New("mutants.txt: an incomplete mutant")
	}
	return list, nil
}

// change applies the mistake to a file, where the original line must occur once.
func (m mutant) change(source []byte) ([]byte, error) {
	lines := strings.Split(string(source), "\n")
	at := -1
	for i, line := range lines {
		if strings.TrimSpace(line) != m.old {
			continue
		}
		if at >= 0 {
			return nil, fmt.Errorf("%s has the line twice, at %d and %d: %s", m.file, at+1, i+1, m.old)
		}
		at = i
	}
	if at < 0 {
		return nil, fmt.Errorf("%s no longer has the line: %s", m.file, m.old)
	}
	lines[at] = strings.Replace(lines[at], m.old, m.new, 1)
	return []byte(strings.Join(lines, "\n")), nil
}
