package wording

import (
	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/shelf"
)

// Cause describes an error of the shelf, for the middle of a sentence.
func Cause(w *locale.Locale, err error) string {
	return w.Of(key.Causes, string(shelf.CauseOf(err)))
}
