package sprites

import (
	"slices"
	"strings"
	"testing"
)

// Lines break where each language lets them: those of Japanese between letters,
// but not within a square, a size or a name, not behind what opens and not
// before what closes; no line divides a character.
func TestWrap(t *testing.T) {
	f, err := NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	const size = 20
	for _, c := range []struct {
		text  string
		width float64 // in letters of Japanese
		want  []string
	}{
		{"親ガニをb3へ進めます", 5.2, []string{"親ガニを", "b3へ進め", "ます"}},
		{"親ガニをb3へ進めます", 4.7, []string{"親ガニを", "b3へ進め", "ます"}},
		{"次は「完了」です", 3.5, []string{"次は", "「完", "了」で", "す"}},
		{"石を取る。次へ", 4.5, []string{"石を取", "る。次へ"}},
		{"abcdefghijklmnop", 4, []string{"abcdefg", "hijklmn", "op"}},
		{"（石の道）。自分の番", 4.5, []string{"（石の", "道）。自", "分の番"}},
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

// What is too long for its place loses whole characters.
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

// A word that no line may end in is set smaller, not broken.
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
