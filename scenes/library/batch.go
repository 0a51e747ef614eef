package library

import (
	"errors"
	"maps"
	"slices"
	"strings"

	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/scenes/bylink"
	"tidepool/scenes/store"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

const (
	// labelStep is how many games are labelled in one tick; each is written to disk.
	labelStep  = 3
	exportStep = 10
)

type change struct {
	what    func() string // describes the change in the current language
	removed []string
	tags    map[string][]match.Tag // before the change, by game
}

func (s *page) choose() {
	s.choosing, s.chosen = !s.choosing, make(map[string]bool)
}

func (s *page) toggle(id string) {
	if s.chosen[id] {
		delete(s.chosen, id)
		return
	}
	s.chosen[id] = true
}

func (s *page) chooseAll() {
	if s.allChosen() {
		clear(s.chosen)
		return
	}
	for _, g := range s.cards.found {
		s.chosen[g.ID] = true
	}
}

func (s *page) allChosen() bool {
	return len(s.cards.found) > 0 && !slices.ContainsFunc(s.cards.found, func(g *shelf.Summary) bool { return !s.chosen[g.ID] })
}

// these returns the games chosen that are shown: nobody removes what a filter or a search hides.
func (s *page) these() []string {
	var ids []string
	for _, g := range s.cards.found {
		if s.chosen[g.ID] {
			ids = append(ids, g.ID)
		}
	}
	return ids
}

func (s *page) with(do func(ids []string)) func() {
	return func() {
		if ids := s.these(); len(ids) > 0 {
			s.choose()
			do(ids)
		}
	}
}

func (s *page) told(ids []string, one key.Text, many key.Count) func() string {
	games := s.env.Lists.Summaries(ids[:1])
	if len(ids) == 1 && len(games) == 1 {
		g := *games[0]
		return func() string {
			c := cardOf(s.env.App.Words, &g)
			return s.env.App.Words.T(one, "what", c.game+", "+c.whoLine())
		}
	}
	return func() string { return s.env.App.Words.N(many, len(ids)) }
}

func (s *page) remove(ids []string) {
	d := change{what: s.told(ids, key.GamesRemoved, key.LibraryRemoved)}
	next := s.after(ids[len(ids)-1])
	s.env.Lists.Remove(ids, s.env.Now(), func(wrong error) {
		d.removed = ids
		if wrong != nil {
			s.env.Shelf.List()
			d.removed = s.gone(ids)
			s.env.App.Notice(s.env.App.Words.T(key.GamesUnremoved, "why", wording.Cause(s.env.App.Words, wrong)))
		}
		if len(d.removed) > 0 {
			s.did(d)
		}
		if next != "" && len(ids) == 1 {
			s.env.App.Focus.Next(openID + next)
		}
	})
}

// gone returns those of some games that are not on the shelf.
func (s *page) gone(ids []string) []string {
	there := make(map[string]bool)
	for _, g := range s.env.Lists.Summaries(ids) {
		there[g.ID] = true
	}
	return slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return there[id] })
}

// after returns the game that gets the focus when one is removed; "" for none.
func (s *page) after(id string) string {
	i := slices.IndexFunc(s.cards.found, func(g *shelf.Summary) bool { return g.ID == id })
	switch {
	case i < 0 || len(s.cards.found) < 2:
		return ""
	case i+1 < len(s.cards.found):
		return s.cards.found[i+1].ID
	}
	return s.cards.found[i-1].ID
}

func (s *page) did(d change) {
	s.changes = append(s.changes, d)
	s.env.App.Say(d.what())
}

func (s *page) star(ids []string) {
	value, one, many := match.Yes, key.LibraryStarred, key.LibraryStarredMany
	all := !slices.ContainsFunc(s.env.Lists.Summaries(ids), func(g *shelf.Summary) bool { return !match.Marked(g, session.StarTag) })
	if all {
		value, one, many = "", key.LibraryUnstarred, key.LibraryUnstarredMany
	}
	s.label(ids, one, many, func(match.Tagged) []match.Tag { return []match.Tag{{Name: session.StarTag, Value: value}} })
}

func (s *page) addLabels(ids []string, labels []string) {
	s.label(ids, key.LibraryLabelled, key.LibraryLabelledMany, func(g match.Tagged) []match.Tag {
		list := labelsOf(g)
		for _, label := range labels {
			if !slices.Contains(list, label) {
				list = append(list, label)
			}
		}
		return []match.Tag{{Name: session.LabelsTag, Value: strings.Join(list, labelSign)}}
	})
}

// label sets tags by those that the games have, of which a summary may lack long ones.
func (s *page) label(ids []string, one key.Text, many key.Count, set func(match.Tagged) []match.Tag) {
	d := change{what: s.told(ids, one, many), tags: make(map[string][]match.Tag)}
	s.setTags(ids, func(id string) ([]match.Tag, error) {
		g, err := s.env.Shelf.Load(id)
		if err != nil {
			return nil, err
		}
		wanted := set(g.Match)
		for _, t := range wanted {
			if was := g.Match.Tag(t.Name); was != t.Value {
				d.tags[id] = append(d.tags[id], match.Tag{Name: t.Name, Value: was})
			}
		}
		return wanted, nil
	}, func() {
		if len(d.tags) > 0 {
			s.did(d)
		}
	})
}

func (s *page) setTags(ids []string, wanted func(id string) ([]match.Tag, error), then func()) {
	var wrong error
	s.env.Lists.Start(store.Job{Left: ids, Step: labelStep, Do: func(some []string) {
		for _, id := range some {
			tags, err := wanted(id)
			if err == nil {
				err = s.env.Shelf.Label(id, tags)
			}
			wrong = errors.Join(wrong, err)
		}
	}, End: func() {
		then()
		if wrong != nil {
			s.env.App.Notice(s.env.App.Words.T(key.LibraryUnlabelled, "why", wording.Cause(s.env.App.Words, wrong)))
		}
	}})
}

// undoable returns the changes without the latest whose games were all brought back elsewhere.
func (s *page) undoable() []change {
	n := len(s.changes)
	for n > 0 && s.changes[n-1].tags == nil && len(s.gone(s.changes[n-1].removed)) == 0 {
		n--
	}
	return s.changes[:n]
}

func (s *page) undo() {
	s.changes = s.undoable()
	if len(s.changes) == 0 {
		return
	}
	d := s.changes[len(s.changes)-1]
	s.changes = s.changes[:len(s.changes)-1]
	if d.tags != nil {
		before := func(id string) ([]match.Tag, error) { return d.tags[id], nil }
		s.setTags(slices.Sorted(maps.Keys(d.tags)), before, func() { s.env.App.Say(s.env.App.Words.T(key.GamesUndo)) })
		return
	}
	ids := s.gone(d.removed)
	s.env.Lists.BringBack(ids, func() {
		s.env.App.Say(s.told(ids, key.GamesRestored, key.LibraryRestored)())
		if len(ids) > 1 { // several: it would be unclear which to open
			s.env.App.Scrolling.To(0)
			return
		}
		s.env.App.Focus.Next(openID + ids[0])
	})
}

func (s *page) export(ids []string) {
	var records []string
	var wrong error
	s.env.Lists.Start(store.Job{Left: ids, Step: exportStep, Do: func(some []string) {
		for _, id := range some {
			g, err := s.env.Shelf.Load(id)
			if err != nil {
				wrong = err
				continue
			}
			records = append(records, bylink.WithoutTable(g.Match).Record())
		}
	}, End: func() {
		if wrong != nil {
			s.env.App.Notice(s.env.App.Words.T(key.GamesUnopened, "why", wording.Cause(s.env.App.Words, wrong)))
		}
		if len(records) > 0 {
			s.env.Outbox.Save("tidepool-games.txt", []byte(strings.Join(records, "\n")))
		}
	}})
}

// foot returns the foot for chosen games, progress, or undo; nil for nothing.
func (s *page) foot() func(*ui.Column) {
	w := s.env.App.Words
	switch {
	case s.env.Lists.Busy():
		n := len(s.env.Lists.Work.Left)
		return func(c *ui.Column) { c.Words("games.working", w.N(key.LibraryWorking, n), 16, false, true) }
	case s.choosing:
		return s.choosingBar
	}
	if changes := s.undoable(); len(changes) > 0 {
		return func(c *ui.Column) { s.undoBar(c, changes[len(changes)-1].what()) }
	}
	return nil
}

func (s *page) choosingBar(c *ui.Column) {
	w, n := s.env.App.Words, len(s.these())
	all := ui.Node{ID: "games.chosen.all", Role: ui.RoleToggle, Label: w.T(key.LibraryChooseAll), Checked: s.allChosen(), Press: s.chooseAll}
	done := ui.Node{ID: "games.chosen.done", Role: ui.RoleButton, Label: w.T(key.LibraryDone), Press: s.choose}
	said := w.N(key.LibraryChosen, n)
	if c.W < wideList*c.Text {
		more := ui.Node{ID: "games.chosen.more", Role: ui.RoleButton, Label: said, Icon: "more", Disabled: n == 0, Press: s.openChosen}
		flowChips(c, []ui.Node{more, all, done})
		return
	}
	c.Words("games.chosen", said, 16, true, false)
	top := c.Y
	acts, remove := s.onChosen(n, func(do func()) { do() })
	flowChips(c, append(append([]ui.Node{all}, acts...), done))
	end := c.Y
	x, whole := c.X, c.W
	last := c.Nodes[len(c.Nodes)-1].Rect
	c.X, c.W = last.X+last.W+28*c.Text, whole-(last.X+last.W-x)-28*c.Text
	if c.Y = top; last.Y > top || c.W < c.App.Fonts.Width(remove.Label, sprites.Medium, 16*c.Text)+60*c.Text {
		c.X, c.Y, c.W = x, end+8*c.Text, whole
	}
	flowChips(c, []ui.Node{remove})
	c.X, c.W, c.Y = x, whole, max(c.Y, end)
}

func (s *page) onChosen(n int, carry func(do func())) (acts []ui.Node, remove ui.Node) {
	w := s.env.App.Words
	button := func(id string, label key.Text, icon string, do func(ids []string)) ui.Node {
		return ui.Node{ID: "games.chosen." + id, Role: ui.RoleButton, Label: w.T(label), Icon: icon, Disabled: n == 0, Press: func() { carry(s.with(do)) }}
	}
	return []ui.Node{
		button("star", key.LibraryStar, "star", s.star),
		button("labels", key.LibraryLabels, "", func(ids []string) { s.env.App.Push(newLabelSheet(s, ids)) }),
		button("export", key.LibraryExport, "", s.export),
	}, button("remove", key.LibraryRemove, "trash", s.remove)
}

func (s *page) undoBar(c *ui.Column, text string) {
	label := s.env.App.Words.T(key.GamesUndo)
	size, h, gap := 17*c.Text, 48*c.Text, 12*c.Text
	x, whole, side := c.X, c.W, s.env.App.Fonts.Width(label, sprites.Bold, size)+64*c.Text
	most := min(whole, 700*c.Text)
	c.X, c.W = x+(whole-most)/2, most
	left := c.X
	beside := side <= 0.55*most
	if beside {
		c.W -= side + gap
	} else {
		side = most
	}
	lines := s.env.App.Fonts.Wrap(text, sprites.Medium, 16*c.Text, c.W)
	said := sprites.Rect{X: left, Y: c.Y, W: c.W, H: float64(len(lines)) * 16 * c.Text * ui.LineStep}
	undo := sprites.Rect{X: left + most - side, Y: c.Y, W: side, H: h}
	if beside {
		said.H = max(said.H, h)
		undo.Y += (said.H - h) / 2
	} else {
		undo.Y += said.H + c.Gap*0.5
	}
	c.Add(ui.Node{ID: "games.removed", Role: ui.RoleText, Label: text, Lines: lines, Style: ui.Words, Size: 16 * c.Text, Align: sprites.Left, Rect: said})
	c.Add(ui.Node{ID: "games.undo", Role: ui.RoleButton, Label: ui.Joined(label, text), Text: label, Icon: "undo",
		Style: ui.MainButton, Size: size, Align: sprites.Middle, Rect: undo, Press: s.undo})
	c.X, c.W, c.Y = x, whole, max(said.Y+said.H, undo.Y+undo.H)+c.Gap
}
