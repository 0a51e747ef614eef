package outbox

import (
	"errors"
	"slices"

	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/scenes/device"
	"tidepool/scenes/export"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// An Outbox hands things out. Outcomes are shown when known, over any scene.
type Outbox struct {
	App      *ui.App
	Platform device.Platform
	waiting  []handing
}

type handing struct {
	went   <-chan export.Outcome
	failed key.Text                    // the message on failure, with the reason
	done   func(export.Outcome) string // returns the message on success; nil for none
}

// Save saves a file for the player.
func (x *Outbox) Save(name string, data []byte) {
	x.wait(x.Platform.SaveFile(name, data), key.ExportUnsaved, func(o export.Outcome) string {
		return x.App.Words.T(key.ExportSaved, "place", o.Place)
	})
}

// Copy copies text to the clipboard.
func (x *Outbox) Copy(text string) { x.wait(x.Platform.Copy(text), key.ExportUncopied, x.copied) }

// CopyPicture copies a PNG to the clipboard.
func (x *Outbox) CopyPicture(png []byte) {
	x.wait(x.Platform.Exchange().CopyPicture(png), key.FilesUncopied, x.copied)
}

func (x *Outbox) copied(export.Outcome) string { return x.App.Words.T(key.ExportCopied) }

// Share offers text to the player's other programs, which report success themselves.
func (x *Outbox) Share(title, text string) {
	x.wait(x.Platform.Share(title, text), key.ExportUnshared, nil)
}

// ShareFile offers a file to the player's other programs.
func (x *Outbox) ShareFile(name string, data []byte) {
	x.wait(x.Platform.Exchange().ShareFile(name, data), key.ExportUnshared, nil)
}

// Labels are those of the buttons that hand on a text.
type Labels struct{ Send, Copy, Save key.Text }

// Offer adds buttons that send or copy a text or, where neither is possible, save it as a file, unless that is "". Each
// calls first before it does so. IDs begin with a prefix.
func (x *Outbox) Offer(c *ui.Column, prefix, text, file string, labels Labels, first func()) {
	w, on, style := x.App.Words, x.Platform, ui.MainButton
	way := func(id string, label key.Text, icon string, give func()) {
		c.Button(ui.Node{ID: prefix + id, Label: w.T(label), Icon: icon, Style: style, Size: 17, Press: func() { first(); give() }})
		style = ui.PlainButton
	}
	if on.CanShare() {
		way("send", labels.Send, "share", func() { x.Share(w.T(key.AppName), text) })
	}
	if on.CanCopy() {
		way("copy", labels.Copy, "copy", func() { x.Copy(text) })
	}
	if file != "" && !on.CanShare() && !on.CanCopy() {
		way("save", labels.Save, "save", func() { x.Save(file, []byte(text+"\n")) })
	}
}

func (x *Outbox) wait(went <-chan export.Outcome, failed key.Text, done func(export.Outcome) string) {
	x.waiting = append(x.waiting, handing{went, failed, done})
}

// Why describes an error for the player, for the middle of a sentence.
func (x *Outbox) Why(err error) string {
	switch {
	case errors.Is(err, export.ErrRefused):
		return x.App.Words.Of(key.Causes, string(shelf.CauseOff))
	case errors.Is(err, export.ErrNotHere):
		return x.App.Words.T(key.ExportNothere)
	case errors.Is(err, export.ErrTooLarge):
		return x.App.Words.T(key.FilesToolarge)
	case errors.Is(err, export.ErrNotFile):
		return x.App.Words.T(key.FilesNotfile)
	}
	return wording.Cause(x.App.Words, err)
}

// Tick reports outcomes that have become known.
func (x *Outbox) Tick() {
	x.waiting = slices.DeleteFunc(x.waiting, func(h handing) bool {
		select {
		case o := <-h.went:
			switch {
			case errors.Is(o.Err, export.ErrCancelled):
			case o.Err != nil:
				x.App.Notice(x.App.Words.T(h.failed, "why", x.Why(o.Err)))
			case h.done != nil:
				x.App.Toast(h.done(o))
			}
			return true
		default:
			return false
		}
	})
}
