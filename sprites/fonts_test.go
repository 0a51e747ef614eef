package sprites

import (
	"slices"
	"testing"
)

// Lines of Japanese break between letters, but not within a square or a name,
// and not behind a bracket that opens.
func TestWrapJapanese(t *testing.T) {
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
	} {
		got := f.Wrap(c.text, Medium, size, c.width*size)
		if !slices.Equal(got, c.want) {
			t.Errorf("%s at %v: %q, want %q", c.text, c.width, got, c.want)
		}
	}
}
