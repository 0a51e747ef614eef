package wording

import (
	"strconv"

	"tidepool/locale"
)

// Gain writes the change of a rating: "+14".
func Gain(w *locale.Locale, points int) string {
	if points == 0 {
		return "±0"
	}
	return w.Signed(float64(points), 0)
}

// Halves writes points counted in halves: "1½".
func Halves(n int) string {
	switch {
	case n == 1:
		return "½"
	case n%2 == 1:
		return strconv.Itoa(n/2) + "½"
	}
	return strconv.Itoa(n / 2)
}
