package library

import (
	"slices"
	"strings"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/play/statistics"
	"tidepool/rules"
	"tidepool/scenes/bylink"
	"tidepool/scenes/played"
	"tidepool/scenes/wording"
)

type savedCard struct {
	title string // given by the player; "" for none
	who   []string
	game  string
	how   string // how the game ended, or that it goes on
	extra []string
	score statistics.Score
	over  bool
	star  bool
}

// cardOf describes a saved game in words, without its date.
func cardOf(w *locale.Locale, g *shelf.Summary) savedCard {
	info := g.Game.Info()
	c := savedCard{title: strings.TrimSpace(g.Tag(session.TitleTag)), game: w.Of(key.Games, info.ID), score: played.Score(g), over: g.Over(), star: match.Marked(g, session.StarTag)}
	if played.IsAnalysis(g) {
		c.who = []string{w.T(key.SetupAnalysis)}
	} else {
		first := firstListed(g, info)
		c.who = []string{listedName(w, g, info, first), listedName(w, g, info, first.Other())}
	}
	c.how = endOf(w, g, c.score)
	if session.Rated(g, info) {
		c.extra = append(c.extra, w.T(key.LibraryRated))
	}
	if g.Tag(link.ByLinkTag) != "" {
		c.extra = append(c.extra, w.T(key.LinkCard))
	}
	if bylink.IsTable(g) {
		c.extra = append(c.extra, w.T(key.DoorTwo))
	}
	if clocks := controlsIn(w, g, info); clocks != "" {
		c.extra = append(c.extra, clocks)
	}
	c.extra = append(c.extra, labelsOf(g)...)
	return c
}

// firstListed returns the side named first: that of the person here or, of two, of the first one.
func firstListed(g *shelf.Summary, info rules.Info) rules.Side {
	levels := played.Levels(g)
	if levels[0] > 0 && levels[1] == 0 || g.Tag(bylink.MineTag) == info.Sides[rules.Far] || session.SeatIn(g, info, rules.Far) == 1 {
		return rules.Far
	}
	return rules.Near
}

func listedName(w *locale.Locale, g *shelf.Summary, info rules.Info, s rules.Side) string {
	if level := session.LevelIn(g, info, s); level > 0 {
		return wording.EngineAtLevel(w, level)
	}
	return wording.NameIn(w, g, info, s, g.Players[s])
}

func endOf(w *locale.Locale, g *shelf.Summary, score statistics.Score) string {
	winner, decided := g.Winner()
	switch {
	case score == statistics.Won:
		return w.T(key.LibraryWon)
	case score == statistics.Lost:
		return w.T(key.LibraryLost)
	case decided:
		return w.T(key.EndWin, "name", wording.Names(w, *g)[winner])
	case g.Over():
		return w.T(key.LibraryDrawn)
	}
	return wording.Going(w, g.Ply)
}

func labelsOf(g match.Tagged) (labels []string) {
	return splitLabels(g.Tag(session.LabelsTag))
}

// splitLabels splits a text at commas, without duplicates.
func splitLabels(text string) (labels []string) {
	for label := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == ',' || r == '\u3001' || r == '\uff0c' }) {
		if label = strings.TrimSpace(label); label != "" && !slices.Contains(labels, label) {
			labels = append(labels, label)
		}
	}
	return labels
}

const labelSign = ", "

func (c *savedCard) whoLine() string { return strings.Join(c.who, " – ") }

func (c *savedCard) label(how, when string) string {
	parts := []string{c.game, c.whoLine(), how, when}
	if c.title != "" {
		parts = slices.Insert(parts, 0, c.title)
	}
	return strings.Join(append(parts, c.extra...), ", ")
}

type cardKind struct {
	game, players, mine, result, title, labels, clocks string
	levels, seats                                      [2]int
	first                                              rules.Side
	rated, analysis, byLink, table                     bool
}

func kindOf(g *shelf.Summary) cardKind {
	info := g.Game.Info()
	return cardKind{
		byLink: g.Tag(link.ByLinkTag) != "", table: bylink.IsTable(g), mine: g.Tag(bylink.MineTag),
		game: info.ID, players: g.Players[0] + "\n" + g.Players[1], result: g.Result, title: g.Tag(session.TitleTag), labels: g.Tag(session.LabelsTag),
		clocks: g.Tag(session.ClockTag(info, 0)) + " " + g.Tag(session.ClockTag(info, 1)),
		levels: played.Levels(g), seats: [2]int{session.SeatIn(g, info, 0), session.SeatIn(g, info, 1)}, first: g.First, rated: match.Marked(g, session.RatedTag), analysis: played.IsAnalysis(g),
	}
}
