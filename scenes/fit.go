package scenes

import (
	"strings"

	"tidepool/sprites"
)

// lineStep is the distance of lines, as a share of the height of their type.
const lineStep = 1.3

// setTitle breaks a title into one or two lines, whichever leaves it larger,
// that fit a room w wide and h high. One line may be a little smaller for it.
func setTitle(f *sprites.Fonts, s string, size, w, h float64) ([]string, float64) {
	one := f.Fit(s, sprites.Bold, min(size, h/lineStep), 0, w)
	if one >= size*0.85 {
		return []string{s}, one
	}
	for two := min(size, h/(2*lineStep)); two > one; two *= 0.96 {
		if lines := f.Wrap(s, sprites.Bold, two, w); len(lines) <= 2 && strings.Join(lines, " ") == s {
			return lines, two
		}
	}
	return []string{s}, one
}
