package ai

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"tidepool/rules"
	"tidepool/rules/onitama"
)

// onitamaWinsFile has positions with forced wins, a line each: the position,
// the number of plies to the win, and the turns that keep to it, with
// semicolons between. TestFindOnitamaWins has made it.
const onitamaWinsFile = "testdata/onitama_wins.txt"

// An onitamaWin is a line of the file.
type onitamaWin struct {
	position onitama.Position
	plies    int
	words    []string
}

func readOnitamaWins(t *testing.T) (list []onitamaWin) {
	t.Helper()
	text, err := os.ReadFile(onitamaWinsFile)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		parts := strings.Split(strings.TrimSpace(line), "; ")
		if strings.HasPrefix(line, "#") || len(parts) != 3 {
			continue
		}
		p, err := onitama.Parse("deck=all", parts[0])
		if err != nil {
			t.Fatal(err)
		}
		w := onitamaWin{position: p, words: strings.Fields(parts[2])}
		if _, err := fmt.Sscanf(parts[1], "win %d", &w.plies); err != nil {
			t.Fatal(err)
		}
		list = append(list, w)
	}
	return list
}

// TestOnitamaWins checks that the engine finds forced wins, and how far they
// are.
func TestOnitamaWins(t *testing.T) {
	wins := readOnitamaWins(t)
	if len(wins) < 30 {
		t.Errorf("only %d positions", len(wins))
	}
	e, err := New("onitama", 16<<20)
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range wins {
		e.Forget()
		got := think(e, Query{Position: rules.Of(w.position), Limits: Limits{Nodes: 1_500_000}})
		if got.Best.Score != WinIn(w.plies) || !got.Proven || !slices.Contains(w.words, got.Best.Words[0]) {
			t.Errorf("%s: %s %q at depth %d, proven %t; it is win %d by %q",
				w.position, got.Best.Score, got.Best.Words, got.Depth, got.Proven, w.plies, w.words)
		}
		playLine(t, rules.Of(w.position), got.Best)
	}
}

// TestOnitamaWinsExhaustively checks the file's distances again by exhaustive
// search; those that take long only if TIDEPOOL_ONITAMA_WINS is "check".
func TestOnitamaWinsExhaustively(t *testing.T) {
	most := 5
	if os.Getenv("TIDEPOOL_ONITAMA_WINS") == "check" {
		most = 99
	}
	for _, w := range readOnitamaWins(t) {
		if w.plies > most {
			continue
		}
		s := onitamaProver{left: 1 << 40}
		if plies, words := s.solve(w.position, w.plies); plies != w.plies || !slices.Equal(words, w.words) {
			t.Errorf("%s: win %d by %q, exhaustive search says %d by %q", w.position, w.plies, w.words, plies, words)
		}
	}
}

// TestFindOnitamaWins makes the file anew if TIDEPOOL_ONITAMA_WINS is "find".
// A search points out positions that may be won, in half of the cases; the
// distance is found by exhaustive search in all.
func TestFindOnitamaWins(t *testing.T) {
	if os.Getenv("TIDEPOOL_ONITAMA_WINS") != "find" {
		t.Skip("TIDEPOOL_ONITAMA_WINS is not find")
	}
	wanted := map[int]int{3: 6, 5: 10, 7: 6, 9: 9, 11: 4}
	var lines []string
	r := rand.New(rand.NewPCG(77, 7))
	m := NewMind(onitamaKnowledge{new(onitamaEndings)}, true, 1<<20)
	for i := 0; len(wanted) > 0; i++ {
		deal := []string{"seed=1", "seed=2", "seed=3", "seed=4", "deck=all,seed=5", "deck=all,seed=6"}[i%6]
		p := skirmish(t, r, m, deal)
		most := 7
		if i%2 == 0 {
			most = 11
			got := m.Think(Task[onitama.Position]{Position: p, Limits: Limits{Nodes: 300_000}},
				new(atomic.Bool), func(Report[onitama.Move]) {})
			if win, plies, ok := got.Best.Score.Proven(); !ok || !win || wanted[plies] == 0 {
				continue
			}
		}
		s := onitamaProver{left: 6_000_000}
		plies, words := s.solve(p, most)
		if wanted[plies] == 0 || len(words) > 2 {
			continue
		}
		if wanted[plies]--; wanted[plies] == 0 {
			delete(wanted, plies)
		}
		lines = append(lines, fmt.Sprintf("%s; win %d; %s\n", p, plies, strings.Join(words, " ")))
		t.Log(lines[len(lines)-1])
	}
	slices.SortStableFunc(lines, func(a, b string) int { return cmp.Compare(distance(a), distance(b)) })
	head := "# Positions of Onitama that the side to move wins: the plies it takes with best\n" +
		"# play, and the turns that keep to it; found by exhaustive search.\n"
	if err := os.WriteFile(onitamaWinsFile, []byte(head+strings.Join(lines, "")), 0o644); err != nil {
		t.Fatal(err)
	}
}

// distance is the number of plies in a line of the file.
func distance(line string) (plies int) {
	_, after, _ := strings.Cut(line, "; win ")
	fmt.Sscanf(after, "%d", &plies)
	return plies
}

// skirmish plays a weak game for a while and returns a position of it with
// seven pieces or more.
func skirmish(t *testing.T, r *rand.Rand, m *Mind[onitama.Position, onitama.Move], options string) onitama.Position {
	t.Helper()
	for {
		p, err := onitama.New(options)
		if err != nil {
			t.Fatal(err)
		}
		for range 3 + r.IntN(17) {
			moves := p.AppendMoves(nil)
			move := moves[r.IntN(len(moves))]
			if r.IntN(3) > 0 {
				got := m.Think(Task[onitama.Position]{Position: p, Limits: Limits{Nodes: 100}, Seed: r.Uint64()},
					new(atomic.Bool), func(Report[onitama.Move]) {})
				move = got.Best.Moves[0]
			}
			next := p.Apply(move)
			if next.Outcome().Over() {
				break
			}
			p = next
		}
		if onitamaPieces(p) > onitamaSoon {
			return p
		}
	}
}

// An onitamaProver is exhaustive search by the rules alone. It remembers what
// it has seen.
type onitamaProver struct {
	seen map[onitamaGoal]bool
	// left is how many positions may still be looked at; it ends below 0 if
	// they were not enough.
	left int
}

// An onitamaGoal is to win from a position within so many plies.
type onitamaGoal struct {
	position onitama.Position
	plies    int
}

// solve returns the least number of plies, up to most, in which the side to
// move can force a win, with the turns that do so, sorted; 0 if it cannot.
func (s *onitamaProver) solve(p onitama.Position, most int) (plies int, words []string) {
	s.seen = make(map[onitamaGoal]bool)
	for plies := 1; plies <= most; plies += 2 {
		for _, m := range p.AppendMoves(nil) {
			if s.loses(p.Apply(m), plies-1) {
				words = append(words, p.Word(m))
			}
		}
		if s.left < 0 {
			return 0, nil
		}
		if len(words) > 0 {
			slices.Sort(words)
			return plies, words
		}
	}
	return 0, nil
}

// loses reports whether every move of a position allows a win within plies.
func (s *onitamaProver) loses(p onitama.Position, plies int) bool {
	moves := p.AppendMoves(nil)
	if len(moves) == 0 {
		return true // the masters' end decides against the side to move
	}
	if plies == 0 {
		return false
	}
	for _, m := range moves {
		if !s.wins(p.Apply(m), plies-1) {
			return false
		}
	}
	return true
}

// wins reports whether some move of a position forces a win within plies.
func (s *onitamaProver) wins(p onitama.Position, plies int) bool {
	goal := onitamaGoal{p, plies}
	if won, ok := s.seen[goal]; ok {
		return won
	}
	if s.left--; s.left < 0 {
		return false
	}
	won := false
	for _, m := range p.AppendMoves(nil) {
		if won = s.loses(p.Apply(m), plies-1); won {
			break
		}
	}
	s.seen[goal] = won
	return won
}
