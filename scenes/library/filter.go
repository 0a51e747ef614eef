package library

import (
	"slices"
	"time"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/play/statistics"
	"tidepool/rules"
	"tidepool/scenes/bylink"
	"tidepool/scenes/played"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

type savedFilter struct {
	game   string
	result resultWanted
	// level is that of the opponent, or people for games between two persons; 0 allows all.
	level int
	// label is a label given by the player; "" allows all.
	label string
	// days is the greatest number of days since the last change; 0 allows all.
	days int
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

func (f savedFilter) passes(g *shelf.Summary, now time.Time) bool {
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
	if f.days > 0 && wording.DaysBetween(g.Changed.In(now.Location()), now) >= f.days {
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
		return !g.Over() && (!g.Unbegun() || bylink.Joined(g))
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

// wideList is the width, at the usual text size, from which tools fit beside each other.
const wideList = 900

func (s *page) finding(c *ui.Column, games int) {
	w := s.env.App.Words
	wide := c.W >= wideList*c.Text
	few := games <= fewGames && s.search.Text == "" && s.filter == (savedFilter{})
	if few && (!wide || games < 2) {
		flowChips(c, s.tools())
		return
	}
	search := func() { c.BareField("games.search", w.T(key.GamesSearch), w.T(key.GamesSearchEmpty), s.search) }
	if wide {
		x, y, whole, share := c.X, c.Y, c.W, c.W*0.45
		c.W = share
		search()
		c.X, c.W, c.Y = x+share+12*c.Text, whole-share-12*c.Text, y+2*c.Text
		flowChips(c, s.tools())
		c.X, c.W, c.Y = x, whole, max(c.Y, y+48*c.Text+c.Gap)
	} else {
		search()
		flowChips(c, s.tools())
	}
	if !few {
		c.Picks(s.picks)
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
		tools = append(tools, ui.Node{ID: "games.trash", Role: ui.RoleButton, Label: w.T(key.GamesTrash, "n", n), Icon: "trash",
			Press: func() {
				s.env.App.Push(&trashScene{Page: ui.Page{ID: "trash", App: s.env.App}, env: s.env, list: gameRows{env: s.env}})
			}})
	}
	return tools
}

func flowChips(c *ui.Column, chips []ui.Node) {
	if len(chips) > 0 {
		c.FlowChips(chips, ui.ChipShape{Size: 16, High: 44, Gap: 8, Pad: 14})
		c.Y += c.Gap
	}
}
