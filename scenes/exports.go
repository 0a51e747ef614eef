package scenes

import (
	"errors"
	"slices"

	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/scenes/export"
	"tidepool/scenes/ui"
)

// An outbox is what is being handed out of the program: how it went is told when
// it is known, over whatever scene there is then.
type outbox struct {
	app      *ui.App
	platform Platform
	waiting  []handing
}

// A handing is something of which nobody knows yet how it went.
type handing struct {
	went <-chan export.Outcome
	tell func(export.Outcome) string
}

// save gives the player a file.
func (x *outbox) save(name string, data []byte) {
	x.wait(x.platform.SaveFile(name, data), func(o export.Outcome) string {
		if o.Err != nil {
			return x.app.Words.T(key.ExportUnsaved, "why", x.why(o.Err))
		}
		return x.app.Words.T(key.ExportSaved, "place", o.Place)
	})
}

// copy puts text onto the clipboard.
func (x *outbox) copy(text string) {
	x.wait(x.platform.Copy(text), func(o export.Outcome) string {
		if o.Err != nil {
			return x.app.Words.T(key.ExportUncopied, "why", x.why(o.Err))
		}
		return x.app.Words.T(key.ExportCopied)
	})
}

// share offers text to the player's other programs, which say themselves what
// they have done with it.
func (x *outbox) share(title, text string) {
	x.wait(x.platform.Share(title, text), func(o export.Outcome) string {
		if o.Err != nil {
			return x.app.Words.T(key.ExportUnshared, "why", x.why(o.Err))
		}
		return ""
	})
}

// copyPicture puts a PNG onto the clipboard.
func (x *outbox) copyPicture(png []byte) {
	x.wait(x.platform.Exchange().CopyPicture(png), func(o export.Outcome) string {
		if o.Err != nil {
			return x.app.Words.T(key.FilesUncopied, "why", x.why(o.Err))
		}
		return x.app.Words.T(key.ExportCopied)
	})
}

// shareFile offers a file to the player's other programs.
func (x *outbox) shareFile(name string, data []byte) {
	x.wait(x.platform.Exchange().ShareFile(name, data), func(o export.Outcome) string {
		if o.Err != nil {
			return x.app.Words.T(key.ExportUnshared, "why", x.why(o.Err))
		}
		return ""
	})
}

func (x *outbox) wait(went <-chan export.Outcome, tell func(export.Outcome) string) {
	x.waiting = append(x.waiting, handing{went, tell})
}

// why puts an error into the player's words, in the middle of a sentence.
func (x *outbox) why(err error) string {
	switch {
	case errors.Is(err, export.ErrRefused):
		return x.app.Words.Of(key.Causes, string(shelf.CauseOff))
	case errors.Is(err, export.ErrNotHere):
		return x.app.Words.T(key.ExportNothere)
	case errors.Is(err, export.ErrTooLarge):
		return x.app.Words.T(key.FilesToolarge)
	case errors.Is(err, export.ErrNotFile):
		return x.app.Words.T(key.FilesNotfile)
	}
	return Cause(x.app.Words, err)
}

// tick tells of what is known now.
func (x *outbox) tick() {
	x.waiting = slices.DeleteFunc(x.waiting, func(h handing) bool {
		select {
		case o := <-h.went:
			if text := h.tell(o); text != "" && !errors.Is(o.Err, export.ErrCancelled) {
				x.app.Notice(text)
			}
			return true
		default:
			return false
		}
	})
}
