package make

import (
	"fmt"
	"io"
	"strings"
)

// WriteTries writes the results of the levels, on which the grades are based: per line a puzzle's ID and how
// many tries of levels 2, 4 and 6 solved it.
func WriteTries(w io.Writer, list []Found) error {
	var b strings.Builder
	for _, f := range list {
		fmt.Fprintf(&b, "%s %s\n", f.ID(), f.Trial)
	}
	_, err := io.WriteString(w, b.String())
	return err
}
