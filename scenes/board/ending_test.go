package board_test

import (
	"slices"
	"testing"

	"tidepool/rules"
	"tidepool/scenes/board"
)

// ends are all kinds of ends, with and without a turn that decided.
var ends = []rules.Outcome{
	rules.Win(rules.Near, "resigned"), rules.Win(rules.Far, "time"), rules.Win(rules.Far, rules.NoMoves), rules.Draw("agreed"),
}

// shownEnd is what is seen and heard of an ending.
type shownEnd struct {
	ticks, over int
	high        [2]int // ticks with something of each side in the air
	leans       [2]bool
	first       []rules.Spot // in the air first
	seen, told  int          // landings of whole pieces
	sown        int          // of seeds
}

func watchEnd(b *board.Board, o rules.Outcome, leads rules.Spot) (e shownEnd) {
	b.Started = func(x rules.Event, moment int, _ float64) {
		if x.Kind == rules.Jumped && moment >= 0 {
			e.told++
		}
		if x.Kind == rules.Sown && moment >= 0 {
			e.sown++
		}
	}
	up := map[*board.Piece]bool{}
	for on := b.End(o, leads, true); on; on = b.Ending() {
		e.ticks++
		if b.Tick().Ended {
			e.over++
		}
		begun := e.high != [2]int{}
		for _, x := range b.Pieces() {
			side := x.Token.Piece.Side
			rises := x.Lift > 0.01
			for i := range x.Token.Count {
				rises = rises || x.Rise(i) > 0.01
			}
			if rises {
				e.high[side]++
			}
			if rises && !begun {
				e.first = append(e.first, x.Token.Spot)
			}
			if x.Look.Angle != 0 {
				e.leans[side] = true
			}
			if up[x] && x.Lift == 0 {
				e.seen++
			}
			up[x] = x.Lift > 0
		}
	}
	return e
}

// At the end of a game only the winner's pieces hop and only the loser's lean; after a draw all hop. It takes at most
// 1.2 s, each landing is reported, and then everything is as before; without motion nothing happens.
func TestEndings(t *testing.T) {
	eachStart(t, func(t *testing.T, g *board.Game, start rules.Position) {
		pos := start
		walk(t, start, 12, func(_ rules.Position, _ rules.Turn, next rules.Position) { pos = next })
		for _, o := range ends {
			b := arranged(g, pos)
			before := b.Tokens()
			e := watchEnd(b, o, "")
			if e.ticks < 30 || e.ticks > usually || e.over != 1 {
				t.Errorf("%v: %d ticks, ended %d times", o, e.ticks, e.over)
			}
			drawn := o.Result == rules.Drawn
			for side := range rules.Side(2) {
				hops := drawn || side == o.Winner
				if (e.high[side] > 0) != hops || e.leans[side] && hops {
					t.Errorf("%v: side %d is in the air for %d ticks, and leans: %t", o, side, e.high[side], e.leans[side])
				}
			}
			if e.seen != e.told {
				t.Errorf("%v: %d pieces come down, %d are heard", o, e.seen, e.told)
			}
			heaps := slices.ContainsFunc(b.Pieces(), func(x *board.Piece) bool {
				return b.View().Gait(x.Token.Piece) == board.Stay && x.Token.Count > 0 && (drawn || x.Token.Piece.Side == o.Winner)
			})
			if (e.sown > 0) != heaps {
				t.Errorf("%v: seeds are heard %d times", o, e.sown)
			}
			shows(t, b, pos, o.By)
			if !slices.Equal(b.Tokens(), before) {
				t.Errorf("%v: then there are %v", o, b.Tokens())
			}
			for _, party := range []bool{true, false} {
				b = arranged(g, pos)
				for on := b.End(o, "", party); on && !heaps; on = b.Ending() {
					b.Tick()
				}
				for range 12 {
					b.Drift() // below the result
				}
				if got := b.Drift(); got != (party && !drawn && !heaps) {
					t.Errorf("%v, a party: %t, something flies: %t", o, party, got)
				}
				if i := slices.IndexFunc(b.Pieces(), func(x *board.Piece) bool { return x.Squash() != 0 }); i >= 0 {
					t.Errorf("%v: %+v stays pressed", o, b.Pieces()[i].Token)
				}
			}
			b = arranged(g, pos)
			b.Pace = 0
			if b.End(o, "", true) || b.Ending() || b.Tick().Redraw {
				t.Errorf("%v: without motion it is shown", o)
			}
		}
	})
}

// The piece that decided the game is the first to hop, if it is the winner's; kinds of pieces that have won come before.
func TestDeciderLeads(t *testing.T) {
	led := 0
	eachTurn(t, 60, func(t *testing.T, g *board.Game, _ rules.Position, turn rules.Turn, next rules.Position) bool {
		b := arranged(g, next)
		spot := board.Decider(turn.Events)
		i := slices.IndexFunc(b.Pieces(), func(x *board.Piece) bool { return x.Token.Spot == spot && !x.Loose })
		if i < 0 || b.View().Gait(b.Pieces()[i].Token.Piece) == board.Stay {
			return false
		}
		winner := b.Pieces()[i].Token.Piece.Side
		if e := watchEnd(b, rules.Win(winner, "resigned"), spot); !slices.Contains(e.first, spot) {
			t.Errorf("%s: %v hops first", turn.Word, e.first)
		}
		for by, kind := range g.Won {
			b := arranged(g, next)
			has := slices.ContainsFunc(b.Pieces(), func(x *board.Piece) bool { return x.Token.Piece == rules.Piece{Side: winner, Kind: kind} })
			e := watchEnd(b, rules.Win(winner, by), spot)
			for _, x := range b.Pieces() {
				if has && slices.Contains(e.first, x.Token.Spot) && x.Token.Piece.Kind != kind {
					t.Errorf("%s, %s: a %s hops first", turn.Word, by, x.Token.Piece.Kind)
				}
			}
			led++
		}
		return true
	})
	if led == 0 {
		t.Error("in no game a kind of pieces has won")
	}
}
