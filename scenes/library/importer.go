package library

import (
	"errors"
	"hash/maphash"
	"slices"
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
	importStep = 1000
	importTime = 40 * time.Millisecond
	// mostHeaders bounds the header lines of a text: far more than a valid file of its size has.
	mostHeaders = 400_000
	mostTold    = 20
)

type importer struct {
	env     *Services
	reader  *match.Reader
	records []broughtRecord
	next    int
	// added are the new games' ids; known and refused count the others, and told has the first refused ones.
	added   []string
	fresh   []*known // not stored yet
	batch   int      // how many are stored together
	known   int
	refused int
	told    []refusal
	// kept are the games on the shelf and those to be stored, by a hash of their headers: a tenth of the headers' size.
	kept map[uint64][]*known
	seed maphash.Seed
	err  error // why the last game could not be stored
}

type broughtRecord struct {
	file string
	line int // counted from 1
	text string
}

// A known game has an id on the shelf, or a record until it is stored.
type known struct {
	id     string
	record *match.Record
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
	i := &importer{env: env, reader: match.NewReader(env.Games), batch: shelf.Batch(env.Shelf), seed: maphash.MakeSeed()}
	for _, f := range files {
		i.cut(f)
	}
	games := env.Shelf.Known().Games
	i.kept = make(map[uint64][]*known, len(games)+len(i.records))
	for _, g := range games {
		h := headers{g.Game.Info().ID, g.Options, g.Result, g.Tag("Date"), g.Players, g.Ply}
		k := &known{id: g.ID}
		i.keep(h, k)
		if h.date = ""; g.Tag("Date") != "" {
			i.keep(h, k) // records of earlier versions have none
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
	case countHeaders(text) > mostHeaders:
		i.refuse(refusal{file: f.Name, err: export.ErrTooLarge})
		return
	}
	if strings.Contains(text, "\r") {
		text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text) // so that lines can be counted
	}
	list := match.Split(text)
	if len(list) == 0 {
		i.refuse(refusal{file: f.Name, err: errNoGames})
		return
	}
	i.records = slices.Grow(i.records, len(list))
	line := 1 + strings.Count(text[:strings.Index(text, list[0])], "\n")
	for _, record := range list {
		i.records = append(i.records, broughtRecord{f.Name, line, record})
		line += strings.Count(record, "\n")
	}
}

// countHeaders returns how many lines begin like headers, but for the first.
func countHeaders(text string) (n int) {
	for at := 1; at < len(text); at++ {
		if text[at] == '[' && (text[at-1] == '\n' || text[at-1] == '\r') {
			n++
		}
	}
	return n
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
		record, err := i.reader.Check(r.text)
		switch {
		case err != nil:
			line, column := placeOf(err)
			i.refuse(refusal{r.file, r.line + max(0, line-1), column, err})
		case record.Len() == 0 && !match.Marked(record, match.AnalysisTag): // what was tried is not played
			i.refuse(refusal{r.file, r.line, 0, errNoTurns})
		default:
			i.take(r, record)
		}
	}
	if len(i.fresh) >= i.batch || i.done() {
		i.store()
	}
}

func placeOf(err error) (line, column int) {
	if wrong, ok := errors.AsType[*match.ReadError](err); ok {
		return wrong.Line, wrong.Column
	}
	return 0, 0
}

func (i *importer) take(r broughtRecord, m *match.Record) {
	h := headers{m.ID(), m.Options(), m.Result(), m.Tag("Date"), [2]string{m.Player(rules.Near), m.Player(rules.Far)}, m.Ply()}
	kept := i.kept[i.hash(h)]
	if slices.ContainsFunc(kept, func(k *known) bool { return i.same(k, m) }) {
		i.known++
		return
	}
	if err := bring(m); err != nil {
		i.refuse(refusal{r.file, r.line, 0, err})
		return
	}
	k := &known{record: m}
	i.fresh = append(i.fresh, k)
	i.keep(h, k)
}

func (i *importer) hash(h headers) uint64 { return maphash.Comparable(i.seed, h) }

func (i *importer) keep(h headers, k *known) {
	at := i.hash(h)
	i.kept[at] = append(i.kept[at], k)
}

// same reports whether a known game has the turns of a record.
func (i *importer) same(k *known, m *match.Record) bool {
	if k.record != nil {
		return k.record.Moves() == m.Moves()
	}
	text, err := shelf.Record(i.env.Shelf, k.id)
	if err != nil {
		return false
	}
	stored, err := i.reader.Check(text)
	return err == nil && stored.Moves() == m.Moves()
}

func (i *importer) stop() {
	i.records = i.records[:i.next]
	i.store()
}

func (i *importer) store() {
	if len(i.fresh) == 0 {
		return
	}
	games := make([]*match.Record, len(i.fresh))
	for n, k := range i.fresh {
		games[n] = k.record
	}
	ids, err := shelf.SaveNew(i.env.Shelf, games, i.env.Now())
	if err != nil {
		i.err = err
	}
	for n, id := range ids {
		k := i.fresh[n]
		k.id, k.record = id, nil
		if id != "" {
			i.added = append(i.added, id)
		}
	}
	i.fresh = nil
}

// bring marks a game from a file: not played here, not rated, and not played by links.
func bring(m *match.Record) error {
	bylink.End(&m.Labels)
	if err := m.SetTag(session.RatedTag, ""); err != nil {
		return err
	}
	if m.Tag("Date") == "" {
		return errors.Join(m.SetTag("Date", match.UnknownDate), m.SetTag(match.ImportedTag, session.ImportedByFile))
	}
	return m.SetTag(match.ImportedTag, session.ImportedByFile)
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
