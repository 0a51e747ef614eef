package library

import (
	"slices"
	"strconv"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/play/statistics"
	"tidepool/rules"
	"tidepool/scenes/played"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

type savedFilter struct {
	game   string
	result resultWanted
	// level is that of the opponent, people for two persons; 0 leaves all.
	level int
	// label is one that a person has given; "" leaves all.
	label string
}

const people = -1

type resultWanted uint8

const (
	anyResult resultWanted = iota
	goingOn
	wonOnes
	lostOnes
	drawnOnes
	starred
	ratedOnes
	analyses
)

func (f savedFilter) passes(g *shelf.Summary) bool {
	if f.game != "" && g.Game.Info().ID != f.game {
		return false
	}
	switch levels := played.Levels(g); {
	case f.level == people && levels != [2]int{}:
		return false
	case f.level > 0 && levels[0] != f.level && levels[1] != f.level:
		return false
	}
	if f.label != "" && !slices.Contains(labelsOf(g), f.label) {
		return false
	}
	return f.result.passes(g)
}

func (r resultWanted) passes(g *shelf.Summary) bool {
	if played.IsAnalysis(g) {
		return r == anyResult || r == analyses || r == starred && match.Marked(g, session.StarTag)
	}
	switch r {
	case goingOn:
		return !g.Over()
	case wonOnes:
		return played.Score(g) == statistics.Won
	case lostOnes:
		return played.Score(g) == statistics.Lost
	case drawnOnes:
		_, decided := g.Winner()
		return g.Over() && !decided
	case starred:
		return match.Marked(g, session.StarTag)
	case ratedOnes:
		return session.Rated(g, g.Game.Info())
	case analyses:
		return false
	}
	return true
}

func (f savedFilter) active() (n int) {
	for _, on := range []bool{f.game != "", f.level != 0, f.label != "", f.result != anyResult} {
		if on {
			n++
		}
	}
	return n
}

// A variety is what the games differ in that can be asked for.
type variety struct {
	levels [ai.Levels + 1]bool
	people bool
	labels []string // the most recent first, at most mostChips
}

const mostChips = 12

func (v *variety) note(g *shelf.Summary) {
	near, far := session.LevelIn(g, g.Game.Info(), rules.Near), session.LevelIn(g, g.Game.Info(), rules.Far)
	v.people = v.people || near == 0 && far == 0
	v.levels[near], v.levels[far] = true, true
	for _, label := range labelsOf(g) {
		if len(v.labels) < mostChips && !slices.Contains(v.labels, label) {
			v.labels = append(v.labels, label)
		}
	}
}

// foldBelow is the width, at the usual size of text, below which filters are folded away.
const foldBelow = 900

func (s *page) finding(c *ui.Column, games int) {
	w := s.env.App.Words
	many := games > fewGames || s.search.Text != ""
	search := func(width float64) {
		whole := c.W
		c.W = width
		c.BareField("games.search", w.T(key.GamesSearch), w.T(key.GamesSearchEmpty), s.search)
		c.W = whole
	}
	switch {
	case !many:
		flowChips(c, s.tools())
	case c.W >= foldBelow*c.Text:
		x, y, whole, share := c.X, c.Y, c.W, c.W*0.45
		search(share)
		c.X, c.W, c.Y = x+share+12*c.Text, whole-share-12*c.Text, y+2*c.Text
		flowChips(c, s.tools())
		c.X, c.W, c.Y = x, whole, max(c.Y, y+48*c.Text+c.Gap)
		flowChips(c, append(s.resultChips(), s.gameChips()...))
		flowChips(c, s.opponentChips())
		flowChips(c, s.labelChips())
	default:
		search(c.W)
		s.folded(c)
	}
}

func (s *page) folded(c *ui.Column) {
	w := s.env.App.Words
	label := w.T(key.LibraryFilter)
	if n := s.filter.active(); n > 0 {
		label = w.T(key.LibraryFiltered, "n", n)
	}
	flowChips(c, append([]ui.Node{{ID: "games.filter", Role: ui.RoleToggle, Label: label, Icon: "filter", Checked: s.unfolded,
		Press: func() { s.unfolded = !s.unfolded }}}, s.tools()...))
	if !s.unfolded {
		return
	}
	for _, group := range []struct {
		title key.Text
		chips []ui.Node
	}{{key.LibraryByResult, s.resultChips()}, {key.LibraryByGame, s.gameChips()}, {key.LibraryByOpponent, s.opponentChips()}, {key.LibraryLabels, s.labelChips()}} {
		if n := len(group.chips); n > 1 || n == 1 && group.title == key.LibraryLabels {
			c.Words("", w.T(group.title), 15, false, true)
			flowChips(c, group.chips)
		}
	}
}

func (s *page) tools() (tools []ui.Node) {
	if s.choosing {
		return nil
	}
	w := s.env.App.Words
	tools = append(tools, ui.Node{ID: "games.add", Role: ui.RoleButton, Label: w.T(key.FilesAdd), Icon: "plus",
		Press: func() { s.env.App.Push(&bringSheet{Sheet: ui.Sheet{ID: "bring", App: s.env.App}, env: s.env}) }})
	if len(s.cards.found) > 1 {
		tools = append(tools, ui.Node{ID: "games.select", Role: ui.RoleButton, Label: w.T(key.LibrarySelect), Icon: "check", Press: s.choose})
	}
	if n := len(s.env.Lists.Trash); n > 0 {
		tools = append(tools, ui.Node{ID: "games.bin", Role: ui.RoleButton, Label: w.T(key.GamesBin, "n", n), Icon: "trash",
			Press: func() {
				s.env.App.Push(&binScene{Page: ui.Page{ID: "bin", App: s.env.App}, env: s.env, list: gameRows{env: s.env}})
			}})
	}
	if len(s.cards.found) > 0 {
		tools = append(tools, ui.Node{ID: "games.statistics", Role: ui.RoleButton, Label: w.T(key.MenuStatistics), Icon: "statistics",
			Press: func() { s.env.App.Push(s.env.Open.Statistics()) }})
	}
	return tools
}

func (s *page) chip(id, label string, with savedFilter, on bool, without savedFilter) ui.Node {
	return ui.Node{ID: "games.filter." + id, Role: ui.RoleToggle, Label: label, Checked: on, Press: func() {
		s.filter = with
		if on {
			s.filter = without
		}
		s.env.App.Scrolling.To(0)
	}}
}

func (s *page) resultChips() (chips []ui.Node) {
	for _, r := range []struct {
		id   string
		want resultWanted
		word key.Text
	}{
		{"going", goingOn, key.LibraryGoing}, {"won", wonOnes, key.LibraryFilterWon}, {"lost", lostOnes, key.LibraryFilterLost},
		{"drawn", drawnOnes, key.LibraryFilterDrawn}, {"starred", starred, key.LibraryFilterStarred}, {"rated", ratedOnes, key.LibraryRated},
		{"analyses", analyses, key.SetupAnalyses},
	} {
		with, without := s.filter, s.filter
		with.result, without.result = r.want, anyResult
		chips = append(chips, s.chip(r.id, s.env.App.Words.T(r.word), with, s.filter.result == r.want, without))
	}
	return chips
}

func (s *page) gameChips() (chips []ui.Node) {
	for _, g := range s.env.Games {
		id := g.Info().ID
		with, without := s.filter, s.filter
		with.game, without.game = id, ""
		chips = append(chips, s.chip("game."+id, s.env.App.Words.Game(id), with, s.filter.game == id, without))
	}
	return chips
}

func (s *page) opponentChips() (chips []ui.Node) {
	add := func(id, label string, level int) {
		with, without := s.filter, s.filter
		with.level, without.level = level, 0
		chips = append(chips, s.chip("opponent."+id, label, with, s.filter.level == level, without))
	}
	for level := 1; level <= ai.Levels; level++ {
		if s.cards.has.levels[level] {
			add(strconv.Itoa(level), wording.EngineName(s.env.App.Words, level), level)
		}
	}
	if s.cards.has.people {
		add("people", s.env.App.Words.T(key.LibraryPeople), people)
	}
	return chips
}

func (s *page) labelChips() (chips []ui.Node) {
	for i, label := range s.cards.has.labels {
		with, without := s.filter, s.filter
		with.label, without.label = label, ""
		chips = append(chips, s.chip("label."+strconv.Itoa(i), label, with, s.filter.label == label, without))
	}
	return chips
}

func flowChips(c *ui.Column, chips []ui.Node) {
	if len(chips) > 0 {
		c.FlowChips(chips, ui.ChipShape{Size: 16, High: 44, Gap: 8, Pad: 14})
		c.Y += c.Gap
	}
}
