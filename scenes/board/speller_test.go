package board_test

import (
	"slices"
	"testing"

	"tidepool/rules"
	"tidepool/scenes/board"
)

// Every path of every legal turn spells it, and can be undone tap by tap.
func TestEveryPathSpellsItsTurn(t *testing.T) {
	eachStart(t, func(t *testing.T, g *board.Game, start rules.Position) {
		var s board.Speller
		walk(t, start, 25, func(pos rules.Position, _ rules.Turn, _ rules.Position) {
			s.Begin(g.Rules.Info(), pos, true)
			for _, turn := range pos.Turns() {
				for _, path := range turn.Paths {
					spell(t, &s, turn, path)
				}
			}
		})
	})
}

func spell(t *testing.T, s *board.Speller, turn rules.Turn, path []rules.Spot) {
	t.Helper()
	for i, spot := range path {
		ends := s.Ends(spot)
		if !s.CanTap(spot) {
			t.Fatalf("%s: %s cannot be tapped after %v", turn.Word, spot, path[:i])
		}
		if q, ok := s.Question(); ok && q.Spot != spot {
			s.Decline()
			if _, again := s.Question(); again || slices.Contains(s.Offered().Next, q.Spot) {
				t.Fatalf("%s: asked again after no", turn.Word)
			}
		} else if places := append(s.Lit(), s.Choices()...); !ok && !slices.Contains(places, spot) {
			t.Fatalf("%s: %s is not offered after %v", turn.Word, spot, path[:i])
		}
		want := board.Advanced
		if ends {
			want = board.Complete
		}
		if got := s.Tap(spot); got != want {
			t.Fatalf("%s: the tap on %s after %v is %d, want %d", turn.Word, spot, path[:i], got, want)
		}
	}
	if s.Word() != turn.Word || !slices.Equal(s.Path(), path) {
		t.Fatalf("%v spells %q, want %q", s.Path(), s.Word(), turn.Word)
	}
	for n := len(path); n > 0; n-- {
		if got := s.Follow().Next; !slices.Contains(got, path[n-1]) {
			if r := s.Tap(path[n-1]); r != board.Back {
				t.Fatalf("%s: a second tap on %s is %d", turn.Word, path[n-1], r)
			}
		} else { // the piece can step to where it is
			s.StepBack()
		}
		if len(s.Path()) != n-1 {
			t.Fatalf("%s: %v is left of %v", turn.Word, s.Path(), path[:n])
		}
	}
	if s.StepBack(); len(s.Path()) != 0 {
		t.Fatal("a step back from nothing")
	}
}

// A tap in place of the last one, or of all, is taken until an event has happened; any other tap is refused with a
// reason and changes nothing.
func TestOtherTaps(t *testing.T) {
	eachStart(t, func(t *testing.T, g *board.Game, start rules.Position) {
		var s board.Speller
		restarted, refused, changed := 0, 0, 0
		walk(t, start, 6, func(pos rules.Position, turn rules.Turn, _ rules.Position) {
			var spots []rules.Spot
			for _, a := range arranged(g, pos).Areas() {
				spots = append(spots, a.Spot)
			}
			path := turn.Paths[0]
			for n := range path {
				for _, spot := range spots {
					s.Begin(g.Rules.Info(), pos, true)
					before := 0 // events before the last tap
					for _, tap := range path[:n] {
						before = len(s.Events())
						s.Tap(tap)
					}
					if slices.Contains(s.Follow().Next, spot) || n > 0 && spot == path[n-1] {
						continue
					}
					quiet, first := len(s.Events()) == before, len(s.Events()) == 0
					switch s.Tap(spot) {
					case board.Restarted, board.Complete:
						restarted++
						instead := quiet && slices.Equal(s.Path(), append(slices.Clone(path[:n-1]), spot))
						if instead && !first {
							changed++
						}
						if !instead && !(first && slices.Equal(s.Path(), []rules.Spot{spot})) {
							t.Errorf("after %v a tap on %s begins %v", path[:n], spot, s.Path())
						}
					case board.Refused:
						refused++
						if !slices.Equal(s.Path(), path[:n]) || s.Refuse(spot).Text == "" {
							t.Errorf("after %v, %s is refused with %+v, %v is left", path[:n], spot, s.Refuse(spot), s.Path())
						}
					default:
						t.Errorf("after %v a tap on %s is taken up", path[:n], spot)
					}
				}
			}
		})
		if refused == 0 {
			t.Error("nothing was refused")
		}
		if changed == 0 && g.ID() == "kanishogi" {
			t.Error("the piece of a bond step was never changed")
		}
		if restarted == 0 && len(start.Turns()[0].Paths[0]) > 1 {
			t.Error("no other turn was begun")
		}
	})
}

// If it is not the player's turn, nothing can be tapped.
func TestNobodysTurn(t *testing.T) {
	eachStart(t, func(t *testing.T, g *board.Game, start rules.Position) {
		var s board.Speller
		s.Begin(g.Rules.Info(), start, false)
		if r := s.Tap(start.Turns()[0].Paths[0][0]); r != board.Refused || len(s.Path()) > 0 || len(s.Turns()) > 0 {
			t.Errorf("a tap is %d", r)
		}
	})
}

// A question says which piece becomes what, and no continues or ends the turn.
func TestQuestion(t *testing.T) {
	asked := 0
	eachStart(t, func(t *testing.T, g *board.Game, start rules.Position) {
		var s board.Speller
		walk(t, start, 40, func(pos rules.Position, _ rules.Turn, _ rules.Position) {
			for _, turn := range pos.Turns() {
				for _, path := range turn.Paths {
					s.Begin(g.Rules.Info(), pos, true)
					for _, tap := range path {
						q, ok := s.Question()
						if !ok {
							s.Tap(tap)
							continue
						}
						asked++
						if q.About == "" || q.Becomes.Kind == "" || q.Becomes.Side != pos.Turn() {
							t.Fatalf("%s: asks %+v", turn.Word, q)
						}
						if s.Decline(); !q.More && s.Word() == "" || q.More && len(s.Lit()) == 0 {
							t.Fatalf("%s: after no to %+v nothing follows", turn.Word, q)
						}
						s.StepBack()
						if again, ok := s.Question(); !ok || again != q {
							t.Fatalf("%s: asks %+v again", turn.Word, again)
						}
						s.Tap(tap)
					}
				}
			}
		})
	})
	if asked == 0 {
		t.Error("nothing was asked")
	}
}
