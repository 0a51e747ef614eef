package session_test

import (
	"testing"

	"pgregory.net/rapid"

	"tidepool/ai"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/rules/games"
)

// Whatever is done in any order, a session's state is consistent, and the stored game is the current one.
func TestAnyCommands(t *testing.T) {
	list := games.All()
	rapid.Check(t, func(r *rapid.T) {
		g := rapid.SampledFrom(list).Draw(r, "game")
		levels := [2]int{rapid.IntRange(0, 2).Draw(r, "near"), rapid.IntRange(0, 2).Draw(r, "far")}
		d := newDesk(t, g.Info().ID, "", "", levels)
		d.engine.Slow = rapid.Bool().Draw(r, "slow")
		d.Settings.ScoreBar = rapid.Bool().Draw(r, "score bar")
		d.Settings.Confirm = rapid.Bool().Draw(r, "confirm")
		started := d.Match().FullRecord()
		for range rapid.IntRange(1, 200).Draw(r, "commands") {
			d.anything(r)
			d.holds(r, started)
		}
	})
}

// anything does a random action, most often a turn.
func (d *desk) anything(r *rapid.T) {
	switch rapid.IntRange(0, 24).Draw(r, "command") {
	case 0:
		d.Undo()
	case 1:
		d.Redo()
	case 2:
		d.Look(rapid.IntRange(-1, 9).Draw(r, "ply"))
	case 3:
		d.Return()
	case 4:
		d.Review()
	case 5:
		d.Resign(rules.Side(rapid.IntRange(0, 1).Draw(r, "side")))
	case 6:
		d.OfferDraw()
	case 7:
		d.Pause()
	case 8:
		d.Resume()
	case 9:
		d.PlayNow()
	case 10:
		d.Finish()
	case 11:
		d.Hints.Ask()
	case 12:
		d.Hints.Drop()
	case 13:
		d.moving(rapid.IntRange(1, 50).Draw(r, "frames"))
	case 14:
		d.engine.Answer()
	case 15:
		d.engine.Score = rapid.SampledFrom([]ai.Score{0, 50, ai.LossIn(2)}).Draw(r, "score")
	case 16:
		d.engine.Problem = rapid.SampledFrom([]string{"", "no"}).Draw(r, "problem")
	case 17, 18, 19:
		d.frames(rapid.IntRange(1, 99).Draw(r, "frames"))
	default:
		if turns := d.Position().Turns(); len(turns) > 0 {
			d.Play(rapid.SampledFrom(turns).Draw(r, "turn").Word)
		}
	}
}

// holds checks the invariants.
func (d *desk) holds(t *rapid.T, started string) {
	d.take()
	m, state := d.Match(), d.State()
	over, level := m.Outcome().Over(), d.Seats()[m.Position().Turn()]
	switch state {
	case session.Waiting:
		must(t, state, !over && level == 0)
	case session.Thinking:
		must(t, state, !over && level > 0)
	case session.Replaying:
		must(t, state, !over && level > 0 && m.CanRedo())
	case session.Answering, session.Paused:
		must(t, state, !over)
	case session.Over:
		must(t, state, over)
	}
	if state != session.Reviewing {
		must(t, state, d.Ply() == m.Ply())
	}
	must(t, state, d.Position() == m.At(d.Ply()))
	must(t, state, d.PersonToMove() == (state == session.Waiting))
	must(t, state, d.Live() == (state != session.Reviewing && state != session.Over))
	if h := d.Hints; h.Stage() != session.HintNone {
		must(t, state, state == session.Waiting)
	}
	for range d.Hints.Spots() {
		must(t, state, d.Hints.Turn().Word != "")
	}
	if d.kept == 0 {
		d.record = started
	}
	must(t, state, d.record == m.FullRecord())
	if _, err := match.Read(d.record, games.All()); err != nil {
		t.Fatal(err)
	}
}

func must(t *rapid.T, s session.State, ok bool) {
	t.Helper()
	if !ok {
		t.Fatalf("this cannot be so while %v", s)
	}
}
