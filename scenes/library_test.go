package scenes_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/ui"
)

// A keptGame is a game for the shelf.
type keptGame struct {
	game    string
	levels  [2]int
	result  string // "" goes on; "near" and "far" have resigned; "draw"
	tags    []match.Tag
	ago     time.Duration
	players [2]string
	turns   int // 0 is one
}

// shelve stores games on the player's shelf.
func (p *player) shelve(list ...keptGame) (ids []string) {
	p.t.Helper()
	for _, k := range list {
		game, _ := games.ByID(k.game)
		m, err := match.New(match.Setup{Game: game, Players: k.players})
		if err != nil {
			p.t.Fatal(err)
		}
		for side, level := range k.levels {
			if level > 0 {
				k.tags = append(k.tags, match.Tag{Name: session.LevelTag(m.Info(), rules.Side(side)), Value: strconv.Itoa(level)})
			}
		}
		for _, tag := range k.tags {
			if err := m.SetTag(tag.Name, tag.Value); err != nil {
				p.t.Fatal(err)
			}
		}
		for range max(k.turns, 1) {
			if _, err := m.Play(m.Position().Turns()[0].Word); err != nil {
				p.t.Fatal(err)
			}
		}
		switch k.result {
		case "near":
			err = m.Resign(rules.Near)
		case "far":
			err = m.Resign(rules.Far)
		case "draw":
			err = m.AgreeDraw()
		}
		if err != nil {
			p.t.Fatal(err)
		}
		g := &shelf.Game{Match: m}
		if err := p.env.Shelf.Save(g, p.env.Now().Add(-k.ago)); err != nil {
			p.t.Fatal(err)
		}
		ids = append(ids, g.ID)
	}
	p.env.Shelf.List()
	p.app.Changed()
	p.tick()
	return ids
}

// aLibrary stores one game of each kind that filters distinguish.
func (p *player) aLibrary() map[string]string {
	p.resize(1280, 2600) // all cards are nodes
	p.tick()
	day := 24 * time.Hour
	star, rated := match.Tag{Name: session.StarTag, Value: "yes"}, match.Tag{Name: session.RatedTag, Value: "yes"}
	names := []string{"going", "won", "lost", "drawn", "people", "old"}
	ids := p.shelve(
		keptGame{game: "konane", levels: [2]int{0, 3}, ago: 90 * day},
		keptGame{game: "konane", levels: [2]int{0, 3}, result: "far", tags: []match.Tag{rated}, ago: time.Hour},
		keptGame{game: "kalah", levels: [2]int{5, 0}, result: "far", tags: []match.Tag{star}, ago: 30 * time.Hour},
		keptGame{game: "onitama", levels: [2]int{0, 5}, result: "draw", ago: 3 * day},
		keptGame{game: "kanishogi", players: [2]string{"Anna", "Béla"}, result: "near", ago: 4 * day},
		keptGame{game: "kaninariebi", levels: [2]int{0, 8}, result: "near", ago: 80 * day,
			tags: []match.Tag{{Name: session.TitleTag, Value: "Storm"}, {Name: session.LabelsTag, Value: "club, final"}}},
	)
	all := make(map[string]string)
	for i, name := range names {
		all[name] = ids[i]
	}
	return all
}

// listed returns the games whose cards are nodes, in order.
func (p *player) listed() (ids []string) {
	for _, n := range p.app.Laid().Nodes {
		if id, ok := strings.CutPrefix(n.ID, "games.open."); ok && !strings.Contains(id, ".") {
			ids = append(ids, id)
		}
	}
	return ids
}

// Games are filtered by game, opponent and result, also combined; pressing a filter again removes it.
func TestFilters(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	all := p.aLibrary()
	p.press("menu.games")
	check := func(what string, want ...string) {
		t.Helper()
		var ids []string
		for _, name := range want {
			ids = append(ids, all[name])
		}
		if got := p.listed(); fmt.Sprint(got) != fmt.Sprint(ids) {
			t.Errorf("%s shows %v, want %v", what, got, want)
		}
	}
	check("all", "going", "won", "lost", "drawn", "people", "old")
	for _, test := range []struct {
		chip string
		want []string
	}{
		{"going", []string{"going"}}, {"won", []string{"won"}}, {"lost", []string{"lost", "old"}}, {"drawn", []string{"drawn"}},
		{"starred", []string{"lost"}}, {"rated", []string{"won"}}, {"game.konane", []string{"going", "won"}}, {"game.kaninariebi", []string{"old"}},
		{"opponent.5", []string{"lost", "drawn"}}, {"opponent.8", []string{"old"}}, {"opponent.people", []string{"people"}},
	} {
		p.picks("filter." + test.chip)
		check(test.chip, test.want...)
		if n := p.node("games.by." + groupOf("filter."+test.chip)); !n.Checked || !strings.Contains(n.Text, ": ") {
			t.Errorf("%s: nothing tells of it, but %q", test.chip, n.Label)
		}
		p.picks("filter." + groupOf("filter."+test.chip) + ".all")
	}
	check("all again", "going", "won", "lost", "drawn", "people", "old")
	for _, id := range []string{"filter.game.konane", "filter.won", "filter.opponent.3"} {
		p.picks(id)
	}
	check("three at once", "won")
	p.picks("filter.lost")
	check("nothing")
	p.press("games.all")
	check("shown all", "going", "won", "lost", "drawn", "people", "old")
	p.press("games.by.opponent")
	if p.node("games.filter.opponent.7") != nil {
		t.Error("an opponent whom nobody has played")
	}
}

// groupOf returns the group of chips to which a choice belongs.
func groupOf(id string) string {
	parts := strings.Split(id, ".")
	switch {
	case parts[0] == "order":
		return parts[0]
	case len(parts) == 2:
		return "result"
	}
	return parts[1]
}

// picks makes a choice in its group of chips.
func (p *player) picks(id string) {
	p.t.Helper()
	p.press("games.by."+groupOf(id), "games."+id)
}

// Games are sorted by last change in either direction, with unfinished ones first, or by length. Filters keep
// the order.
func TestOrders(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	all := p.aLibrary()
	long := p.shelve(keptGame{game: "konane", levels: [2]int{0, 3}, turns: 4, ago: 20 * 24 * time.Hour})[0]
	names := map[string]string{long: "long"}
	for name, id := range all {
		names[id] = name
	}
	p.press("menu.games")
	for _, test := range []struct{ pick, want string }{
		{"order.1", "going long old people drawn lost won"}, {"filter.game.konane", "going long won"}, {"order.2", "long won going"},
		{"filter.when.30", "long won"}, {"filter.when.7", "won"}, {"filter.when.all", "long won going"}, {"order.0", "long going won"},
	} {
		p.picks(test.pick)
		var got []string
		for _, id := range p.listed() {
			got = append(got, names[id])
		}
		if strings.Join(got, " ") != test.want {
			t.Errorf("%s: %v, want %s", test.pick, got, test.want)
		}
	}
}

// Cards say who played, how it ended for the person, and when, under headings; unfinished games come first.
func TestCards(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	all := p.aLibrary()
	p.press("menu.games")
	for name, want := range map[string][]string{
		"going": {"Konane", "Stella, level 3", "Turn 2"},
		"won":   {"You won", "1 h ago", "Rated"},
		"lost":  {"You lost", "yesterday"},
		"drawn": {"Draw"},
		"people": {
			"Anna – Béla", "Béla won",
		},
		"old": {"Storm", "club", "final", "September 2026"},
	} {
		for _, part := range want {
			if says := p.says("games.open." + all[name]); !strings.Contains(says, part) {
				t.Errorf("%s: %q has no %q", name, says, part)
			}
		}
	}
	var headings []string
	for _, n := range p.app.Laid().Nodes {
		if strings.HasPrefix(n.ID, "games.part.") {
			headings = append(headings, n.Label)
		}
	}
	if want := "[Unfinished Today Yesterday This week September 2026]"; fmt.Sprint(headings) != want {
		t.Errorf("headings %v, want %s", headings, want)
	}
}

// A game can be given a name and labels, which are kept and searched; Undo removes them.
func TestNaming(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	id := p.aLibrary()["won"]
	p.press("menu.games", "games.open."+id+".more", "saved.name")
	p.do(ui.Command{Verb: ui.CommandType, ID: "savedname.title", Text: `The "great" escape`})
	p.do(ui.Command{Verb: ui.CommandType, ID: "savedname.labels", Text: " club ,, to review,club"})
	p.press("savedname.save")
	if says := p.says("games.open." + id); !strings.Contains(says, `The "great" escape`) || !strings.Contains(says, "club, to review") {
		t.Errorf("the card says %q", says)
	}
	q := newPlayer(t, store)
	g, err := q.env.Shelf.Load(id)
	if err != nil || g.Match.Tag(session.TitleTag) != `The "great" escape` || g.Match.Tag(session.LabelsTag) != "club, to review" {
		t.Fatalf("%v, %v", g, err)
	}
	q.press("menu.games")
	for query, want := range map[string]int{"GREAT": 1, "review": 1, "club": 2, "stella": 2, "béla": 1, "kalah": 1} {
		q.do(ui.Command{Verb: ui.CommandType, ID: "games.search", Text: query})
		q.tick()
		if got := len(q.listed()); got != want {
			t.Errorf("%q finds %d games, want %d", query, got, want)
		}
	}
	q.do(ui.Command{Verb: ui.CommandType, ID: "games.search", Text: ""})
	q.resize(1280, 800)
	q.tick()
	for chip, want := range map[string]int{"club": 2, "to review": 1, "final": 1} {
		q.press("games.by.label")
		node := ""
		for _, n := range q.app.State().Nodes {
			if strings.HasSuffix(n.Label, ": "+chip) {
				node = n.ID
			}
		}
		q.press(node)
		if got := len(q.listed()); got != want {
			t.Errorf("the label %q is on %d games, want %d", chip, got, want)
		}
		q.picks("filter.label.all")
	}
	p.press("games.undo")
	if g, err := p.env.Shelf.Load(id); err != nil || len(g.Match.Tags()) != 4 {
		t.Errorf("undone, there are %v", g.Match.Tags())
	}
	p.press("games.open."+id+".more", "saved.name", "savedname.cancel")
	if p.scene() != "games" || p.node("games.undo") != nil {
		t.Error("nothing was written and something can be undone")
	}
}

// Many games are selected and changed at once, and one Undo reverts that.
func TestManyAtOnce(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	all := p.aLibrary()
	starred := func() (n int) {
		for _, g := range p.env.Shelf.List().Games {
			if g.Tag(session.StarTag) == "yes" {
				n++
			}
		}
		return n
	}
	p.press("menu.games", "games.select", "games.chosen.all", "games.chosen.star")
	p.ticks(10)
	if n := starred(); n != 6 {
		t.Errorf("%d games have a star", n)
	}
	p.press("games.undo")
	p.ticks(10)
	if n := starred(); n != 1 {
		t.Errorf("undone, %d games have a star", n)
	}
	p.press("games.select", "games.open."+all["won"], "games.open."+all["old"], "games.chosen.labels")
	p.do(ui.Command{Verb: ui.CommandType, ID: "savedname.labels", Text: "club, best"})
	p.press("savedname.save")
	p.ticks(10)
	for name, want := range map[string]string{"won": "club, best", "old": "club, final, best", "lost": ""} {
		if g, err := p.env.Shelf.Load(all[name]); err != nil || g.Match.Tag(session.LabelsTag) != want {
			t.Errorf("%s has the labels %q, want %q", name, g.Match.Tag(session.LabelsTag), want)
		}
	}
	p.press("games.select", "games.chosen.all", "games.chosen.export")
	p.ticks(10)
	if p.scene() == "notice" {
		p.press("notice.ok")
	}
	saved := p.on.Saved["tidepool-games.txt"]
	if records := match.Split(saved); len(records) != 6 {
		t.Errorf("%d records are saved", len(records))
	} else {
		for _, r := range records {
			if _, err := match.Read(r, games.All()); err != nil {
				t.Error(err)
			}
		}
	}
	p.press("games.select", "games.open."+all["lost"], "games.open."+all["going"])
	p.keyed("Escape")
	if p.scene() != "games" || p.node("games.chosen") != nil {
		t.Error("Escape does not end choosing")
	}
}

// Five hundred games are removed and restored with one press each, a few in each tick.
func TestFiveHundredAtOnce(t *testing.T) {
	const n = 500
	p := newPlayer(t, new(shelf.Memory))
	p.keep(n, numbered)
	p.press("menu.games", "games.select", "games.chosen.all", "games.chosen.remove")
	if left := len(p.env.Shelf.List().Games); left == 0 || p.node("games.working") == nil {
		t.Errorf("%d games are left after a tick, and nothing says so", left)
	}
	p.ticks(40)
	if left := len(p.env.Shelf.List().Games); left != 0 || !strings.Contains(p.says("games.removed"), "500") {
		t.Errorf("%d games are left; %q", left, p.says("games.removed"))
	}
	p.press("games.undo")
	p.ticks(40)
	if back := len(p.env.Shelf.List().Games); back != n {
		t.Errorf("%d games came back", back)
	}
}

// A library without games says so and offers one.
func TestEmptyLibrary(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.press("menu.games")
	if p.node("games.none") == nil {
		t.Error("nothing says that there are no games")
	}
	p.press("games.play")
	if p.scene() != "menu" {
		t.Errorf("it leads to %s", p.scene())
	}
}

// On a phone the search stays visible while choosing what to do with games, after undo, and with filters.
func TestSearchStaysInSight(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.keep(30, numbered)
	p.resize(390, 844)
	p.ticks(3)
	p.press("menu.games")
	p.picks("order.1")
	p.press("games.select", "games.chosen.all", "games.chosen.more", "games.chosen.remove")
	p.ticks(60)
	p.press("games.undo")
	p.ticks(60)
	inSight := func(when string) {
		t.Helper()
		if n := p.node("games.search"); n == nil || n.Rect.Y < 40 {
			t.Errorf("%s it is at %+v, scrolled by %v", when, n, p.app.Laid().Scroll)
		}
	}
	inSight("after Undo")
	p.picks("filter.won")
	p.ticks(2)
	inSight("of a list")
}
