package shelf

import (
	"strconv"
	"time"
)

// stampLayout formats a time as part of a name: sortable, in UTC, in milliseconds, with characters that every
// file system accepts.
const stampLayout = "20060102-150405.000"

func stamp(t time.Time) string { return string(appendStamp(nil, t)) }

func appendStamp(b []byte, t time.Time) []byte {
	const point = len("20060102-150405")
	from := len(b)
	b = plain(t).AppendFormat(b, stampLayout)
	return append(b[:from+point], b[from+point+1:]...)
}

// plain returns a time as stored in files, in UTC, with a year of four digits: games are stored even if the
// clock is wrong.
func plain(t time.Time) time.Time {
	switch t = t.UTC(); {
	case t.Year() < 0:
		return time.Date(0, 1, 1, 0, 0, 0, 0, time.UTC)
	case t.Year() > 9999:
		return time.Date(9999, 12, 31, 23, 59, 59, 999e6, time.UTC)
	}
	return t
}

// newID makes a game's id, such as "20261121-061005123-0001", from the time it began and a counter for games
// with the same time. Ids sort by time.
func newID(t time.Time, counter int) string {
	b := append(appendStamp(make([]byte, 0, longestID), t), '-')
	for n := 1000; n > counter && n > 1; n /= 10 {
		b = append(b, '0')
	}
	return string(strconv.AppendInt(b, int64(counter), 10))
}

// The numbers of digits between hyphens in ids and stamps. A regular expression would be slow in lists of ten
// thousand games, and its package large.
const (
	dayDigits, timeDigits      = 8, 9
	fewestCounted, mostCounted = 4, 6
	longestID                  = dayDigits + 1 + timeDigits + 1 + mostCounted
)

// IsID reports whether a text has the form of a game's id.
func IsID(s string) bool {
	const stamped = dayDigits + 1 + timeDigits
	if len(s) < stamped+1+fewestCounted || len(s) > stamped+1+mostCounted {
		return false
	}
	return isStamp(s[:stamped]) && s[stamped] == '-' && isDigits(s[stamped+1:])
}

// Began returns when a game began, from its id.
func Began(id string) time.Time {
	t, err := parseStamp(id[:dayDigits+1+timeDigits])
	if err != nil {
		return time.Time{}
	}
	return t.Local()
}

func isStamp(s string) bool {
	return len(s) == dayDigits+1+timeDigits && isDigits(s[:dayDigits]) && s[dayDigits] == '-' && isDigits(s[dayDigits+1:])
}

func isDigits(s string) bool {
	for _, c := range []byte(s) {
		if c < '0' || c > '9' {
			return false
		}
	}
	return true
}

const (
	maxCounter = 1000000
	// tries is how many ids are tried for a new game.
	tries = 10000
)

const gameExt = ".game"

func parseStamp(text string) (time.Time, error) {
	const millis = 3
	n := max(0, len(text)-millis)
	return time.Parse(stampLayout, text[:n]+"."+text[n:])
}
