package scenes_test

import (
	"strings"
	"testing"

	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
)

// boast returns a game not played here, in which Otto resigns.
func boast(t *testing.T) *match.Match {
	t.Helper()
	m, err := match.New(match.Setup{Game: games.All()[4], Players: [2]string{"Ann", "Otto"}})
	if err != nil || m.Info().ID != "kalah" {
		t.Fatal(m.Info().ID, err)
	}
	m.SetTag("NorthLevel", "8")
	m.SetTag("Date", "2026.11.21")
	m.Play("A")
	m.Resign(rules.Far)
	return m
}

// countsNothing checks that games not played here have no effect on statistics.
func (p *player) countsNothing() {
	p.t.Helper()
	for p.scene() != "menu" {
		p.app.Home()
		p.rest()
	}
	p.press("menu.statistics")
	p.ticks(3)
	if p.node("statistics.none") == nil || p.node("statistics.games") != nil {
		p.t.Errorf("counted: %s", p.ids())
	}
	if got, want := p.says("statistics.brought"), p.env.App.Words.T(key.StatisticsBrought); got != want {
		p.t.Errorf("says %q, want %q", got, want)
	}
	p.press("back", "menu.game.kalah", "newgame.engine.opponent")
	for level := 1; level <= 8; level++ {
		if p.opponent(level).Note == p.env.App.Words.T(key.EngineBeaten) {
			p.t.Errorf("level %d is marked as beaten", level)
		}
	}
	if n := p.env.Prefs.Settings.Ratings["kalah"].Games(); n != 0 {
		p.t.Errorf("%d rated games", n)
	}
	p.press("newgame.done", "back")
}

// A game not played here does not count, whether from a link or a file, whatever its headers claim.
func TestBroughtGamesCountNothing(t *testing.T) {
	rated := boast(t)
	rated.SetTag(session.RatedTag, "yes")
	for name, bring := range map[string]func(p *player){
		"a link": func(p *player) { p.linked(link.To(p.on.Page(), link.Encode(boast(t)))) },
		"a link of one who plays by links": func(p *player) {
			m := boast(t)
			m.SetTag(link.ByLinkTag, "abcdefgh")
			p.linked(link.To(p.on.Page(), link.Encode(m)))
		},
		"a file": func(p *player) { p.drop("a.txt", rated.FullRecord()); p.press("import.close") },
		"a file that says it was played here": func(p *player) {
			text := rated.FullRecord()
			p.drop("a.txt", strings.Replace(text, "[NorthLevel", "[Brought \"\"]\n[NorthLevel", 1))
			p.press("import.close")
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := correspondent(t)
			bring(p)
			if n := len(p.env.Shelf.List().Games); n != 1 {
				t.Fatalf("%d games", n)
			}
			p.countsNothing()
		})
	}
}

// A game against the engine that arrives shortly before its end, and ends here, does not count either.
func TestBroughtGameEndsHere(t *testing.T) {
	p := correspondent(t)
	m := boast(t)
	m.Undo() // undoes the resignation
	p.linked(link.To(p.on.Page(), link.Encode(m)))
	g, err := p.env.Shelf.Load(p.opened())
	if err != nil {
		t.Fatal(err)
	}
	if err := g.Match.Resign(rules.Far); err != nil {
		t.Fatal(err)
	}
	if err := p.env.Shelf.Save(g, p.env.Now()); err != nil {
		t.Fatal(err)
	}
	p.countsNothing()
}

// Games stored before imports were marked still count, and so does a person's own game that comes again in a file.
func TestOldGamesCount(t *testing.T) {
	p := correspondent(t)
	m := boast(t)
	if err := p.env.Shelf.Save(&shelf.Game{Match: m}, p.env.Now()); err != nil {
		t.Fatal(err)
	}
	p.drop("mine.txt", m.FullRecord())
	p.press("import.close", "menu.statistics")
	p.ticks(3)
	p.wants(map[string]string{"statistics.games": "Games: 1", "statistics.record": "Results: 1 won"})
	if p.node("statistics.brought") != nil {
		t.Error("says that some are not counted")
	}
}

// A file cannot add a turn to a game played by links.
func TestFileIsNoLetter(t *testing.T) {
	ann, _ := twoByLinks(t)
	forged := ann.match().Copy()
	forged.Play("e4")
	forged.Play(forged.Position().Turns()[0].Word)
	forged.SetTag("Mine", "white")
	ann.drop("a.txt", forged.FullRecord())
	ann.press("import.close")
	for _, s := range ann.env.Shelf.List().Games {
		if s.Ply == 3 && (s.Tag(link.ByLinkTag) != "" || s.Tag("Mine") != "" || s.Tag("Sent") != "") {
			t.Errorf("the tags are %v", s.Tags)
		}
	}
}
