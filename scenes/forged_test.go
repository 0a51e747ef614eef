package scenes_test

import (
	"strings"
	"testing"

	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
)

// twoByLinks returns a player of a game by links: Ann has moved, and Bo does not know yet.
func twoByLinks(t *testing.T) (ann *player, first string) {
	t.Helper()
	ann = correspondent(t)
	ann.begin("konane")
	ann.playSpots("d4")
	ann.press("board.more")
	ann.press("more.link")
	ann.press("link.bylink")
	first = ann.handOn()
	ann.press("link.close")
	return ann, first
}

// A link can change only what its sender may decide: anything else becomes a separate game.
func TestForgedLinks(t *testing.T) {
	turn := func(m *match.Match) { m.Play(m.Position().Turns()[0].Word) }
	for name, forge := range map[string]func(m *match.Match){
		"a turn of Ann's":          func(m *match.Match) { turn(m); turn(m) },
		"Ann resigns":              func(m *match.Match) { turn(m); m.Resign(rules.Near) },
		"Ann resigns at once":      func(m *match.Match) { m.Resign(rules.Near) },
		"Ann's time is up":         func(m *match.Match) { m.Flag(rules.Near) },
		"Ann's first turn differs": func(m *match.Match) { m.Undo(); m.Play(otherThan(m.Position(), "d4")); turn(m) },
		"an opponent":              func(m *match.Match) { turn(m); turn(m); m.SetTag("WhiteLevel", "8") },
	} {
		t.Run(name, func(t *testing.T) {
			ann, _ := twoByLinks(t)
			id, before := ann.opened(), ann.match().FullRecord()
			m := ann.match().Copy()
			forge(m)
			ann.linked(link.To(ann.on.Page(), link.Encode(m)))
			if got, want := ann.dismiss(), ann.env.App.Words.T(key.LinkParted); got != want {
				t.Errorf("says %q, want %q", got, want)
			}
			g, err := ann.env.Shelf.Load(id)
			if err != nil || g.Match.FullRecord() != before {
				t.Errorf("%v: Ann's game is %s, want %s", err, g.Match.FullRecord(), before)
			}
			if ann.opened() == id || len(ann.env.Shelf.List().Games) != 2 {
				t.Errorf("%d games", len(ann.env.Shelf.List().Games))
			}
			if session.SeatsOf(ann.match()) != (session.Seats{}) {
				t.Error("the engine plays by links")
			}
		})
	}
}

// A player who waits for the other resigns for themselves, and the other is told.
func TestResignByLinks(t *testing.T) {
	ann, first := twoByLinks(t)
	bo := correspondent(t)
	bo.linked(first)
	bo.dismiss()
	ann.command("resign")
	ann.press("question.yes")
	ann.until("the results", func() bool { return ann.scene() == "results" })
	if o := ann.match().Outcome(); o.Winner != rules.Far {
		t.Fatalf("Ann resigns: %v", o)
	}
	ann.press("results.share", "share.link")
	bo.playSpots("e4") // Ann does not know this
	bo.linked(ann.handOn())
	if got, want := bo.dismiss(), bo.env.App.Words.T(key.LinkEnded); got != want {
		t.Errorf("says %q, want %q", got, want)
	}
	if o := bo.match().Outcome(); o.Winner != rules.Far || o.By != match.ByResignation {
		t.Errorf("Bo's game: %v", o)
	}
}

// A draw is offered with a link, and accepted or declined by the player who opens it.
func TestDrawByLinks(t *testing.T) {
	for _, agrees := range []bool{true, false} {
		ann, first := twoByLinks(t)
		bo := correspondent(t)
		bo.linked(first)
		bo.dismiss()
		bo.playSpots("e4")
		bo.press("link.close")
		bo.command("draw")
		if bo.says("question.text") == bo.env.App.Words.T(key.BoardSureDraw) {
			t.Error("asks as if both were here")
		}
		bo.press("question.yes")
		bo.until("the results", func() bool { return bo.scene() == "results" })
		bo.press("results.share", "share.link")
		ann.linked(bo.handOn())
		if ann.match().Ply() != 2 || ann.over() || ann.scene() != "question" {
			t.Fatalf("Ann is in %s, over %v", ann.scene(), ann.over())
		}
		if !agrees {
			ann.press("question.no")
			ann.rest()
			ann.plays(ann.match().Position().Turns()[0].Word)
			bo.linked(ann.handOn())
			if got, want := bo.dismiss(), bo.env.App.Words.T(key.LinkYours); !strings.HasSuffix(got, want) || bo.over() || bo.ply() != 3 {
				t.Errorf("Bo hears %q, want %q: over %v, %d turns", got, want, bo.over(), bo.ply())
			}
			continue
		}
		ann.press("question.yes")
		ann.until("the results", func() bool { return ann.scene() == "results" })
		if o := ann.match().Outcome(); o.By != match.ByAgreement {
			t.Fatalf("Ann's game: %v", o)
		}
		ann.press("results.share", "share.link")
		agreed := ann.handOn()
		bo.linked(agreed)
		bo.dismiss()
		// An agreed draw stands.
		m := ann.match().Copy()
		m.Undo()
		m.Play(m.Position().Turns()[0].Word)
		before := link.Encode(bo.match())
		bo.linked(link.To(bo.on.Page(), link.Encode(m)))
		if got, want := bo.dismiss(), bo.env.App.Words.T(key.LinkParted); got != want {
			t.Errorf("Bo hears %q, want %q", got, want)
		}
		bo.linked(agreed)
		bo.dismiss()
		if link.Encode(bo.match()) != before {
			t.Errorf("Bo's game is %s", bo.match().FullRecord())
		}
	}
}
