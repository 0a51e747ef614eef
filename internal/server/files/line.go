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
	// sumBytes is the length of a checksum in hexadecimal.
	sumBytes = 16
	// maxLine is the longest line in bytes. No more than maxLine*maxLines bytes of a file are read.
	maxLine  = 4096
	maxLines = 10_000
)

var errLine = errors.New("files: event is too long or has several lines")

// An end is the state after the last line of a log. Its zero value with the table's name as sum is an empty log.
type end struct {
	seq  uint64
	size int64
	at   time.Time
	sum  string
}

// line returns the line for an event, and the end after it. A line has the checksum, the Unix time in nanoseconds
// and the event, separated by spaces.
func (e end) line(at time.Time, data []byte) ([]byte, end, error) {
	rest := strconv.AppendInt(nil, at.UnixNano(), 10)
	rest = append(append(rest, ' '), data...)
	if len(rest) > maxLine-sumBytes-2 || bytes.ContainsAny(data, "\n\x00") {
		return nil, e, errLine
	}
	sum := e.next(rest)
	line := append([]byte(sum+" "), rest...)
	line = append(line, '\n')
	return line, end{e.seq + 1, e.size + int64(len(line)), at, sum}, nil
}

// next returns the checksum of a line that follows this end. rest is the line without its checksum.
func (e end) next(rest []byte) string {
	sum := sha256.Sum256(append([]byte(e.sum+"\n"), rest...))
	return hex.EncodeToString(sum[:])[:sumBytes]
}

// read parses a line without its newline. It returns false if the line cannot follow this end.
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

// load reads the log of a file. If there is no file, the log is empty.
func load(name, file string) ([]store.Entry, end, error) {
	f, err := os.Open(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, end{sum: name}, nil
	}
	if err != nil {
		return nil, end{}, err
	}
	defer f.Close()
	all, err := io.ReadAll(io.LimitReader(f, maxLine*maxLines))
	if err != nil {
		return nil, end{}, err
	}
	return parse(name, all)
}

// parse reads a log from a file's content. It leaves out a last line that was not written completely.
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

// torn reports whether line is a last line that a crash interrupted: only its beginning, or blocks of zeros where
// data was never written. whole says whether the line ended with a newline.
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
	_, _, changed := at.read(line[:len(line)-1]) // a complete line whose newline was changed is damage
	return !changed
}
