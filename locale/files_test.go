package locale

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tidepool/locale/key"
)

// From its two files a language has the same words as when they are carried.
func TestParse(t *testing.T) {
	for _, lang := range Languages() {
		whole := open(t, lang.Tag)
		l, err := Parse(lang.Tag, Carried(File(lang.Tag)))
		if err != nil {
			t.Fatal(err)
		}
		if l.Teaches() || !whole.Teaches() || l.Tag() != lang.Tag {
			t.Errorf("%s: before the lessons' words, %s teaches %v; all of them %v", lang.Tag, l.Tag(), l.Teaches(), whole.Teaches())
		}
		if l.Name(key.RulesTitle) != "" || l.Knows(key.Lessons, "kalah.sow") {
			t.Errorf("%s: the lessons' words are there", lang.Tag)
		}
		l.T(key.LessonAt) // must not panic
		if err := l.Learn(Carried(LearnFile(lang.Tag))); err != nil {
			t.Fatal(err)
		}
		if !l.Teaches() || !maps.Equal(l.words, whole.words) || !slices.Equal(l.names, whole.names) {
			t.Errorf("%s: other words than those of Open", lang.Tag)
		}
		if l.T(key.LessonAt, "n", 1, "of", 3) != whole.T(key.LessonAt, "n", 1, "of", 3) {
			t.Errorf("%s: %q", lang.Tag, l.T(key.LessonAt))
		}
		if err := l.Learn(Carried(LearnFile(lang.Tag))); err == nil || !maps.Equal(l.words, whole.words) {
			t.Errorf("%s: learned twice (%v)", lang.Tag, err)
		}
	}
}

func TestCarried(t *testing.T) {
	for _, name := range []string{"", "en", "de.txt", "../locale.go", "../words/en.txt"} {
		if Carried(name) != nil {
			t.Errorf("there is a file %q", name)
		}
	}
}

// change replaces a part of a text that occurs once.
func change(t *testing.T, text []byte, old, new string) []byte {
	t.Helper()
	if !strings.Contains(string(text), old) {
		t.Fatalf("the text has no %q", old)
	}
	return []byte(strings.Replace(string(text), old, new, 1))
}

// A file that is not one of this program's words is refused completely.
func TestParseRefuses(t *testing.T) {
	main, learn := Carried(File("hu")), Carried(LearnFile("hu"))
	cut := main[:len(main)-100]
	for name, data := range map[string][]byte{
		"nothing":            nil,
		"another language":   Carried(File("ru")),
		"the lessons":        learn,
		"another edition":    change(t, main, key.Edition, strings.Repeat("0", 16)),
		"another length":     append(slices.Clone(main), "why.more = more\n"...),
		"a piece of it":      cut,
		"its first line":     main[:strings.IndexByte(string(main), '\n')+1],
		"too long":           append(slices.Clone(main), strings.Repeat("x", mostBytes)...),
		"no UTF-8":           change(t, main, "Tidepool", "Tide\xffpool"),
		"a control":          change(t, main, "Tidepool", "Tide\x00pool"),
		"a line of no name":  change(t, main, "\nwhy.", "\nwhy"+"\n= "),
		"a page of a server": []byte("<!doctype html>\n<title>Not found</title>\n"),
	} {
		if l, err := Parse("hu", data); err == nil {
			t.Errorf("%s is read: %d words", name, len(l.words))
		}
	}
	if _, err := Parse("de", main); err == nil {
		t.Error("a language that is not spoken is read")
	}
	l, err := Parse("hu", main)
	if err != nil {
		t.Fatal(err)
	}
	before := maps.Clone(l.words)
	for name, data := range map[string][]byte{
		"nothing":          nil,
		"the other file":   main,
		"another language": Carried(LearnFile("ru")),
		"no name":          change(t, learn, "rules.aim = ", "rules.aim "),
		"no text":          change(t, learn, "rules.aim = A cél", "rules.aim = "),
		"other words":      change(t, learn, "rules.aim = ", "app.name = "),
	} {
		if err := l.Learn(data); err == nil || l.Teaches() || !maps.Equal(l.words, before) {
			t.Errorf("%s is learned (%v)", name, err)
		}
	}
}

func FuzzEntries(f *testing.F) {
	for _, body := range []string{"", "Tidepool\n", "Tidepool\n\nwhy.more = more\\nand more\n", "a\r\nb\r\nc = d\r\n", "a\nb\nc\n"} {
		f.Add(uint8(2), fmt.Appendf(nil, "hu %s %d\n%s", key.Edition, strings.Count(body, "\n"), body))
	}
	f.Fuzz(func(t *testing.T, bare uint8, data []byte) {
		list, err := entries(data, "hu", int(bare))
		if err == nil && len(list) < int(bare) {
			t.Errorf("only %d lines", len(list))
		}
		for i, e := range list {
			if (e.name == "") != (i < int(bare)) {
				t.Errorf("line %d is %q", i, e)
			}
		}
	})
}

// Only lessons and rules use the lessons' words, which may be missing while anything else is shown.
func TestLearnWordsAreTheLessons(t *testing.T) {
	english := English()
	constants, _ := generated(t)
	files, err := filepath.Glob("../scenes/*.go")
	if err != nil {
		t.Fatal(err)
	}
	teaching := regexp.MustCompile(`^(lesson\w*|rulespage)\.go$`)
	for _, file := range files {
		base := filepath.Base(file)
		if strings.HasSuffix(base, "_test.go") || teaching.MatchString(base) {
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range english.names[english.main:] {
			if c := constants[name]; c != "" && regexp.MustCompile(`\bkey\.`+c+`\b`).Match(data) {
				t.Errorf("%s says %s, which belongs into a file of words other than learn.txt", base, name)
			}
		}
	}
}
