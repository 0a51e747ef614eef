package make

import (
	"bufio"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// journalVersion changes when the same seed gives other puzzles, or the format changes.
const journalVersion = 2

// BeginJournal begins a journal: a text file with the results of each game of a run. They are not proven again, so
// each game's lines end with a checksum.
func BeginJournal(w io.Writer, game string, seed uint64) error {
	_, err := io.WriteString(w, heading(game, seed))
	return err
}

func heading(game string, seed uint64) string {
	return fmt.Sprintf("tidepool puzzle journal %d\t%s\t%d\n", journalVersion, game, seed)
}

// String returns a result's lines in a journal.
func (h *Result) String() string {
	var b strings.Builder
	for _, f := range h.Found {
		word := "puzzle"
		if f.Kept {
			word = "kept"
		}
		fmt.Fprintf(&b, "%s\t%s\t%d\t%s\t%s\t%s\t%s\t%s\n", word, f.Kind, f.Goal, f.Options, f.Position,
			strings.Join(f.Line, " "), f.Also, f.Trial)
	}
	fmt.Fprintf(&b, "game\t%d\t%d\t%d", h.Number, h.Looked, h.Candidates)
	for _, why := range slices.Sorted(maps.Keys(h.Refused)) {
		fmt.Fprintf(&b, "\t%d %s", h.Refused[why], why)
	}
	sum := checksum(b.String())
	return b.String() + "\t" + sum + "\n"
}

func checksum(text string) string { return fmt.Sprintf("%08x", crc32.ChecksumIEEE([]byte(text))) }

// String returns a number for each level.
func (t Trial) String() string {
	words := make([]string, len(t))
	for i, n := range t {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, " ")
}

const (
	// maxJournalLine limits a line in bytes, maxNumber its numbers.
	maxJournalLine = 4000
	maxNumber      = 1_000_000_000
)

var errJournal = errors.New("not as a journal is written, or changed since")

// ReadJournal reads the journal of a run for a game and a seed. It omits an unfinished last game: good is the
// number of bytes before it.
func ReadJournal(r io.Reader, game string, seed uint64) (done []Result, good int64, err error) {
	in := bufio.NewReaderSize(r, maxJournalLine)
	at := int64(0)
	var e entry
	for line := 1; ; line++ {
		text, err := in.ReadSlice('\n')
		switch {
		case err == io.EOF: // the last line was not finished
			return done, good, nil
		case err != nil:
			return nil, 0, fmt.Errorf("line %d: %w", line, err)
		}
		at += int64(len(text))
		if line == 1 {
			if string(text) != heading(game, seed) {
				return nil, 0, errors.New("a journal of another game, seed or version")
			}
			good = at
			continue
		}
		last, ok := e.add(game, string(text))
		if !ok || last && e.h.Number != len(done) {
			return nil, 0, fmt.Errorf("line %d: %w", line, errJournal)
		}
		if last {
			done, good, e = append(done, e.h), at, entry{}
		}
	}
}

// readResult parses the lines of a result.
func readResult(game, text string) (Result, error) {
	var e entry
	last, ok := false, true
	for line := range strings.Lines(text) {
		if ok = ok && !last && len(line) <= maxJournalLine; ok {
			last, ok = e.add(game, line)
		}
	}
	if !ok || !last {
		return Result{}, errJournal
	}
	return e.h, nil
}

// An entry is a result being read.
type entry struct {
	h  Result
	of strings.Builder // the lines so far
}

func (e *entry) add(game, line string) (last, ok bool) {
	parts := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
	switch parts[0] {
	case "puzzle", "kept":
		f, ok := readFound(game, parts[1:])
		f.Kept = parts[0] == "kept"
		e.h.Found = append(e.h.Found, f)
		e.of.WriteString(line)
		return false, ok
	case "game":
		end := len(parts) - 1
		e.of.WriteString(strings.Join(parts[:end], "\t"))
		return true, parts[end] == checksum(e.of.String()) && e.h.read(parts[1:end])
	}
	return false, false
}

func (h *Result) read(parts []string) bool {
	if len(parts) < 3 || !numbers(parts[:3], &h.Number, &h.Looked, &h.Candidates) {
		return false
	}
	h.Refused = make(map[string]int)
	for _, part := range parts[3:] {
		count, why, ok := strings.Cut(part, " ")
		n := 0
		if !ok || why == "" || !numbers([]string{count}, &n) {
			return false
		}
		h.Refused[why] = n
	}
	return true
}

func readFound(game string, parts []string) (f Found, ok bool) {
	if len(parts) != 7 {
		return f, false
	}
	f.Game, f.Options, f.Position = game, parts[2], parts[3]
	f.Line, f.Also = strings.Split(parts[4], " "), parts[5]
	f.Kind = kindOf(parts[0])
	goal, negative := strings.CutPrefix(parts[1], "-")
	ok = f.Kind != 0 && numbers([]string{goal}, &f.Goal) && f.Trial.read(parts[6])
	if negative {
		f.Goal = -f.Goal
	}
	return f, ok
}

func (t *Trial) read(text string) bool {
	return numbers(strings.Split(text, " "), &t[0], &t[1], &t[2]) && max(t[0], t[1], t[2]) <= Tries
}

// numbers strictly parses non-negative numbers.
func numbers(words []string, into ...*int) bool {
	if len(words) != len(into) {
		return false
	}
	for i, word := range words {
		n, err := strconv.Atoi(word)
		if err != nil || n < 0 || n > maxNumber || strconv.Itoa(n) != word {
			return false
		}
		*into[i] = n
	}
	return true
}
