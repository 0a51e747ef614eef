package lessons

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tidepool/rules"
	"tidepool/rules/games"
)

func course(t *testing.T, g rules.Game) *Course {
	t.Helper()
	c, err := For(g.Info().ID)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// try plays words of a step and returns the missing condition.
func try(t *testing.T, g rules.Game, s Step, words []string) (Condition, bool) {
	t.Helper()
	p, err := s.Begin(g)
	if err != nil {
		t.Fatalf("%s: %v", s.ID, err)
	}
	turn := Turn{By: p.Turn()}
	for _, w := range words {
		if p.Turn() != turn.By {
			t.Fatalf("%s: %s would be the other side's turn", s.ID, w)
		}
		next, events, err := p.Play(w)
		if err != nil {
			t.Fatalf("%s: %v", s.ID, err)
		}
		p, turn.Events = next, append(turn.Events, events...)
	}
	turn.After = p
	c, _, missing := s.Goal.Missing(turn)
	return c, missing
}

// Every game has a lesson of six to twelve steps. Their solutions are legal and reach the goal, the goals are
// not trivial, and a turn that falls short is told what is missing.
func TestSteps(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Info().ID, func(t *testing.T) {
			c := course(t, g)
			if n := len(c.Steps); n < 6 || n > 12 {
				t.Errorf("%d steps", n)
			}
			for _, s := range c.Steps {
				if len(s.Goal) == 0 || len(s.Solution) == 0 {
					t.Errorf("%s has no goal or no solution", s.ID)
					continue
				}
				if miss, missing := try(t, g, s, s.Solution); missing {
					t.Errorf("%s: %v misses %v", s.ID, s.Solution, miss)
				}
				p, _ := s.Begin(g)
				short := 0
				for _, turn := range p.Turns() {
					if miss, missing := try(t, g, s, []string{turn.Word}); missing {
						short++
						if miss.Kind == "" {
							t.Errorf("%s: %s misses nothing known", s.ID, turn.Word)
						}
					}
				}
				t.Logf("%s: %d of %d turns fall short", s.ID, short, len(p.Turns()))
			}
			if last := c.Steps[len(c.Steps)-1]; !slices.ContainsFunc(last.Goal, func(c Condition) bool { return c.Kind == "win" || c.Kind == "captured" }) {
				t.Errorf("the last step, %s, is no task", last.ID)
			}
		})
	}
}

// Every game's pictures can be drawn, and its rules page has the common sections.
func TestSections(t *testing.T) {
	for _, g := range games.All() {
		c := course(t, g)
		for _, want := range []string{"aim", "pieces", "turn", "end", "options"} {
			if !slices.ContainsFunc(c.Sections, func(s Section) bool { return s.ID == want }) {
				t.Errorf("%s has no section %s", c.Game, want)
			}
		}
		pictures := 0
		for _, s := range c.Sections {
			for _, pic := range s.Pictures {
				pictures++
				p, err := pic.Begin(g)
				if err == nil && pic.Word != "" {
					_, _, err = p.Play(pic.Word)
				}
				if err != nil {
					t.Errorf("%s: %s: %v", c.Game, s.ID, err)
				}
			}
		}
		if pictures < len(c.Sections)/2 {
			t.Errorf("%s has only %d pictures", c.Game, pictures)
		}
	}
}

// The picture of the section "aim" shows a win by the side to move.
func TestAimPicturesEndTheGame(t *testing.T) {
	for _, g := range games.All() {
		c := course(t, g)
		i := slices.IndexFunc(c.Sections, func(s Section) bool { return s.ID == "aim" })
		if i < 0 || len(c.Sections[i].Pictures) == 0 {
			t.Errorf("%s shows no aim", c.Game)
			continue
		}
		for _, pic := range c.Sections[i].Pictures {
			p, err := pic.Begin(g)
			if err != nil {
				t.Fatal(err)
			}
			mover := p.Turn()
			if p, _, err = p.Play(pic.Word); err != nil {
				t.Errorf("%s: %v", c.Game, err)
				continue
			}
			if o := p.Outcome(); o.Result != rules.Decisive || o.Winner != mover {
				t.Errorf("%s: %s does not win: %v", c.Game, pic.Word, o)
			}
		}
	}
}

// A step that is not about winning does not end the game: the learner would see a victory that was not explained.
func TestSolutionsEndNoGame(t *testing.T) {
	for _, g := range games.All() {
		for _, s := range course(t, g).Steps {
			p, err := s.Begin(g)
			if err != nil {
				t.Fatal(err)
			}
			for _, w := range s.Solution {
				if p, _, err = p.Play(w); err != nil {
					t.Fatalf("%s: %v", s.ID, err)
				}
			}
			wins := slices.ContainsFunc(s.Goal, func(c Condition) bool { return c.Kind == "win" })
			if p.Outcome().Over() != wins {
				t.Errorf("%s, %s: over is %v after %v", g.Info().ID, s.ID, p.Outcome().Over(), s.Solution)
			}
		}
	}
}

var reasonCode = regexp.MustCompile(`Code:\s*"([^"]+)"`)

// Help has a section for every reason a game gives for refusing a tap, every prompt and every ending of its own.
func TestWhen(t *testing.T) {
	for _, g := range games.All() {
		c := course(t, g)
		var keys []string
		for _, dir := range []string{g.Info().ID, "kani"} {
			if dir == "kani" && !strings.HasPrefix(c.Game, "kani") {
				continue
			}
			files, err := filepath.Glob("../../rules/" + dir + "/*.go")
			if err != nil || len(files) == 0 {
				t.Fatal(dir, err)
			}
			for _, f := range files {
				data, err := os.ReadFile(f)
				if err != nil {
					t.Fatal(err)
				}
				for _, m := range reasonCode.FindAllStringSubmatch(string(data), -1) {
					// Reasons for positions set up by hand are not rules of play.
					if !strings.HasSuffix(f, "_test.go") && filepath.Base(f) != "arrange.go" {
						keys = append(keys, m[1])
					}
				}
			}
		}
		for _, k := range keys {
			if !slices.ContainsFunc(c.Sections, func(s Section) bool { return s.about(k) }) {
				t.Errorf("%s: no section for %s", c.Game, k)
			}
		}
		seen := map[string]bool{}
		for _, s := range c.Sections {
			for _, k := range s.When {
				if seen[k] {
					t.Errorf("%s: two sections for %s", c.Game, k)
				}
				seen[k] = true
			}
		}
	}
}

func TestReadRefuses(t *testing.T) {
	for _, c := range []string{"step", "goal win", "step a\nstep a", "section a\nsection a", "section a\ngoal win", "step a\npicture start",
		"step a\ngoal", "step a\ngoal luck", "step a\ngoal to", "step a\ngoal win 2", "step a\ngoal captured 0", "step a\ngoal captured x",
		"section a\nplay c3", "section a\noptions x=y", "options x=y"} {
		if _, err := read(c); err == nil {
			t.Errorf("%q is read", c)
		}
	}
	if _, err := For("chess"); err == nil {
		t.Error("a course for chess")
	}
}

func TestSection(t *testing.T) {
	c, err := read("section aim\nsection river\n when kani.blocked board.carry\nsection end\n when end.temple")
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range []struct {
		keys []string
		want int
	}{{nil, 0}, {[]string{"unknown"}, 0}, {[]string{"unknown", "end.temple"}, 2}, {[]string{"board.carry", "end.temple"}, 1}} {
		if got := c.Section(k.keys...); got != k.want {
			t.Errorf("for %v section %d, want %d", k.keys, got, k.want)
		}
	}
}
