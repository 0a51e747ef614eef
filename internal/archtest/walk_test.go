package archtest

import (
	"os"
	"path"
	"strings"
	"testing"
)

// The files named in the section "One tap" exist; one named without a folder is in the folder of the file
// before it.
func TestWalk(t *testing.T) {
	data, err := os.ReadFile(root + "/docs/ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	_, walk, _ := strings.Cut(string(data), "\n## One tap\n")
	walk, _, _ = strings.Cut(walk, "\n## ")
	folder, n := "", 0
	for _, m := range inQuotes.FindAllStringSubmatch(walk, -1) {
		name := m[1]
		if !strings.HasSuffix(name, ".go") {
			continue
		}
		if strings.Contains(name, "/") {
			folder = path.Dir(name)
		} else {
			name = folder + "/" + name
		}
		if _, err := os.Stat(root + "/" + name); err != nil {
			t.Error(err)
		}
		n++
	}
	if n < 10 {
		t.Errorf("the walk goes through %d files", n)
	}
}
