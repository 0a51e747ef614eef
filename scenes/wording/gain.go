package wording

import "tidepool/locale"

// Gain is by how much a rating has changed: "+14".
func Gain(w *locale.Locale, points int) string {
	if points == 0 {
		return "±0"
	}
	return w.Signed(float64(points), 0)
}
