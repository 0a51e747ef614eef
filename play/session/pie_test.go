package session_test

import (
	"testing"

	"tidepool/play/session"
	"tidepool/rules"
)

// Undo and Redo take a change of sides back and make it again; another first turn opens the choice again.
func TestPieAgain(t *testing.T) {
	d := newPie(t, [2]int{})
	m := d.Match()
	turn := func() {
		t.Helper()
		if err := d.Play(m.Position().Turns()[0].Word); err != nil {
			t.Fatal(err)
		}
	}
	turn()
	if !d.Pie.Take() {
		t.Fatal("sides cannot be changed")
	}
	turn()
	turn()
	for m.Ply() > 0 && d.Undo() {
	}
	if near := m.Player(rules.Near); near != "Ann" || m.Ply() > 0 {
		t.Errorf("at the start %s has the near side", near)
	}
	for d.Redo() {
	}
	if near := m.Player(rules.Near); near != "Bo" || m.Ply() != 3 || m.Tag(session.PieTag) != "taken" {
		t.Errorf("after turn %d is played again %s has the near side, pie %s", m.Ply(), near, m.Tag(session.PieTag))
	}
	for m.Ply() > 0 && d.Undo() {
	}
	if err := d.Play(m.Position().Turns()[1].Word); err != nil {
		t.Fatal(err)
	}
	if !d.Pie.Offered() || m.Player(rules.Near) != "Ann" {
		t.Error("after another first turn sides cannot be changed")
	}
}

// The time in which a player decides to take the other side is not taken from the player who then has that clock.
func TestPieClock(t *testing.T) {
	d := newTimed(t, "konane", "1", [2]int{})
	if err := d.Match().SetTag(session.PieTag, "on"); err != nil {
		t.Fatal(err)
	}
	d.turn()
	d.seconds(40)
	d.has("after thinking", 60, 20)
	if !d.Pie.Take() {
		t.Fatal("sides cannot be changed")
	}
	d.take()
	d.has("after the change", 60, 60)
	d.reopened().has("opened again", 60, 60)
	d.seconds(5)
	d.has("five seconds later", 60, 55)
}

// A person whose side the engine has taken can take the first turn back with that, and play it again.
func TestUndoBeforeTheEngineTookTheSide(t *testing.T) {
	d := newPie(t, [2]int{0, 3})
	m := d.Match()
	d.turn()
	d.engine.Score = -50
	d.answered()
	person := session.Seats{3, 0}
	if d.Seats() != person || !d.CanUndo() {
		t.Fatalf("seats %v; the first turn can be taken back: %t", d.Seats(), d.CanUndo())
	}
	if !d.Undo() || d.Seats() != (session.Seats{0, 3}) || m.Ply() != 0 || !d.PersonToMove() {
		t.Fatalf("seats %v after %d turns, in state %v", d.Seats(), m.Ply(), d.State())
	}
	if !d.Redo() || d.Seats() != person || m.Ply() != 1 || !d.PersonToMove() {
		t.Errorf("again: seats %v after %d turns, in state %v", d.Seats(), m.Ply(), d.State())
	}
	d.turn()
	if !d.Undo() || m.Ply() != 1 || !d.Undo() || m.Ply() != 0 {
		t.Errorf("turn by turn back to %d", m.Ply())
	}
	d.word(m.Position().Turns()[1].Word)
	d.engine.Score = 50
	d.answered()
	if d.Seats() != (session.Seats{0, 3}) || m.Tag(session.PieTag) != "on" || m.Ply() != 2 {
		t.Errorf("after another first turn: seats %v, pie %s, %d turns", d.Seats(), m.Tag(session.PieTag), m.Ply())
	}
}
