// Package locale holds every word that a person reads or hears, by key, in two files per language:
// words/en.txt, and words/en.learn.txt for lessons and rules.
//
//	words, err := locale.Open("ru")
//	words.T(key.MenuPlay, "game", "Konane") // "Играть: Konane"
//	words.N(key.ResultsMoves, 3)            // "3 хода"
//	words.Of(key.Pieces, "stone")           // "камень"
//
// testdata/glossary.txt has the terms for things in each language. The program contains what go generate
// ./locale/key makes of the files: two per language, of which the one for lessons and rules may come later,
// without comments and with names mostly in English only. In a page only English is in the program; the other
// files are fetched and passed to Parse and Learn, which refuse those of another version of the program.
// Errors for developers are in plain English in the code.
package locale

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tidepool/locale/key"
	"tidepool/rules"
)

// A Locale is the words of one language; missing keys fall back to English, or to the key itself.
type Locale struct {
	tag     string
	words   map[string]string
	english map[string]string
	names   []string // of the English words, in order, as indexed by keys
	main    int      // how many of them do not come from Learn
}

// English returns the English words, which are always complete.
func English() *Locale {
	l, err := carried("en", nil)
	if err != nil {
		panic(err) // the file is embedded and checked by tests
	}
	return l
}

func carried(tag string, english *Locale) (*Locale, error) {
	l, err := parse(tag, Carried(File(tag)), english)
	if err != nil {
		return nil, err
	}
	if learn := Carried(LearnFile(tag)); learn != nil {
		return l, l.Learn(learn)
	}
	return l, nil
}

// A Language is a language of the program.
type Language struct {
	Tag  string // BCP 47: "ja"
	Name string // in the language itself
}

// Languages returns the program's languages, English first.
func Languages() []Language {
	return []Language{
		{"en", "English"}, {"id", "Bahasa Indonesia"}, {"ms", "Bahasa Melayu"},
		{"hu", "Magyar"}, {"ja", "日本語"}, {"ru", "Русский"},
	}
}

func speaks(tag string) bool {
	return slices.ContainsFunc(Languages(), func(l Language) bool { return l.Tag == tag })
}

// Open returns the words of a language by its tag, if the program contains them: see Carried.
func Open(tag string) (*Locale, error) {
	english := English()
	if tag == english.tag {
		return english, nil
	}
	return carried(tag, english)
}

// Best returns the tag of the language that best suits a person's preferences, in order, or English. A
// preference is a tag ("pt-BR") or a POSIX locale ("ru_RU.UTF-8"). The page's words.js chooses in the same way.
func Best(preferences []string) string {
	for _, p := range preferences {
		tag := strings.ToLower(p)
		if end := strings.IndexAny(tag, "-_.@"); end >= 0 {
			tag = tag[:end]
		}
		if tag == "in" { // old systems' tag for Indonesian
			tag = "id"
		}
		if speaks(tag) {
			return tag
		}
	}
	return "en"
}

// Tag returns the language's tag.
func (l *Locale) Tag() string { return l.tag }

// Names returns the names of all words of the language, in no particular order, for tests and tools, like Named.
func (l *Locale) Names() []string { return slices.Collect(maps.Keys(l.words)) }

// Named returns the words with a name, as in the files, and whether the language or English has them.
func (l *Locale) Named(name string) (words string, ok bool) { return l.find(name) }

// Name returns the name of a key: "board.carry".
func (l *Locale) Name(k key.Text) string {
	if k == 0 || int(k) > len(l.names) {
		return "" // None, or words that are not loaded yet
	}
	return l.names[k-1]
}

func (l *Locale) find(name string) (string, bool) {
	if s, ok := l.words[name]; ok {
		return s, true
	}
	s, ok := l.english[name]
	return s, ok
}

// T returns the words for a key, with {name} placeholders filled from pairs of name and value.
func (l *Locale) T(k key.Text, pairs ...any) string { return l.say(l.Name(k), pairs) }

// Of is T for a member of a family; if there are no words, even in English, it returns their name.
func (l *Locale) Of(f key.Family, member string, pairs ...any) string {
	return l.say(strings.Replace(f.Pattern(), "*", member, 1), pairs)
}

// Knows reports whether the language or English has words for a member of a family.
func (l *Locale) Knows(f key.Family, member string) bool {
	_, ok := l.find(strings.Replace(f.Pattern(), "*", member, 1))
	return ok
}

func (l *Locale) say(name string, pairs []any) string {
	s, ok := l.find(name)
	if !ok {
		return name
	}
	return fill(s, pairs)
}

// N is T for a text that depends on a number, and also fills {n}: the forms have names ending in one, few,
// many and other.
func (l *Locale) N(k key.Count, n int, pairs ...any) string {
	name := plural(l.tag, n)
	stem := strings.TrimSuffix(l.Name(key.Text(k)), "one")
	if _, ok := l.find(stem + name); !ok {
		name = "other"
	}
	return l.say(stem+name, append(pairs, "n", n))
}

// Signed formats a number with its sign and so many digits after the language's decimal mark: "+1.3", and in
// Russian "–1,3". A number rounded to zero has no sign.
func (l *Locale) Signed(x float64, digits int) string {
	s := strconv.FormatFloat(math.Abs(x), 'f', digits, 64)
	sign := "+"
	switch {
	case strings.Trim(s, "0.") == "":
		sign = ""
	case x < 0:
		sign = "–"
	}
	return sign + strings.Replace(s, ".", l.T(key.NumberDecimal), 1)
}

// Side returns the name of a side of a game.
func (l *Locale) Side(id string) string { return l.Of(key.Sides, id) }

// Game returns the players' name of a game.
func (l *Locale) Game(id string) string { return l.Of(key.Games, id) }

// Reason translates a refusal. In English it is the reason's own text, unless it needs another for the reader.
func (l *Locale) Reason(r rules.Reason) string {
	if r.Side == "" {
		return l.Refusal(r, Name{})
	}
	return l.Refusal(r, Name{Text: l.Side(r.Side)})
}

// Refusal is Reason with the name of the side that it is about.
func (l *Locale) Refusal(r rules.Reason, side Name) string {
	sentence, ok := l.words[strings.Replace(key.Reasons.Pattern(), "*", r.Code, 1)]
	if !ok {
		sentence = r.Text
	}
	text := fill(sentence, []any{"side", side, "at", r.At, "n", r.N})
	if r.At == "" || strings.Contains(sentence, "{at}") {
		return Capital(text)
	}
	at := string(r.At)
	if l.Knows(key.Cards, at) {
		at = l.Of(key.Cards, at)
	}
	return at + ": " + text
}

// Outcome says who won, or that the game is drawn, and why.
func (l *Locale) Outcome(o rules.Outcome, winner string) (title, why string) {
	switch o.Result {
	case rules.Decisive:
		return l.T(key.EndWin, "name", winner), l.Of(key.Ends, o.By)
	case rules.Drawn:
		return l.T(key.EndDraw), l.Of(key.Ends, o.By)
	}
	return l.T(key.EndOngoing), ""
}

// Capital capitalises the first letter of a text, unless a square or a house is named by it: in Kalah the houses a
// and A are different ones.
func Capital(s string) string {
	first, n := utf8.DecodeRuneInString(s)
	if next, _ := utf8.DecodeRuneInString(s[n:]); n == 0 || unicode.IsDigit(next) || unicode.In(next, unicode.Hiragana, unicode.Katakana, unicode.Han) {
		return s
	}
	return string(unicode.ToUpper(first)) + s[n:]
}
