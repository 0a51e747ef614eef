//go:build !js

package e2e

import (
	"bytes"
	"testing"
)

// An idle board is not drawn again, and looks the same.
func TestStillBoardIsNotDrawn(t *testing.T) {
	for _, w := range wholeGames {
		t.Run(w.game, func(t *testing.T) {
			f := newFolder(t)
			f.open(newMatch(t, w.game, w.options), quickest())
			g := start(t, f, desktop)
			g.settle()
			before := g.picture()
			for range 20 {
				g.ticks(3)
				if n := g.frame(); n > still {
					t.Fatalf("a frame of a still board took %d bytes, want at most %d", n, still)
				}
			}
			if !bytes.Equal(before.Pix, g.picture().Pix) {
				t.Error("a still board has changed")
			}
			at := g.at("board.more")
			g.session.MoveCursor(at.X, at.Y)
			g.ticks(1)
			if n := g.frame(); n <= still {
				t.Errorf("a button below the mouse is not drawn: %d bytes", n)
			}
		})
	}
}

// Neither is an idle menu.
func TestStillMenuIsNotDrawn(t *testing.T) {
	g := start(t, newFolder(t), phone)
	g.settle()
	for range 20 {
		g.ticks(3)
		if n := g.frame(); n > still {
			t.Fatalf("a frame of a still menu took %d bytes, want at most %d", n, still)
		}
	}
}
