package ui

import "tidepool/sprites"

// Flow joins words with dots into lines no wider than width, broken at the dots where possible.
func Flow(f *sprites.Fonts, words []string, weight sprites.Weight, size, width float64) (lines []string) {
	line := ""
	for _, word := range words {
		if longer := line + " · " + word; line != "" && f.Width(longer, weight, size) <= width {
			line = longer
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		parts := f.Wrap(word, weight, size, width)
		lines = append(lines, parts[:len(parts)-1]...)
		line = parts[len(parts)-1]
	}
	return append(lines, line)
}
