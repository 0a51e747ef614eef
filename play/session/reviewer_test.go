package session_test

import (
	"testing"

	"tidepool/ai"
	"tidepool/play/session"
	"tidepool/rules"
)

// script makes the engine return given scores for the near side before and after its third turn, with another
// turn as the better one.
func (d *desk) script(before, after ai.Score) {
	d.t.Helper()
	const ply = 5
	m := d.Match()
	for n := 0; d.engine.Job != nil; n++ {
		if n > 80 {
			d.t.Fatal("the review never ends")
		}
		words := d.engine.Job.Words
		d.engine.Score, d.engine.Word = before, ""
		if len(words) >= ply && words[ply-1] == m.Turn(ply).Word {
			d.engine.Score = after
		}
		if len(words) == ply-1 {
			d.engine.Word = m.At(ply - 1).Turns()[1].Word
		}
		if len(words)%2 != 0 {
			d.engine.Score = -d.engine.Score
		}
		d.engine.Answer()
		d.goOver(2)
	}
}

func (d *desk) goOver(frames int) {
	for range frames {
		d.Reviewer().Step()
		d.broker.Tick()
	}
}

// ended returns a game of six turns that the near side has resigned.
func ended(t *testing.T) *desk {
	d := newDesk(t, "konane", "", "", [2]int{})
	for range 6 {
		d.turn()
	}
	if d.Reviewer().Step() {
		t.Error("reviewed before the end")
	}
	d.Resign(rules.Near)
	d.engine.Slow = true
	return d
}

// The turn that decided the game is found, stored with the game, and known at once when it is reopened.
func TestGoOver(t *testing.T) {
	d := ended(t)
	if _, ok := d.Reviewer().Turned(); ok {
		t.Error("a decisive turn before any answer")
	}
	d.goOver(2)
	kept := d.kept
	d.script(20, -500)
	if at, ok := d.Reviewer().Turned(); !ok || at.Ply != 5 {
		t.Errorf("ply %d, %v, want 5", at.Ply, ok)
	}
	if d.kept != kept+1 {
		t.Errorf("kept %d times", d.kept-kept)
	}
	v := session.NewReviewer(d.Match(), nil)
	if !v.Done() || len(v.Review().Moments()) != 1 {
		t.Errorf("the stored review is not used: %q", d.Match().Tag(session.ReviewTag))
	}
	d.Undo()
	if _, ok := d.Reviewer().Turned(); ok {
		t.Error("a review of an unfinished game")
	}

	d = ended(t)
	d.goOver(2)
	d.script(-30, -60)
	if at, ok := d.Reviewer().Turned(); ok {
		t.Errorf("ply %d of a game that went downhill", at.Ply)
	}
}

// A reviewer that is not stepped stops at once, and continues where it stopped.
func TestReviewerStops(t *testing.T) {
	d := ended(t)
	v := session.NewReviewer(d.Match(), d.broker)
	frame := func() { v.Step(); d.broker.Tick() }
	for range 3 {
		frame()
		d.engine.Answer()
		frame()
	}
	frame()
	done := v.Review().Progress()
	if done == 0 || d.engine.Job == nil {
		t.Fatalf("%d done", done)
	}
	ask := *d.engine.Job
	d.broker.Tick() // a frame without it
	if d.engine.Job != nil {
		t.Error("the engine continues")
	}
	jobs := len(d.engine.Jobs)
	frame()
	if again := d.engine.Last(); len(d.engine.Jobs) != jobs+1 || len(again.Words) != len(ask.Words) {
		t.Errorf("continues with %+v, want %+v", again, ask)
	}
	if now := v.Review().Progress(); now != done {
		t.Errorf("%d done, were %d", now, done)
	}
}

// An engine that cannot be asked leaves nothing behind.
func TestReviewerProblem(t *testing.T) {
	d := ended(t)
	d.engine.Slow, d.engine.Problem = false, "broken"
	v := session.NewReviewer(d.Match(), d.broker)
	for range 5 {
		v.Step()
		d.broker.Tick()
	}
	if v.Done() || d.Match().Tag(session.ReviewTag) != "" {
		t.Error("takes a failure for an answer")
	}
}
