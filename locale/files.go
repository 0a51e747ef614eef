package locale

import (
	"errors"
	"fmt"
	"maps"
	"strings"
	"unicode/utf8"

	"tidepool/locale/key"
)

// File returns the name of the file that has the words of a language, without those of LearnFile.
func File(tag string) string { return tag + ".txt" }

// LearnFile returns the name of the file with the words of lessons and rules, which are long and not needed at once.
func LearnFile(tag string) string { return tag + ".learn.txt" }

// Carried returns a file of words by its name, nil if this program does not contain it: a desktop program has
// all of them, a page only the English one, without LearnFile.
func Carried(name string) []byte {
	data, err := files.ReadFile("carried/" + name)
	if err != nil {
		return nil
	}
	return data
}

// mostBytes is more than the size of any language's words.
const mostBytes = 1 << 18

var errWords = errors.New("not this program's words")

// entry is a line of a file of words; the name is empty if the line is identified by its number.
type entry struct{ name, text string }

// entries parses a file of words: a line with its type and a count, so many lines of bare text, then lines of
// "name = text". A \n is a line break.
func entries(data []byte, what string, bare int) ([]entry, error) {
	if len(data) > mostBytes || !utf8.Valid(data) {
		return nil, errWords
	}
	head, body, _ := strings.Cut(string(data), "\n")
	n := strings.Count(body, "\n")
	if want := fmt.Sprintf("%s %s %d", what, key.Edition, n); strings.TrimSuffix(head, "\r") != want || n < bare {
		return nil, fmt.Errorf("%w: it is %.60q, not %q", errWords, head, want)
	}
	list := make([]entry, 0, n)
	for line := range strings.Lines(body) {
		line = strings.TrimRight(line, "\r\n")
		e := entry{text: line}
		if len(list) >= bare {
			name, text, ok := strings.Cut(line, " = ")
			if !ok || name == "" || text == "" {
				return nil, fmt.Errorf("%w: line %d has no name", errWords, len(list)+2)
			}
			e = entry{name, text}
		}
		if strings.ContainsFunc(line, func(r rune) bool { return r < ' ' || r == 0x7f }) {
			return nil, fmt.Errorf("%w: line %d has what no text has", errWords, len(list)+2)
		}
		e.text = strings.ReplaceAll(e.text, `\n`, "\n")
		list = append(list, e)
	}
	return list, nil
}

// Parse returns the words of a language from its File, without those of LearnFile.
func Parse(tag string, data []byte) (*Locale, error) {
	if tag == "en" {
		return parse(tag, data, nil)
	}
	english, err := parse("en", Carried(File("en")), nil)
	if err != nil {
		return nil, err
	}
	return parse(tag, data, english)
}

// parse parses a language's words, with the names of English in their order, or English itself.
func parse(tag string, data []byte, english *Locale) (*Locale, error) {
	if !speaks(tag) {
		return nil, fmt.Errorf("locale: no language %q", tag)
	}
	l := &Locale{tag: tag, words: make(map[string]string)}
	var shared []string
	if english != nil {
		l.english, l.names = english.words, english.names[:english.main:english.main]
		shared = l.names
	}
	list, err := entries(data, tag, len(shared))
	if err != nil {
		return nil, fmt.Errorf("locale: %s: %w", tag, err)
	}
	for i, e := range list {
		if i < len(shared) {
			e.name = shared[i]
		}
		if e.text != "" {
			l.words[e.name] = e.text
		}
		if english == nil {
			l.names = append(l.names, e.name)
		}
	}
	if english == nil {
		l.english = l.words
	}
	l.main = len(l.names)
	return l, nil
}

// Learn adds the words of the language's LearnFile, all or none.
func (l *Locale) Learn(data []byte) error {
	list, err := entries(data, l.tag+".learn", 0)
	if err != nil {
		return fmt.Errorf("locale: %s: %w", l.tag, err)
	}
	learned := make(map[string]string, len(list))
	names := l.names[:l.main:l.main]
	for _, e := range list {
		learned[e.name] = e.text
		names = append(names, e.name)
		if _, twice := l.words[e.name]; twice {
			return fmt.Errorf("locale: %s: %w: %.60q is there", l.tag, errWords, e.name)
		}
	}
	maps.Copy(l.words, learned)
	l.names = names
	return nil
}

// Teaches reports whether the words of lessons and rules are loaded.
func (l *Locale) Teaches() bool { return len(l.names) > l.main }
