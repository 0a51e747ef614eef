package rulestest

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"tidepool/rules"
)

// Walk plays random games from a position until it has seen so many
// positions, and calls visit for each. The same seed gives the same games.
func Walk(start rules.Position, seed uint64, positions int, visit func(rules.Position)) {
	random := rand.New(rand.NewPCG(seed, 0))
	p := start
	for range positions {
		visit(p)
		turns := p.Turns()
		if len(turns) == 0 {
			p = start
			continue
		}
		p, _, _ = p.Play(turns[random.IntN(len(turns))].Word)
	}
}

// Check fails the test where a position breaks what rules.Position promises
// of turns: words and paths that are one turn's only, taps that lead to it,
// counts, and events that make the next position of this one. It is for games
// whose pieces stand one on a square.
func Check(t testing.TB, p rules.Position) {
	t.Helper()
	turns := p.Turns()
	if got := p.Perft(1); got != uint64(len(turns)) {
		t.Errorf("%s: counts %d turns, has %d", p, got, len(turns))
	}
	if p.Outcome().Over() != (len(turns) == 0) {
		t.Errorf("%s: %d turns, outcome %+v", p, len(turns), p.Outcome())
	}
	for i, turn := range turns {
		if i > 0 && turns[i-1].Word >= turn.Word {
			t.Errorf("%s: words %s and %s are not in order", p, turns[i-1].Word, turn.Word)
		}
		checkTaps(t, p, turns, turn)
		checkEvents(t, p, turn)
	}
}

func checkTaps(t testing.TB, p rules.Position, turns []rules.Turn, turn rules.Turn) {
	t.Helper()
	if len(turn.Paths) == 0 {
		t.Errorf("%s: %s has no path", p, turn.Word)
	}
	for _, path := range turn.Paths {
		for i, spot := range path {
			if f := rules.FollowTaps(turns, path[:i]); !slices.Contains(f.Next, spot) {
				t.Errorf("%s: %s: after taps %v, %s does not follow", p, turn.Word, path[:i], spot)
			}
		}
		f := rules.FollowTaps(turns, path)
		if f.Word != turn.Word {
			t.Errorf("%s: taps %v are %q, want %q", p, path, f.Word, turn.Word)
		}
		if f.Turns > 1 != (len(f.Next) > 0) {
			t.Errorf("%s: taps %v begin %d turns but %v follow", p, path, f.Turns, f.Next)
		}
	}
}

func checkEvents(t testing.TB, p rules.Position, turn rules.Turn) {
	t.Helper()
	next, events, err := p.Play(turn.Word)
	if err != nil {
		t.Errorf("%s: %s: %v", p, turn.Word, err)
		return
	}
	if !slices.EqualFunc(events, turn.Events, sameEvent) {
		t.Errorf("%s: %s: played events %v, listed %v", p, turn.Word, events, turn.Events)
	}
	board := places(p.Tokens())
	for _, e := range events {
		replay(t, board, e)
	}
	if want := places(next.Tokens()); !maps.Equal(board, want) {
		t.Errorf("%s: %s: events lead to %v, want %v", p, turn.Word, board, want)
	}
}

func sameEvent(a, b rules.Event) bool {
	return a.Kind == b.Kind && a.Side == b.Side && a.Piece == b.Piece && a.From == b.From && a.To == b.To &&
		a.Count == b.Count && slices.Equal(a.Path, b.Path)
}

func places(tokens []rules.Token) map[rules.Spot]rules.Piece {
	board := make(map[rules.Spot]rules.Piece, len(tokens))
	for _, token := range tokens {
		board[token.Spot] = token.Piece
	}
	return board
}

// replay does to the board what the event tells of.
func replay(t testing.TB, board map[rules.Spot]rules.Piece, e rules.Event) {
	t.Helper()
	piece, ok := board[e.From]
	if !ok || e.Kind != rules.Promoted && piece != e.Piece || e.Count != 1 {
		t.Errorf("event %+v: on its square is %v", e, piece)
	}
	delete(board, e.From)
	switch e.Kind {
	case rules.Moved, rules.Carried, rules.Jumped, rules.Promoted:
		if other, ok := board[e.To]; ok {
			t.Errorf("event %+v: in its way is %v", e, other)
		}
		board[e.To] = e.Piece
	case rules.Captured, rules.Removed:
	default:
		t.Errorf("event %+v: no event of a board", e)
	}
}
