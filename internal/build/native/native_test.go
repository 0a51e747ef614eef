package main

import (
	"strings"
	"testing"
)

// What is changed is there in this version of the engine, and says that it is.
func TestChanged(t *testing.T) {
	files, err := changed()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range waiting() {
		if text := string(files[c.File]); !strings.HasPrefix(text, notice) || !strings.Contains(text, `runtime.GOOS == "darwin"`) {
			t.Errorf("%s is not changed", c.File)
		}
	}
	for name, text := range files {
		if strings.HasPrefix(name, "internal/gamepaddb/db_") {
			t.Errorf("%s is still there", name)
		}
		if strings.HasPrefix(name, "internal/gamepaddb/") && strings.Contains(string(text), "\nfunc init() {") && name != "internal/gamepaddb/gen.go" {
			t.Errorf("%s does something at every start", name)
		}
	}
	for _, name := range []string{"LICENSE", "go.mod", "run.go"} {
		if files[name] == nil {
			t.Errorf("%s is missing", name)
		}
	}
}
