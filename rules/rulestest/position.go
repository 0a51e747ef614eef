package rulestest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tidepool/rules"
)

func checkPositions(t *testing.T, g rules.Game) {
	t.Helper()
	const gamesPerVariant, plies, every = 6, 120, 4
	random := rand.New(rand.NewPCG(1, 2))
	for _, options := range variants(g) {
		for range gamesPerVariant {
			p := start(t, g, options)
			skip := random.IntN(every)
			for ply := range plies {
				turns := p.Turns()
				if ply%every == skip || len(turns) == 0 {
					check(t, g, options, p)
				}
				if len(turns) == 0 || t.Failed() {
					break
				}
				p = play(t, p, turns[random.IntN(len(turns))].Word)
			}
		}
	}
}

func play(t *testing.T, p rules.Position, word string) rules.Position {
	t.Helper()
	next, _, err := p.Play(word)
	if err != nil {
		t.Fatalf("%s: %s: %v", p, word, err)
	}
	return next
}

func check(t *testing.T, g rules.Game, options string, p rules.Position) {
	t.Helper()
	text := p.String()
	if again, err := g.Parse(options, text); err != nil || again != p {
		t.Errorf("%q: %s is read back as %v, %v", options, text, again, err)
	}
	turns := p.Turns()
	if over := p.Outcome().Over(); over != (len(turns) == 0) {
		t.Errorf("%s: %d turns, but over is %t", text, len(turns), over)
	}
	if p.Outcome().Over() {
		checkEnd(t, g, p)
	}
	checkTokens(t, g.Info(), p)
	checkCounts(t, p, turns)
	checkPaths(t, p, turns)
	checkSpots(t, g.Info(), p, turns)
	for _, turn := range turns {
		if err := Replay(p, turn); err != nil {
			t.Error(err)
		}
	}
	checkRefusals(t, p, turns)
	checkWords(t, p, turns)
	if p.String() != text {
		t.Errorf("%s became %s by being looked at", text, p)
	}
}

func checkEnd(t *testing.T, g rules.Game, p rules.Position) {
	t.Helper()
	o := p.Outcome()
	if o.By == "" || strings.ContainsAny(o.By, " _") || o.By != strings.ToLower(o.By) {
		t.Errorf("%s: over by %q", p, o.By)
	}
	if words := o.Describe(g.Info().Sides); words == "ongoing" {
		t.Errorf("%s: over, and described as %q", p, words)
	}
	if r := p.Refuse(nil, "a1"); r.Code != rules.GameOver.Code {
		t.Errorf("%s: over, and a tap is refused with %q", p, r)
	}
	if _, _, err := p.Play("a1"); err != rules.GameOver {
		t.Errorf("%s: over, and a word is refused with %v", p, err)
	}
}

func checkTokens(t *testing.T, info rules.Info, p rules.Position) {
	t.Helper()
	seen := make(map[rules.Spot]bool)
	for _, token := range p.Tokens() {
		switch spot := info.Spot(token.Spot); spot.Class {
		case rules.SquareSpot, rules.CardSpot:
			if token.Count != 1 {
				t.Errorf("%s: token %+v", p, token)
			}
		case rules.HouseSpot, rules.StoreSpot:
			if spot.Side != token.Piece.Side {
				t.Errorf("%s: token %+v on %+v", p, token, spot)
			}
		default:
			t.Errorf("%s: token %+v on %+v", p, token, spot)
		}
		if token.Spot == "" || token.Piece.Kind == "" || token.Count < 0 || seen[token.Spot] {
			t.Errorf("%s: token %+v", p, token)
		}
		seen[token.Spot] = true
	}
	if !slices.Equal(p.Tokens(), p.Tokens()) {
		t.Errorf("%s: tokens come in another order each time", p)
	}
}

func checkCounts(t *testing.T, p rules.Position, turns []rules.Turn) {
	t.Helper()
	if got := p.Perft(0); got != 1 {
		t.Errorf("%s: perft(0) is %d", p, got)
	}
	if got := p.Perft(1); got != uint64(len(turns)) {
		t.Errorf("%s: perft(1) is %d, of %d turns", p, got, len(turns))
	}
	shares := p.Divide(2)
	var total uint64
	for i, share := range shares {
		if i < len(turns) && share.Word != turns[i].Word {
			t.Errorf("%s: share %d is of %s, turn of %s", p, i, share.Word, turns[i].Word)
		}
		total += share.Count
	}
	if len(shares) != len(turns) || total != p.Perft(2) {
		t.Errorf("%s: %d shares sum to %d, perft(2) is %d", p, len(shares), total, p.Perft(2))
	}
}

// checkPaths requires words and paths to belong to one turn each, and every path to lead to exactly its turn.
func checkPaths(t *testing.T, p rules.Position, turns []rules.Turn) {
	t.Helper()
	owner := make(map[string]string)
	for i, turn := range turns {
		if turn.Word == "" || strings.ContainsAny(turn.Word, " \t\n{}[]") {
			t.Errorf("%s: a turn is spelled %q", p, turn.Word)
		}
		if i > 0 && turns[i-1].Word >= turn.Word {
			t.Errorf("%s: %s comes before %s", p, turns[i-1].Word, turn.Word)
		}
		if len(turn.Paths) == 0 || len(turn.Events) == 0 {
			t.Errorf("%s: %s has %d paths, %d events", p, turn.Word, len(turn.Paths), len(turn.Events))
		}
		for _, path := range turn.Paths {
			key := fmt.Sprint(path)
			if other, taken := owner[key]; taken || len(path) == 0 || slices.Contains(path, "") {
				t.Errorf("%s: path %v of %s is also one of %q", p, path, turn.Word, other)
			}
			owner[key] = turn.Word
			checkFollowing(t, p, turns, turn, path)
		}
	}
}

// checkSpots requires taps to be spots of the game, and a choice to be about a square tapped before it, or none.
func checkSpots(t *testing.T, info rules.Info, p rules.Position, turns []rules.Turn) {
	t.Helper()
	for _, turn := range turns {
		for _, path := range turn.Paths {
			for i, spot := range path {
				got := info.Spot(spot)
				good := got.Class != rules.NoSpot && got.Class != rules.StoreSpot
				if got.Class == rules.ChoiceSpot {
					good = got.Name != "" && (got.Square == "" || info.Spot(got.Square).Class == rules.SquareSpot && i > 0)
				}
				if !good {
					t.Errorf("%s: %s: %q is tapped, which is %+v", p, turn.Word, spot, got)
				}
			}
		}
	}
}

func checkFollowing(t *testing.T, p rules.Position, turns []rules.Turn, turn rules.Turn, path []rules.Spot) {
	t.Helper()
	for i, spot := range path {
		if f := rules.FollowTaps(turns, path[:i]); !slices.Contains(f.Next, spot) || f.Complete() {
			t.Errorf("%s: after %v of %s, %s is not among %v", p, path[:i], turn.Word, spot, f.Next)
		}
	}
	if f := rules.FollowTaps(turns, path); f.Word != turn.Word {
		t.Errorf("%s: taps %v are %q, want %s", p, path, f.Word, turn.Word)
	}
}

func checkRefusals(t *testing.T, p rules.Position, turns []rules.Turn) {
	t.Helper()
	if len(turns) == 0 {
		return
	}
	spots := []rules.Spot{"", "a1", "e5", "z9", "c3=", "A", "f", "near", "nonsense"}
	for _, token := range p.Tokens() {
		spots = append(spots, token.Spot)
	}
	begun := [][]rules.Spot{nil}
	for _, turn := range []rules.Turn{turns[0], turns[len(turns)/2], turns[len(turns)-1]} {
		for _, path := range turn.Paths {
			for n := range path {
				begun = append(begun, path[:n+1])
			}
		}
	}
	for _, taps := range begun {
		next := rules.FollowTaps(turns, taps).Next
		for _, spot := range spots {
			if slices.Contains(next, spot) {
				continue
			}
			if r := p.Refuse(taps, spot); r.Code == "" || r.Text == "" || strings.ContainsAny(r.Error(), "{}") {
				t.Errorf("%s: after %v, %q is refused with %+v", p, taps, spot, r)
			}
		}
	}
}

// misspelled returns a word with one or two letters changed, most of them to others that occur in words.
func misspelled(random *rand.Rand, word string) string {
	const letters = "abcde12345=~+-:Az \xff"
	b := []byte(word)
	for range 1 + random.IntN(2) {
		b[random.IntN(len(b))] = letters[random.IntN(len(letters))]
	}
	return string(b)
}

func checkWords(t *testing.T, p rules.Position, turns []rules.Turn) {
	t.Helper()
	words := []string{"", " ", "a1", "a1-a1", "a1-b2", "e5-e4", "A", "f", "a1-c1~c3", "a1-b1+",
		"-", ":", "~", "=", "é", "\xff", strings.Repeat("a1-", 3000)}
	random := rand.New(rand.NewPCG(uint64(len(turns)), 3))
	for _, turn := range turns {
		words = append(words, turn.Word[:len(turn.Word)-1], turn.Word+"=", turn.Word+" ", strings.ToUpper(turn.Word),
			turn.Word+"+"+turns[random.IntN(len(turns))].Word, misspelled(random, turn.Word), misspelled(random, turn.Word))
	}
	legal := func(word string) bool {
		return slices.ContainsFunc(turns, func(turn rules.Turn) bool { return turn.Word == word })
	}
	for _, word := range words {
		if legal(word) {
			continue
		}
		next, events, err := p.Play(word)
		if err == nil || next != nil || events != nil {
			t.Errorf("%s: %q was played", p, word)
		} else if text := err.Error(); text == "" || len(text) > 300 || strings.ContainsAny(text, "{}") {
			t.Errorf("%s: %q is refused with %q", p, word, text)
		}
	}
}
