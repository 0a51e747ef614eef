package locale

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tidepool/locale/key"
)

// spoken returns the constants of package key and the families that the program uses.
func spoken(t *testing.T) map[string]bool {
	t.Helper()
	of := regexp.MustCompile(`\bkey\.([A-Z]\w*)`)
	found := make(map[string]bool)
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if name := d.Name(); name == "dist" || name == "testdata" || strings.HasPrefix(name, ".") && name != ".." {
				return fs.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		data, err := os.ReadFile(path)
		for _, m := range of.FindAllStringSubmatch(string(data), -1) {
			found[m[1]] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// generated reads constants and families from their file: names of words by constant, and the families by pattern.
func generated(t *testing.T) (constants, families map[string]string) {
	t.Helper()
	data, err := os.ReadFile("key/key.go")
	if err != nil {
		t.Fatal(err)
	}
	constants, families = make(map[string]string), make(map[string]string)
	for _, m := range regexp.MustCompile(`(?m)^\t(\w+) +(?:Text|Count) += \d+ +// (\S+)$`).FindAllStringSubmatch(string(data), -1) {
		constants[m[2]] = m[1]
	}
	for _, m := range regexp.MustCompile(`(?m)^\t(\w+): +"(.+)",$`).FindAllStringSubmatch(string(data), -1) {
		families[m[2]] = m[1]
	}
	return constants, families
}

// Every text is used: the program uses its constant, or a family that is asked for it.
func TestUsed(t *testing.T) {
	constants, families := generated(t)
	found, lists := spoken(t), asked(t)
	if len(constants) < 300 || len(families) != len(key.Families()) {
		t.Fatalf("key.go has %d constants and %d families", len(constants), len(families))
	}
	for name := range English().words {
		used := found[constants[name]]
		if base, form := stem(name); form != "" {
			used = used || found[constants[base]]
		}
		for _, f := range key.Families() {
			before, after, _ := strings.Cut(f.Pattern(), "*")
			if member, ok := strings.CutPrefix(name, before); ok && found[families[f.Pattern()]] && strings.HasSuffix(member, after) {
				used = used || slices.Contains(lists[f], strings.TrimSuffix(member, after))
			}
		}
		if !used {
			t.Errorf("%s is used nowhere", name)
		}
	}
}
