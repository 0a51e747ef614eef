// Package locale holds every word that a person reads or hears, by key, some
// files a language: words/en.txt and, of one thing each, words/en.learn.txt
// and the like.
//
//	words, err := locale.Open("ru")
//	words.T(key.MenuPlay, "game", "Konane") // "Играть: Konane"
//	words.N(key.ResultsMoves, 3)            // "3 хода"
//	words.Of(key.Pieces, "stone")           // "камень"
//
// What a thing is called in each language is in testdata/glossary.txt. The
// program carries what go generate ./locale/key makes of the files: without
// remarks, and with names in English only. The package is not for developers'
// errors, which are plain English where they are made.
package locale

import (
	"embed"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"tidepool/locale/key"
	"tidepool/rules"
)

//go:embed carried/*.txt
var files embed.FS

// A Locale is the words of one language. Missing keys fall back to English,
// and to the key itself where English lacks them too.
type Locale struct {
	tag     language.Tag
	words   map[string]string
	english map[string]string
	names   []string // of the English words, in their order: what keys number
}

// English returns the words this program is written in.
func English() *Locale {
	words, names, err := load("en", nil)
	if err != nil {
		panic(err) // the file is embedded and read by the tests
	}
	return &Locale{language.English, words, words, names}
}

// A Language is one that the program speaks.
type Language struct {
	Tag  string // BCP 47: "ja"
	Name string // in the language itself
}

// Languages lists what the program speaks, English first.
func Languages() []Language {
	return []Language{
		{"en", "English"}, {"id", "Bahasa Indonesia"}, {"ms", "Bahasa Melayu"},
		{"hu", "Magyar"}, {"ja", "日本語"}, {"ru", "Русский"},
	}
}

// Open returns the words of a language by its tag.
func Open(tag string) (*Locale, error) {
	i := slices.IndexFunc(Languages(), func(l Language) bool { return l.Tag == tag })
	if i < 0 {
		return nil, fmt.Errorf("locale: no language %q", tag)
	}
	english := English()
	if tag == "en" {
		return english, nil
	}
	words, _, err := load(tag, english.names)
	if err != nil {
		return nil, fmt.Errorf("locale: %s: %w", tag, err)
	}
	return &Locale{language.MustParse(tag), words, english.words, english.names}, nil
}

// Best returns the tag of the language that suits a person best who prefers
// others in this order, English if none does. A preference is a tag ("pt-BR")
// or a POSIX locale ("ru_RU.UTF-8").
func Best(preferences []string) string {
	var supported, wanted []language.Tag
	for _, l := range Languages() {
		supported = append(supported, language.MustParse(l.Tag))
	}
	for _, p := range preferences {
		p, _, _ = strings.Cut(p, ".")
		p, _, _ = strings.Cut(p, "@")
		if t, err := language.Parse(strings.ReplaceAll(p, "_", "-")); err == nil {
			wanted = append(wanted, t)
		}
	}
	_, i, confidence := language.NewMatcher(supported).Match(wanted...)
	if confidence == language.No {
		i = 0
	}
	return Languages()[i].Tag
}

// Tag is the language's tag.
func (l *Locale) Tag() string { return l.tag.String() }

// load reads the words of a language as the program carries them: first a line for
// each of the shared names, then lines of "name = text". A \n in a text is a line
// break. It returns the names in order, too.
func load(tag string, shared []string) (words map[string]string, names []string, err error) {
	data, err := files.ReadFile("carried/" + tag + ".txt")
	if err != nil {
		return nil, nil, err
	}
	words = make(map[string]string)
	i := 0
	for line := range strings.Lines(string(data)) {
		var name string
		text := strings.TrimSpace(line)
		if i < len(shared) {
			name = shared[i]
		} else {
			name, text, _ = strings.Cut(text, " = ")
		}
		if i++; text != "" {
			words[name] = strings.ReplaceAll(text, `\n`, "\n")
		}
		names = append(names, name)
	}
	return words, names, nil
}

// Names returns the names of all words of the language, in no order: for tests
// and tools, as Named is.
func (l *Locale) Names() []string { return slices.Collect(maps.Keys(l.words)) }

// Named returns the words of a name, as it stands in the files, and whether the
// language or English has any.
func (l *Locale) Named(name string) (words string, ok bool) { return l.find(name) }

// Name is the name of a key's words: "board.carry".
func (l *Locale) Name(k key.Text) string {
	if k == 0 {
		return ""
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

// T returns the words for a key, with {name} placeholders filled from pairs of
// name and value.
func (l *Locale) T(k key.Text, pairs ...any) string { return l.say(l.Name(k), pairs) }

// Of is T for one of a family. Where neither the language nor English has words
// for it, it returns their name.
func (l *Locale) Of(f key.Family, member string, pairs ...any) string {
	return l.say(strings.Replace(f.Pattern(), "*", member, 1), pairs)
}

// Knows reports whether the language or English has words for one of a family.
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

// N is T for a text that depends on a number, which also fills {n}: the forms
// are those of the names ending in one, few, many and other.
func (l *Locale) N(k key.Count, n int, pairs ...any) string {
	form := plural.Cardinal.MatchPlural(l.tag, n, 0, 0, 0, 0)
	name := map[plural.Form]string{plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many"}[form]
	stem := strings.TrimSuffix(l.names[k-1], "one")
	if _, ok := l.find(stem + name); !ok {
		name = "other"
	}
	return l.say(stem+name, append(pairs, "n", n))
}

// Signed writes a number that may be good or bad, with its sign and so many
// digits after the language's decimal mark: "+1.3", and in Russian "–1,3".
// What rounds to nothing has no sign.
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

// fill puts the values of pairs of names and values where a text has {name}.
// A board has a text for every square, made anew whenever it changes, so it
// takes no detours.
func fill(s string, pairs []any) string {
	if len(pairs) < 2 {
		return s
	}
	var out strings.Builder
	for {
		before, rest, open := strings.Cut(s, "{")
		out.WriteString(before)
		if !open {
			return out.String()
		}
		name, after, closed := strings.Cut(rest, "}")
		value, known := "", false
		if closed {
			value, known = lookUp(pairs, name)
		}
		if !known {
			out.WriteByte('{')
			s = rest
			continue
		}
		out.WriteString(value)
		s = after
	}
}

func lookUp(pairs []any, name string) (value string, ok bool) {
	for i := 0; i+1 < len(pairs); i += 2 {
		if pairs[i] == name {
			return fmt.Sprint(pairs[i+1]), true
		}
	}
	return "", false
}

// Side returns the name of a side of a game.
func (l *Locale) Side(id string) string { return l.Of(key.Sides, id) }

// Reason puts a refusal into words. English is the reason's own text.
func (l *Locale) Reason(r rules.Reason) string {
	side := ""
	if r.Side != "" {
		side = l.Side(r.Side)
	}
	sentence, ok := l.words["why."+r.Code]
	if !ok {
		sentence = r.Text
	}
	text := r.Fill(sentence, side)
	if r.At == "" || strings.Contains(sentence, "{at}") {
		return Capital(text)
	}
	at := string(r.At)
	if l.Knows(key.Cards, at) {
		at = l.Of(key.Cards, at)
	}
	return at + ": " + text
}

// Outcome says who won or that nobody did, and why.
func (l *Locale) Outcome(o rules.Outcome, winner string) (title, why string) {
	switch o.Result {
	case rules.Decisive:
		return l.T(key.EndWin, "name", winner), l.Of(key.Ends, o.By)
	case rules.Drawn:
		return l.T(key.EndDraw), l.Of(key.Ends, o.By)
	}
	return l.T(key.EndOngoing), ""
}

// Capital makes the first letter of a text large.
func Capital(s string) string {
	for i, r := range s {
		if i == 0 {
			return strings.ToUpper(string(r)) + s[len(string(r)):]
		}
	}
	return s
}
