//go:build !js

package files

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"io/fs"
	"os"
	"strconv"
	"time"

	"tidepool/internal/server/store"
)

const (
	// sumBytes is how long the text of a checksum is.
	sumBytes = 16
	// most is the longest line, and mostLines how many of them are read.
	most      = 4096
	mostLines = 10_000
)

var errLong = errors.New("files: an event is too long, or of several lines")

// An end is how far a log goes.
type end struct {
	seq  uint64
	size int64
	at   time.Time
	sum  string
}

// A line is its checksum, the time in nanoseconds, and the event.
func (e end) line(at time.Time, data []byte) ([]byte, end, error) {
	rest := strconv.AppendInt(nil, at.UnixNano(), 10)
	rest = append(append(rest, ' '), data...)
	if len(rest) > most-sumBytes-2 || bytes.ContainsAny(data, "\n\x00") {
		return nil, e, errLong
	}
	sum := e.next(rest)
	line := append([]byte(sum+" "), rest...)
	line = append(line, '\n')
	return line, end{e.seq + 1, e.size + int64(len(line)), at, sum}, nil
}

// next is the checksum of a line after this one.
func (e end) next(rest []byte) string {
	sum := sha256.Sum256(append([]byte(e.sum+"\n"), rest...))
	return hex.EncodeToString(sum[:])[:sumBytes]
}

// read takes a line, without its end; false if it is none that can follow.
func (e end) read(line []byte) (data []byte, next end, ok bool) {
	if len(line) <= sumBytes || line[sumBytes] != ' ' {
		return nil, e, false
	}
	sum, rest := string(line[:sumBytes]), line[sumBytes+1:]
	if e.next(rest) != sum {
		return nil, e, false
	}
	number, data, ok := bytes.Cut(rest, []byte(" "))
	nanos, err := strconv.ParseInt(string(number), 10, 64)
	if !ok || err != nil {
		return nil, e, false
	}
	return data, end{e.seq + 1, e.size + int64(len(line)) + 1, time.Unix(0, nanos), sum}, true
}

// load reads a log, none if there is no file.
func load(name, file string) ([]store.Entry, end, error) {
	f, err := os.Open(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, end{sum: name}, nil
	}
	if err != nil {
		return nil, end{}, err
	}
	defer f.Close()
	all, err := io.ReadAll(io.LimitReader(f, most*mostLines))
	if err != nil {
		return nil, end{}, err
	}
	return parse(name, all)
}

// parse reads what is in a file.
func parse(name string, all []byte) ([]store.Entry, end, error) {
	at := end{sum: name}
	var list []store.Entry
	for len(all) > 0 {
		line, rest, whole := bytes.Cut(all, []byte("\n"))
		data, next, ok := at.read(line)
		if !whole || !ok {
			if torn(at, line, rest, whole) {
				return list, at, nil
			}
			return nil, at, store.ErrDamaged
		}
		list = append(list, store.Entry{Table: name, Seq: next.seq, Prev: at.seq, At: next.at, Data: data})
		at, all = next, rest
	}
	return list, at, nil
}

// torn reports whether a crash, and nothing else, can have left this as the last line: its beginning, or
// all of its length with blocks of zeros that were never written.
func torn(at end, line, rest []byte, whole bool) bool {
	if len(rest) > 0 {
		return false
	}
	if whole {
		return bytes.Contains(line, []byte("\x00\x00"))
	}
	if len(line) == 0 {
		return true
	}
	_, _, changed := at.read(line[:len(line)-1]) // a whole line whose end has become another letter
	return !changed
}
