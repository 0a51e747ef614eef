package ui

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"tidepool/sprites"
)

// LineStep is the distance between lines, as a multiple of the type size.
const LineStep = 1.3

// Weight returns the weight of words.
func Weight(bold bool) sprites.Weight {
	if bold {
		return sprites.Bold
	}
	return sprites.Medium
}

// Widest returns the widest of the lines.
func Widest(f *sprites.Fonts, lines []string, w sprites.Weight, size float64) string {
	return slices.MaxFunc(lines, func(a, b string) int { return cmp.Compare(f.Width(a, w, size), f.Width(b, w, size)) })
}

// Parting separates the parts of a line.
const Parting = " · "

// WrapParts breaks a text into lines no wider than width, if possible between its parts.
func WrapParts(f *sprites.Fonts, s string, w sprites.Weight, size, width float64) []string {
	return Flow(f, strings.Split(s, Parting), w, size, width)
}

// Flow joins parts into lines no wider than width, broken between them where possible.
func Flow(f *sprites.Fonts, parts []string, w sprites.Weight, size, width float64) (lines []string) {
	for i, part := range parts {
		if i > 0 {
			if longer := lines[len(lines)-1] + Parting + part; f.Width(longer, w, size) <= width {
				lines[len(lines)-1] = longer
				continue
			}
		}
		lines = append(lines, f.Wrap(part, w, size, width)...)
	}
	return lines
}

// wholeWords reports whether a text is broken only between words; Japanese may be broken anywhere.
func wholeWords(lines []string, s string) bool {
	for _, line := range lines[:len(lines)-1] {
		s = strings.TrimPrefix(s, line)
		if next, _ := utf8.DecodeRuneInString(s); next < 0x3000 && next != ' ' {
			return false
		}
		s = strings.TrimPrefix(s, " ")
		if utf8.RuneCountInString(s) == 1 {
			return false // a single character
		}
	}
	return true
}

// SetTitle breaks a title into one or two lines for a room of w×h, whichever gives larger type; one line wins
// if it is only a bit smaller.
func SetTitle(f *sprites.Fonts, s string, size, w, h float64) ([]string, float64) {
	one := f.Fit(s, sprites.Bold, min(size, h/LineStep), 0, w)
	if one >= size*0.85 {
		return []string{s}, one
	}
	for two := min(size, h/(2*LineStep)); two > one; two *= 0.96 {
		if lines := f.Wrap(s, sprites.Bold, two, w); len(lines) <= 2 && wholeWords(lines, s) {
			return lines, two
		}
	}
	return []string{s}, one
}
