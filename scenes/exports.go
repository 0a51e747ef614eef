package scenes

import (
	"errors"
	"slices"

	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/scenes/export"
)

// exports is what is being handed out of the program: how it went is told when
// it is known, over whatever scene there is then.
type exports struct {
	env     *Env
	waiting []handing
}

// A handing is something of which nobody knows yet how it went.
type handing struct {
	went <-chan export.Outcome
	tell func(export.Outcome) string
}

// save gives the player a file.
func (x *exports) save(name string, data []byte) {
	x.wait(x.env.Platform.SaveFile(name, data), func(o export.Outcome) string {
		if o.Err != nil {
			return x.env.Words.T(key.ExportUnsaved, "why", x.why(o.Err))
		}
		return x.env.Words.T(key.ExportSaved, "place", o.Place)
	})
}

// copy puts text onto the clipboard.
func (x *exports) copy(text string) {
	x.wait(x.env.Platform.Copy(text), func(o export.Outcome) string {
		if o.Err != nil {
			return x.env.Words.T(key.ExportUncopied, "why", x.why(o.Err))
		}
		return x.env.Words.T(key.ExportCopied)
	})
}

// share offers text to the player's other programs, which say themselves what
// they have done with it.
func (x *exports) share(title, text string) {
	x.wait(x.env.Platform.Share(title, text), func(o export.Outcome) string {
		if o.Err != nil {
			return x.env.Words.T(key.ExportUnshared, "why", x.why(o.Err))
		}
		return ""
	})
}

// copyPicture puts a PNG onto the clipboard.
func (x *exports) copyPicture(png []byte) {
	x.wait(x.env.Platform.Exchange().CopyPicture(png), func(o export.Outcome) string {
		if o.Err != nil {
			return x.env.Words.T(key.FilesUncopied, "why", x.why(o.Err))
		}
		return x.env.Words.T(key.ExportCopied)
	})
}

// shareFile offers a file to the player's other programs.
func (x *exports) shareFile(name string, data []byte) {
	x.wait(x.env.Platform.Exchange().ShareFile(name, data), func(o export.Outcome) string {
		if o.Err != nil {
			return x.env.Words.T(key.ExportUnshared, "why", x.why(o.Err))
		}
		return ""
	})
}

func (x *exports) wait(went <-chan export.Outcome, tell func(export.Outcome) string) {
	x.waiting = append(x.waiting, handing{went, tell})
}

// why puts an error into the player's words, in the middle of a sentence.
func (x *exports) why(err error) string {
	switch {
	case errors.Is(err, export.ErrRefused):
		return x.env.Words.Of(key.Causes, string(shelf.CauseOff))
	case errors.Is(err, export.ErrNotHere):
		return x.env.Words.T(key.ExportNothere)
	case errors.Is(err, export.ErrTooLarge):
		return x.env.Words.T(key.FilesToolarge)
	case errors.Is(err, export.ErrNotFile):
		return x.env.Words.T(key.FilesNotfile)
	}
	return x.env.Why(err)
}

// tick tells of what is known now.
func (x *exports) tick() {
	x.waiting = slices.DeleteFunc(x.waiting, func(h handing) bool {
		select {
		case o := <-h.went:
			if text := h.tell(o); text != "" && !errors.Is(o.Err, export.ErrCancelled) {
				x.env.Notice(text)
			}
			return true
		default:
			return false
		}
	})
}
