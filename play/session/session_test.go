package session_test

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"testing"

	"tidepool/ai"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/rules/games"
)

// Whole games between two people, against the engine and of the engine alone: the events match the game, and
// everything is stored first.
func TestWholeGames(t *testing.T) {
	for _, g := range games.All() {
		for name, levels := range map[string][2]int{"people": {0, 0}, "first": {2, 0}, "second": {0, 5}, "demo": {3, 8}} {
			t.Run(g.Info().ID+"/"+name, func(t *testing.T) {
				d := newDesk(t, g.Info().ID, "", "", levels)
				rng := rand.New(rand.NewPCG(7, 7))
				for !d.Match().Outcome().Over() && d.Match().Ply() < 80 {
					if !d.PersonToMove() {
						ply := d.Match().Ply()
						d.until("a turn", func() bool { return d.PersonToMove() || d.Match().Ply() > ply || d.Match().Outcome().Over() })
						continue
					}
					turns := d.Position().Turns()
					d.word(turns[rng.IntN(len(turns))].Word)
				}
				d.frames(3)
				d.checkStory()
				if d.Match().Outcome().Over() && (d.State() != session.Over || count[session.Ended](d) != 1 || count[session.ResultDue](d) != 1) {
					t.Errorf("%v, %d events Ended, %d events ResultDue", d.State(), count[session.Ended](d), count[session.ResultDue](d))
				}
				if name == "people" && len(d.engine.Jobs) > 0 {
					t.Errorf("the engine was asked %d times", len(d.engine.Jobs))
				}
			})
		}
	}
}

// checkStory checks that the events match the game as played and stored.
func (d *desk) checkStory() {
	d.t.Helper()
	m, ply, spots := d.Match(), 0, []rules.Spot{}
	for _, e := range d.events {
		switch e := e.(type) {
		case session.Tapped:
			spots = append(spots, e.Spot)
		case session.Played:
			ply++
			t := m.Turn(ply)
			if e.Ply != ply || e.By != t.By || !reflect.DeepEqual(e.Events, t.Events) {
				d.t.Fatalf("ply %d was reported as %+v", ply, e)
			}
			if f := rules.FollowTaps(m.At(ply-1).Turns(), spots); f.Turns == 0 || f.Word != "" && f.Word != t.Word && f.Complete() {
				d.t.Fatalf("ply %d, %s, was shown as %v", ply, t.Word, spots)
			}
			spots = nil
		}
	}
	if ply != m.Ply() || d.kept != ply || d.record != m.FullRecord() {
		d.t.Fatalf("%d turns reported and %d stored of %d", ply, d.kept, m.Ply())
	}
}

// A game interrupted in the engine's turn continues by itself; a finished one is reviewed.
func TestNew(t *testing.T) {
	for name, test := range map[string]struct {
		levels [2]int
		end    bool
		want   session.State
	}{
		"people": {[2]int{}, false, session.Waiting},
		"engine": {[2]int{0, 3}, false, session.Thinking},
		"person": {[2]int{3, 0}, false, session.Waiting},
		"ended":  {[2]int{0, 3}, true, session.Reviewing},
	} {
		d := newDesk(t, "konane", "", "", test.levels)
		turnsOf(t, d.Match(), "d4")
		if test.end {
			d.Match().AgreeDraw()
		}
		if got := sit(t, d.Match()).State(); got != test.want {
			t.Errorf("%s: %v, want %v", name, got, test.want)
		}
	}
	d := newDesk(t, "konane", "", "", [2]int{0, 3})
	d.turn()
	alone := session.New(session.Config{Match: d.Match()})
	if alone.State() != session.Waiting || alone.Seats() != (session.Seats{}) {
		t.Errorf("without an engine: %v, %v", alone.State(), alone.Seats())
	}
	alone.Tick(true)
	if alone.Hints.Ask() || alone.Hints.Stage() != session.HintNone {
		t.Error("a hint without an engine")
	}
}

func TestRefusedTurn(t *testing.T) {
	d := newDesk(t, "konane", "", "", [2]int{})
	for _, w := range []string{"", "a2", "d4-d8", "\x00"} {
		err := d.Play(w)
		var reason *match.TurnError
		if !errors.As(err, &reason) {
			t.Errorf("%q: %v", w, err)
		}
	}
	d.take()
	if d.kept != 0 || len(d.events) != 0 {
		t.Errorf("kept %d times, told %v", d.kept, d.events)
	}
}

func TestUndoRedoPeople(t *testing.T) {
	d := newDesk(t, "konane", "", "", [2]int{})
	if d.CanUndo() || d.Undo() || d.Redo() {
		t.Fatal("undone before the first turn")
	}
	d.word("d4")
	d.word("d5")
	d.Undo()
	d.ply(1)
	if n := count[session.Jumped](d); n != 1 || d.kept != 3 {
		t.Errorf("jumped %d times, kept %d times", n, d.kept)
	}
	d.Redo()
	d.ply(2)
	if e := last[session.Played](d); e.Ply != 2 || d.Match().Turn(2).Word != "d5" || d.kept != 4 {
		t.Errorf("%+v, kept %d times", e, d.kept)
	}
	if err := d.Resign(rules.Near); err != nil {
		t.Fatal(err)
	}
	d.frames(2)
	d.Review()
	d.Undo()
	if d.State() != session.Waiting || d.Match().Outcome().Over() {
		t.Errorf("%v after a resignation was taken back", d.State())
	}
	d.ply(2)
}

func TestOfferDraw(t *testing.T) {
	people := newDesk(t, "konane", "", "", [2]int{})
	if got := people.OfferDraw(); got != session.OfferAsk {
		t.Errorf("people: %v", got)
	}
	if err := people.AgreeDraw(); err != nil || people.OfferDraw() != session.OfferNone || people.AgreeDraw() == nil {
		t.Error("a draw after the end")
	}
	if got := newDesk(t, "konane", "", "", [2]int{1, 1}).OfferDraw(); got != session.OfferNone {
		t.Errorf("engines only: %v", got)
	}
	for score, want := range map[ai.Score]session.Offer{-1: session.OfferAgreed, 0: session.OfferAgreed, 1: session.OfferDeclined} {
		d := newDesk(t, "konane", "", "", [2]int{0, 3})
		d.engine.Score = score
		if got := d.OfferDraw(); got != session.OfferDeclined {
			t.Errorf("before the engine has thought: %v", got)
		}
		d.turn()
		d.answered()
		got := d.OfferDraw()
		if over := d.Match().Outcome().Over(); got != want || over != (want == session.OfferAgreed) || over && d.State() != session.Over {
			t.Errorf("score %v: %v, over %v, %v", score, got, over, d.State())
		}
	}
}

func TestLook(t *testing.T) {
	d := newDesk(t, "konane", "", "", [2]int{})
	d.word("d4")
	d.word("d5")
	d.Look(-3)
	if n := count[session.Jumped](d); n != 1 || d.Ply() != 0 || d.Live() || d.PersonToMove() {
		t.Errorf("jumped %d times, to ply %d", n, d.Ply())
	}
	d.Look(1)
	if e := last[session.Stepped](d); d.Ply() != 1 || len(e.Events) == 0 || d.Position() != d.Match().At(1) {
		t.Errorf("%+v", e)
	}
	d.Look(99)
	if d.Ply() != 2 || d.State() != session.Reviewing {
		t.Errorf("%v at ply %d", d.State(), d.Ply())
	}
	d.Return()
	if d.State() != session.Waiting || d.kept != 2 {
		t.Error(d.State())
	}
}

// The result is due once, at the first rest after the end.
func TestResultDue(t *testing.T) {
	d := newDesk(t, "konane", "", "", [2]int{})
	d.AgreeDraw()
	d.moving(20)
	if count[session.Ended](d) != 1 || count[session.ResultDue](d) != 0 {
		t.Fatal("the result comes while pieces move")
	}
	d.frames(5)
	if count[session.ResultDue](d) != 1 || d.State() != session.Over {
		t.Fatalf("%d times, %v", count[session.ResultDue](d), d.State())
	}
	d.Review()
	d.Return()
	if d.State() != session.Reviewing {
		t.Error(d.State())
	}
}

func TestResigner(t *testing.T) {
	for _, test := range []struct {
		levels [2]int
		want   rules.Side
	}{{[2]int{}, rules.Far}, {[2]int{0, 3}, rules.Near}, {[2]int{3, 0}, rules.Far}} {
		d := newDesk(t, "konane", "", "", test.levels)
		turnsOf(t, d.Match(), "d4")
		if got := d.Resigner(); got != test.want {
			t.Errorf("%v: %v", test.levels, got)
		}
	}
}

// An idle session allocates nothing.
func TestTickAllocatesNothing(t *testing.T) {
	for name, levels := range map[string][2]int{"waiting": {0, 0}, "thinking": {3, 3}} {
		d := newDesk(t, "kalah", "", "", levels)
		d.Settings.ScoreBar = true
		d.engine.Slow = name == "thinking"
		d.frames(20)
		if n := testing.AllocsPerRun(100, func() { d.Tick(true); d.broker.Tick() }); n != 0 {
			t.Errorf("%s: %v allocations a tick", name, n)
		}
	}
}

func BenchmarkTick(b *testing.B) {
	d := newDesk(b, "kalah", "", "", [2]int{3, 3})
	d.engine.Slow = true
	d.frames(20)
	b.ReportAllocs()
	for b.Loop() {
		d.Tick(true)
		d.broker.Tick()
	}
}
