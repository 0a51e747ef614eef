package puzzle

import (
	"strings"
	"testing"

	"tidepool/rules/games"
)

func TestCheck(t *testing.T) {
	const (
		crabs = "5/1cCS1/1sS2/c2C1/2c2 r"
		seeds = "0,0,0,0,3,1/0,0,2,0,0,1 21 20 s"
		jumps = "8/xo6/4ox1x/1o6/o6x/x1x1x3/o7/x2o1oxo b"
	)
	line := strings.Fields
	for _, test := range []struct {
		name   string
		p      Puzzle
		reason string
	}{
		{"good", Puzzle{Game: "kalah", Position: seeds, Kind: Seeds, Goal: 3, Line: line("F E")}, ""},
		{"another too", Puzzle{Game: "kalah", Position: seeds, Kind: Win, Goal: 1, Line: line("F"), Also: "E"}, ""},
		{"another game", Puzzle{Game: "konane", Position: seeds, Kind: Seeds, Goal: 3, Line: line("F")}, "no puzzle"},
		{"no kind", Puzzle{Game: "kalah", Position: seeds, Goal: 3, Line: line("F")}, "no puzzle"},
		{"no line", Puzzle{Game: "kalah", Position: seeds, Kind: Win, Goal: 3}, "no puzzle"},
		{"no position", Puzzle{Game: "kalah", Position: "1 2 3", Kind: Win, Goal: 1, Line: line("F")}, "form"},
		{"over", Puzzle{Game: "kalah", Position: "0,0,0,0,0,0/0,0,0,0,0,0 24 24 s", Kind: Win, Goal: 1, Line: line("F")}, "over"},
		{"options", Puzzle{Game: "kalah", Options: "houses=99", Position: seeds, Kind: Win, Goal: 1, Line: line("F")}, "houses"},
		{"illegal", Puzzle{Game: "kalah", Position: seeds, Kind: Win, Goal: 1, Line: line("A")}, ""},
		{"illegal later", Puzzle{Game: "kalah", Position: seeds, Kind: Win, Goal: 3, Line: line("F f F")}, ""},
		{"illegal other", Puzzle{Game: "kalah", Position: seeds, Kind: Win, Goal: 1, Line: line("F"), Also: "D"}, ""},
		{"the other's end", Puzzle{Game: "kalah", Position: seeds, Kind: Win, Goal: 9, Line: line("E c")}, "other side"},
		{"longer", Puzzle{Game: "kalah", Position: seeds, Kind: Win, Goal: 1, Line: line("F E")}, "longer"},
		{"seeds of a game without", Puzzle{Game: "kaninariebi", Position: crabs, Kind: Seeds, Goal: 1, Line: line("a2-c2~c2+c2-d3")}, "seeds"},
		{"current", Puzzle{Game: "kaninariebi", Position: crabs, Kind: Current, Goal: 1, Line: line("a2-c2~c2+c2-d3")}, ""},
		{"no current", Puzzle{Game: "kalah", Position: seeds, Kind: Current, Goal: 1, Line: line("F")}, "no choice"},
		{"jump", Puzzle{Game: "konane", Position: jumps, Kind: LastJump, Goal: 1, Line: line("f6-d6")}, ""},
		{"no jump", Puzzle{Game: "kalah", Position: seeds, Kind: LastJump, Goal: 1, Line: line("F")}, "not a jump"},
	} {
		id := test.p.Game
		if test.name == "another game" {
			id = "kalah"
		}
		g, _ := games.ByID(id)
		err := test.p.Check(g)
		good := strings.Contains("good, another too, current, jump", test.name)
		if (err == nil) != good || err != nil && !strings.Contains(err.Error(), test.reason) {
			t.Errorf("%s: %v, want %q", test.name, err, test.reason)
		}
	}
}

// TestID pins the names of puzzles, which are used in links.
func TestID(t *testing.T) {
	p := Puzzle{Game: "kalah", Position: "0,0,0,0,3,1/0,0,2,0,0,1 21 20 s", Kind: Win, Goal: 1, Line: []string{"F"}}
	id := p.ID()
	if id != "wtg69c0z" || !IsID(id) {
		t.Errorf("%q", id)
	}
	other := p
	other.Kind, other.Goal, other.Grade, other.Line = Seeds, 3, 4, []string{"E"}
	if other.ID() != id {
		t.Error("the name depends on more than the position")
	}
	for _, change := range []func(*Puzzle){
		func(p *Puzzle) { p.Game = "konane" }, func(p *Puzzle) { p.Options = "seeds=3" }, func(p *Puzzle) { p.Position += " " },
	} {
		other := p
		change(&other)
		if other.ID() == id {
			t.Errorf("%+v has the same name", other)
		}
	}
	for _, no := range []string{"", "0123456", "012345678", "0123456i", "0123456A", "0123456-", "0123456é"} {
		if IsID(no) {
			t.Errorf("%q is a name", no)
		}
	}
}
