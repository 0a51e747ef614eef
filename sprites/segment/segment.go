// Package segment finds where a text may be divided: between characters as people see them, which may consist
// of several runes, and between lines, by the rules of Unicode (annexes 29 and 14) and, in Japanese, between
// words.
//
//	segment.Characters("né🇯🇵") // [1 3 11], or more with é of two runes
//	segment.Lines("a 3×3 board") // [2 6 11]
//
// It measures nothing; the caller chooses among the places by the text's width.
package segment

import "github.com/go-text/typesetting/segmenter"

// Characters returns the ends of a text's characters, in bytes.
func Characters(s string) []int {
	var seg segmenter.Segmenter
	if seg.InitWithString(s) != nil {
		return runes(s)
	}
	var ends []int
	for it := seg.GraphemeIterator(); it.Next(); {
		g := it.Grapheme()
		ends = append(ends, g.OffsetInBytes+g.LengthInBytes)
	}
	return ends
}

// Lines returns where lines of a text may end, in bytes; the last is the end of the text. Spaces belong to
// the line before them. Japanese words stay whole, as far as their characters show where they end.
func Lines(s string) []int {
	var seg segmenter.Segmenter
	if seg.InitWithString(s) != nil {
		return runes(s)
	}
	var ends []int
	for it := seg.LineIterator(); it.Next(); {
		l := it.Line()
		if end := l.OffsetInBytes + l.LengthInBytes; end == len(s) || !whole(s, end) {
			ends = append(ends, end)
		}
	}
	return ends
}

// runes returns the ends of a text's runes, for text that is not valid UTF-8.
func runes(s string) []int {
	var ends []int
	for i := range s {
		if i > 0 {
			ends = append(ends, i)
		}
	}
	return append(ends, len(s))
}

// WithoutLast returns a text without its last character.
func WithoutLast(s string) string {
	ends := Characters(s)
	if len(ends) < 2 {
		return ""
	}
	return s[:ends[len(ends)-2]]
}
