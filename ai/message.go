package ai

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
)

// A Request is one message to a remote thinker, such as a Web Worker; exactly one field is set.
type Request struct {
	Think *Job
	Set   *Settings
	Stop  bool
}

// Messages are lines "name value" or "name", the first of which is the type of message. Parsing them needs no
// library, which keeps the worker small.

const (
	maxMessage = 1 << 20 // bytes
	maxWords   = 2000    // turns of a game
	maxTurns   = 2000    // scored turns of a position
	maxLine    = 2 * MaxPly
	maxText    = 1024 // bytes of a start position or a problem
	maxName    = 512  // bytes of a game or its options
)

func (o Request) Encode() []byte {
	var w writer
	switch {
	case o.Think != nil:
		w.job(o.Think)
	case o.Set != nil:
		w.line("set", "")
		w.number("table", uint64(o.Set.TableBytes))
		w.number("threads", uint64(o.Set.Threads))
	default:
		w.line("stop", "")
	}
	return w.text
}

func (n Update) Encode() []byte {
	var w writer
	w.line("news", strconv.FormatUint(n.ID, 10))
	w.word("problem", strings.ToValidUTF8(n.Problem[:min(len(n.Problem), maxText)], ""))
	w.number("time", uint64(n.Time))
	w.number("depth", uint64(n.Depth))
	w.number("nodes", n.Nodes)
	w.flag("proven", n.Proven)
	w.variation("best", n.Best)
	for _, v := range n.Turns {
		w.variation("turn", v)
	}
	w.flag("final", n.Final) // last: a truncated message is never final
	return w.text
}

// String returns a text such as "win 3 a3-d3 e1-b1 d3-d4".
func (v Variation) String() string {
	return strings.Join(append([]string{v.Score.String()}, v.Words...), " ")
}

// A writer makes a message, omitting zero values.
type writer struct{ text []byte }

var oneLine = strings.NewReplacer("\n", " ", "\r", " ")

func (w *writer) line(name, value string) {
	w.text = append(w.text, name...)
	if value != "" {
		w.text = append(append(w.text, ' '), oneLine.Replace(value)...)
	}
	w.text = append(w.text, '\n')
}

const decided = "decided "

func (w *writer) variation(name string, v Variation) {
	value := v.String()
	if v.Decided {
		value = decided + value
	}
	w.line(name, value)
}

func (w *writer) word(name, value string) {
	if value != "" {
		w.line(name, value)
	}
}

func (w *writer) number(name string, n uint64) {
	if n != 0 {
		w.line(name, strconv.FormatUint(n, 10))
	}
}

func (w *writer) flag(name string, set bool) {
	if set {
		w.line(name, "")
	}
}

func (w *writer) job(j *Job) {
	w.line("think", strconv.FormatUint(j.ID, 10))
	w.word("game", j.Game)
	w.word("options", j.Options)
	w.word("start", j.Start)
	w.word("words", strings.Join(j.Words, " "))
	w.number("level", uint64(j.Level))
	w.number("seed", j.Seed)
	w.number("time", uint64(j.Time))
	w.number("nodes", j.Nodes)
	w.number("depth", uint64(j.Depth))
	w.flag("all", j.All)
	w.number("part", uint64(j.Part.Index))
	w.number("parts", uint64(j.Part.Of))
	w.flag("beside", j.Beside)
	w.flag("fresh", j.Fresh)
	w.flag("prepare", j.Prepare)
}

// DecodeRequest strictly parses a message, but does not check that its position exists.
func DecodeRequest(text []byte) (Request, error) {
	r, err := newReader(text)
	if err != nil {
		return Request{}, err
	}
	var o Request
	switch name, value := r.next(); name {
	case "think":
		o.Think = new(Job)
		r.number(value, &o.Think.ID)
		r.each(func(name, value string) { r.job(o.Think, name, value) })
		if p := o.Think.Part; p.Index >= max(1, p.Of) {
			r.fail("part %d of %d", p.Index, p.Of)
		}
	case "set":
		o.Set = new(Settings)
		r.each(func(name, value string) { r.settings(o.Set, name, value) })
	case "stop":
		o.Stop = true
		r.each(func(name, _ string) { r.unknown(name) })
	default:
		r.unknown(name)
	}
	if r.err != nil {
		return Request{}, r.err
	}
	return o, nil
}

// DecodeUpdate strictly parses a message.
func DecodeUpdate(text []byte) (Update, error) {
	r, err := newReader(text)
	if err != nil {
		return Update{}, err
	}
	var n Update
	name, value := r.next()
	if name != "news" {
		r.unknown(name)
	}
	r.number(value, &n.ID)
	r.each(func(name, value string) { r.update(&n, name, value) })
	if r.err != nil {
		return Update{}, r.err
	}
	return n, nil
}

// A reader parses a message and keeps its first error.
type reader struct {
	rest string
	seen map[string]bool
	err  error
}

func newReader(text []byte) (*reader, error) {
	if len(text) > maxMessage {
		return nil, errors.New("ai: message: too long")
	}
	if len(text) == 0 || text[len(text)-1] != '\n' {
		return nil, errors.New("ai: message: not whole lines")
	}
	// These are never written, so a message with them could not be passed on unchanged.
	if bytes.IndexByte(text, '\r') >= 0 || !utf8.Valid(text) {
		return nil, errors.New("ai: message: not plain text")
	}
	return &reader{rest: string(text), seen: make(map[string]bool)}, nil
}

func (r *reader) next() (name, value string) {
	line, rest, _ := strings.Cut(r.rest, "\n")
	r.rest = rest
	name, value, _ = strings.Cut(line, " ")
	return name, value
}

// each passes on the remaining lines. Only "turn" may occur more than once.
func (r *reader) each(do func(name, value string)) {
	for r.rest != "" && r.err == nil {
		name, value := r.next()
		if r.seen[name] && name != "turn" {
			r.fail("%q twice", name)
			return
		}
		r.seen[name] = true
		do(name, value)
	}
}

func (r *reader) fail(format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf("ai: message: "+format, args...)
	}
}

func (r *reader) unknown(name string) { r.fail("unknown %.20q", name) }

func (r *reader) number(value string, into *uint64) { *into = r.upTo(value, 1<<64-1) }

func (r *reader) upTo(value string, most uint64) uint64 {
	n, err := strconv.ParseUint(value, 10, 64)
	if err != nil || n > most {
		r.fail("%.30q is no number up to %d", value, most)
		return 0
	}
	return n
}

func (r *reader) text(value string, most int) string {
	if len(value) > most {
		r.fail("a text is longer than %d bytes", most)
		return ""
	}
	return value
}

func (r *reader) flag(value string) bool {
	if value != "" {
		r.fail("a flag has the value %.20q", value)
	}
	return true
}

const maxTime = uint64(1<<63 - 1)

func (r *reader) job(j *Job, name, value string) {
	switch name {
	case "game":
		j.Game = r.text(value, maxName)
	case "options":
		j.Options = r.text(value, maxName)
	case "start":
		j.Start = r.text(value, maxText)
	case "words":
		j.Words = r.words(value, maxWords)
	case "level":
		j.Level = int(r.upTo(value, Levels))
	case "seed":
		r.number(value, &j.Seed)
	case "time":
		j.Time = time.Duration(r.upTo(value, maxTime))
	case "nodes":
		r.number(value, &j.Nodes)
	case "depth":
		j.Depth = int(r.upTo(value, MaxPly))
	case "all":
		j.All = r.flag(value)
	case "part":
		j.Part.Index = int(r.upTo(value, MaxThreads-1))
	case "parts":
		j.Part.Of = int(r.upTo(value, MaxThreads))
	case "beside":
		j.Beside = r.flag(value)
	case "fresh":
		j.Fresh = r.flag(value)
	case "prepare":
		j.Prepare = r.flag(value)
	default:
		r.unknown(name)
	}
}

func (r *reader) settings(s *Settings, name, value string) {
	switch name {
	case "table":
		s.TableBytes = int(r.upTo(value, MaxTable))
	case "threads":
		s.Threads = int(r.upTo(value, MaxThreads))
	default:
		r.unknown(name)
	}
}

func (r *reader) update(n *Update, name, value string) {
	switch name {
	case "final":
		n.Final = r.flag(value)
	case "problem":
		n.Problem = r.text(value, maxText)
	case "time":
		n.Time = time.Duration(r.upTo(value, maxTime))
	case "depth":
		n.Depth = int(r.upTo(value, MaxPly))
	case "nodes":
		r.number(value, &n.Nodes)
	case "proven":
		n.Proven = r.flag(value)
	case "best":
		n.Best = r.variation(value)
	case "turn":
		if len(n.Turns) == maxTurns {
			r.fail("more than %d turns", maxTurns)
			return
		}
		n.Turns = append(n.Turns, r.variation(value))
	default:
		r.unknown(name)
	}
}

func (r *reader) words(value string, most int) []string {
	if strings.Count(value, " ") >= most {
		r.fail("more than %d words", most)
		return nil
	}
	words := strings.Split(value, " ")
	for _, w := range words {
		if w == "" {
			r.fail("an empty word")
		}
	}
	return words
}

func (r *reader) variation(value string) Variation {
	value, sure := strings.CutPrefix(value, decided)
	words := r.words(value, maxLine)
	if len(words) < 2 {
		r.fail("no score")
		return Variation{}
	}
	score, err := ParseScore(words[0], words[1])
	if err != nil {
		r.fail("%w", err)
	}
	v := Variation{Score: score, Decided: sure}
	if len(words) > 2 {
		v.Words = words[2:]
	}
	return v
}
