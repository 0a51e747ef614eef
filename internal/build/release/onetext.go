package main

import (
	"os"
	"path"
	"slices"
	"strings"
)

// oneText returns each licence once, below the names of everything it applies to, the program's own first.
func oneText() ([]byte, error) {
	own, err := os.ReadFile("LICENSE")
	if err != nil {
		return nil, err
	}
	texts := []string{plainText(own)}
	names := map[string][]string{texts[0]: {"Tidepool"}}
	for _, t := range []target{{"linux", "amd64"}, {"windows", "amd64"}, {"darwin", "arm64"}, {"js", "wasm"}} {
		files, err := allLicences(t, ".")
		if err != nil {
			return nil, err
		}
		for _, f := range files {
			text := plainText(f.data)
			if names[text] == nil {
				texts = append(texts, text)
			}
			if of := licensee(f.name); !slices.Contains(names[text], of) {
				names[text] = append(names[text], of)
			}
		}
	}
	// The program's own licence stays first; the others are sorted by name, independent of the target.
	for _, list := range names {
		slices.Sort(list)
	}
	slices.SortFunc(texts[1:], func(a, b string) int { return strings.Compare(names[a][0], names[b][0]) })
	var out strings.Builder
	for _, text := range texts {
		out.WriteString("== " + strings.Join(names[text], ", ") + "\n\n" + text + "\n\n")
	}
	return []byte(strings.TrimSpace(out.String()) + "\n"), nil
}

// licensee returns what a licence file applies to, without Go's version, which depends on the builder.
func licensee(name string) string {
	of := path.Dir(strings.TrimPrefix(name, "licences/"))
	if strings.HasPrefix(of, "go@") {
		return "Go"
	}
	return of
}

// plainText removes page breaks and trailing spaces; it indents a line that looks like one of our headings.
func plainText(data []byte) string {
	var lines []string
	for line := range strings.SplitSeq(strings.ReplaceAll(string(data), "\f", "\n"), "\n") {
		if line = strings.TrimRight(line, " \t\r"); strings.HasPrefix(line, "== ") {
			line = " " + line
		}
		lines = append(lines, line)
	}
	return strings.Trim(strings.Join(lines, "\n"), "\n")
}
