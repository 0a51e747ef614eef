package scenes_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// studied opens the study page of a game between two people after some turns.
func studied(t *testing.T, store shelf.Store, game string, turns int) *player {
	t.Helper()
	p := newPlayer(t, store)
	p.env.Prefs.Settings.Motion = settings.MotionOff
	p.begin(game)
	for range turns {
		p.turn()
		p.rest()
	}
	p.press("board.more", "more.study")
	if p.scene() != "study" {
		t.Fatalf("scene %s", p.scene())
	}
	return p
}

// studyAt returns the number of the turn shown.
func (p *player) studyAt() int {
	n := p.node("study.at")
	if n == nil {
		return 0
	}
	ply, _ := strconv.Atoi(n.Text)
	return ply
}

// An unfinished game between two people can be studied: buttons, keys and the list of turns step through it.
func TestStudyGoes(t *testing.T) {
	for _, g := range games.All() {
		p := studied(t, new(shelf.Memory), g.Info().ID, 4)
		at := func(what string, want int) {
			t.Helper()
			p.rest()
			if got := p.studyAt(); got != want {
				t.Errorf("%s: after %s: turn %d, want %d", g.Info().ID, what, got, want)
			}
		}
		at("opening", 4)
		p.press("review.first")
		at("first", 0)
		p.press("review.next", "review.next")
		at("next", 2)
		p.press("review.prev")
		at("prev", 1)
		p.press("review.last")
		at("last", 4)
		p.press("turn.2")
		at("a press", 2)
		for key, want := range map[ebiten.Key]int{ebiten.KeyArrowLeft: 1, ebiten.KeyArrowRight: 3, ebiten.KeyHome: 0, ebiten.KeyEnd: 4, ebiten.KeyPageUp: 1, ebiten.KeyPageDown: 3} {
			p.press("turn.2")
			p.key(key)
			at(key.String(), want)
		}
		if n := p.node("turn.3"); n == nil || n.Note == "" || n.Role != ui.RoleButton {
			t.Errorf("%s: turn 3 is %+v", g.Info().ID, n)
		}
		p.press("back")
		if p.scene() != "board" || p.ply() != 4 {
			t.Errorf("%s: back leads to %s", g.Info().ID, p.scene())
		}
		p.showsPosition()
	}
}

// A held button acts again and again.
func TestStudyRepeats(t *testing.T) {
	p := studied(t, new(shelf.Memory), "konane", 12)
	at := p.node("review.prev").Rect.Center()
	p.point(ui.Pointer{At: at, Down: true, Pressed: true})
	for range 60 {
		p.point(ui.Pointer{At: at, Down: true})
	}
	held := p.studyAt()
	p.point(ui.Pointer{At: at, Released: true})
	if held > 10 || held == 0 || p.studyAt() != held {
		t.Errorf("held for a second: turn %d, let go: %d", held, p.studyAt())
	}
}

// Autoplay shows turns one after another until it is stopped.
func TestStudyAutoplay(t *testing.T) {
	p := studied(t, new(shelf.Memory), "konane", 4)
	p.press("review.first")
	p.key(ebiten.KeySpace)
	p.until("the end", func() bool { return p.studyAt() == 4 })
	p.tick()
	p.press("study.auto") // begins anew
	p.until("the first turn", func() bool { return p.studyAt() == 1 })
	p.press("study.auto", "review.first", "study.auto")
	p.until("the second turn", func() bool { return p.studyAt() == 2 })
	p.press("study.auto")
	p.ticks(300)
	if p.studyAt() != 2 {
		t.Errorf("it goes on to turn %d", p.studyAt())
	}
}

// Another turn can be played from any position: it becomes a variation, is kept, and can be revisited.
func TestStudyVariation(t *testing.T) {
	store := new(shelf.Memory)
	p := studied(t, store, "konane", 4)
	played := p.match().Turn(2).Word
	p.press("turn.1")
	var other string
	for _, turn := range p.match().At(1).Turns() {
		if turn.Word != played {
			other = turn.Word
			p.spells(turn.Paths[0], true)
			break
		}
	}
	p.rest()
	if n := p.node("turn.1.1"); p.studyAt() != 2 || n == nil || !n.Checked || !strings.Contains(n.Label, other) {
		t.Fatalf("after %s: turn %d, %+v", other, p.studyAt(), n)
	}
	p.key(ebiten.KeyArrowUp)
	if n := p.node("turn.2"); !n.Checked {
		t.Errorf("up leads to turn %d", p.studyAt())
	}
	p.key(ebiten.KeyArrowDown)
	p.press("turn.1.1.fold", "turn.1.1.fold")
	if m := p.match(); m.Ply() != 4 || m.Turn(2).Word != played {
		t.Errorf("what was played has become %s", m.Record())
	}
	p.press("back")
	p.turn()
	p.rest()
	p.resign()
	p.press("results.review")
	q := p.reloaded(store)
	if q.scene() != "study" {
		t.Fatalf("reopened in %s", q.scene())
	}
	q.press("study.turns", "turn.1.1")
	if q.studyAt() != 2 {
		t.Errorf("the variation is at %d", q.studyAt())
	}
}

// What was written in the notes is there if the program ends before they are closed.
func TestOpenNotesAreKept(t *testing.T) {
	store := new(shelf.Memory)
	p := studied(t, store, "konane", 2)
	id := p.opened()
	p.press("study.notes")
	p.typeInto("notes.line.1", "a long thought")
	p.on.Leave()
	g, err := newPlayer(t, store).env.Shelf.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	if got := g.Match.Node(2).Comment(); got != "a long thought" {
		t.Errorf("the comment is %q", got)
	}
}

// What was written in the notes is there if a link or an address leads away before they are closed.
func TestNotesLeftByALinkAreKept(t *testing.T) {
	for _, at := range []string{"#/settings", "#wall"} {
		p := studied(t, new(shelf.Memory), "konane", 2)
		id := p.opened()
		p.press("study.notes")
		p.typeInto("notes.line.1", "a long thought")
		p.visits(at)
		g, err := p.env.Shelf.Load(id)
		if err != nil {
			t.Fatal(err)
		}
		if got := g.Match.Node(2).Comment(); p.scene() == "notes" || got != "a long thought" {
			t.Errorf("%s leads to %s, and the comment is %q", at, p.scene(), got)
		}
	}
}
