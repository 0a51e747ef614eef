package board_test

import (
	"math"
	"slices"
	"testing"

	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/sprites"
)

// far returns the distance between two points.
func far(a, b sprites.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

// trayed returns a board with trays beyond its corners, so that the direction of a flight is clear.
func trayed(g *board.Game, pos rules.Position) *board.Board {
	b := arranged(g, pos)
	b.Trays = [2]sprites.Point{sprites.Pt(-2000, 2000), sprites.Pt(2000, -2000)}
	return b
}

// eachTurn calls test for the turns of some random games, and fails if test returns true for none of them.
func eachTurn(t *testing.T, plies int, test func(t *testing.T, g *board.Game, pos rules.Position, turn rules.Turn, next rules.Position) bool) {
	t.Helper()
	tested := 0
	eachStart(t, func(t *testing.T, g *board.Game, start rules.Position) {
		walk(t, start, plies, func(pos rules.Position, turn rules.Turn, next rules.Position) {
			if test(t, g, pos, turn, next) {
				tested++
			}
		})
	})
	if tested == 0 {
		t.Error("no turn was tested")
	}
}

// A captured piece stays until its captor reaches its square.
func TestCapturedWaitForTheirCaptor(t *testing.T) {
	eachTurn(t, 30, func(t *testing.T, g *board.Game, pos rules.Position, turn rules.Turn, _ rules.Position) bool {
		i := slices.IndexFunc(turn.Events, func(e rules.Event) bool { return e.Kind == rules.Captured })
		if i != 0 || i+1 == len(turn.Events) || turn.Events[1].Kind != rules.Moved || turn.Events[1].To != turn.Events[0].From {
			return false
		}
		b := trayed(g, pos)
		on := func(s rules.Spot) *board.Piece {
			k := slices.IndexFunc(b.Pieces(), func(x *board.Piece) bool { return x.Token.Spot == s })
			return b.Pieces()[k]
		}
		captor, victim := on(turn.Events[1].From), on(turn.Events[0].From)
		home := victim.At.At
		b.Play(turn.Events)
		for n := 0; far(captor.At.At, home) > 0.5*b.View().Unit(); n++ {
			if d := far(victim.At.At, home); d > 0.01 || n > 500 {
				t.Fatalf("%s: after %d ticks the captor is %.0f away, and what it captures has gone %.0f", turn.Word, n, far(captor.At.At, home), d)
			}
			b.Tick()
		}
		return true
	})
}

// Captured pieces fly to their captor's tray.
func TestCapturedFlyToTheirCaptor(t *testing.T) {
	eachTurn(t, 30, func(t *testing.T, g *board.Game, pos rules.Position, turn rules.Turn, next rules.Position) bool {
		if len(next.Tokens()) >= len(pos.Tokens()) || !slices.ContainsFunc(turn.Events, func(e rules.Event) bool { return e.Kind == rules.Captured && e.To == "" }) {
			return false
		}
		b := trayed(g, pos)
		least := [2]float64{math.Inf(1), math.Inf(1)} // to the trays
		for b.Play(turn.Events); b.Moving(); b.Tick() {
			for _, x := range b.Pieces() {
				for s := range least {
					least[s] = min(least[s], far(x.At.At, b.Trays[s]))
				}
			}
		}
		if by := pos.Turn(); least[by] >= least[by.Other()] {
			t.Errorf("%s: pieces come as near as %.0f to the captor's tray, %.0f to the other", turn.Word, least[by], least[by.Other()])
		}
		return true
	})
}

// When a capture is undone, the piece comes from the tray into which it went. A promoted piece looks promoted
// for the first half of its way back.
func TestTakenBack(t *testing.T) {
	captures, changes := 0, 0
	eachTurn(t, 60, func(t *testing.T, g *board.Game, pos rules.Position, turn rules.Turn, next rules.Position) bool {
		b := trayed(g, next)
		had := map[rules.Piece]int{}
		for _, x := range b.Pieces() {
			had[x.Token.Piece]++
		}
		b.Return(pos.Tokens())
		mine, theirs := b.Trays[pos.Turn()], b.Trays[pos.Turn().Other()]
		if len(next.Tokens()) < len(pos.Tokens()) {
			least := [2]float64{math.Inf(1), math.Inf(1)}
			for _, x := range b.Pieces() {
				least = [2]float64{min(least[0], far(x.At.At, mine)), min(least[1], far(x.At.At, theirs))}
			}
			captured := slices.ContainsFunc(turn.Events, func(e rules.Event) bool { return e.Kind == rules.Captured && e.Piece.Side != pos.Turn() && e.To == "" })
			if captured && least[0] > 1 || !captured && least[0] < 1 {
				t.Errorf("%s: what comes back begins %.0f from the captor's tray, %.0f from the other", turn.Word, least[0], least[1])
			}
			if captured {
				captures++
			}
		}
		if !slices.ContainsFunc(turn.Events, func(e rules.Event) bool { return e.Kind == rules.Promoted }) || len(next.Tokens()) != len(pos.Tokens()) {
			return captures+changes > 0
		}
		changes++
		seen := func() map[rules.Piece]int {
			m := map[rules.Piece]int{}
			for _, x := range b.Pieces() {
				m[x.Token.Piece]++
			}
			return m
		}
		same := func(m map[rules.Piece]int) bool {
			for piece, n := range had {
				if m[piece] != n {
					return false
				}
			}
			return true
		}
		if !same(seen()) {
			t.Errorf("%s: at first %v go back, there were %v", turn.Word, seen(), had)
		}
		for range 12 {
			b.Tick()
		}
		if b.Moving() && same(seen()) {
			t.Errorf("%s: near the end there are still %v", turn.Word, seen())
		}
		return true
	})
	if captures == 0 || changes == 0 {
		t.Errorf("%d captures and %d changes were taken back", captures, changes)
	}
}

// At the end of a game the piece captured last falls over, and nothing else; before the end nothing does.
func TestLastCaptureFallsOver(t *testing.T) {
	several := 0
	eachTurn(t, 40, func(t *testing.T, g *board.Game, pos rules.Position, turn rules.Turn, _ rules.Position) bool {
		var captured []rules.Spot
		for _, e := range turn.Events {
			if e.Kind == rules.Captured && e.To == "" {
				captured = append(captured, e.From)
			}
		}
		if len(captured) == 0 {
			return false
		}
		if len(captured) > 1 {
			several++
		}
		for _, ends := range []bool{true, false} {
			b := trayed(g, pos)
			if ends {
				b.PlayOut(turn.Events)
			} else {
				b.Play(turn.Events)
			}
			var fallen []rules.Spot
			for ; b.Moving(); b.Tick() {
				for _, x := range b.Pieces() {
					if x.Loose && x.Look.Angle > 1.2 && !slices.Contains(fallen, x.Token.Spot) {
						fallen = append(fallen, x.Token.Spot)
					}
				}
			}
			want := captured[len(captured)-1:]
			if !ends {
				want = nil
			}
			if !slices.Equal(fallen, want) {
				t.Errorf("%s, the end: %v; of %v there fall %v", turn.Word, ends, captured, fallen)
			}
		}
		return true
	})
	if several == 0 {
		t.Error("no turn captured several")
	}
}
