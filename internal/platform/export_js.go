package platform

import (
	"syscall/js"

	"tidepool/scenes/export"
)

// Exports go through the page's export.js: browsers allow them only soon after a press, some only at once.

// SaveFile starts a download: the browser chooses the place and never replaces a file.
func (*Browser) SaveFile(name string, data []byte) <-chan export.Outcome {
	name = export.FileName(name)
	return handed(name, "tidepoolSave", name, array(data))
}

func (*Browser) CanCopy() bool { return true }

func (*Browser) Copy(text string) <-chan export.Outcome { return handed("", "tidepoolCopy", text) }

func (*Browser) CanShare() bool { return js.Global().Get("navigator").Get("share").Truthy() }

func (*Browser) Share(title, text string) <-chan export.Outcome {
	return handed("", "tidepoolShare", title, text)
}

// handed calls a page's function with the data and a callback that receives "" for success.
func handed(place, function string, args ...any) <-chan export.Outcome {
	read := func(args []js.Value) export.Outcome {
		if err := problem(args[0].String()); err != nil {
			return export.Outcome{Err: err}
		}
		return export.Outcome{Place: place}
	}
	return answered(read, function, args...)
}
