package shelf

import (
	"fmt"
	"regexp"
	"strings"
	"time"
)

// stampLayout is a time as part of a name: sortable, in UTC, to the
// millisecond, of characters that every file system takes.
const stampLayout = "20060102-150405.000"

func stamp(t time.Time) string {
	return strings.Replace(t.UTC().Format(stampLayout), ".", "", 1)
}

// NewID makes a game's id, "20261121-061005123-0001", from when it began and
// a counter for those that began together. Ids sort by time.
func NewID(t time.Time, counter int) string {
	return fmt.Sprintf("%s-%04d", stamp(t), counter)
}

var (
	idPattern     = regexp.MustCompile(`^\d{8}-\d{9}-\d{4,6}$`)
	binnedPattern = regexp.MustCompile(`^(\d{8}-\d{9}-\d{4,6})\.removed-(\d{8}-\d{9})$`)
)

// gameExt ends the names of saved games.
const gameExt = ".game"
