package rulestest_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"tidepool/rules/rulestest"
)

func TestCases(t *testing.T) {
	file := filepath.Join(t.TempDir(), "counts.txt")
	text := "# a comment\n\n- ; 5/5 b ; 1 20 300\nbond=any,first=red ; C4 r ; 7\n"
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	cases := rulestest.Cases(t, file)
	if len(cases) != 2 {
		t.Fatalf("%d cases, want 2", len(cases))
	}
	if c := cases[0]; c.Options != "-" || c.Position != "5/5 b" || !slices.Equal(c.Counts, []uint64{1, 20, 300}) {
		t.Errorf("first case is %+v", c)
	}
	if c := cases[1]; c.Options != "bond=any,first=red" || c.Position != "C4 r" || !slices.Equal(c.Counts, []uint64{7}) {
		t.Errorf("second case is %+v", c)
	}
}
