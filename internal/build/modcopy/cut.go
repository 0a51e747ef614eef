package modcopy

import (
	"bytes"
	"fmt"
	"go/format"
)

// A Cut takes out of a file the text from its one From to the first To after
// that, both included, and puts another there.
type Cut struct {
	File, From, To, Put string
}

// End is the To of a cut that goes to the end of its file.
const End = "\x00"

func (c Cut) apply(text []byte) ([]byte, error) {
	if n := bytes.Count(text, []byte(c.From)); n != 1 {
		return nil, fmt.Errorf("%s says %q %d times, not once", c.File, c.From, n)
	}
	before, after, _ := bytes.Cut(text, []byte(c.From))
	if c.To == End {
		after = nil
	} else {
		var found bool
		if _, after, found = bytes.Cut(after, []byte(c.To)); !found {
			return nil, fmt.Errorf("%s does not say %q after %q", c.File, c.To, c.From)
		}
	}
	return bytes.Join([][]byte{before, []byte(c.Put), after}, nil), nil
}

// Change makes the cuts, puts the files that are new where there were none, and
// begins each changed file with a notice, as licences want it.
func (f Files) Change(notice string, cuts []Cut, added Files) error {
	changed := map[string]bool{}
	for name, text := range added {
		f[name] = text
		changed[name] = true
	}
	for _, c := range cuts {
		text, err := c.apply(f[c.File])
		if err != nil {
			return err
		}
		f[c.File] = text
		changed[c.File] = true
	}
	for name := range changed {
		text, err := format.Source(append([]byte(notice), f[name]...))
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		f[name] = text
	}
	return nil
}
