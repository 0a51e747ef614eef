package segment_test

import (
	"slices"
	"strings"
	"testing"

	"tidepool/sprites/segment"
)

// parts returns the pieces into which a text is divided.
func parts(s string, ends []int) []string {
	var list []string
	at := 0
	for _, end := range ends {
		list = append(list, s[at:end])
		at = end
	}
	return list
}

func TestCharacters(t *testing.T) {
	for _, c := range []struct {
		name string
		want []string
	}{
		{"nothing", nil},
		{"Latin", []string{"T", "i", "d", "e"}},
		{"composed and decomposed", []string{"é", "e\u0301", "o\u0302\u0323"}},
		{"Cyrillic", []string{"й", "и\u0306"}},
		{"kana with a mark of two runes", []string{"か\u3099", "が"}},
		{"Hangul syllables", []string{"한", "글"}},
		{"Hangul jamo", []string{"\u1112\u1161\u11ab", "\u1100\u1173\u11af"}},
		{"a family joined", []string{"👨\u200d👩\u200d👧", "a"}},
		{"a skin", []string{"👍🏽", "👍"}},
		{"a keycap and a heart", []string{"1\ufe0f\u20e3", "❤\ufe0f"}},
		{"flags", []string{"🇯🇵", "🇭🇺", "🇷"}},
		{"a flag of tags", []string{"🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"}},
		{"a conjunct", []string{"क\u094dष"}},
		{"what is no UTF-8", []string{"a", "\xff", "b"}},
	} {
		s := strings.Join(c.want, "")
		if got := parts(s, segment.Characters(s)); s != "" && !slices.Equal(got, c.want) {
			t.Errorf("%s: %+q, want %+q", c.name, got, c.want)
		}
		if n := len(c.want); n > 0 {
			if got, want := segment.WithoutLast(s), strings.Join(c.want[:n-1], ""); got != want {
				t.Errorf("%s without its last: %+q, want %+q", c.name, got, want)
			}
		}
	}
	if got := segment.WithoutLast(""); got != "" {
		t.Errorf("nothing without its last: %q", got)
	}
}

func TestLines(t *testing.T) {
	for _, want := range [][]string{
		{"words ", "and ", "words"},
		{"a ", "3×3 ", "board"},
		{"masing-", "masing"},
		{"きっと、", "「カニ」が"},
		{"c3から", "d4へ"},
		{"カニは", "潮を", "渡って", "エビになる"},
		{"自分の", "師匠を", "相手の", "神殿まで"},
		{"絆の一歩で", "子ガニを", "取る"},
		{"最善の", "3手と、", "300手で", "引き分け"},
		{"正解！", "続けましょう。"},
		{"コンピュータの", "番です"},
		{"(one) ", "“two” ", "3.5 ", "%"},
		{"не ", "более"},
		{"no\u00a0break ", "here"},
		{"👨\u200d👩\u200d👧", "👍🏽"},
	} {
		s := strings.Join(want, "")
		if got := parts(s, segment.Lines(s)); !slices.Equal(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func FuzzSegments(f *testing.F) {
	for _, s := range []string{"", "a b", "日本語、テキスト", "👨\u200d👩\u200d👧", "e\u0301\u0301", "\xff\xfe", "\r\n\n"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		for _, ends := range [][]int{segment.Characters(s), segment.Lines(s)} {
			if s != "" && (len(ends) == 0 || ends[len(ends)-1] != len(s)) || !slices.IsSorted(ends) {
				t.Errorf("%q ends at %v", s, ends)
			}
			if at := slices.Index(ends, 0); s != "" && at >= 0 {
				t.Errorf("%q: a part of nothing", s)
			}
		}
	})
}
