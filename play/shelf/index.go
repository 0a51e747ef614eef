package shelf

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"tidepool/play/match"
	"tidepool/rules"
)

// A Mark identifies a version of a content without reading it.
type Mark struct {
	Size int64 // in bytes
	// Version is the time of writing, or a checksum.
	Version int64
}

func markOf[T string | []byte](content T) Mark {
	return Mark{int64(len(content)), int64(sumOf(content))}
}

// An index has the summaries of files by name, which need not be read again if unchanged.
type index map[string]indexed

type indexed struct {
	mark    Mark
	summary *Summary
}

// indexSlack is how many files are read again each time before the index is rewritten. A shelf of few games
// has no index.
const indexSlack = 100

// maxLine limits an index entry in bytes. A record's headers are shorter.
const maxLine = 32 << 10

// indexVersion changes with the content of summaries.
const indexVersion = 1

// summaries caches the summaries of files.
type summaries struct {
	store *fallback
	games []rules.Game
	index index
	// unindexed is the number of files read since the index was last saved.
	unindexed int
	// marks has the marks of all files during a look at all of them.
	marks map[string]Mark
}

// look lists all files, whose marks are known until done is called.
func (s *summaries) look() (names []string, done func(), err error) {
	done = func() { s.marks = nil }
	m, ok := s.store.store.(marker)
	if !ok {
		names, err = s.store.List()
		return names, done, err
	}
	marks, err := m.marks()
	for name, k := range s.store.kept {
		if marks == nil {
			marks = make(map[string]Mark)
		}
		marks[name] = markOf(k.data)
	}
	s.marks = marks
	return slices.AppendSeq(make([]string, 0, len(marks)), maps.Keys(marks)), done, err
}

func (s *summaries) mark(name string) (Mark, error) {
	if mark, ok := s.marks[name]; ok && mark != (Mark{}) {
		return mark, nil
	}
	return s.store.Stat(name)
}

// wrote records a file just written by this program. If marks are times, two writes within one clock tick may
// have the same mark, so the file is read again.
func (s *summaries) wrote(name string, mark Mark, summary *Summary) {
	if _, ok := s.store.store.(marker); !ok {
		delete(s.index, name)
		return
	}
	s.load()
	if _, known := s.index[name]; !known {
		s.unindexed++
	}
	s.index[name] = indexed{mark, summary}
}

// load loads the saved index, once.
func (s *summaries) load() {
	if s.index != nil {
		return
	}
	s.index = make(index)
	if c, ok := s.store.store.(cacher); ok {
		if list, err := decodeIndex(c.readIndex(), s.games); err == nil {
			s.index = list
		}
	}
}

// Remember keeps what is known of saved games for the next start of the program.
func (s *Shelf) Remember() {
	if _, ok := s.store.store.(marker); !ok {
		s.List() // what was written is to be read once
		return
	}
	s.summaries.save()
}

// save saves the index for the next run if that would avoid many reads.
func (s *summaries) save() {
	if c, ok := s.store.store.(cacher); ok && s.unindexed > indexSlack {
		c.writeIndex(encodeIndex(s.index))
		s.unindexed = 0
	}
}

// of returns a file's summary, which must not be changed, for the game with an id. It reads the file only if its mark differs from the index's.
func (s *summaries) of(id, name string) (*Summary, error) {
	s.load()
	mark, err := s.mark(name)
	if err != nil {
		return nil, err
	}
	if known, ok := s.index[name]; ok && known.mark == mark {
		return known.summary, nil
	}
	summary, err := s.read(id, name)
	if err != nil {
		delete(s.index, name)
		return nil, err
	}
	s.index[name] = indexed{mark, &summary}
	s.unindexed++
	return &summary, nil
}

const indexMagic = "tidepool-index "

// encodeIndex returns a line with a checksum and the version, then one line per file with its fields
// separated by tabs.
func encodeIndex(list index) []byte {
	ids := make(map[rules.Game]string)
	b := fmt.Appendf(nil, "%s%08d ", indexMagic, 0)
	body := len(b)
	b = fmt.Appendf(b, "%d\n", indexVersion)
	for name, x := range list {
		s := x.summary
		if ids[s.Game] == "" {
			ids[s.Game] = s.Game.Info().ID
		}
		b = append(b, name...)
		b = strconv.AppendInt(append(b, '\t'), x.mark.Size, 10)
		b = strconv.AppendInt(append(b, '\t'), x.mark.Version, 10)
		b = appendFields(b, ids[s.Game], s.Options, s.Players[0], s.Players[1], strconv.Itoa(s.Ply), s.Result, strconv.Itoa(int(s.First)))
		b = strconv.AppendInt(append(b, '\t'), s.Changed.UnixMilli(), 10)
		for _, t := range s.Tags {
			b = appendFields(b, t.Name, t.Value)
		}
		b = append(b, '\n')
	}
	copy(b[len(indexMagic):], checksum(b[body:]))
	return b
}

func appendFields(b []byte, fields ...string) []byte {
	for _, field := range fields {
		b = append(append(b, '\t'), field...)
	}
	return b
}

var errIndex = errors.New("not an index")

// decodeIndex parses the output of encodeIndex, completely or not at all.
func decodeIndex(text string, games []rules.Game) (index, error) {
	rest, ok := strings.CutPrefix(text, indexMagic)
	sum, body, ok2 := strings.Cut(rest, " ")
	version, lines, ok3 := strings.Cut(body, "\n")
	if !ok || !ok2 || !ok3 || sum != checksum(body) || version != strconv.Itoa(indexVersion) || !utf8.ValidString(body) {
		return nil, errIndex
	}
	if hasControl(lines) {
		return nil, errIndex
	}
	lines = strings.TrimSuffix(lines, "\n")
	d := newIndexDecoder(lines, games)
	for line := ""; lines != ""; {
		line, lines, _ = strings.Cut(lines, "\n")
		if line == "" {
			continue
		}
		if err := d.add(line); err != nil {
			return nil, err
		}
	}
	return d.index, nil
}

// hasControl reports whether a text has control characters besides tabs and line feeds.
func hasControl(text string) bool {
	for i := range len(text) {
		switch c := text[i]; {
		case c < ' ' && c != '\t' && c != '\n', c == 0x7f, c == 0xc2 && text[i+1] < 0xa0: // U+0080 to U+009F
			return true
		}
	}
	return false
}

// An indexDecoder makes few large allocations, because many small ones take longer than all else.
type indexDecoder struct {
	index     index
	games     map[string]rules.Game
	summaries []Summary
	tags      []match.Tag
	fields    []string // reused
}

const (
	indexFields = 11 // besides tags
	shortLine   = 40 // bytes; each is longer
)

func newIndexDecoder(lines string, games []rules.Game) *indexDecoder {
	count := min(strings.Count(lines, "\n")+1, len(lines)/shortLine)
	tags := (strings.Count(lines, "\t") - count*(indexFields-1)) / 2
	d := &indexDecoder{
		index: make(index, count), games: make(map[string]rules.Game),
		summaries: make([]Summary, 0, count), tags: make([]match.Tag, 0, max(0, tags)),
	}
	for _, g := range games {
		d.games[g.Info().ID] = g
	}
	return d
}

// add decodes a line.
func (d *indexDecoder) add(line string) error {
	if len(line) > maxLine {
		return errIndex
	}
	f := d.fields[:0]
	for field, more := "", true; more; f = append(f, field) {
		field, line, more = strings.Cut(line, "\t")
	}
	d.fields = f
	if len(f) < indexFields || (len(f)-indexFields)%2 != 0 {
		return errIndex
	}
	id, _, _ := strings.Cut(f[0], ".")
	game, known := d.games[f[3]]
	size, err1 := strconv.ParseInt(f[1], 10, 64)
	version, err2 := strconv.ParseInt(f[2], 10, 64)
	ply, err3 := strconv.Atoi(f[7])
	first, err4 := strconv.Atoi(f[9])
	changed, err5 := strconv.ParseInt(f[10], 10, 64)
	result := f[8] == "*" || f[8] == "1-0" || f[8] == "0-1" || f[8] == "1/2-1/2"
	if errors.Join(err1, err2, err3, err4, err5) != nil || !IsID(id) || !known || !result ||
		ply < 0 || ply > match.MaxPlies || first < 0 || first > 1 {
		return errIndex
	}
	d.summaries = append(d.summaries, Summary{
		ID: id, Game: game, Options: f[4], Players: [2]string{f[5], f[6]}, Ply: ply, Result: f[8],
		First: rules.Side(first), Changed: time.UnixMilli(changed).UTC(), Tags: d.addTags(f[indexFields:]),
	})
	d.index[f[0]] = indexed{Mark{size, version}, &d.summaries[len(d.summaries)-1]}
	return nil
}

// addTags returns the tags with names and values, nil for none.
func (d *indexDecoder) addTags(f []string) []match.Tag {
	if len(f) == 0 {
		return nil
	}
	from := len(d.tags)
	for ; len(f) > 0; f = f[2:] {
		d.tags = append(d.tags, match.Tag{Name: f[0], Value: f[1]})
	}
	return d.tags[from:len(d.tags):len(d.tags)]
}
