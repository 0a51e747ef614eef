package sprites

import (
	"slices"
	"strings"
	"testing"
)

// Lines break where each language allows it: Japanese between characters, but not within a square's name, a
// size or a name, not after an opening and not before a closing character; no line divides a character.
func TestWrap(t *testing.T) {
	f, err := NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	const size = 20
	for _, c := range []struct {
		text  string
		width float64 // in Japanese characters
		want  []string
	}{
		{"親ガニをb3へ進めます", 5.2, []string{"親ガニを", "b3へ", "進めます"}},
		{"親ガニをb3へ進めます", 4.7, []string{"親ガニを", "b3へ", "進めます"}},
		{"次は「完了」です", 3.5, []string{"次は", "「完", "了」で", "す"}},
		{"石を取る。次へ", 4.5, []string{"石を", "取る。", "次へ"}},
		{"abcdefghijklmnop", 4, []string{"abcdefg", "hijklmn", "op"}},
		{"（石の道）。自分の番", 4.5, []string{"（石の", "道）。", "自分の番"}},
		{"普通は8×8です", 4, []string{"普通は", "8×8です"}},
		{"コンピュータが", 3.2, []string{"コン", "ピュー", "タが"}},
		{"“lebih", 2, []string{"“leb", "ih"}},
		{"words.", 2.7, []string{"word", "s."}},
		{"Ko\u0304o\u0304o\u0304", 1.9, []string{"Ko\u0304", "o\u0304o\u0304"}},
	} {
		got := f.Wrap(c.text, Medium, size, c.width*size)
		if !slices.Equal(got, c.want) {
			t.Errorf("%s at %v: %q, want %q", c.text, c.width, got, c.want)
		}
	}
}

// The lines of a link are as many as without evening out, and no line is much shorter than another.
func TestWrapEvenly(t *testing.T) {
	f, err := NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	const link, size = "https://tidepool.example/#table/kalah/7gq2x9vk4mwz/3pk", 13
	for _, room := range []float64{0.35, 0.52, 0.7, 0.97, 1} {
		width := room * f.Width(link, Medium, size)
		usual, even := f.Wrap(link, Medium, size, width), f.WrapEvenly(link, Medium, size, width)
		if strings.Join(even, "") != link || len(even) != len(usual) {
			t.Errorf("%q, without evening out %q", even, usual)
		}
		for _, line := range even {
			if got, fair := f.Width(line, Medium, size), f.Width(link, Medium, size)/float64(len(even)); got < fair/2 || got > width {
				t.Errorf("in %.0f: %q is %.0f wide of %q", width, line, got, even)
			}
		}
	}
}

// Cached lines are only returned for the same text, weight, size and width, without a caller's modifications,
// and not after Clear. The cache is bounded.
func TestWrapAgain(t *testing.T) {
	f, err := NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	const text = "one two three four five"
	ask := func(w Weight, size, width float64) {
		t.Helper()
		want := f.wrap(wrapKey{text, w, size, width})
		for range 2 {
			got := f.Wrap(text, w, size, width)
			if !slices.Equal(got, want) {
				t.Errorf("%v at %v in %v: %q, want %q", w, size, width, got, want)
			}
			got[0] = "the caller's"
			_ = append(got[:0], "the caller's", "too")
		}
	}
	for _, w := range []Weight{Medium, Bold} {
		for _, size := range []float64{12, 20} {
			for _, width := range []float64{60, 70, 100} {
				ask(w, size, width)
			}
		}
	}
	f.wrapped.kept[wrapKey{text, Medium, 20, 100}].value = []string{"of another screen"}
	f.Clear()
	ask(Medium, 20, 100)
	for i := range 2*mostWrapped + 1 {
		f.Wrap("x", Medium, 20, float64(100+i))
		if n := len(f.wrapped.kept); n > mostWrapped {
			t.Fatalf("%d are kept", n)
		}
	}
	ask(Medium, 20, 100)
}

// Text too long for its place loses whole characters.
func TestShorten(t *testing.T) {
	f, err := NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	const size = 20
	for _, c := range []struct {
		text, want string
		width      float64
	}{
		{"ガニ", "ガニ", 3}, {"ガニガニガニ", "ガニ…", 3.2}, {"Ka ni", "Ka…", 2.2}, {"カカ\u3099カ\u3099カ\u3099", "カ…", 2.2}, {"long", "…", 0.1},
	} {
		if got := f.Shorten(c.text, Medium, size, c.width*size); got != c.want {
			t.Errorf("%q at %v: %q, want %q", c.text, c.width, got, c.want)
		}
	}
}

// A word that cannot be broken is set smaller.
func TestFitWords(t *testing.T) {
	f, err := NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	const size, width = 20, 80
	if got := f.FitWords("コンピュータと対戦", Bold, size, width); got != size {
		t.Errorf("Japanese is set at %v", got)
	}
	title := "Против компьютера"
	got := f.FitWords(title, Bold, size, width)
	if lines := f.Wrap(title, Bold, got, width); got >= size || !slices.Equal(lines, strings.Fields(title)) {
		t.Errorf("at %v: %q", got, lines)
	}
}
