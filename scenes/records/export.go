package records

import (
	"strconv"
	"time"

	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/play/statistics"
	"tidepool/rules"
	"tidepool/scenes/bylink"
	"tidepool/scenes/played"
	"tidepool/scenes/ui"
)

const exportATick = 30

// An exportSheet exports all games. The files are made in advance, because browsers want a file right after the press.
type exportSheet struct {
	ui.Sheet
	env     *Services
	games   []shelf.Summary // the last changed first
	left    int             // games not read yet
	table   []byte
	records []byte
}

func newExport(env *Services) *exportSheet {
	games := env.Shelf.Known().Games
	e := &exportSheet{Sheet: ui.Sheet{ID: "export", App: env.App}, env: env, games: games, left: len(games)}
	e.table = append(e.table, "\ufeff"...) // byte order mark: without it spreadsheets assume another encoding
	e.table = statistics.AppendCSV(e.table, tableHead()...)
	e.Tick()
	return e
}

func (e *exportSheet) Tick() (redraw, relayout bool) {
	if e.left == 0 {
		return false, false
	}
	for range min(exportATick, e.left) {
		e.left--
		e.add(&e.games[e.left])
	}
	return false, true
}

// add adds a game to both files. A game that cannot be read is only in the table.
func (e *exportSheet) add(g *shelf.Summary) {
	record, err := e.record(g)
	termination := ""
	if err == nil {
		if h, err := match.ReadHeaders(record, e.env.Games); err == nil {
			termination = h.Termination
		}
		if len(e.records) > 0 {
			e.records = append(e.records, '\n')
		}
		e.records = append(e.records, record...)
	}
	e.table = statistics.AppendCSV(e.table, tableRow(g, termination)...)
}

// record returns the record of a game, without the secrets of a table.
func (e *exportSheet) record(g *shelf.Summary) (string, error) {
	if !bylink.IsTable(g) {
		return shelf.Record(e.env.Shelf, g.ID)
	}
	stored, err := e.env.Shelf.Load(g.ID)
	if err != nil {
		return "", err
	}
	return bylink.WithoutTable(stored.Match).FullRecord(), nil
}

// tableHead returns the table's columns, always in English, because programs read them.
func tableHead() []string {
	return []string{"id", "began", "changed", "game", "options",
		"first_side", "first_player", "first_level", "second_side", "second_player", "second_level",
		"rated", "result", "for_the_person", "termination", "turns", "seconds", "title", "labels", "star", "brought"}
}

func tableRow(g *shelf.Summary, termination string) []string {
	info := g.Game.Info()
	row := []string{g.ID, shelf.Began(g.ID).UTC().Format(time.RFC3339), g.Changed.UTC().Format(time.RFC3339), info.ID, g.Options}
	for _, side := range []rules.Side{g.First, g.First.Other()} {
		level := ""
		if n := session.LevelIn(g, info, side); n > 0 {
			level = strconv.Itoa(n)
		}
		row = append(row, info.Sides[side], g.Players[side], level)
	}
	rated := ""
	if session.Rated(g, info) {
		rated = "yes"
	}
	score := [...]string{statistics.Won: "won", statistics.Drawn: "drawn", statistics.Lost: "lost"}[played.Score(g)]
	seconds := ""
	if n := played.Seconds(g); n > 0 {
		seconds = strconv.Itoa(n)
	}
	return append(row, rated, g.Result, score, termination, strconv.Itoa(g.Ply), seconds, g.Tag(session.TitleTag), g.Tag(session.LabelsTag), g.Tag(session.StarTag), g.Tag(match.ImportedTag))
}

func (e *exportSheet) Layout(f ui.Frame) ui.Layout {
	w := e.env.App.Words
	return e.Lay(f, func(c *ui.Column) {
		c.Title("export.title", w.T(key.ExportTitle), 22)
		c.Words("export.about", w.T(key.ExportAbout), 16, false, true)
		if e.left > 0 {
			c.Words("export.preparing", w.T(key.ExportPreparing, "n", 100*(len(e.games)-e.left)/len(e.games)), 16, false, false)
		}
		c.Space(4)
		e.offer(c, "export.table", w.T(key.ExportTable), ui.MainButton, "tidepool-games.csv", e.table)
		e.offer(c, "export.records", w.T(key.ExportRecords), ui.PlainButton, "tidepool-games.txt", e.records)
		c.Button(ui.Node{ID: "export.close", Label: w.T(key.Close), Style: ui.PlainButton, Press: e.Back})
	})
}

func (e *exportSheet) offer(c *ui.Column, id, label string, style ui.Style, name string, data []byte) {
	c.Button(ui.Node{ID: id, Label: label, Icon: "export", Style: style, Size: 17, Disabled: e.left > 0, Press: func() {
		e.Back()
		e.env.Outbox.Save(name, data)
	}})
}
