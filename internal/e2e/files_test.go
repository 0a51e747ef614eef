//go:build !js

package e2e

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// dismiss closes the program's message.
func (g *guest) dismiss() {
	g.t.Helper()
	for n := 0; g.look().Scene == "notice" && n < 5; n++ {
		g.click("notice.ok")
	}
}

// Unreadable files are reported to the player and block nothing.
func TestDamagedFiles(t *testing.T) {
	f := newFolder(t)
	f.prefer(quickest())
	id := f.keep(opening(t, "konane", 5))
	bad := f.keep(opening(t, "kalah", 5))
	for _, name := range []string{bad + ".game", "settings.json", "stranger.game"} {
		if err := os.WriteFile(filepath.Join(f.path, name), []byte("\x00{"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	g := start(t, f, desktop)
	g.dismiss()
	g.in("menu")
	g.click("menu.games")
	said := false
	for _, n := range g.look().Nodes {
		said = said || n.ID == "games.problems" && n.Label != ""
	}
	if !said {
		t.Error("unreadable files are not reported")
	}
	g.click("games.open." + id)
	g.in("board")
}

// Escape in the menu asks and then ends the program without an error.
func TestQuit(t *testing.T) {
	g := start(t, newFolder(t), desktop)
	g.key(ebiten.KeyEscape)
	g.in("question")
	g.post(g.at("question.yes"))
	g.session.AdvanceTicks(3)
	if g.session.WaitTicks() || !errors.Is(g.session.Err(), ebiten.Termination) {
		t.Errorf("the program continues: %v", g.session.Err())
	}
	g.close()
}

// With an impossible folder the player is told so and can play.
func TestNoFolder(t *testing.T) {
	f := newFolder(t)
	if err := os.MkdirAll(filepath.Dir(f.path), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(f.path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	g := start(t, f, desktop)
	g.in("notice")
	g.dismiss()
	g.in("menu")
	g.click("menu.game.kalah")
	g.click("newgame.people")
	g.dismiss()
	g.in("board")
	g.click("spot.A")
}
