package table

import "tidepool/sprites"

// FitLines breaks a text into lines that fit a rectangle, with smaller type if necessary, and cut off as a
// last resort.
func FitLines(fonts *sprites.Fonts, s string, size float64, r sprites.Rect) ([]string, float64) {
	const spacing = 1.3
	var lines []string
	least := min(size*0.72, 11.5) // large type shrinks before text is cut off
	for ; ; size *= 0.96 {
		lines = fonts.Wrap(s, sprites.Medium, size, r.W)
		if float64(len(lines))*size*spacing <= r.H || size < max(least, 9.5) {
			break
		}
	}
	if n := max(1, int(r.H/(size*spacing))); len(lines) > n {
		lines = lines[:n]
		lines[n-1] = fonts.Shorten(lines[n-1]+" …", sprites.Medium, size, r.W)
	}
	return lines, size
}
