package kalah_test

import (
	"testing"

	"tidepool/locale"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/board/kalah"
	"tidepool/sprites"
)

// In a room that is higher than wide, houses are large enough for a finger, and each player's row and store
// are on their side.
func TestTallRooms(t *testing.T) {
	g := kalah.Game()
	start, err := g.Rules.Start("")
	if err != nil {
		t.Fatal(err)
	}
	for _, room := range []struct {
		w, h, house, share float64
	}{{312, 290, 44, 0.7}, {312, 330, 44, 0.6}, {744, 700, 100, 0.7}, {400, 900, 90, 0.8}} {
		b := board.New(g, start, &board.Style{Words: locale.English()})
		area := sprites.Rect{W: room.w, H: room.h}
		b.Arrange(area, board.Orient(g.Home, false, rules.Near))
		place := func(s rules.Spot) sprites.Point {
			return b.View().Place(&board.Piece{Token: rules.Token{Spot: s}}, nil).At
		}
		if unit := b.View().Unit(); unit < room.house {
			t.Errorf("%vx%v: houses are %.0f wide", room.w, room.h, unit)
		}
		south, north := place("south-store"), place("north-store")
		if south.Y <= north.Y {
			t.Errorf("%vx%v: South's store is at %.0f, North's at %.0f", room.w, room.h, south.Y, north.Y)
		}
		if high := south.Y - north.Y + b.View().Unit(); high < room.share*room.h {
			t.Errorf("%vx%v: the board is only %.0f high", room.w, room.h, high)
		}
		for _, a := range b.Areas() {
			if !area.Contains(a.Rect) {
				t.Errorf("%vx%v: house %s is at %v", room.w, room.h, a.Spot, a.Rect)
			}
		}
	}
}

// Every heap of seeds is read out with its number.
func TestStoresAreTold(t *testing.T) {
	g := kalah.Game()
	start, err := g.Rules.Start("")
	if err != nil {
		t.Fatal(err)
	}
	b := board.New(g, start, &board.Style{Words: locale.English()})
	aside := b.Aside(b.Areas())
	if len(aside) != 2 {
		t.Fatalf("beside the houses lie %v", aside)
	}
	for i, want := range []string{"South: store, 0 seeds", "North: store, 0 seeds"} {
		if got := b.Label(aside[i].Spot).Text; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// On a telephone the stores lie above and below the rows in every room that a page has for the board.
func TestOneShapeAtOneWidth(t *testing.T) {
	g := kalah.Game()
	start, err := g.Rules.Start("")
	if err != nil {
		t.Fatal(err)
	}
	for _, high := range []float64{330, 460, 560, 650} {
		b := board.New(g, start, &board.Style{Words: locale.English()})
		b.Arrange(sprites.Rect{W: 382, H: high}, board.Orient(g.Home, false, rules.Near))
		for _, s := range board.Stores(b) {
			if s.Rect.W < 4*s.Rect.H {
				t.Errorf("382x%v: %s is %v", high, s.Spot, s.Rect)
			}
		}
	}
}
