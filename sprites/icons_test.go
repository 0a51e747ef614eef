package sprites

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// All icons used in the program exist, and all that exist are used.
func TestIcons(t *testing.T) {
	asked := regexp.MustCompile(`(?:\bicon: *|\bIcon: *|\bicon :?= |\.Icon\(|\w\("[^"]*", (?:w\.T\(key\.\w+\)|key\.\w+), )"([a-z]+)"`)
	list := icons()
	if _, ok := list["nothing"]; ok {
		t.Error("an icon that is none is one")
	}
	var sources strings.Builder
	err := filepath.WalkDir("..", func(name string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || strings.HasSuffix(name, "icons.go") {
			return err
		}
		source, err := os.ReadFile(name)
		sources.Write(source)
		for _, m := range asked.FindAllStringSubmatch(string(source), -1) {
			if _, ok := list[m[1]]; !ok {
				t.Errorf("%s: there is no icon %q", name, m[1])
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for name := range list {
		if !strings.Contains(sources.String(), `"`+name+`"`) {
			t.Errorf("nobody asks for the icon %q", name)
		}
	}
}
