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
