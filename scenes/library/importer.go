package library

import (
	"errors"
	"strings"
	"time"
	"unicode/utf8"

	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/bylink"
	"tidepool/scenes/export"
)

const (
	// importStep is the greatest number of games handled in one tick, importTime roughly the longest time.
	importStep = 100
	importTime = 25 * time.Millisecond
	// mostHeaders bounds the header lines of a text: far more than a valid file of its size has.
	mostHeaders = 400_000
	mostTold    = 20
)

type importer struct {
	env     *Services
	records []broughtRecord
	next    int
	// added are the new games' ids; known and refused count the others, and told has the first refused ones.
	added   []string
	fresh   []freshGame // not stored yet
	batch   int         // how many are stored together
	known   int
	refused int
	told    []refusal
	// kept are the ids on the shelf, by their headers.
	kept map[headers][]string
	err  error // why the last game could not be stored
}

type broughtRecord struct {
	file string
	line int // counted from 1
	text string
}

type freshGame struct {
	game    *shelf.Game
	headers headers
	moves   string
}

type refusal struct {
	file         string
	line, column int // 0 for the whole file or line
	err          error
}

type headers struct {
	game, options, result, date string
	players                     [2]string
	ply                         int
}

var (
	errNoGames = errors.New("no game in it")
	errNoTurns = errors.New("no turn in it")
	errNotText = errors.New("not a text")
)

func newImporter(env *Services, files []export.File) *importer {
	i := &importer{env: env, batch: shelf.Batch(env.Shelf), kept: make(map[headers][]string)}
	for _, f := range files {
		i.cut(f)
	}
	for _, g := range env.Shelf.Known().Games {
		h := headers{g.Game.Info().ID, g.Options, g.Result, g.Tag("Date"), g.Players, g.Ply}
		i.kept[h] = append(i.kept[h], g.ID)
		if h.date = ""; g.Tag("Date") != "" {
			i.kept[h] = append(i.kept[h], g.ID) // records of earlier versions have none
		}
	}
	return i
}

func (i *importer) cut(f export.File) {
	text := string(f.Data)
	switch {
	case f.Err != nil:
		i.refuse(refusal{file: f.Name, err: f.Err})
		return
	case !utf8.ValidString(text) || strings.Contains(text, "\x00"):
		i.refuse(refusal{file: f.Name, err: errNotText})
		return
	case strings.Count(text, "\n[")+strings.Count(text, "\r[") > mostHeaders:
		i.refuse(refusal{file: f.Name, err: export.ErrTooLarge})
		return
	}
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text) // so that lines can be counted
	list := match.Split(text)
	if len(list) == 0 {
		i.refuse(refusal{file: f.Name, err: errNoGames})
		return
	}
	line := 1 + strings.Count(text[:strings.Index(text, list[0])], "\n")
	for _, record := range list {
		i.records = append(i.records, broughtRecord{f.Name, line, record})
		line += strings.Count(record, "\n")
	}
}

func (i *importer) refuse(r refusal) {
	i.refused++
	if len(i.told) < mostTold {
		i.told = append(i.told, r)
	}
}

func (i *importer) done() bool { return i.next == len(i.records) }

// share returns the progress, 0 to 1.
func (i *importer) share() float64 { return float64(i.next) / float64(max(1, len(i.records))) }

func (i *importer) step() {
	start := i.env.Now()
	for n := 0; n < importStep && !i.done() && len(i.fresh) < i.batch && (n == 0 || i.env.Now().Sub(start) < importTime); n++ {
		r := i.records[i.next]
		i.next++
		m, err := match.Read(r.text, i.env.Games)
		switch {
		case err != nil:
			line, column := placeOf(err)
			i.refuse(refusal{r.file, r.line + max(0, line-1), column, err})
		case m.Len() == 0:
			i.refuse(refusal{r.file, r.line, 0, errNoTurns})
		default:
			i.take(r, m)
		}
	}
	if len(i.fresh) >= i.batch || i.done() {
		i.store()
	}
}

func placeOf(err error) (line, column int) {
	var wrong *match.ReadError
	if errors.As(err, &wrong) {
		return wrong.Line, wrong.Column
	}
	return 0, 0
}

func (i *importer) take(r broughtRecord, m *match.Match) {
	h := headersOf(m)
	text := moves(m)
	for _, f := range i.fresh {
		if f.headers == h && f.moves == text {
			i.known++
			return
		}
	}
	for _, id := range i.kept[h] {
		if g, err := i.env.Shelf.Load(id); err == nil && moves(g.Match) == text {
			i.known++
			return
		}
	}
	if err := bring(m); err != nil {
		i.refuse(refusal{r.file, r.line, 0, err})
		return
	}
	i.fresh = append(i.fresh, freshGame{&shelf.Game{Match: m}, h, text})
}

func headersOf(m *match.Match) headers {
	return headers{m.Info().ID, m.Options(), m.Result(), m.Tag("Date"), [2]string{m.Player(rules.Near), m.Player(rules.Far)}, m.Ply()}
}

func (i *importer) stop() {
	i.records = i.records[:i.next]
	i.store()
}

func (i *importer) store() {
	if len(i.fresh) == 0 {
		return
	}
	games := make([]*shelf.Game, len(i.fresh))
	for n, f := range i.fresh {
		games[n] = f.game
	}
	if err := shelf.SaveNew(i.env.Shelf, games, i.env.Now()); err != nil {
		i.err = err
	}
	for _, f := range i.fresh {
		if id := f.game.ID; id != "" {
			i.added = append(i.added, id)
			i.kept[f.headers] = append(i.kept[f.headers], id)
		}
	}
	i.fresh = nil
}

// bring marks a game from a file: not played here, not rated, and not played by links.
func bring(m *match.Match) error {
	bylink.End(m)
	if err := m.SetTag(session.RatedTag, ""); err != nil {
		return err
	}
	if m.Tag("Date") == "" {
		return errors.Join(m.SetTag("Date", match.UnknownDate), m.SetTag(match.ImportedTag, session.ImportedByFile))
	}
	return m.SetTag(match.ImportedTag, session.ImportedByFile)
}

// moves returns the start position and the record without headers.
func moves(m *match.Match) string {
	_, text, _ := strings.Cut(m.FullRecord(), "\n\n")
	return m.At(0).String() + "\n" + text
}

func (i *importer) where(r refusal) string {
	w := i.env.App.Words
	file := r.file
	if file == "" {
		file = w.T(key.FilesPasted)
	}
	switch {
	case r.line == 0:
		return w.T(key.FilesRefused, "file", file, "why", i.why(r.err))
	case r.column > 0:
		return w.T(key.FilesRefusedPlace, "file", file, "line", r.line, "column", r.column, "why", i.why(r.err))
	}
	return w.T(key.FilesRefusedLine, "file", file, "line", r.line, "why", i.why(r.err))
}

func (i *importer) why(err error) string {
	w := i.env.App.Words
	var reason rules.Reason
	var turn *match.TurnError
	switch {
	case errors.Is(err, errNoGames):
		return w.T(key.FilesNogames)
	case errors.Is(err, errNoTurns):
		return w.T(key.FilesNoturns)
	case errors.Is(err, errNotText):
		return w.T(key.FilesNotext)
	case errors.Is(err, match.ErrUnknownGame):
		return w.T(key.FilesUnknown)
	case errors.As(err, &turn) && errors.As(err, &reason):
		return w.T(key.FilesTurn, "turn", turn.Word, "why", w.Reason(reason))
	case errors.As(err, &turn):
		return w.T(key.FilesNotaturn, "turn", turn.Word)
	}
	if line, _ := placeOf(err); line > 0 {
		return w.T(key.FilesUnclear)
	}
	return i.env.Outbox.Why(err)
}
