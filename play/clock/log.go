package clock

import (
	"errors"
	"strconv"
	"strings"
	"time"
)

// A Log remembers what both sides had left after each turn.
type Log struct {
	first int // the number of turns before the first state
	list  []State
}

// Put records what was left after ply turns and drops later entries. Entries are made in order.
func (l *Log) Put(ply int, s State) {
	if n := ply - l.first; n >= 0 && n <= len(l.list) {
		l.list = append(l.list[:n], s)
		return
	}
	l.first, l.list = ply, []State{s}
}

// At returns what was left after ply turns, or at the nearest recorded turn.
func (l *Log) At(ply int) (s State, ok bool) {
	if len(l.list) == 0 {
		return s, false
	}
	return l.list[min(max(ply-l.first, 0), len(l.list)-1)], true
}

// Has reports whether the time after ply turns is recorded.
func (l *Log) Has(ply int) bool { return ply >= l.first && ply < l.first+len(l.list) }

// ErrLog means that a text is not in the form that Encode writes.
var ErrLog = errors.New("clock: not a list of times left")

// Encode returns the log in at most so many bytes, omitting the earliest turns if necessary: the number of
// turns before the first state, both sides' seconds then, and after each turn the seconds of each side that
// changed; at the end, after +, how much of the current turn has been used.
//
//	0 n300f300 f297.2 n281 +12.5
//
// In byo-yomi the number of periods follows, after / in the main time and after * later; the remaining delay
// follows d.
func (l *Log) Encode(used time.Duration, bytes int) string {
	if len(l.list) == 0 {
		return ""
	}
	end := ""
	if used >= time.Second/10 {
		end = " +" + tenths(used)
	}
	var words []string
	size, from := len(end)+len("0000 ")+2*longest, len(l.list)-1
	for ; from > 0; from-- {
		word := changes(&l.list[from-1], &l.list[from])
		if size += len(word) + 1; size > bytes {
			break
		}
		words = append(words, word)
	}
	var b strings.Builder
	b.WriteString(strconv.Itoa(l.first+from) + " n" + l.list[from][0].encode() + "f" + l.list[from][1].encode())
	for i := len(words) - 1; i >= 0; i-- {
		b.WriteString(" " + words[i])
	}
	b.WriteString(end)
	return b.String()
}

// longest is the maximum length of a written reading.
const longest = len("n86400.0*10d180.0")

// changes formats the readings that changed; if neither did, the first.
func changes(old, now *State) string {
	text := ""
	for i, name := range sideNames() {
		if now[i] != old[i] {
			text += name + now[i].encode()
		}
	}
	if text == "" {
		return "n" + now[0].encode()
	}
	return text
}

func sideNames() [2]string { return [2]string{"n", "f"} }

func (r Reading) encode() string {
	text := tenths(r.Left)
	switch {
	case r.Overtime:
		text += "*" + strconv.Itoa(r.Periods)
	case r.Periods > 0:
		text += "/" + strconv.Itoa(r.Periods)
	}
	if r.Free > 0 {
		text += "d" + tenths(r.Free)
	}
	return text
}

// tenths formats seconds, with tenths if there are any; only zero becomes 0.
func tenths(d time.Duration) string {
	n := int(d / (time.Second / 10))
	if d > 0 {
		n = max(n, 1)
	}
	if n%10 == 0 {
		return strconv.Itoa(n / 10)
	}
	return strconv.Itoa(n/10) + "." + strconv.Itoa(n%10)
}

// Decode parses what Encode returns, and nothing else.
func Decode(text string) (l Log, used time.Duration, err error) {
	words := strings.Split(text, " ")
	n := len(words)
	if n > 2 && strings.HasPrefix(words[n-1], "+") {
		d, ok := parseTenths(words[n-1][1:])
		if !ok {
			return Log{}, 0, ErrLog
		}
		used, words = d, words[:n-1]
	}
	first, err := strconv.Atoi(words[0])
	if err != nil || first < 0 || strconv.Itoa(first) != words[0] || len(words) < 2 || strings.Count(words[1], "n")+strings.Count(words[1], "f") != 2 {
		return Log{}, 0, ErrLog
	}
	l = Log{first: first, list: make([]State, 0, len(words)-1)}
	var s State
	for _, word := range words[1:] {
		if !s.change(word) {
			return Log{}, 0, ErrLog
		}
		l.list = append(l.list, s)
	}
	return l, used, nil
}

func (s *State) change(word string) bool {
	near, far, both := strings.Cut(word, "f")
	if near != "" {
		text, ok := strings.CutPrefix(near, "n")
		if !ok || !s[0].decode(text) {
			return false
		}
	}
	return (near != "" || both) && (!both || s[1].decode(far))
}

func (r *Reading) decode(text string) bool {
	var next Reading
	left, free, delayed := strings.Cut(text, "d")
	if delayed {
		var ok bool
		if next.Free, ok = parseTenths(free); !ok || next.Free == 0 || next.Free > MostExtra {
			return false
		}
	}
	ok := next.decodeLeft(left)
	if ok {
		*r = next
	}
	return ok
}

func (r *Reading) decodeLeft(text string) (ok bool) {
	left := text
	if at := strings.IndexAny(text, "/*"); at >= 0 {
		n, err := strconv.Atoi(text[at+1:])
		if err != nil || n < 0 || n > MostPeriods || strconv.Itoa(n) != text[at+1:] {
			return false
		}
		r.Overtime, r.Periods, left = text[at] == '*', n, text[:at]
		if n == 0 && !r.Overtime {
			return false
		}
	}
	r.Left, ok = parseTenths(left)
	return ok
}

func parseTenths(s string) (time.Duration, bool) {
	whole, part, _ := strings.Cut(s, ".")
	n, err := strconv.Atoi(whole)
	if err != nil || n < 0 || n > int(most/time.Second) || len(part) > 1 {
		return 0, false
	}
	d := time.Duration(n) * time.Second
	if part != "" {
		d += time.Duration(part[0]-'0') * time.Second / 10
	}
	return d, d <= most && tenths(d) == s
}
