package locale

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	cldr "golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"tidepool/locale/key"
	"tidepool/rules"
)

var plurals = []string{"zero", "one", "two", "few", "many", "other"}

// stem splits the plural form off a key.
func stem(key string) (base, form string) {
	if i := strings.LastIndexByte(key, '.'); i >= 0 && slices.Contains(plurals, key[i+1:]) {
		return key[:i], key[i+1:]
	}
	return key, ""
}

func open(t testing.TB, tag string) *Locale {
	t.Helper()
	l, err := Open(tag)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// counted returns the keys of English that depend on a number.
func counted(l *Locale) map[string]bool {
	keys := map[string]bool{}
	for k := range l.words {
		if base, form := stem(k); form == "other" {
			if _, ok := l.words[base+".one"]; ok {
				keys[base] = true
			}
		}
	}
	return keys
}

// Every language has exactly the keys of English, in the plural forms that it needs.
func TestKeys(t *testing.T) {
	english := English()
	countable := counted(english)
	codes := reasonCodes(t)
	for _, lang := range Languages() {
		l := open(t, lang.Tag)
		want := map[string]bool{}
		for k := range english.words {
			base, form := stem(k)
			if form == "" || !countable[base] {
				want[k] = true
				continue
			}
			for _, f := range forms(l) {
				want[base+"."+f] = true
			}
		}
		if lang.Tag != "en" {
			for _, c := range codes {
				want["why."+c] = true
			}
		}
		for k := range want {
			if l.words[k] == "" {
				t.Errorf("%s lacks %s", lang.Tag, k)
			}
		}
		for k := range l.words {
			if !want[k] {
				t.Errorf("%s has %s, which English does not", lang.Tag, k)
			}
		}
	}
}

// forms returns the plural forms that a language's whole numbers take, and other.
func forms(l *Locale) []string {
	seen := map[string]bool{"other": true}
	for n := range 200 {
		seen[plural(l.tag, n)] = true
	}
	var list []string
	for f := range seen {
		list = append(list, f)
	}
	return list
}

// choice is words about another and words to the reader: {side|moves|move}.
var choice = regexp.MustCompile(`\{([a-z]+)\|((?:[^{}|]|\{[a-z0-9]+\})*)\|((?:[^{}|]|\{[a-z0-9]+\})*)\}`)

var placeholder = regexp.MustCompile(`\{[a-z0-9]*\}`)

// Every text has the placeholders of the English one. Words that depend on whom they are about may name them in their own
// way, as "the opponent".
func TestPlaceholders(t *testing.T) {
	english := English()
	reasons := reasonTexts(t)
	for _, lang := range Languages() {
		l := open(t, lang.Tag)
		for k, s := range l.words {
			base, form := stem(k)
			want := english.words[k]
			if other, ok := english.words[base+".other"]; ok && form != "" {
				want = other
			}
			if code, ok := strings.CutPrefix(k, "why."); ok && lang.Tag != "en" {
				want = reasons[code]
			}
			got, all := placeholders(choice.ReplaceAllString(s, "{$1}$2")), placeholders(choice.ReplaceAllString(want, "$2"))
			if !slices.Equal(got, all) && !(form == "one" && subset(got, all)) {
				t.Errorf("%s: %s has %v, want %v", lang.Tag, k, got, all)
			}
			you := choice.ReplaceAllString(s, "$3")
			if got := placeholders(you); !subset(got, all) {
				t.Errorf("%s: %s has %v for the reader, want of %v", lang.Tag, k, got, all)
			}
			for _, said := range []string{choice.ReplaceAllString(s, "$2"), you} {
				if strings.ContainsAny(placeholder.ReplaceAllString(said, ""), "{}|") {
					t.Errorf("%s: %s has a stray brace or line: %s", lang.Tag, k, s)
				}
			}
		}
	}
}

// subset allows a text for one thing to omit the number.
func subset(a, b []string) bool {
	return !slices.ContainsFunc(a, func(s string) bool { return !slices.Contains(b, s) })
}

func placeholders(s string) []string {
	list := placeholder.FindAllString(s, -1)
	slices.Sort(list)
	return slices.Compact(list)
}

var (
	reasonPattern = regexp.MustCompile(`Code:\s*"([^"]+)",\s*Text:\s*"([^"]+)"`)
	notPlayers    = regexp.MustCompile(`^(toy|test)\.`)
)

// reasonTexts reads every reason from the source of rules and match.
func reasonTexts(t testing.TB) map[string]string {
	t.Helper()
	texts := map[string]string{}
	for _, root := range []string{"../rules", "../play/match"} {
		err := filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			data, err := os.ReadFile(path)
			for _, m := range reasonPattern.FindAllStringSubmatch(string(data), -1) {
				if !notPlayers.MatchString(m[1]) {
					texts[m[1]] = m[2]
				}
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(texts) < 60 {
		t.Fatalf("found only %d reasons", len(texts))
	}
	return texts
}

func reasonCodes(t testing.TB) (codes []string) {
	t.Helper()
	for c := range reasonTexts(t) {
		codes = append(codes, c)
	}
	return codes
}

func TestBest(t *testing.T) {
	for _, c := range []struct {
		want  string
		prefs []string
	}{
		{"en", nil}, {"en", []string{"C"}}, {"en", []string{"", "xx-nonsense-\x00"}}, {"ru", []string{"ru_RU.UTF-8"}}, {"ja", []string{"ja-JP"}},
		{"hu", []string{"hu"}}, {"id", []string{"id-ID", "en"}}, {"ms", []string{"ms_MY"}}, {"ja", []string{"tlh", "ja"}}, {"en", []string{"de"}},
		{"en", []string{"POSIX"}}, {"en", []string{"en_GB.UTF-8@euro"}}, {"id", []string{"in-ID"}}, {"hu", []string{"de", "HU_hu", "ru"}}, {"ru", []string{"ru@x"}},
	} {
		if got := Best(c.prefs); got != c.want {
			t.Errorf("Best(%q) = %s, want %s", c.prefs, got, c.want)
		}
	}
}

// The plural forms follow CLDR.
func TestPluralsOfCLDR(t *testing.T) {
	forms := [...]string{"other", "zero", "one", "two", "few", "many"}
	for _, lang := range Languages() {
		for n := range 1200 {
			if got, want := plural(lang.Tag, n), forms[cldr.Cardinal.MatchPlural(language.MustParse(lang.Tag), n, 0, 0, 0, 0)]; got != want {
				t.Errorf("%s, %d: %s, want %s", lang.Tag, n, got, want)
			}
		}
	}
}

func TestPlurals(t *testing.T) {
	for _, c := range []struct {
		tag  string
		n    int
		want string
	}{
		{"en", 1, "1 turn"}, {"en", 2, "2 turns"}, {"ru", 1, "1 ход"}, {"ru", 3, "3 хода"}, {"ru", 11, "11 ходов"}, {"ru", 21, "21 ход"},
		{"ja", 1, "1手"}, {"hu", 5, "5 lépés"}, {"id", 1, "1 langkah"},
	} {
		if got := open(t, c.tag).N(key.ResultsMoves, c.n); got != c.want {
			t.Errorf("%s, %d: %q, want %q", c.tag, c.n, got, c.want)
		}
	}
}

// Numbers use the decimal mark of the language.
func TestSigned(t *testing.T) {
	for _, c := range []struct {
		x      float64
		digits int
		want   string // with a point
	}{{1.3, 1, "+1.3"}, {-0.52, 1, "–0.5"}, {12, 2, "+12.00"}, {-7, 0, "–7"}, {0, 1, "0.0"}, {-0.04, 1, "0.0"}} {
		for tag, mark := range map[string]string{"en": ".", "ja": ".", "ms": ".", "ru": ",", "hu": ",", "id": ","} {
			if got, want := open(t, tag).Signed(c.x, c.digits), strings.Replace(c.want, ".", mark, 1); got != want {
				t.Errorf("%s: %v is %q, want %q", tag, c.x, got, want)
			}
		}
	}
}

func TestReasonsAreTranslated(t *testing.T) {
	r := rules.Reason{Code: "konane.not-yours", Text: "that stone is {side}'s", Side: "white", At: "c3"}
	if got := open(t, "ru").Reason(r); got != "c3: этим камнем ходят Белые" {
		t.Errorf("%q", got)
	}
	held := rules.Reason{Code: "onitama.their-card", Text: "{side} holds that card", Side: "blue", At: "elephant"}
	if got := open(t, "ru").Reason(held); got != "Слон: эту карту держат Синие" {
		t.Errorf("%q", got)
	}
	if got := English().Reason(r); got != "c3: that stone is White's" {
		t.Errorf("%q", got)
	}
}

func TestOpenRefuses(t *testing.T) {
	for _, tag := range []string{"", "de", "../en", "EN"} {
		if _, err := Open(tag); err == nil {
			t.Errorf("Open(%q) succeeds", tag)
		}
	}
}

func TestFill(t *testing.T) {
	pairs := []any{"n", 3, "side", "{n}", "who", Name{Text: "you", You: true}, "last"}
	for text, want := range map[string]string{
		"":                     "",
		"none":                 "none",
		"{n} seeds":            "3 seeds",
		"{side} has {n}":       "{n} has 3",
		"{n}{n}":               "33",
		"{other} of {n}":       "{other} of 3",
		"{n":                   "{n",
		"{ {n} }":              "{ 3 }",
		"{last}":               "{last}",
		"after {side} nothing": "after {n} nothing",

		"{who|{who}’s|your} house":       "your house",
		"{other|{other}’s|your}":         "{other|{other}’s|your}",
		"{side|has {n}|have} {who|a|b}.": "has 3 b.",
		"{who|half":                      "{who|half",
		"{who|one}":                      "{who|one}",
	} {
		if got := fill(text, pairs); got != want {
			t.Errorf("fill(%q) = %q, want %q", text, got, want)
		}
	}
}

func TestCapital(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "a": "A", "jumps to f6": "Jumps to f6", "f4 jumps to f6": "f4 jumps to f6", "a kártya": "A kártya", "у вас": "У вас", "ő lép": "Ő lép",
		"dから種3個をまく": "dから種3個をまく", "d4の石を取る": "d4の石を取る", "続けて": "続けて", "h10–h8": "h10–h8",
	} {
		if got := Capital(text); got != want {
			t.Errorf("%q becomes %q", text, got)
		}
	}
}

func BenchmarkFill(b *testing.B) {
	pairs := []any{"spot", "c3", "side", "Red", "piece", "master"}
	b.ReportAllocs()
	for b.Loop() {
		fill("{spot}: {piece} of {side}", pairs)
	}
}
