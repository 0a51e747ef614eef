package scenes_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"tidepool/locale"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// keep stores games on the player's shelf, the last of them the newest.
func (p *player) keep(n int, names func(i int) [2]string) (ids []string) {
	p.t.Helper()
	all := games.All()
	for i := range n {
		m, err := match.New(match.Setup{Game: all[i%len(all)], Players: names(i)})
		if err != nil {
			p.t.Fatal(err)
		}
		turns := m.Position().Turns()
		if _, err := m.Play(turns[i%len(turns)].Word); err != nil {
			p.t.Fatal(err)
		}
		if i%3 == 0 {
			if err := m.Resign(m.Position().Turn()); err != nil {
				p.t.Fatal(err)
			}
		}
		g := &shelf.Game{Match: m}
		if err := p.env.Shelf.Save(g, p.env.Now().Add(-time.Duration(n-i)*time.Hour)); err != nil {
			p.t.Fatal(err)
		}
		ids = append(ids, g.ID)
	}
	p.env.Shelf.List()
	p.app.Changed()
	p.tick()
	return ids
}

func numbered(i int) [2]string {
	return [2]string{fmt.Sprintf("Anna %d", i), "Владислава-Евгения"}
}

func (p *player) keyed(name string) {
	p.app.Do(ui.Command{Verb: ui.CommandKey, ID: "", Text: name})
	p.tick()
	p.tick()
}

// onShelf reports whether a game can be opened.
func (p *player) onShelf(id string) bool {
	_, err := p.env.Shelf.Load(id)
	return err == nil
}

// takeAway removes a saved game by its card's menu.
func (p *player) takeAway(ids ...string) {
	p.t.Helper()
	for _, id := range ids {
		p.press("games.open."+id+".more", "saved.remove")
	}
}

// Removed games are restored by Undo, as button, U or Ctrl+Z, one action each.
func TestRemovedGamesComeBack(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	ids := p.keep(3, numbered)
	p.press("menu.games")
	for _, id := range ids {
		p.takeAway(id)
		if p.onShelf(id) || p.node("games.open."+id) != nil || p.node("games.undo") == nil {
			t.Fatalf("%s is not removed, or there is no way back", id)
		}
		if said := p.node("games.removed").Label; !strings.Contains(said, "Anna") {
			t.Errorf("the bar says %q", said)
		}
	}
	p.press("games.undo")
	p.keyed("U")
	p.keyed(ui.UndoKey)
	for _, id := range ids {
		if !p.onShelf(id) || p.node("games.open."+id) == nil {
			t.Errorf("%s has not come back", id)
		}
	}
	if p.node("games.undo") != nil {
		t.Error("there is nothing left to undo")
	}
	p.keyed(ui.UndoKey)
	if p.scene() != "games" {
		t.Errorf("one more leads to %s", p.scene())
	}
}

// Removed games are listed, and each can be restored, also later.
func TestBin(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	ids := p.keep(4, numbered)
	p.press("menu.games")
	if p.node("games.trash") != nil {
		t.Error("a way to removed games where there are none")
	}
	p.takeAway(ids[1], ids[2])
	p = newPlayer(t, store)
	p.press("menu.games")
	p.press("games.trash")
	checkLayout(t, p, "trash")
	p.press("trash.restore." + ids[1])
	if !p.onShelf(ids[1]) || p.onShelf(ids[2]) || p.node("trash.restore."+ids[1]) != nil {
		t.Error("not that game alone was brought back")
	}
	p.press("back")
	if p.node("games.open."+ids[1]) == nil {
		t.Error("the list does not have it")
	}
}

// Buttons that remove games are apart from all others, on a game's sheet and among the actions on many.
func TestRemoveIsApart(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	id := p.keep(3, numbered)[0]
	p.press("menu.games", "games.open."+id+".more")
	apart := func(id string) {
		t.Helper()
		a := p.node(id).Rect
		for _, n := range p.app.Laid().Nodes {
			if n.ID != id && n.Operable() && n.Rect.Overlaps(sprites.Rect{X: a.X - 15, Y: a.Y - 15, W: a.W + 30, H: a.H + 30}) && n.Clip.W == 0 {
				t.Errorf("%v: %s is close to %s", p.app.Frame(), n.ID, id)
			}
			if n.Operable() && n.Style != ui.Unseen && (n.Rect.W < 44 || n.Rect.H < 44) {
				t.Errorf("%v: %s is %.0f×%.0f", p.app.Frame(), n.ID, n.Rect.W, n.Rect.H)
			}
		}
	}
	for _, f := range frames[:8] {
		p.resize(f[0], f[1])
		p.tick()
		apart("saved.remove")
	}
	p.press("saved.select")
	for _, f := range frames[:8] {
		p.resize(f[0], f[1])
		p.tick()
		if p.node("games.chosen.more") == nil {
			apart("games.chosen.remove")
			continue
		}
		p.press("games.chosen.more")
		apart("games.chosen.remove")
		p.keyed("Escape")
	}
}

// All games can be reached by arrows, one after the other, and by the buttons that lead on, though only those
// near the window are nodes.
func TestEveryGameIsReached(t *testing.T) {
	const n = 300
	p := newPlayer(t, new(shelf.Memory))
	ids := p.keep(n, numbered)
	p.press("menu.games")
	p.resize(390, 844)
	p.tick()
	first := ""
	for _, node := range p.app.Laid().Nodes {
		if strings.HasPrefix(node.ID, "games.open.") {
			first = node.ID
			break
		}
	}
	seen := map[string]bool{}
	p.do(ui.Command{Verb: ui.CommandFocus, ID: first})
	for range 3 * n {
		at := p.app.Focus.ID()
		if f := p.node(at); f == nil || !f.Clip.Contains(f.Rect) {
			t.Fatalf("%s has the focus out of sight", at)
		}
		seen[strings.TrimSuffix(strings.TrimPrefix(at, "games.open."), ".more")] = true
		p.keyed("ArrowDown")
	}
	for _, id := range ids {
		if !seen[id] {
			t.Fatalf("%s is not reached by arrows", id)
		}
	}
	p.keyed("Home")
	if p.node(p.app.Focus.ID()) == nil {
		t.Error("scrolled away, the focus is lost")
	}

	seen = map[string]bool{}
	p.do(ui.Command{Verb: ui.CommandFocus})
	for range n {
		for _, node := range p.app.Laid().Nodes {
			seen[node.ID] = true
		}
		if p.node("games.later") == nil {
			break
		}
		p.do(ui.Command{Verb: ui.CommandPress, ID: "games.later"})
		p.tick()
	}
	for _, id := range ids {
		if !seen["games.open."+id] {
			t.Fatalf("%s is never among the nodes", id)
		}
	}
	for range n {
		if p.node("games.earlier") == nil {
			break
		}
		p.do(ui.Command{Verb: ui.CommandPress, ID: "games.earlier"})
		p.tick()
	}
	if p.node(first) == nil {
		t.Error("nothing leads back to the first")
	}
	p.keyed("End")
	p.press("games.open." + ids[0])
	if p.scene() != "study" {
		t.Errorf("the oldest game opens %s", p.scene())
	}
}

// Of ten thousand games only those near the window are nodes, in any window, and no others are read.
func TestTenThousandGames(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.keep(10000, numbered)
	p.press("menu.games")
	for _, f := range frames {
		p.resize(f[0], f[1])
		p.tick()
		for _, at := range []float64{0, 500, 100000} {
			p.app.Scrolling.To(at)
			p.tick()
			if got := len(p.app.Laid().Nodes); got > 420 {
				t.Errorf("%v at %.0f: %d nodes", f, at, got)
			}
		}
	}
}

// found returns the number of games on the list.
func (p *player) found() int {
	p.t.Helper()
	seen := make(map[string]bool)
	for p.node("games.earlier") != nil {
		p.do(ui.Command{Verb: ui.CommandPress, ID: "games.earlier"})
		p.tick()
	}
	for {
		for _, n := range p.app.Laid().Nodes {
			if strings.HasPrefix(n.ID, "games.open.") && n.Style == ui.Unseen {
				seen[n.ID] = true
			}
		}
		if p.node("games.later") == nil {
			return len(seen)
		}
		p.do(ui.Command{Verb: ui.CommandPress, ID: "games.later"})
		p.tick()
	}
}

// Games are found by words of their names, game, state and date, in any case.
func TestSearch(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	ids := p.keep(30, numbered)
	p.press("menu.games")
	for query, want := range map[string]int{
		"":                   30,
		"anna 17":            1,
		"ВЛАДИСЛАВА konane":  30 / len(games.All()),
		"17 kalah":           0,
		"won":                10,
		"nobody of the name": 0,
	} {
		p.app.Do(ui.Command{Verb: ui.CommandType, ID: "games.search", Text: query})
		p.tick()
		p.tick()
		if got := p.found(); got != want {
			t.Errorf("%q finds %d games, want %d", query, got, want)
		}
		if (p.node("games.found.none") != nil) != (want == 0) {
			t.Errorf("%q finds %d games, and that is not said", query, want)
		}
	}
	p.app.Do(ui.Command{Verb: ui.CommandType, ID: "games.search", Text: "anna 17"})
	p.tick()
	p.press("games.open." + ids[17])
	if p.scene() != "board" {
		t.Errorf("what was found opens %s", p.scene())
	}
}

// Rows say who has won, and fit in every window, text size and language.
func TestSavedRows(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.keep(6, func(i int) [2]string { return [2]string{"Maximiliane-Friederike W", "Wwwwwwwwwwwwwwwwwwwwwwww"} })
	p.press("menu.games")
	p.takeAway(p.env.Shelf.Known().Games[0].ID)
	for _, lang := range locale.Languages() {
		p.env.Prefs.Settings.Language = lang.Tag
		for _, text := range []int{100, 200} {
			p.env.Prefs.Settings.Text = text
			for _, f := range frames {
				p.resize(f[0], f[1])
				p.env.Prefs.Apply(p.env.Prefs.Settings)
				p.tick()
				checkLayout(t, p, fmt.Sprintf("games, %s, %d %%, %v", lang.Tag, text, f))
				for _, n := range p.app.Laid().Nodes {
					for _, line := range n.Lines {
						if strings.HasPrefix(n.ID, "games.") && strings.Contains(line, "…") {
							t.Errorf("%s, %d %%, %v: %q is cut", lang.Tag, text, f, line)
						}
					}
				}
			}
		}
	}
}

// BenchmarkManySaved measures opening and scrolling the list of ten thousand games, once the shelf has listed them.
func BenchmarkManySaved(b *testing.B) {
	p := newPlayer(b, new(shelf.Memory))
	p.keep(10000, numbered)
	p.press("menu.games")
	s := p.app.Top()
	b.Run("open", func(b *testing.B) {
		f := p.app.Frame()
		wide, narrow := f.Safe.W, f.Safe.W-1 // another width makes the list measure everything again
		for b.Loop() {
			wide, narrow = narrow, wide
			f.Safe.W = wide
			s.Layout(f)
		}
	})
	b.Run("scroll", func(b *testing.B) {
		at := 0.0
		for b.Loop() {
			f := p.app.Frame()
			f.Scroll = at
			at += 7
			s.Layout(f)
		}
	})
}

// Names and labels that are longer than what can be entered at once, or have characters that cannot be typed, stay as
// they are when the sheet with them is saved.
func TestLongNamesStay(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	title, labels := strings.Repeat("A long name, ", 8)+"\u3000👨\u200d👩\u200d👧", strings.Repeat("label of the club, ", 30)+"last"
	id := p.shelve(keptGame{game: "konane", tags: []match.Tag{{Name: session.TitleTag, Value: title}, {Name: session.LabelsTag, Value: labels}}})[0]
	p.press("menu.games")
	p.press("games.open."+id+".more", "saved.name", "savedname.save")
	p.ticks(5)
	g, err := p.env.Shelf.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	if got := g.Match.Tag(session.TitleTag); got != title {
		t.Errorf("the name is %q", got)
	}
	if got := g.Match.Tag(session.LabelsTag); got != "label of the club, last" {
		t.Errorf("the labels are %q", got)
	}
}
