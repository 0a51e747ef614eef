//go:build !js

package cli

import (
	"io"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"
)

// A cleaner is a writer that makes text safe for terminals: it hides non-printing characters other than line
// ends and tabs. It may be used by several goroutines.
type cleaner struct {
	to   io.Writer
	mu   sync.Mutex
	half []byte // the start of an incomplete character
}

func (c *cleaner) Write(b []byte) (int, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	text := append(c.half, b...)
	whole := len(text)
	for i := max(0, whole-utf8.UTFMax); i < whole; i++ {
		if utf8.RuneStart(text[i]) && !utf8.FullRune(text[i:]) {
			whole = i
		}
	}
	c.half = append([]byte(nil), text[whole:]...)
	_, err := io.WriteString(c.to, clean(string(text[:whole])))
	return len(b), err
}

// clean replaces characters that could make a terminal do anything but print.
func clean(text string) string {
	var b strings.Builder
	for i, r := range text {
		switch {
		case r == utf8.RuneError && !strings.HasPrefix(text[i:], string(utf8.RuneError)):
			b.WriteString(`\x` + strconv.FormatUint(uint64(text[i]), 16))
		case r == '\n' || r == '\t' || strconv.IsGraphic(r):
			b.WriteRune(r)
		case r == '\r' && strings.HasPrefix(text[i+1:], "\n"): // Windows line end
		default:
			b.WriteString(strings.Trim(strconv.QuoteRune(r), "'"))
		}
	}
	return b.String()
}
