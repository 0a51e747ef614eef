package locale

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// A term is a line of the glossary: the word for one thing in one language,
// and those that are not to be used for it.
type term struct {
	line              int
	lang, thing, word string
	never             []string
	where, not        []string // beginnings of keys
}

func glossary(t *testing.T) []term {
	t.Helper()
	data, err := os.ReadFile("testdata/glossary.txt")
	if err != nil {
		t.Fatal(err)
	}
	var terms []term
	for i, line := range strings.Split(string(data), "\n") {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		cells := strings.Split(line, "|")
		if len(cells) != 5 {
			t.Fatalf("line %d of the glossary has %d columns", i+1, len(cells))
		}
		e := term{line: i + 1, lang: strings.TrimSpace(cells[0]), thing: strings.TrimSpace(cells[1]), word: strings.TrimSpace(cells[2]),
			never: strings.Fields(cells[3])}
		for _, w := range strings.Fields(cells[4]) {
			if not, ok := strings.CutPrefix(w, "-"); ok {
				e.not = append(e.not, not)
			} else {
				e.where = append(e.where, w)
			}
		}
		terms = append(terms, e)
	}
	return terms
}

// about reports whether the term says how a text is to be worded.
func (e term) about(key string) bool {
	begins := func(s string) bool { return strings.HasPrefix(key, s) }
	return (len(e.where) == 0 || slices.ContainsFunc(e.where, begins)) && !slices.ContainsFunc(e.not, begins)
}

// hit returns the word that a text should not have, or "".
func (e term) hit(text string) string {
	text = strings.ToLower(text)
	words := " " + strings.Join(strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && r != '{' && r != '}' }), " ") + " "
	for _, n := range e.never {
		switch stem, open := strings.CutSuffix(n, "*"); {
		case e.lang == "ja" && strings.Contains(text, n),
			open && strings.Contains(words, " "+stem),
			!open && e.lang != "ja" && strings.Contains(words, " "+strings.ReplaceAll(n, "_", " ")+" "):
			return n
		}
	}
	return ""
}

// texts are the words of a language with, in English, the reasons of the rules,
// whose words are in their own source.
func texts(t *testing.T, lang string) map[string]string {
	t.Helper()
	all := make(map[string]string)
	for k, s := range open(t, lang).words {
		all[k] = s
	}
	if lang == "en" {
		for code, s := range reasonTexts(t) {
			all["why."+code] = s
		}
	}
	return all
}

// Every language uses one word for one thing, that of its glossary.
func TestGlossary(t *testing.T) {
	known := make(map[string]map[string]string)
	for _, l := range Languages() {
		known[l.Tag] = texts(t, l.Tag)
	}
	for _, e := range glossary(t) {
		used := false
		if known[e.lang] == nil {
			t.Errorf("line %d: no language %q", e.line, e.lang)
		}
		for k, s := range known[e.lang] {
			used = used || strings.Contains(strings.ToLower(s), e.word)
			if n := e.hit(s); n != "" && e.about(k) {
				t.Errorf("%s: %s says %q for %s, which is %q (line %d): %s", e.lang, k, n, e.thing, e.word, e.line, s)
			}
		}
		if !used {
			t.Errorf("line %d: %q is used nowhere in %s", e.line, e.word, e.lang)
		}
	}
}

func TestGlossaryFinds(t *testing.T) {
	for _, c := range []struct{ lang, never, text, want string }{
		{"ru", "совет", "Ещё совет", "совет"}, {"ru", "совет", "Советская", ""}, {"ru", "ребён*", "Двое ребёнка", "ребён*"},
		{"id", "{n}_giliran", "{n} giliran", "{n}_giliran"}, {"id", "{n}_giliran", "giliran {n}", ""}, {"ja", "連係", "これは連係です", "連係"},
		{"hu", "fog", "elfogadja", ""}, {"hu", "fog", "Üres szemben is fog.", "fog"},
	} {
		if got := (term{lang: c.lang, never: []string{c.never}}).hit(c.text); got != c.want {
			t.Errorf("%q in %q: %q, want %q", c.never, c.text, got, c.want)
		}
	}
}

var (
	turnWord = regexp.MustCompile(`[a-z]+:[a-z]\d-[a-z]\d`) // a card and its squares
	article  = regexp.MustCompile(`(?i)(^|[ „(])az? \{`)
)

// Japanese has its own, wide punctuation.
func TestJapanesePunctuation(t *testing.T) {
	for k, s := range open(t, "ja").words {
		if strings.ContainsAny(turnWord.ReplaceAllString(s, ""), "?!:;()[]") {
			t.Errorf("%s: %s", k, s)
		}
	}
}

// What a Hungarian article is depends on the word after it, so none stands
// before a word that is filled in.
func TestHungarianArticles(t *testing.T) {
	for k, s := range open(t, "hu").words {
		if article.MatchString(s) {
			t.Errorf("%s: %s", k, s)
		}
	}
}
