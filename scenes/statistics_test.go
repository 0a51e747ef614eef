package scenes_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// keeps puts games on the shelf, each a minute after the one before.
func (p *player) keeps(list ...kept) {
	p.t.Helper()
	for _, k := range list {
		g, ok := games.ByID(k.game)
		if !ok {
			p.t.Fatalf("no game %q", k.game)
		}
		m, err := match.New(match.Setup{Game: g, Players: [2]string{"Ann", "Ben"}})
		if err != nil {
			p.t.Fatal(err)
		}
		for side, level := range k.levels {
			if level > 0 {
				m.SetPlayer(rules.Side(side), "")
				m.SetTag(session.LevelTag(m.Info(), rules.Side(side)), fmt.Sprint(level))
			}
		}
		for range max(1, k.turns) {
			if _, err := m.Play(m.Position().Turns()[0].Word); err != nil {
				p.t.Fatal(err)
			}
		}
		switch k.end {
		case "near":
			err = m.Resign(rules.Far)
		case "far":
			err = m.Resign(rules.Near)
		case "draw":
			err = m.AgreeDraw()
		}
		if err == nil && k.seconds > 0 {
			err = m.SetTag(session.SecondsTag, fmt.Sprint(k.seconds))
		}
		if err == nil && k.title != "" {
			err = m.SetTag(session.TitleTag, k.title)
		}
		if err == nil {
			err = p.env.Shelf.Save(&shelf.Game{Match: m}, p.env.Now())
		}
		if err != nil {
			p.t.Fatal(err)
		}
	}
}

// A kept game is a game for the shelf: end is the side that won, "draw", or "" for an unfinished game.
type kept struct {
	game           string
	levels         [2]int
	end            string
	turns, seconds int
	title          string
}

// library returns games of all kinds.
func library() []kept {
	return []kept{
		{"konane", [2]int{0, 2}, "near", 6, 200, ""}, {"konane", [2]int{0, 2}, "far", 5, 100, ""}, {"konane", [2]int{3, 0}, "far", 6, 0, ""},
		{"konane", [2]int{0, 3}, "near", 4, 60, "=A fine one, “so”"}, {"konane", [2]int{0, 3}, "", 4, 0, ""}, {"konane", [2]int{1, 8}, "near", 4, 0, ""},
		{"kalah", [2]int{}, "near", 3, 3700, ""}, {"kalah", [2]int{}, "draw", 2, 0, ""},
	}
}

func TestStatisticsPage(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.press("menu.statistics")
	if p.says("statistics.none") == "" {
		t.Errorf("an empty library: %s", p.ids())
	}
	p.press("statistics.play")
	if p.scene() != "menu" {
		t.Errorf("from the empty page to %s", p.scene())
	}
	p.keeps(library()...)
	p.press("menu.statistics")
	p.ticks(3)
	p.wants(map[string]string{
		"statistics.games": "Games: 6", "statistics.share": "Points won: 75%", "statistics.streak": "Wins in a row: 2", "statistics.best": "Longest run: 2",
		"statistics.record":      "Results: 3 won, 0 drawn, 1 lost",
		"statistics.opponent.2":  "level 2: 1 won, 0 drawn, 1 lost",
		"statistics.opponent.3":  "level 3: 2 won, 0 drawn, 0 lost",
		"statistics.opponent.8":  "level 8: 0 won, 0 drawn, 0 lost",
		"statistics.people.1":    "Ann: 1 won, 1 drawn, 0 lost",
		"statistics.people.2":    "Ben: 0 won, 1 drawn, 1 lost",
		"statistics.mover":       "First player, all games: ",
		"statistics.time":        "Time, both players: 1 h 8 min",
		"statistics.average":     "Turns on average: 4",
		"statistics.longest":     "Longest game: 6 turns",
		"statistics.weeks.chart": "Games a week: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6",
		"statistics.side":        "",
		"statistics.opening.1":   "",
	})
	p.press("statistics.game", "statistics.game.konane")
	p.ticks(10)
	p.wants(map[string]string{
		"statistics.games": "Games: 4", "statistics.people.1": "", "statistics.side.you.0": "You as Black: 2 won, 0 drawn, 1 lost",
		"statistics.opening.1": ", 4 games", "statistics.opening.1.record": "Results: 3 won, 0 drawn, 1 lost",
	})
	p.press("statistics.with", "statistics.with.people")
	p.ticks(3)
	if p.says("statistics.none") == "" || p.node("statistics.games") != nil {
		t.Errorf("no such games: %s", p.ids())
	}
	p.press("statistics.game", "statistics.game.all")
	p.wants(map[string]string{"statistics.games": "Games: 2", "statistics.record": "", "statistics.opponent.1": "", "statistics.people.1": "Ann"})
	p.do(ui.Command{Verb: ui.CommandType, ID: "statistics.weeks.chart", Text: "3"})
	p.wants(map[string]string{"statistics.weeks.about": "8 weeks ago: 0 games"})
	p.press("statistics.longest")
	if p.scene() != "study" {
		t.Errorf("the longest game opens %s", p.scene())
	}
}

// wants checks parts of nodes' texts; "" means no node.
func (p *player) wants(says map[string]string) {
	p.t.Helper()
	for id, want := range says {
		if got := p.says(id); (p.node(id) != nil) != (want != "") || !strings.Contains(got, want) {
			p.t.Errorf("%s: %q, want %q", id, got, want)
		}
	}
}

// A game that ends while the page lies below is counted when the page returns.
func TestStatisticsFollow(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.keeps(library()[:2]...)
	p.press("menu.statistics")
	p.ticks(3)
	p.wants(map[string]string{"statistics.games": "Games: 2"})
	p.keeps(library()[2])
	p.ticks(3)
	p.wants(map[string]string{"statistics.games": "Games: 3"})
	p.press("back", "menu.games", "back", "menu.statistics")
	p.wants(map[string]string{"statistics.games": "Games: 3"})
}

func TestExport(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.keeps(library()...)
	p.press("menu.statistics")
	p.ticks(3)
	p.press("statistics.export", "export.table")
	p.ticks(3)
	table := p.on.Saved["tidepool-games.csv"]
	lines := strings.Split(strings.TrimPrefix(table, "\ufeff"), "\r\n")
	if len(lines) != 10 || !strings.HasPrefix(lines[0], "id,began,changed,game,") || lines[9] != "" {
		t.Fatalf("the table has %d lines:\n%s", len(lines), table)
	}
	for i, want := range []string{
		",konane,,black,Ann,,white,,2,,1-0,won,resigned,6,200,,,,", ",konane,,black,Ann,,white,,2,,0-1,lost,resigned,5,100,,,,",
		",konane,,black,,3,white,Ben,,,0-1,won,resigned,6,,,,,", `,won,resigned,4,60,"'=A fine one, “so”",,,`, ",*,,,4,,,,,",
		",black,,1,white,,8,,1-0,,resigned,4,,,,,", ",kalah,,south,Ann,,north,Ben,,,1-0,,resigned,3,3700,,,,", ",1/2-1/2,,agreed,2,,,,,",
	} {
		if !strings.HasSuffix(lines[i+1], want) {
			t.Errorf("line %d is %s, want …%s", i+1, lines[i+1], want)
		}
	}
	for p.scene() != "statistics" {
		p.press("notice.ok")
		p.tick()
	}
	p.press("toast", "statistics.export", "export.records")
	p.ticks(3)
	records := match.Split(p.on.Saved["tidepool-games.txt"])
	if len(records) != 8 {
		t.Fatalf("%d records", len(records))
	}
	for _, r := range records {
		if _, err := match.Read(r, games.All()); err != nil {
			t.Errorf("%v in\n%s", err, r)
		}
	}
}

func TestErase(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.keeps(library()...)
	if _, err := p.env.Shelf.RemoveAll([]string{p.env.Shelf.Known().Games[0].ID}, p.env.Shelf.Act(p.env.Now())); err != nil {
		t.Fatal(err)
	}
	p.press("menu.statistics")
	p.ticks(3)
	p.press("statistics.erase")
	p.wants(map[string]string{"erase.title": "Erase all 6 finished games"})
	p.key(ebiten.KeyTab)
	if got := p.app.Focus.ID(); got != "erase.no" {
		t.Errorf("the focus is on %q", got)
	}
	p.press("erase.no")
	if n := len(p.env.Shelf.Known().Games); n != 7 {
		t.Errorf("after no there are %d games", n)
	}
	p.press("statistics.erase", "erase.export")
	if p.scene() != "export" {
		t.Errorf("export first leads to %s", p.scene())
	}
	p.press("export.close", "statistics.erase", "erase.yes")
	p.ticks(4)
	p.wants(map[string]string{"toast": "6 games erased."})
	p.press("toast")
	p.ticks(4)
	p.wants(map[string]string{"statistics.none": "Nothing to count yet"})
	if games := p.env.Shelf.List().Games; len(games) != 1 || games[0].Over() || len(p.env.Shelf.Trash()) != 0 {
		t.Errorf("left: %d games, %d removed", len(games), len(p.env.Shelf.Trash()))
	}
	if n := p.node("statistics.erase"); n == nil || !n.Disabled {
		t.Error("there is something more to erase")
	}
}

// Many games are counted, read and erased in steps, and the program goes on in between.
func TestManyGames(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	for range 200 {
		p.keeps(library()...)
	}
	p.press("menu.statistics")
	p.wants(map[string]string{"statistics.counting": "Counting", "statistics.games": ""})
	p.ticks(4)
	p.wants(map[string]string{"statistics.counting": "", "statistics.games": "Games: 1200"})
	p.press("statistics.export")
	if n := p.node("export.table"); n == nil || !n.Disabled || !strings.HasPrefix(p.says("export.preparing"), "Preparing: ") {
		t.Errorf("the files are ready before they can be: %q", p.says("export.preparing"))
	}
	p.ticks(1600 / 30)
	p.press("export.records")
	if n := len(match.Split(p.on.Saved["tidepool-games.txt"])); n != 1600 {
		t.Errorf("%d records", n)
	}
	p.until("the page", func() bool {
		if p.scene() == "notice" {
			p.press("notice.ok")
		}
		return p.scene() == "statistics"
	})
	p.press("toast", "statistics.erase", "erase.yes")
	p.wants(map[string]string{"erase.working": "Erasing: ", "erase.no": ""})
	p.key(ebiten.KeyEscape)
	if p.scene() != "erase" {
		t.Errorf("while games are erased Escape leads to %s", p.scene())
	}
	p.key(ebiten.KeyF1)
	p.until("the end", func() bool { return p.says("toast") == "1400 games erased." })
	if n := len(p.env.Shelf.Known().Games); n != 200 {
		t.Errorf("%d games are left", n)
	}
	if p.scene() != "keys" {
		t.Errorf("erasing ends at %s", p.scene())
	}
	p.press("back")
	if p.scene() != "statistics" {
		t.Errorf("after erasing back leads to %s", p.scene())
	}
}

// The rating is shown beside the results, and starts again when games are erased.
func TestStatisticsRating(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.keeps(library()...)
	p.press("menu.statistics")
	p.wants(map[string]string{"statistics.rating": ""})
	p.set(func(s *settings.Settings) { s.Rated = s.Rated.With("konane", history(9)) })
	p.tick()
	p.wants(map[string]string{"statistics.rating": "Rating", "statistics.rating.konane": "Konane: "})
	p.press("statistics.game", "statistics.game.kalah")
	p.wants(map[string]string{"statistics.rating": ""})
	p.press("statistics.game", "statistics.game.konane")
	p.wants(map[string]string{"statistics.rating.now": " ± ", "statistics.rating.chart": "9"})
	p.press("statistics.with", "statistics.with.people", "statistics.with", "statistics.with.engine", "statistics.rating.page")
	if p.scene() != "rating" {
		t.Errorf("to %s", p.scene())
	}
	p.press("back", "statistics.erase", "erase.yes")
	p.until("the end", func() bool { return p.says("toast") != "" })
	if n := p.env.Prefs.Settings.Ratings["konane"].Games(); n != 0 {
		t.Errorf("%d rated games are left", n)
	}
}

// checkStatistics checks the statistics page with stored games, and removes these again.
func checkStatistics(t *testing.T, p *player) {
	t.Helper()
	before := p.env.Prefs.Settings
	p.press("menu.statistics")
	checkLayout(t, p, "no statistics")
	p.press("back")
	p.keeps(library()...)
	p.set(func(s *settings.Settings) { s.Rated = s.Rated.With("konane", history(9)) })
	p.tick() // the menu has a game to resume
	p.press("menu.statistics")
	for _, id := range []string{"all", "konane", "kalah"} {
		p.press("statistics.game", "statistics.game."+id)
		p.ticks(10)
		checkLayout(t, p, "statistics of "+id)
	}
	p.press("statistics.export")
	checkLayout(t, p, "export")
	p.press("export.close", "statistics.erase")
	checkLayout(t, p, "erase")
	p.press("erase.no", "back")
	for _, g := range p.env.Shelf.Known().Games {
		if _, err := p.env.Shelf.RemoveAll([]string{g.ID}, p.env.Shelf.Act(p.env.Now())); err != nil {
			t.Fatal(err)
		}
	}
	p.env.Prefs.Apply(before)
	p.tick()
}
