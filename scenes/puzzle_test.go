package scenes_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/ai"
	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/puzzle"
	"tidepool/play/puzzle/sets"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// riddles returns puzzles of all games.
func riddles() []*puzzle.Puzzle {
	return []*puzzle.Puzzle{
		{Game: "kaninariebi", Position: "1ccc1/5/3C1/CC2S/sC2c r", Kind: puzzle.Win, Grade: 4, Goal: 2, Line: []string{"e1-c1~c4+b5-a4=", "b1-c1~c1", "c5-a5="}},
		{Game: "kanishogi", Position: "1K3/2+c2/5/2+B2/2+bk+C r", Kind: puzzle.Current, Grade: 3, Goal: 2, Line: []string{"c1-d2", "b5-a5", "c4-d3+d3-e2"}},
		{Game: "onitama", Position: "3br/3b1/2B1r/2R2/4b b crab,frog dragon,monkey boar", Kind: puzzle.Win, Grade: 6, Goal: 3, Line: []string{"monkey:c3-b2", "crab:c2-e2", "boar:b2-a2", "frog:e3-c3", "dragon:a2-c1"}, Also: "monkey:c3-d2"},
		{Game: "konane", Options: "size=6", Position: "o1o1ox/3o2/3x2/2x2o/o1o3/2x1x1 b", Kind: puzzle.LastJump, Grade: 5, Goal: 3, Line: []string{"d4-d6", "c2-c4", "d6-b6", "a6-c6", "f6-b6"}},
		{Game: "kalah", Position: "2,1,3,0,2,2/2,1,0,1,0,2 15 17 n", Kind: puzzle.Seeds, Grade: 2, Goal: 2, Line: []string{"d", "E", "C", "f", "D", "b"}},
		{Game: "onitama", Position: "1bb1b/2r2/B4/rr3/R3r b dragon,monkey crab,frog boar", Kind: puzzle.Save, Grade: 1, Goal: 1, Line: []string{"crab:a3-a2"}},
	}
}

// riddle opens the page of puzzles.
func riddle(t testing.TB, list ...*puzzle.Puzzle) (*player, *scenes.Puzzles) {
	t.Helper()
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Settings.Motion = settings.MotionOff
	p.env.Prefs.Apply(p.env.Prefs.Settings)
	q := &scenes.Puzzles{List: list}
	p.poses(q)
	return p, q
}

func (p *player) poses(q *scenes.Puzzles) {
	p.t.Helper()
	if !scenes.OpenPuzzles(p.env, q) {
		p.t.Fatal("the puzzle cannot be played")
	}
	p.rest()
}

// enters plays a turn by pressing spots.
func (p *player) enters(word string) {
	p.t.Helper()
	pos := scenes.PositionAt(p.app.Top())
	turn := turnOf(p.t, pos, word)
	p.tapAll(turn.Paths[0]...)
	for _, id := range []string{"board.stay", "board.done"} {
		if p.node(id) != nil && scenes.PositionAt(p.app.Top()).String() == pos.String() {
			p.press(id)
			p.rest()
		}
	}
}

// solves plays the rest of a solution.
func (p *player) solves(line []string) {
	p.t.Helper()
	start := scenes.PositionAt(p.app.Top()).Turn()
	for _, word := range line {
		if pos := scenes.PositionAt(p.app.Top()); pos.Turn() == start {
			p.until("the person's turn", func() bool { return len(p.where(func(n ui.Node) bool { return n.Lit })) > 0 })
			p.enters(word)
		} else {
			p.until("the defence", func() bool { return scenes.PositionAt(p.app.Top()).String() != pos.String() })
		}
	}
	p.until("the end", func() bool { return p.node("puzzle.end") != nil })
}

// misses plays a turn that is not the solution's, after which the other side moves.
func (p *player) misses(q *puzzle.Puzzle) (word string) {
	p.t.Helper()
	pos := scenes.PositionAt(p.app.Top())
	for _, turn := range pos.Turns() {
		next, _, err := pos.Play(turn.Word)
		if err == nil && turn.Word != q.Line[0] && turn.Word != q.Also && next.Turn() != pos.Turn() && !next.Outcome().Over() {
			p.enters(turn.Word)
			return turn.Word
		}
	}
	p.t.Fatal("every turn is right")
	return ""
}

// tellsSide reports whether the goal names the solver's side, if the pieces show the sides.
func tellsSide(p *player, info rules.Info) bool {
	side := p.env.App.Words.Side(info.Sides[scenes.PositionAt(p.app.Top()).Turn()])
	return strings.Contains(p.says("puzzle.goal"), side) != info.Places
}

// Puzzles of all games can be solved by pressing nodes, one after another, and reviewed.
func TestPuzzles(t *testing.T) {
	list := riddles()
	p, q := riddle(t, list...)
	for i, puzzle := range list {
		if p.scene() != "puzzle" || !tellsSide(p, gameCalled(puzzle.Game).Info()) {
			t.Fatalf("%s: %q", p.scene(), p.says("puzzle.goal"))
		}
		start := scenes.PositionAt(p.app.Top()).String()
		p.solves(puzzle.Line)
		if got := p.says("puzzle.end"); got != p.env.App.Words.T(key.SolveFirst) {
			t.Errorf("%s: %q", puzzle.Game, got)
		}
		n := len(puzzle.Line)
		if puzzle.Game == "kalah" {
			if said := p.says("puzzle.line.1"); !strings.Contains(said, "2 seeds ahead") {
				t.Errorf("the result reads %q", said)
			}
			n++
		}
		if said := p.says(fmt.Sprintf("puzzle.line.%d", n)); !strings.HasPrefix(said, fmt.Sprintf("%d. ", len(puzzle.Line))) {
			t.Errorf("%s: the last turn of the solution reads %q", puzzle.Game, said)
		}
		p.press("review.first")
		if got := scenes.PositionAt(p.app.Top()).String(); got != start {
			t.Errorf("%s: the first position is %q", puzzle.Game, got)
		}
		p.press("review.next", "puzzle.share")
		if len(puzzle.Line) > 1 {
			p.press("review.last", "review.prev")
		}
		if i+1 < len(list) {
			p.press([]string{"puzzle.next", "puzzle.alike", "puzzle.easier", "puzzle.harder"}[i%4])
			p.rest()
		} else if p.node("puzzle.next") != nil {
			t.Error("a puzzle after the last")
		}
	}
	if !slices.Equal(q.Told, []int{1, 1, 1, 1, 1, 1}) || q.Shared != len(list) || len(p.engine.Jobs) > 0 {
		t.Errorf("told %v, shared %d, %d jobs", q.Told, q.Shared, len(p.engine.Jobs))
	}
}

// A wrong turn is answered on the board and in words, and undone; it counts as a failure once.
func TestPuzzleWrong(t *testing.T) {
	for _, puzzle := range riddles() {
		p, q := riddle(t, puzzle)
		if p.engine.Score = ai.WinIn(3); puzzle.Game == "kalah" {
			p.engine.Score, p.engine.Proven = 4000, true
		}
		start := scenes.PositionAt(p.app.Top()).String()
		word := p.misses(puzzle)
		p.until("a refutation", func() bool { return p.node("puzzle.again") != nil })
		spot := word[strings.IndexByte(word, ':')+1:][:min(2, len(word))]
		if said := p.says("puzzle.tried.1"); !strings.Contains(said, spot) || strings.Contains(said, word) && puzzle.Game != "kalah" || p.node("puzzle.tried.2") == nil {
			t.Errorf("%s: %s: %q, %s", puzzle.Game, word, said, p.ids())
		}
		counted := make(map[string]bool) // how many turns until the end is said once
		for i := 1; p.node(fmt.Sprint("puzzle.tried.", i)) != nil; i++ {
			for _, n := range regexp.MustCompile(`in \d+ turns`).FindAllString(p.says(fmt.Sprint("puzzle.tried.", i)), -1) {
				if counted[n] {
					t.Errorf("%s: %q is said twice", puzzle.Game, n)
				}
				counted[n] = true
			}
			if said := p.says(fmt.Sprint("puzzle.tried.", i)); i > 1 && puzzle.Game != "kalah" && strings.Contains(said, puzzle.Line[0]) {
				t.Errorf("%s: the solution is given away: %q", puzzle.Game, said)
			}
		}
		p.until("the turn taken back", func() bool { return scenes.PositionAt(p.app.Top()).String() == start })
		if p.node("puzzle.tried.1") == nil {
			t.Error("why is gone with the turn")
		}
		p.misses(puzzle)
		p.until("a refutation", func() bool { return p.node("puzzle.again") != nil })
		p.press("puzzle.again")
		p.rest()
		p.solves(puzzle.Line)
		if p.says("puzzle.end") != p.env.App.Words.T(key.SolveLate) || !slices.Equal(q.Told, []int{3, 4}) {
			t.Errorf("%s: %q, told %v", puzzle.Game, p.says("puzzle.end"), q.Told)
		}
	}
}

// A slower win gets a comment and does not count.
func TestPuzzleSlow(t *testing.T) {
	puzzle := riddles()[0]
	p, q := riddle(t, puzzle)
	p.engine.Score = ai.LossIn(20)
	p.misses(puzzle)
	p.until("a verdict", func() bool { return p.node("puzzle.tried.1") != nil })
	if want := p.env.App.Words.T(key.SolveSlow, "turn", "x"); !strings.HasSuffix(p.says("puzzle.tried.1"), strings.TrimPrefix(want, "“x")) || len(q.Told) != 0 {
		t.Errorf("%q, told %v", p.says("puzzle.tried.1"), q.Told)
	}
}

// Hints lead to the turn in three steps, by button and by key.
func TestPuzzleHints(t *testing.T) {
	for _, puzzle := range riddles() {
		p, q := riddle(t, puzzle)
		said := make(map[string]bool)
		for i := range 3 {
			if i == 1 {
				p.key(ebiten.KeyH)
			} else {
				p.press("puzzle.hint")
			}
			p.tick()
			said[p.says("puzzle.told")] = true
		}
		if len(said) != 3 || said[""] || p.node("puzzle.hint").Operable() {
			t.Errorf("%s: %v", puzzle.Game, said)
		}
		p.solves(puzzle.Line)
		if p.says("puzzle.end") != p.env.App.Words.T(key.SolveHinted) || !slices.Equal(q.Told, []int{2}) {
			t.Errorf("%s: %q, told %v", puzzle.Game, p.says("puzzle.end"), q.Told)
		}
	}
}

// Showing the solution gives the puzzle up; the game can be played on from there against the computer.
func TestPuzzleShown(t *testing.T) {
	for _, puzzle := range riddles() {
		p, q := riddle(t, puzzle)
		start := scenes.PositionAt(p.app.Top()).String()
		p.press("puzzle.show")
		if watch := p.env.App.Words.T(key.SolveWatch); p.says("puzzle.watch") != watch || p.node("puzzle.begin") != nil {
			t.Errorf("%s: while the solution is shown it says %q", puzzle.Game, p.says("puzzle.watch"))
		}
		p.until("the end", func() bool { return p.node("puzzle.end") != nil })
		if p.says("puzzle.end") != p.env.App.Words.T(key.SolveShown) || !slices.Equal(q.Told, []int{3}) {
			t.Errorf("%s: %q, told %v", puzzle.Game, p.says("puzzle.end"), q.Told)
		}
		p.press("review.first", "puzzle.playon")
		p.press("setupplay." + gameCalled(puzzle.Game).Info().Sides[rules.Near])
		p.rest()
		if p.scene() != "board" || p.match().At(0).String() != start || p.match().Tag(session.SetUpTag) == "" {
			t.Errorf("%s: %s, %q", puzzle.Game, p.scene(), p.match().At(0))
		}
	}
}

// In a rush there are no hints, and the next puzzle comes by itself.
func TestPuzzleRush(t *testing.T) {
	list := riddles()
	p, _ := riddle(t, list...)
	p.key(ebiten.KeyEscape)
	q := &scenes.Puzzles{List: list, Rush: true}
	p.poses(q)
	if p.node("puzzle.hint") != nil || p.node("puzzle.show") != nil {
		t.Fatalf("help in a rush: %s", p.ids())
	}
	p.key(ebiten.KeyH)
	p.key(ebiten.KeyV)
	p.solves(list[0].Line)
	p.until("the next", func() bool { return q.Puzzle() == list[1] })
	p.misses(list[1])
	p.until("the one after", func() bool { return q.Puzzle() == list[2] })
	if !slices.Equal(q.Told, []int{1, 3}) {
		t.Errorf("told %v", q.Told)
	}
}

// The goal describes what to do in this puzzle.
func TestPuzzleGoals(t *testing.T) {
	for _, c := range []struct {
		want   string
		puzzle *puzzle.Puzzle
	}{
		{"You are Red: win in 2 turns; the bond step decides", riddles()[1]},
		{"You are Red: win in 2 turns, the right way with the current",
			&puzzle.Puzzle{Game: "kaninariebi", Position: "2cC1/2C2/1C2c/5/c1Cc1 r", Kind: puzzle.Current, Goal: 2, Line: []string{"e3-c3~c3", "b3-a3", "a1-b1"}}},
		{"You are Black: win in 2 turns", // with or without the bond step
			&puzzle.Puzzle{Game: "kanishogi", Position: "1AC1b/2Dkc/K4/4d/B3a b", Kind: puzzle.Current, Goal: 2, Line: []string{"a1-c1~c3+c4-d5", "d4-a4", "b5-a5"}, Also: "c5-d5"}},
		{"End as many seeds ahead as you can", riddles()[4]},
		{"Lose by as few seeds as you can",
			&puzzle.Puzzle{Game: "kalah", Position: "0,0,1,1,2,0/2,0,4,4,1,0 16 17 s", Kind: puzzle.Seeds, Goal: -6, Line: []string{"E"}}},
		{"You are Black: make the last jump in 3 turns", riddles()[3]},
	} {
		p, _ := riddle(t, c.puzzle)
		if got := p.says("puzzle.goal"); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// A puzzle says that its solution was checked to the end only if it was: where a game is saved, values to the
// end are known in some games only.
func TestPuzzleSaysWhatIsProven(t *testing.T) {
	for _, g := range games.All() {
		set, err := puzzle.Read(games.ByID, sets.File(g.Info().ID))
		if err != nil {
			t.Fatalf("puzzles of %s: %v", g.Info().ID, err)
		}
		seen := map[puzzle.Kind]bool{}
		for _, q := range set {
			if seen[q.Kind] {
				continue
			}
			seen[q.Kind] = true
			p, _ := riddle(t, &q)
			open := q.Kind == puzzle.Save && g.Info().Endless
			if goal, begin := p.says("puzzle.goal"), p.says("puzzle.begin"); strings.Contains(goal, "lose soon") != open || strings.Contains(begin, "to the end") == open {
				t.Errorf("%s %s: %q, %q", q.Game, q.Kind, goal, begin)
			}
		}
	}
}

// The page fits in all languages, windows and text sizes, with all its texts.
func TestPuzzleLayouts(t *testing.T) {
	sizes := [][2]float64{{390, 844}, {768, 1024}, {1024, 768}, {1280, 800}, {320, 568}}
	for _, lang := range locale.Languages() {
		t.Run(lang.Tag, func(t *testing.T) {
			for i, puzzle := range riddles() {
				for _, text := range []int{100, 200} {
					size := sizes[(i+text/200)%len(sizes)]
					p, _ := riddle(t, puzzle, riddles()[0])
					p.env.Prefs.Settings.Language, p.env.Prefs.Settings.Text = lang.Tag, text
					p.resize(size[0], size[1])
					p.rest()
					look := func(when string) {
						t.Helper()
						where := fmt.Sprintf("%s %s %.0fx%.0f at %d %%, %s", lang.Tag, puzzle.Game, size[0], size[1], text, when)
						checkLayout(t, p, where)
						p.uncut("puzzle.says", where)
						p.uncut("puzzle.goal", where)
						p.uncut("puzzle.tried.1", where)
					}
					look("begun")
					p.press("puzzle.hint")
					p.rest()
					look("with a hint")
					p.engine.Score = ai.WinIn(3)
					p.misses(puzzle)
					p.until("a refutation", func() bool { return p.node("puzzle.again") != nil })
					look("refuted")
					p.press("puzzle.again")
					p.rest()
					look("taken back")
					p.solves(puzzle.Line)
					look("solved")
				}
			}
		})
	}
}

// gameCalled returns the game with an id.
func gameCalled(id string) rules.Game {
	g, _ := games.ByID(id)
	return g
}

// A rush, which has no tools and says little, gives the room to the board.
func TestRushBoardIsLarge(t *testing.T) {
	high := func(rush bool) float64 {
		list := []*puzzle.Puzzle{riddles()[2]}
		p := newPlayer(t, new(shelf.Memory))
		p.resize(390, 844)
		p.poses(&scenes.Puzzles{List: list, Rush: rush})
		return p.node("spot.c3").Rect.H
	}
	if usual, rush := high(false), high(true); rush < 1.1*usual {
		t.Errorf("a square is %.1f high, in a rush %.1f", usual, rush)
	}
}

// The words of a solution begin in sight, on telephones and tablets too.
func TestSolutionInSight(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {768, 1024}, {1280, 800}} {
		p, _ := riddle(t, riddles()[1])
		p.resize(size[0], size[1])
		p.press("puzzle.show")
		p.until("the solution", func() bool { return p.node("puzzle.line.1") != nil })
		line, body := p.node("puzzle.line.1").Rect, p.app.Laid().Body
		if line.Y+15 > body.Y+body.H {
			t.Errorf("%v: the solution begins at %v, below %v", size, line, body)
		}
	}
}
