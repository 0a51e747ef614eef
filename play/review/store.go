package review

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"
)

// MaxStored is the maximum length of a stored review in bytes.
const MaxStored = 8000

// A stored review is a line of text: the version, "*" if it is complete, and for each position a checksum of the
// turns that led there and the looks at it, separated by "|". A look is a letter (s for the position, a or A for
// all of its turns, w for the position after another turn), the time in milliseconds, the score, the depth and
// the words of the best line, separated by ","; all turns follow, each after a ";". Numbers are in base 36. After a score
// "!" means proven, "~" that only who wins is certain.
//
// Wins and losses stored by version 1 may be wrong. A complete review of version 2 has not looked at the turns that
// gave away seeds without changing the result.
//
//	3* Zk|s3,c1e,7,a3-b3,e4-d4 0q|sc,w5!,d,b2-a2|A1g,w5!,9,b2-a2;w5!,b2-a2;l2!,c1-d1
const (
	version   = "3"
	byResults = "2"
)

// How many turns are stored, how much of each line, and how much of the lines that reasons are found in; less for
// games for which that is too long.
var shortened = [...]struct{ turns, line, whole int }{{40, whole, whole}, {40, 8, whole}, {40, 4, whole}, {24, 4, 8}, {12, 2, 2}, {6, 1, 1}}

const (
	// whole is longer than a review's lines.
	whole = 32
	// follow is how many positions from one with a look at all turns, where a turn gave something away, have lines
	// that the reason may be found in.
	follow = 3
)

// Encode returns the review as a line of text, or "" if it is too long.
func (r *Review) Encode() string {
	r.reconcile()
	for _, s := range shortened {
		w := writer{turns: s.turns, line: s.line, whole: s.whole}
		if text := w.review(r); len(text) <= MaxStored {
			return text
		}
	}
	return ""
}

type writer struct {
	strings.Builder
	turns, line, whole int
}

func (w *writer) review(r *Review) string {
	w.WriteString(version)
	if r.complete {
		w.WriteByte('*')
	}
	checks := checksOf(r.spots)
	for i := range r.spots {
		w.WriteByte(' ')
		w.WriteString(checks[i])
		w.spot(r, i)
	}
	return w.String()
}

func (w *writer) spot(r *Review, ply int) {
	s, most := &r.spots[ply], w.line
	if slices.ContainsFunc(r.spots[max(0, ply-follow):ply+1], func(s spot) bool { return s.all.time > 0 }) {
		most = w.whole
	}
	if s.seen.time > 0 && s.seen.time < forever {
		w.WriteString("|s")
		w.look(&s.seen, most)
	}
	if s.all.time > 0 {
		tag := "|a"
		if r.only(ply) {
			tag = "|A"
		}
		w.WriteString(tag)
		w.look(&s.all, most)
		for i, t := range s.all.turns[:min(len(s.all.turns), w.turns)] {
			_, _, proven := t.Score.Proven()
			w.WriteByte(';')
			w.score(Value{Score: t.Score, Proven: proven, Decided: t.Decided})
			told := 1 // no reason is found in the lines of the others
			if i < alternatives || ply < r.Plies() && first(t) == r.spots[ply+1].word {
				told = w.whole
			}
			w.words(t.Words, told)
		}
	}
	for _, word := range slices.Sorted(maps.Keys(s.after)) {
		l := s.after[word]
		w.WriteString("|w" + word + ",")
		w.look(&l, most)
	}
}

// look writes a look with so many turns of its line; one to a proven end is the reason for what led there.
func (w *writer) look(l *look, words int) {
	if _, _, ends := l.best.Score.Proven(); ends {
		words = w.whole
	}
	w.WriteString(strconv.FormatInt(int64(l.time/unit), 36))
	if l.failed {
		w.WriteString(",x")
		return
	}
	w.WriteByte(',')
	w.score(l.value)
	w.WriteByte(',')
	w.WriteString(strconv.FormatInt(int64(l.value.Depth), 36))
	w.words(l.best.Words, words)
}

const unit = time.Millisecond

func (w *writer) score(v Value) {
	kind, n := byte('c'), int64(v.Score)
	if win, plies, ok := v.Score.Proven(); ok {
		kind, n = 'l', int64(plies)
		if win {
			kind = 'w'
		}
	}
	w.WriteByte(kind)
	w.WriteString(strconv.FormatInt(n, 36))
	switch {
	case v.Proven:
		w.WriteByte('!')
	case v.Decided:
		w.WriteByte('~')
	}
}

func (w *writer) words(list []string, most int) {
	for _, word := range list[:min(len(list), most)] {
		w.WriteString("," + word)
	}
}

// checksOf returns two letters for each position that depend on all turns before it.
func checksOf(spots []spot) []string {
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
	const offset, prime = 14695981039346656037, 1099511628211 // FNV-1a
	list := make([]string, len(spots))
	hash := uint64(offset)
	for i := range spots {
		text := spots[i].word
		if i == 0 {
			text = spots[0].position.String()
		}
		for _, b := range []byte(text + "\n") {
			hash = (hash ^ uint64(b)) * prime
		}
		n := hash ^ hash>>32
		list[i] = string([]byte{letters[n>>6&63], letters[n&63]})
	}
	return list
}
