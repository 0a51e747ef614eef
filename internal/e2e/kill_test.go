//go:build !js

package e2e

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/scenes/settings"
)

// The program is killed at random moments of many games of every kind. Each time it reopens the same game,
// with at least the last turn seen on its screen.
func TestKilledInTheMiddle(t *testing.T) {
	const kills = 12 // of each game
	for _, w := range wholeGames {
		t.Run(w.game, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(5, uint64(len(w.game))))
			f := newFolder(t)
			s := quickest()
			s.Motion = settings.MotionNormal
			f.open(newMatch(t, w.game, w.options), s)
			g := start(t, f, desktop)
			later := 0 // turns stored but not yet seen
			for range kills {
				m := f.latest()
				if m.Outcome().Over() || m.Ply() > 24 {
					g.close()
					f = newFolder(t) // where no other game is newer
					f.open(newMatch(t, w.game, w.options), s)
					g, m = start(t, f, desktop), f.latest()
				}
				g.showsPly(m)
				seen, plan := g.hurriedly(m, rng)
				g.kill()
				later += survived(t, f, seen, plan)
				g = start(t, f, desktop)
				g.rest()
				g.showsPly(f.latest())
			}
			t.Logf("%d kills, %d of them after the turn was stored and before it was seen", kills, later)
		})
	}
}

// hurriedly plays some turns, then sends the taps of one more without waiting for its end. It returns the
// last match seen on the screen, and the one after the last turn.
func (g *guest) hurriedly(m *match.Match, rng *rand.Rand) (seen, plan *match.Match) {
	g.t.Helper()
	p := &person{guest: g, hand: g.click, match: m.Copy()}
	for range rng.IntN(3) {
		if !p.match.Outcome().Over() {
			t := choose(rng, p.match)
			p.turn(t, t.Paths[0])
		}
	}
	seen = p.match.Copy()
	if seen.Outcome().Over() {
		return seen, seen
	}
	if seen.Ply() > 0 && rng.IntN(4) == 0 {
		p.match.Undo()
		g.post(g.at("board.undo"))
		g.pause(rng)
		return seen, p.match
	}
	turn := choose(rng, p.match)
	path := turn.Paths[0]
	last := len(path) - 1
	for _, s := range path[:last] {
		g.click("spot." + string(s))
	}
	g.post(g.at("spot." + string(path[last])))
	if !rules.FollowTaps(p.match.Position().Turns(), path).Complete() {
		g.rest()
		if g.has("board.stay") {
			g.click("board.stay")
		}
		g.post(g.at("board.done"))
	}
	if _, err := p.match.Play(turn.Word); err != nil {
		g.t.Fatal(err)
	}
	g.pause(rng)
	return seen, p.match
}

// pause waits about as long as the program takes to handle a press and store the turn, in real time instead
// of ticks, so that it ends anywhere.
func (g *guest) pause(rng *rand.Rand) {
	g.session.AdvanceTicks(40)
	time.Sleep(time.Duration(rng.ExpFloat64() * 2 * float64(time.Millisecond)))
}

// survived checks what a killed program has left: the seen match, or the one with the unfinished turn, for
// which it returns 1.
func survived(t *testing.T, f folder, seen, plan *match.Match) int {
	t.Helper()
	switch got := plain(f.latest()); got {
	case plain(seen):
		return 0
	case plain(plan):
		return 1
	default:
		t.Fatalf("on the shelf is\n%s\nwant\n%s\nor\n%s", got, plain(seen), plain(plan))
	}
	return 0
}

// showsPly checks that the program has opened on the board at a match's ply, using the list of turns. Playing
// the next turn then checks the position.
func (g *guest) showsPly(m *match.Match) {
	g.t.Helper()
	scene := g.look().Scene
	if m.Outcome().Over() && scene == "menu" {
		return // a finished game does not open again
	}
	if scene != "board" && !(m.Outcome().Over() && scene == "results") {
		g.t.Fatalf("opened in scene %s, want the board", scene)
	}
	listed := g.has("board.turns") // in a separate sheet if there is no room beside the board
	if listed {
		g.click("board.turns")
	}
	ply := 0
	for _, n := range g.look().Nodes {
		word, ok := strings.CutPrefix(n.ID, "turn.")
		if k, err := strconv.Atoi(word); ok && err == nil && n.Checked {
			ply = k
		}
	}
	if listed {
		g.click("turns.close")
	}
	if ply != m.Ply() {
		g.t.Fatalf("the board shows ply %d, want %d", ply, m.Ply())
	}
}

// Killed while a game begins, the program has either stored the game or not.
func TestKilledAtTheStart(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 8))
	for range 8 {
		f := newFolder(t)
		f.prefer(quickest())
		g := start(t, f, desktop)
		g.click("menu.game.konane")
		g.post(g.at("newgame.people"))
		g.pause(rng)
		g.kill()
		begun := f.latest() != nil
		opened := f.read().Open != ""
		if opened && !begun {
			t.Error("the settings name a game that is not on the shelf")
		}
		g = start(t, f, desktop)
		if want := map[bool]string{true: "board", false: "menu"}[opened]; g.look().Scene != want {
			t.Errorf("opened in scene %s, want %s", g.look().Scene, want)
		}
	}
}
