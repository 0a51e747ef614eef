package locale

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tidepool/rules"
	"tidepool/rules/games"
)

// literal is a text in quotes, and a plus if something is joined to it.
var literal = regexp.MustCompile(`["']([a-z][a-z0-9.]*)["'](\s*\+)?`)

// named is a constant of package key, or a family.
var named = regexp.MustCompile(`\bkey\.([A-Z]\w*)`)

// literals are the texts in quotes of the whole program that may be keys, and
// those that are the beginnings of keys.
func literals(t *testing.T) (found, stems map[string]bool) {
	t.Helper()
	found, stems = make(map[string]bool), make(map[string]bool)
	names := constants(t)
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == "dist" || d.Name() == "testdata" || strings.HasPrefix(d.Name(), ".") && d.Name() != "..") {
			return fs.SkipDir
		}
		code := strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") || strings.HasSuffix(path, ".js") || strings.HasSuffix(path, ".html")
		if !code {
			return nil
		}
		data, err := os.ReadFile(path)
		if strings.HasPrefix(filepath.ToSlash(path), "../locale/key/") {
			return err // which has them all
		}
		for _, m := range named.FindAllStringSubmatch(string(data), -1) {
			if name := names[m[1]]; strings.HasSuffix(name, ".") {
				stems[name] = true
			} else {
				found[name] = true
			}
		}
		for _, m := range literal.FindAllStringSubmatch(string(data), -1) {
			found[m[1]] = true
			if m[2] != "" && strings.Contains(m[1], ".") {
				stems[m[1]] = true
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return found, stems
}

// constants are the names of the words by their constants, and the beginnings of
// those of families.
func constants(t *testing.T) map[string]string {
	t.Helper()
	data, err := os.ReadFile("key/key.go")
	if err != nil {
		t.Fatal(err)
	}
	names := make(map[string]string)
	for _, m := range regexp.MustCompile(`(?m)^\t(\w+)(?: +(?:Text|Count) *=|:) +"(.+)"`).FindAllStringSubmatch(string(data), -1) {
		names[m[1]], _, _ = strings.Cut(m[2], "*")
	}
	return names
}

// Every text is used: the program has its key in quotes, or the part of it
// before the last dot, or a beginning to which something is joined ("end." +
// why). What is said about a game's rules and lesson is a matter of package
// lessons, and what the page says before the program runs one of wasm/pack.
func TestUsed(t *testing.T) {
	found, stems := literals(t)
	for key := range English().words {
		parts := strings.Split(key, ".")
		if (parts[0] == "rules" || parts[0] == "lesson") && gameID(parts[1]) || parts[0] == "shell" {
			continue
		}
		base, _ := stem(key)
		parent := strings.Join(parts[:len(parts)-1], ".")
		used := found[key] || found[base] || strings.Contains(parent, ".") && found[parent]
		for s := range stems {
			used = used || strings.HasPrefix(key, s)
		}
		if !used {
			t.Errorf("%s is used nowhere", key)
		}
	}
}

func gameID(s string) bool {
	return slices.ContainsFunc(games.All(), func(g rules.Game) bool { return g.Info().ID == s })
}
