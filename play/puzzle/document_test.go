package puzzle

import (
	"os"
	"strings"
	"testing"

	"tidepool/rules/games"
)

// TestDocument reads the examples of docs/PUZZLES.md.
func TestDocument(t *testing.T) {
	data, err := os.ReadFile("../../docs/PUZZLES.md")
	if err != nil {
		t.Fatal(err)
	}
	examples := strings.Split(string(data), "```puzzles\n")[1:]
	if len(examples) == 0 {
		t.Fatal("no examples")
	}
	for _, text := range examples {
		text, _, _ = strings.Cut(text, "```")
		set, err := Read(games.ByID, []byte(text))
		if err != nil || len(set) == 0 {
			t.Fatalf("%v in\n%s", err, text)
		}
		if again := string(Write(set)); again != text {
			t.Errorf("is written as\n%s", again)
		}
		for i := range set {
			checked(t, &set[i])
		}
	}
}

func checked(t *testing.T, p *Puzzle) {
	t.Helper()
	g, ok := games.ByID(p.Game)
	if !ok {
		t.Fatalf("no game %q", p.Game)
	}
	if err := p.Check(g); err != nil {
		t.Errorf("%s %+v: %v", p.ID(), *p, err)
	}
}
