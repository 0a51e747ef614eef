package make

import (
	"fmt"
	"strings"
)

// TriesText returns the results of the levels, on which the grades are based: per line a puzzle's ID and how
// many tries of levels 2, 4 and 6 solved it.
func TriesText(list []Found) string {
	var b strings.Builder
	for _, f := range list {
		fmt.Fprintf(&b, "%s %s\n", f.ID(), f.Trial)
	}
	return b.String()
}
