package locale

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"tidepool/sprites/segment"
)

// A term is a line of the glossary: the word for one thing in one language, and those that must not be used for it.
type term struct {
	line              int
	lang, thing, word string
	never             []string
	except            []string // beginnings of keys
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
			never: strings.Fields(cells[3]), except: strings.Fields(cells[4])}
		terms = append(terms, e)
	}
	return terms
}

// about reports whether the term applies to a text.
func (e term) about(key string) bool {
	return !slices.ContainsFunc(e.except, func(s string) bool { return strings.HasPrefix(key, s) })
}

// hit returns the word that a text should not have, or "".
func (e term) hit(text string) string {
	text = strings.ToLower(text)
	words := " " + strings.Join(strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && r != '{' && r != '}' }), " ") + " "
	for _, n := range e.never {
		switch stem, open := strings.CutSuffix(n, "*"); {
		case e.lang == "ja" && holds(text, n),
			open && strings.Contains(words, " "+stem),
			!open && e.lang != "ja" && strings.Contains(words, " "+strings.ReplaceAll(n, "_", " ")+" "):
			return n
		}
	}
	return ""
}

// holds reports whether a text has the first of some words outside the others.
func holds(text, words string) bool {
	list := strings.Split(words, "!")
	for _, other := range list[1:] {
		text = strings.ReplaceAll(text, other, " ")
	}
	return strings.Contains(text, list[0])
}

// texts returns the words of a language, for English including the reasons in the source of the rules.
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

// Every language uses one word for one thing, as in its glossary.
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
		{"ja", "札!手札!山札", "手札と山札", ""}, {"ja", "札!手札", "手札の札", "札!手札"}, {"hu", "fog", "elfogadja", ""}, {"hu", "fog", "Üres szemben is fog.", "fog"},
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

// Lines of Japanese are not broken within a word of katakana or kanji, before an ending in hiragana, or
// within a name that has both.
func TestWordsStayWhole(t *testing.T) {
	parted := regexp.MustCompile(`[\p{Katakana}ー]\n[\p{Katakana}ー]|\p{Han}\n\p{Han}|[\p{Han}\p{Katakana}ー]\n\p{Hiragana}|[親子]\nガニ|絆の\n一歩`)
	for k, s := range open(t, "ja").words {
		lines, at := "", 0
		for _, end := range segment.Lines(s) {
			lines, at = lines+s[at:end]+"\n", end
		}
		if m := parted.FindString(lines); m != "" {
			t.Errorf("%s: %q: %s", k, m, s)
		}
	}
}

// Japanese uses its own, wide punctuation.
func TestJapanesePunctuation(t *testing.T) {
	for k, s := range open(t, "ja").words {
		if strings.ContainsAny(turnWord.ReplaceAllString(s, ""), "?!:;()[]") {
			t.Errorf("%s: %s", k, s)
		}
	}
}

// Japanese has half-width digits and letters, and no spaces next to Japanese text: only a wide one after
// punctuation that ends a sentence.
func TestJapaneseWidths(t *testing.T) {
	wide := regexp.MustCompile(`[０-９Ａ-Ｚａ-ｚ]`)
	spaced := regexp.MustCompile(`[\p{Han}\p{Hiragana}\p{Katakana}ー、。：（）「」！？…] [^·→×★–±]|[^·→×★–±] [\p{Han}\p{Hiragana}\p{Katakana}ー、。：（）「」！？]`)
	for k, s := range open(t, "ja").words {
		if wide.MatchString(s) || spaced.MatchString(s) && k != "daily.week" {
			t.Errorf("%s: %s", k, s)
		}
	}
}

// Punctuation is typographic and follows each language's rules: only Russian has a space before a percent
// sign, and its dashes are long.
func TestSigns(t *testing.T) {
	percent := regexp.MustCompile(`\{\w+\}( ?)%`)
	for _, l := range Languages() {
		for k, s := range texts(t, l.Tag) {
			if m := percent.FindStringSubmatch(s); m != nil && (m[1] != "") != (l.Tag == "ru") {
				t.Errorf("%s: %s: %s", l.Tag, k, s)
			}
			if strings.ContainsAny(s, "'\"") && !strings.HasPrefix(k, "why.") || l.Tag == "ru" && strings.Contains(s, "–") {
				t.Errorf("%s: %s: %s", l.Tag, k, s)
			}
		}
	}
}

// A Hungarian article depends on the following word, so none precedes a word that is filled in.
func TestHungarianArticles(t *testing.T) {
	for k, s := range open(t, "hu").words {
		if article.MatchString(s) {
			t.Errorf("%s: %s", k, s)
		}
	}
}
