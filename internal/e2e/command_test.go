//go:build !js

package e2e

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// The slash key opens a line in which turns and commands are typed.
func TestCommandLine(t *testing.T) {
	f := newFolder(t)
	f.open(newMatch(t, "konane", ""), quickest())
	g := start(t, f, phone)
	g.in("board")
	g.session.TypeRune('/')
	g.rest()
	if !g.has("command.close") {
		t.Fatal("the line does not open")
	}
	for i, word := range []string{"d4", "d5", "d2-d4"} {
		g.enter(word)
		g.key(ebiten.KeyEnter)
		if m := f.latest(); m.Ply() != i+1 || m.Turn(i+1).Word != word {
			t.Fatalf("%s: the game has %d turns", word, m.Ply())
		}
	}
	g.enter("undo")
	g.key(ebiten.KeyEnter)
	if m := f.latest(); m.Ply() != 2 {
		t.Errorf("undo: the game has %d turns", m.Ply())
	}
	g.key(ebiten.KeyEscape)
	if g.has("command.close") || !g.has("spot.a1") {
		t.Error("Escape does not close the line")
	}
}
