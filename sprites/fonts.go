package sprites

import (
	_ "embed"
	"fmt"
	"slices"
	"sort"
	"strings"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"

	"tidepool/sprites/segment"
)

//go:embed font/MPLUSRounded1c-Medium.ttf
var mediumTTF []byte

//go:embed font/MPLUSRounded1c-ExtraBold.ttf
var boldTTF []byte

// A Weight is one of the two weights of the type family.
type Weight uint8

const (
	Medium Weight = iota
	Bold
)

type faceKey struct {
	weight Weight
	size   int // in 1/4 device pixels
}

// Fonts holds the faces of the type family, one for each size in use.
type Fonts struct {
	fonts [2]*opentype.Font
	// fallback has characters that fonts lacks; nil until loaded.
	fallback *opentype.Font
	faces    recent[faceKey, text.Face]
	wrapped  recent[wrapKey, []string]
	lacks    bool
	japanese bool // the language
}

type wrapKey struct {
	text        string
	weight      Weight
	size, width float64
}

// A scene measures with up to a hundred faces and draws with as many; a window being resized needs new ones.
const mostFaces = 400

// Pages wrap some dozens of texts in every layout.
const mostWrapped = 1000

// NewFonts parses the embedded family.
func NewFonts() (*Fonts, error) {
	f := new(Fonts)
	f.faces.most, f.faces.new = mostFaces, f.newFace
	f.wrapped.most, f.wrapped.new = mostWrapped, f.wrap
	for i, data := range [][]byte{mediumTTF, boldTTF} {
		parsed, err := opentype.Parse(data)
		if err != nil {
			return nil, fmt.Errorf("font %d: %w", i, err)
		}
		f.fonts[i] = parsed
	}
	return f, nil
}

// WantsFallback reports whether a text had characters that are missing, so that SetFallback would help.
func (f *Fonts) WantsFallback() bool { return f.lacks && f.fallback == nil }

// SetFallback adds a font for characters that the family lacks.
func (f *Fonts) SetFallback(ttf []byte) error {
	parsed, err := opentype.Parse(ttf)
	if err != nil {
		return fmt.Errorf("fallback font: %w", err)
	}
	f.fallback = parsed
	f.Clear()
	return nil
}

// SetLanguage sets the language by its tag: Japanese has its ellipsis at half the height.
func (f *Fonts) SetLanguage(tag string) {
	if japanese := tag == "ja"; japanese != f.japanese {
		f.japanese = japanese
		f.Clear()
	}
}

// Clear drops all faces. Call it when the screen's scale changes.
func (f *Fonts) Clear() {
	f.faces.clear()
	f.wrapped.clear()
}

// Face returns the face with an em of size device pixels.
func (f *Fonts) Face(w Weight, size float64) text.Face {
	return f.faces.get(faceKey{w, max(4, int(size*4+0.5))})
}

func (f *Fonts) newFace(k faceKey) text.Face {
	face := f.faceOf(f.fonts[k.weight], k.size)
	if f.fallback == nil {
		return face
	}
	both, err := text.NewMultiFace(face, f.faceOf(f.fallback, k.size))
	if err != nil {
		panic("sprites: faces that do not go together: " + err.Error())
	}
	return both
}

func (f *Fonts) faceOf(of *opentype.Font, quarters int) *text.GoXFace {
	face, err := opentype.NewFace(of, &opentype.FaceOptions{Size: float64(quarters) / 4, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		panic("sprites: a size that opentype refuses: " + err.Error()) // only for a nil font
	}
	if !f.japanese {
		face = newLowEllipsis(face)
	}
	return text.NewGoXFace(face)
}

// Has reports whether there is a glyph for a rune.
func (f *Fonts) Has(r rune) bool {
	return has(f.fonts[Medium], r) || f.fallback != nil && has(f.fallback, r)
}

func has(f *opentype.Font, r rune) bool {
	i, err := f.GlyphIndex(nil, r)
	return err == nil && i != 0
}

// notice records that characters are missing. All characters below the limit that the program uses are in the family.
func (f *Fonts) notice(s string) {
	const limit = 0x0460
	for _, r := range s {
		if r >= limit && !f.lacks && !f.Has(r) {
			f.lacks = true
		}
	}
}

// Width measures a line in logical pixels at a logical size.
func (f *Fonts) Width(s string, w Weight, size float64) float64 {
	const exact = 4 // measured larger than drawn, so that rounding is invisible
	if !f.lacks {
		f.notice(s)
	}
	return text.AdvanceAt(s, len(s), f.Face(w, size*exact)) / exact
}

// FitWords returns the largest size, up to the one given, at which Wrap breaks no word (except in Japanese).
func (f *Fonts) FitWords(s string, w Weight, size, width float64) float64 {
	for word := range strings.FieldsSeq(s) {
		if len(segment.Lines(word)) == 1 {
			size = min(size, f.Fit(word, w, size, 0, width-1))
		}
	}
	return size
}

// Wrap breaks a text into lines no wider than width: between words if possible, else where Unicode allows it,
// else between any two characters. The caller may modify the lines.
func (f *Fonts) Wrap(s string, w Weight, size, width float64) []string {
	return slices.Clone(f.wrapped.get(wrapKey{s, w, size, width}))
}

// WrapEvenly is Wrap with lines of nearly the same width, for a text without words, such as a link: its last line
// is then not a few letters.
func (f *Fonts) WrapEvenly(s string, w Weight, size, width float64) []string {
	lines := f.Wrap(s, w, size, width)
	for width *= 0.95; width > size; width *= 0.95 {
		narrow := f.Wrap(s, w, size, width)
		if len(narrow) > len(lines) {
			break
		}
		lines = narrow
	}
	return lines
}

func (f *Fonts) wrap(k wrapKey) []string {
	w, size, width := k.weight, k.size, k.width
	var lines []string
	for paragraph := range strings.SplitSeq(k.text, "\n") {
		line := ""
		for _, word := range strings.Fields(paragraph) {
			if f.Width(word, w, size) > width {
				if line != "" {
					lines = append(lines, line)
				}
				parts := f.split(word, w, size, width)
				line = parts[len(parts)-1]
				lines = append(lines, parts[:len(parts)-1]...)
				continue
			}
			longer := word
			if line != "" {
				longer = line + " " + word
			}
			if line != "" && f.Width(longer, w, size) > width {
				lines = append(lines, line)
				longer = word
			}
			line = longer
		}
		lines = append(lines, line)
	}
	return lines
}

// split divides a word, or a sentence without spaces, into lines that fit, if its characters do.
func (f *Fonts) split(word string, w Weight, size, width float64) []string {
	var lines []string
	for f.Width(word, w, size) > width {
		n := f.head(word, segment.Lines(word), w, size, width)
		if n == 0 {
			n = f.headOfCharacters(word, w, size, width)
		}
		if n == len(word) {
			break
		}
		lines, word = append(lines, word[:n]), word[n:]
	}
	return append(lines, word)
}

// headOfCharacters breaks between any characters, after at least one; no line begins with a closing character.
func (f *Fonts) headOfCharacters(word string, w Weight, size, width float64) int {
	const closing = ".,:;!?…)]}»”’。、，！？：）」』ーぁぃぅぇぉっゃゅょァィゥェォッャュョ"
	ends := segment.Characters(word)
	first := ends[0]
	ends = slices.DeleteFunc(ends, func(end int) bool {
		r, _ := utf8.DecodeRuneInString(word[end:])
		return strings.ContainsRune(closing, r)
	})
	return max(first, f.head(word, ends, w, size, width))
}

// head returns the last of the ends up to which a word fits, or 0.
func (f *Fonts) head(word string, ends []int, w Weight, size, width float64) int {
	fits := sort.Search(len(ends), func(i int) bool { return f.Width(word[:ends[i]], w, size) > width })
	if fits == 0 {
		return 0
	}
	return ends[fits-1]
}

// Fit returns the largest size, from size down to least, at which a line is no wider than width.
func (f *Fonts) Fit(s string, w Weight, size, least, width float64) float64 {
	if got := f.Width(s, w, size); got > width {
		size = max(least, size*width/got)
	}
	return size
}

// Shorten cuts a line, with an ellipsis, so that it is no wider than width.
func (f *Fonts) Shorten(s string, w Weight, size, width float64) string {
	if f.Width(s, w, size) <= width {
		return s
	}
	ends := segment.Characters(s)
	for i := len(ends) - 2; i >= 0; i-- {
		if short := strings.TrimRight(s[:ends[i]], " ") + "…"; f.Width(short, w, size) <= width {
			return short
		}
	}
	return "…"
}
