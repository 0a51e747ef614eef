package scenes_test

import (
	"slices"
	"strings"
	"testing"

	"tidepool/locale"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/played"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// doors are the ways to begin a game, in their order on its page.
var doors = []string{"newgame.engine", "newgame.people", "newgame.link"}

// sheetsOfDoors returns what opens a sheet on a game's page: the doors' chips, and all their settings.
func sheetsOfDoors(p *player) []string {
	p.t.Helper()
	list := settingsOf(p)
	for _, door := range doors {
		p.press(door + ".options")
		list = append(list, settingsOf(p)...)
		p.press("newgame.done")
	}
	slices.Sort(list)
	return slices.Compact(list)
}

func settingsOf(p *player) (list []string) {
	for _, n := range p.app.Laid().Nodes {
		if doorOf(n.ID) != "" && n.Operable() {
			list = append(list, n.ID)
		}
	}
	return list
}

// leaves closes the sheet of a setting.
func (p *player) leaves() {
	p.t.Helper()
	if p.scene() == "seating" {
		p.press("seating.done")
	}
	if p.scene() != "newgame" {
		p.press("newgame.done")
	}
}

// veteran makes sure that a game was finished before; until then ratings are not mentioned.
func (p *player) veteran(game string) {
	p.t.Helper()
	if !played.Finished(p.env.Shelf.Known().Games, game) {
		p.ended(game, 1, rules.Near)
	}
}

// The doors keep their order, whatever was played last.
func TestDoorsKeepTheirOrder(t *testing.T) {
	for _, last := range []settings.Kind{"", settings.AgainstEngine, settings.TwoPeople, settings.ByLink} {
		for _, ended := range []bool{false, true} {
			p := newPlayer(t, new(shelf.Memory))
			if last != "" {
				p.set(func(s *settings.Settings) {
					s.Session = s.Chose("konane", settings.Choice{Kind: last, Level: 2, First: settings.FirstYou})
				})
			}
			if ended {
				p.ended("konane", 1, rules.Near)
			}
			p.press("menu.game.konane")
			var tops []float64
			for _, id := range doors {
				tops = append(tops, p.node(id).Rect.Y)
			}
			if !slices.IsSorted(tops) {
				t.Errorf("after %q, %v: the doors lie at %v", last, ended, tops)
			}
			for i, id := range doors {
				for _, n := range p.app.Laid().Nodes {
					if strings.HasPrefix(n.ID, id+".") && (n.Rect.Y < tops[i] || i+1 < len(tops) && n.Rect.Y >= tops[i+1]) {
						t.Errorf("%s does not lie with its door", n.ID)
					}
				}
			}
		}
	}
}

// Every sheet opened by a chip fits a phone's screen, in every language and with everything set.
func TestDoorSheetsAreOneScreen(t *testing.T) {
	for _, lang := range locale.Languages() {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Prefs.Settings.Language = lang.Tag
		p.resize(390, 844)
		p.tick()
		whole := func(where string) {
			t.Helper()
			if l := p.app.Laid(); l.Excess > 0 || l.Panel.W == 0 {
				t.Errorf("%s %s: %s is %.0f too high", lang.Tag, where, p.scene(), l.Excess)
			}
		}
		for _, g := range games.All() {
			id := g.Info().ID
			p.press("menu.game." + id)
			for _, sheet := range append(sheetsOfDoors(p), "newgame.watch") {
				p.press(sheet)
				whole(sheet + " " + id)
				p.leaves()
			}
			p.press("newgame.people.clock", "newgame.clock.own", "newgame.clock.kind.byoyomi", "newgame.clock.apart")
			whole("byo-yomi")
			p.press("newgame.clock.none", "newgame.done", "newgame.people.rules")
			if p.node("option.size.other") != nil {
				p.press("option.size.other")
				whole("another board")
			}
			p.press("newgame.done", "newgame.people.even")
			for _, n := range p.app.Laid().Nodes {
				if strings.HasPrefix(n.ID, "newgame.odds.") && n.ID != "newgame.odds.none" {
					p.press(n.ID)
					whole(n.ID)
					break
				}
			}
			p.press("newgame.done", "back")
		}
	}
}

// The sheet of clocks is one screen on a phone held sideways, too.
func TestClockSheetLow(t *testing.T) {
	for _, lang := range locale.Languages() {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Prefs.Settings.Language = lang.Tag
		p.resize(844, 390)
		p.press("menu.game.konane", "newgame.people.clock")
		for _, id := range []string{"newgame.clock.none", "newgame.clock.1", "newgame.clock.5+3", "newgame.clock.5+3x30", "newgame.clock.2h"} {
			if p.node(id) == nil {
				continue
			}
			p.press(id)
			if l := p.app.Laid(); l.Excess > 0 {
				t.Errorf("%s, %s: %.0f too high", lang.Tag, id, l.Excess)
			}
		}
	}
}

// A chip says what was set on its sheet, and a tap beside the sheet keeps it.
func TestChipsSayWhatIsSet(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.press("menu.game.konane")
	for _, test := range []struct{ chip, press, want string }{
		{"newgame.engine.starts", "newgame.starts.lots", "Lots decide who begins"},
		{"newgame.link.starts", "newgame.starts.2", "Your friend begins"},
		{"newgame.people.clock", "newgame.clock.5+3", "5+3"},
		{"newgame.people.rules", "option.size.6", "Board: 6×6"},
		{"newgame.people.even", "newgame.games.3", "Best of 3"},
		{"newgame.engine.opponent", "newgame.level.7", "Level 7"},
	} {
		p.press(test.chip, test.press)
		at := p.app.Laid().Panel
		at.Y += at.H + 8
		p.press("newgame.done")
		if n := p.node(test.chip); n.Text != test.want || !strings.HasSuffix(n.Label, ": "+test.want) {
			t.Errorf("%s says %q, %q", test.chip, n.Text, n.Label)
		}
	}
	p.press("newgame.people.players")
	p.typeInto("newgame.name1", "Ann")
	p.press("newgame.done")
	if says := p.says("newgame.people"); !strings.Contains(says, "Ann and ") {
		t.Errorf("the door says %q", says)
	}
	if says := p.option("newgame.link.players"); says != "Your name: Ann" {
		t.Errorf("the chip says %q", says)
	}
}

// The play sign of a door is visible at every text size.
func TestDoorsShowThatTheyBegin(t *testing.T) {
	for _, f := range frames {
		for _, text := range []int{100, 150, 200} {
			p := newPlayer(t, new(shelf.Memory))
			p.atText(f[0], f[1], text)
			p.press("menu.game.konane")
			for _, d := range scenes.DoorsOf(p.app.Laid()) {
				if d.Play.W < 40 || !d.Card.Contains(d.Play) || !d.Card.Contains(d.Picture) || d.Play.Overlaps(d.Picture) {
					t.Errorf("%v at %d %%: %+v", f, text, d)
				}
			}
		}
	}
}

// A game by links offers no series and no change of sides, because links cannot express them.
func TestLinkSaysNoSeries(t *testing.T) {
	p := correspondent(t)
	p.press("menu.game.onitama", "newgame.people.even", "newgame.games.3", "newgame.pie", "newgame.odds.student", "newgame.done", "newgame.link.even")
	if p.node("newgame.games.3") != nil || p.node("newgame.pie") != nil || p.node("newgame.odds.student") == nil {
		t.Errorf("offered: %s", p.ids())
	}
	p.press("newgame.done", "newgame.link")
	p.rest()
	if m := p.match(); m.Tag(session.SeriesTag) != "" || m.Tag(session.PieTag) != "" || len(m.At(0).Taken(rules.Near))+len(m.At(0).Taken(rules.Far)) != 1 {
		t.Errorf("the game is %s", m.FullRecord())
	}
	q := correspondent(t)
	q.press("menu.game.konane")
	q.press("newgame.link.options")
	if q.node("newgame.link.even") != nil {
		t.Error("there is a chip where nothing can be chosen")
	}
}

// A game by links is one from its first turn on.
func TestFriendByLink(t *testing.T) {
	for _, first := range []string{"newgame.starts.1", "newgame.starts.2"} {
		p := correspondent(t)
		p.press("menu.game.konane", "newgame.link.players")
		p.typeInto("newgame.name1", "Ann")
		p.press("newgame.done", "newgame.link.starts", first, "newgame.done", "newgame.link")
		p.rest()
		m := p.match()
		if m.Tag("Letter") == "" || session.SeatsOf(m) != (session.Seats{}) {
			t.Fatalf("no game by link: %s", m.FullRecord())
		}
		if own := m.Player(m.First()) == "Ann"; own != (first == "newgame.starts.1") {
			t.Errorf("%s: %s", first, m.FullRecord())
		}
		if first == "newgame.starts.2" { // there is something to send at once
			if p.scene() != "link" {
				t.Errorf("the friend begins, and there is %s", p.scene())
			}
			continue
		}
		if p.scene() != "board" {
			t.Fatalf("there is %s", p.scene())
		}
		p.playSpots("d4")
		if p.scene() != "link" {
			t.Errorf("after the first turn there is %s", p.scene())
		}
	}
}

// Every door has its own clock and keeps it. Settings of older programs have one, of the last game.
func TestDoorsHaveTheirOwnClocks(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	clocks := func(when, engine, people string) {
		t.Helper()
		if e, q := p.option("newgame.engine.clock"), p.option("newgame.people.clock"); e != "Clock: "+engine || q != "Clock: "+people {
			t.Errorf("%s: %q and %q", when, e, q)
		}
	}
	p.press("menu.game.konane", "newgame.engine.clock", "newgame.clock.1", "newgame.done")
	clocks("chosen", "1 min", "No clock")
	for _, door := range []string{"newgame.engine", "newgame.people", "newgame.link"} {
		p.press(door)
		p.env.Home()
		p.rest()
		p.press("menu.game.konane")
		clocks("after "+door, "1 min", "No clock")
	}
	for kind, want := range map[settings.Kind][2]string{settings.AgainstEngine: {"5+3", "No clock"}, settings.TwoPeople: {"No clock", "5+3"}, settings.ByLink: {"5+3", "5+3"}} {
		p.env.Home()
		p.rest()
		p.set(func(s *settings.Settings) {
			s.Session = s.Chose("konane", settings.Choice{Kind: kind, Level: 2, First: settings.FirstYou, Clock: "5+3"})
		})
		p.press("menu.game.konane")
		clocks("older, "+string(kind), want[0], want[1])
	}
}

// A game given up at once teaches nobody: the lesson still comes first, and ratings are not mentioned.
func TestLessonAfterGivingUp(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("kanishogi")
	p.spell(p.match().Position().Turns()[0])
	p.press("board.more", "more.resign", "question.yes")
	p.env.Home()
	p.rest()
	p.press("menu.game.kanishogi")
	if p.node("learn.offer") == nil || p.node("newgame.rating") != nil {
		t.Error("after one turn the lesson is not offered first, or ratings are told of")
	}
	p.ended("kanishogi", 1, rules.Near)
	p.press("back", "menu.game.kanishogi")
	if p.node("learn.offer") != nil || p.node("newgame.rating") == nil {
		t.Error("after a game the lesson is offered first, or ratings are not told of")
	}
}

// A door shows what is not as usual, and one chip for all its settings.
func TestDoorsShowWhatIsUnusual(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.press("menu.game.konane")
	want := func(list ...string) {
		t.Helper()
		if got := settingsOf(p); !slices.Equal(got, list) {
			t.Errorf("the doors show %q, want %q", got, list)
		}
	}
	want("newgame.engine.opponent", "newgame.engine.options", "newgame.people.seating", "newgame.people.options", "newgame.link.options")
	p.press("newgame.people.clock", "newgame.clock.1", "newgame.done", "newgame.link.starts", "newgame.starts.2", "newgame.done", "newgame.link.rules", "option.size.6", "newgame.done")
	want("newgame.engine.opponent", "newgame.engine.starts", "newgame.engine.rules", "newgame.engine.options",
		"newgame.people.seating", "newgame.people.starts", "newgame.people.clock", "newgame.people.rules", "newgame.people.options",
		"newgame.link.starts", "newgame.link.rules", "newgame.link.options")
}

// On a phone all doors are visible at once, with the lesson; in a low window they are in two columns.
func TestDoorsAreOneScreen(t *testing.T) {
	for _, f := range [][2]float64{{390, 844}, {844, 390}} {
		p := newPlayer(t, new(shelf.Memory))
		p.atText(f[0], f[1], 100)
		p.press("menu.game.onitama")
		l := p.app.Laid()
		for _, d := range scenes.DoorsOf(l) {
			if !l.Body.Contains(d.Card) {
				t.Errorf("%v: %s at %v is not in %v", f, d.ID, d.Card, l.Body)
			}
		}
	}
}

// On the sheet for watching two computers, watching is the main action.
func TestWatchIsMain(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.press("menu.game.konane", "newgame.watch")
	if watch, done := p.node("newgame.demo"), p.node("newgame.done"); watch.Style != ui.MainButton || done.Style == ui.MainButton {
		t.Errorf("watching has style %d, closing %d", watch.Style, done.Style)
	}
}

// Where two people sit is set where they begin, and in their game.
func TestSeatingWherePeoplePlay(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.press("menu.game.konane", "newgame.people.seating", "settings.seating.opposite", "seating.done")
	if says := p.says("newgame.people.seating"); says != "Seating: Opposite" {
		t.Errorf("the chip says %q", says)
	}
	p.press("newgame.people")
	p.rest()
	p.press("board.more", "more.seating", "settings.seating.pass", "seating.done")
	p.rest()
	if got := p.env.Prefs.Settings.Seating; got != settings.SeatPass || p.scene() != "board" {
		t.Errorf("%s, seating %s", p.scene(), got)
	}
	p.env.Home()
	p.rest()
	p.press("menu.game.konane", "newgame.engine")
	p.rest()
	if p.press("board.more"); p.node("more.seating") != nil {
		t.Error("one person chooses where two sit")
	}
}

// On a telephone held sideways a newcomer sees the lesson and all doors with their chips at once.
func TestDoorsInLowWindow(t *testing.T) {
	for _, g := range games.All() {
		p := newPlayer(t, new(shelf.Memory))
		p.resize(844, 390)
		p.press("menu.game." + g.Info().ID)
		body := p.app.Laid().Body
		for _, n := range p.app.Laid().Nodes {
			if (n.ID == "newgame.lesson" || doorOf(n.ID) != "" || slices.Contains(doors, n.ID)) && n.Rect.Y+n.Rect.H > body.Y+body.H {
				t.Errorf("%s: %s ends at %v of %v", g.Info().ID, n.ID, n.Rect, body)
			}
		}
	}
}

// On a desktop and on a tablet rules and puzzles are in sight below all doors.
func TestDoorsLeaveRoom(t *testing.T) {
	for _, f := range [][2]float64{{1280, 800}, {768, 1024}} {
		c := newClub(t)
		p := c.person("ann", new(shelf.Memory))
		p.resize(f[0], f[1])
		p.press("menu.game.konane")
		c.pass(5)
		if p.node("newgame.table") == nil {
			t.Fatal("no door leads to a table")
		}
		for _, id := range []string{"newgame.rules.page", "newgame.puzzles"} {
			if n := p.node(id); n == nil || n.Clip.W > 0 && !n.Clip.Contains(n.Rect) {
				t.Errorf("%v: %s is out of sight: %+v", f, id, n)
			}
		}
	}
}
