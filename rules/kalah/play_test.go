package kalah_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tidepool/rules"
	"tidepool/rules/kalah"
	"tidepool/rules/rulestest"
)

// everyVariant calls f for all options.
func everyVariant(f func(*board)) {
	for houses := 1; houses <= 8; houses++ {
		for seeds := 1; seeds <= 9; seeds++ {
			for _, end := range []string{"majority", "empty", "either"} {
				for i := range 4 {
					f(newBoard(houses, seeds, end, i&1 != 0, i&2 != 0))
				}
			}
		}
	}
}

// TestRandomGames plays games with all options to their end in parallel with the reference, and checks every
// position.
func TestRandomGames(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	everyVariant(func(start *board) {
		for range 3 {
			b := *start
			b.places = slices.Clone(start.places)
			p, err := kalah.New(b.options())
			if err != nil {
				t.Fatal(err)
			}
			for ply := 0; ; ply++ {
				if p.String() != b.String() {
					t.Fatalf("%s: ply %d is\n%s, want\n%s", b.options(), ply, p, &b)
				}
				checkPosition(t, b.options(), p)
				words := b.words()
				if got := wordsOf(p); !slices.Equal(got, words) {
					t.Fatalf("%s: %s has %v, want %v", b.options(), p, got, words)
				}
				if len(words) == 0 {
					break
				}
				// Prefer houses near the store, for longer chains of sowings.
				i := max(random.IntN(len(words)), random.IntN(len(words)))
				b.play(words[i])
				p = p.Apply(p.AppendMoves(nil)[i])
			}
			if !b.over {
				t.Fatalf("%s: %s has no turns", b.options(), p)
			}
		}
	})
}

func wordsOf(p kalah.Position) []string {
	var words []string
	for _, m := range p.AppendMoves(nil) {
		words = append(words, p.Word(m))
	}
	return words
}

// checkPosition checks what is true of every position and its turns.
func checkPosition(t *testing.T, options string, p kalah.Position) {
	t.Helper()
	again, err := kalah.Parse(options, p.String())
	if err != nil {
		t.Fatalf("%s: %s: %v", options, p, err)
	}
	if again != p {
		t.Fatalf("%s: %s parsed again is\n%+v, want\n%+v", options, p, again, p)
	}
	if n := p.CountMoves(); n != len(p.AppendMoves(nil)) || (n == 0) != p.Outcome().Over() {
		t.Fatalf("%s: %s: CountMoves is %d, moves are %v, outcome %v", options, p, n, wordsOf(p), p.Outcome())
	}
	checkTurns(t, rules.Of(p))
}

func checkTurns(t *testing.T, p rules.Position) {
	t.Helper()
	turns := p.Turns()
	before := counts(p.Tokens())
	for _, turn := range turns {
		if err := rulestest.Replay(p, turn); err != nil {
			t.Fatal(err)
		}
		for _, path := range turn.Paths {
			follow := rules.FollowTaps(turns, path)
			if follow.Word != turn.Word || !follow.Complete() || follow.Turns != 1 {
				t.Fatalf("%s: %s: taps %v lead to %+v", p, turn.Word, path, follow)
			}
		}
		next, _, _ := p.Play(turn.Word)
		after := counts(next.Tokens())
		if sum(before) != sum(after) {
			t.Fatalf("%s: %s: %d seeds become %d", p, turn.Word, sum(before), sum(after))
		}
	}
}

func counts(tokens []rules.Token) map[rules.Spot]int {
	m := make(map[rules.Spot]int)
	for _, token := range tokens {
		m[token.Spot] = token.Count
	}
	return m
}

func sum(counts map[rules.Spot]int) int {
	n := 0
	for _, c := range counts {
		n += c
	}
	return n
}

// TestPieReachable walks all positions of small games and checks that the text alone decides about the pie.
func TestPieReachable(t *testing.T) {
	for _, options := range []string{
		"houses=1,seeds=9", "houses=2,seeds=3", "houses=3,seeds=2", "houses=2,seeds=4,emptycapture=on",
	} {
		for _, end := range []string{"majority", "empty", "either"} {
			options := options + ",pie=on,end=" + end
			p, err := kalah.New(options)
			if err != nil {
				t.Fatal(err)
			}
			seen := map[string]kalah.Position{}
			walk(t, p, seen, 5000)
			for text, p := range seen {
				if again := mustParse(t, options, text); again != p {
					t.Fatalf("%s: %s parsed again is\n%+v, want\n%+v", options, text, again, p)
				}
			}
		}
	}
}

// walk collects up to limit positions reachable from p, by their text.
func walk(t *testing.T, p kalah.Position, seen map[string]kalah.Position, limit int) {
	t.Helper()
	text := p.String()
	if q, ok := seen[text]; ok {
		if q != p {
			t.Fatalf("%s is both %+v and %+v", text, p, q)
		}
		return
	}
	if len(seen) == limit {
		return
	}
	seen[text] = p
	for _, m := range p.AppendMoves(nil) {
		walk(t, p.Apply(m), seen, limit)
	}
}
