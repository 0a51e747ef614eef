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

// CanCopy implements device.Platform.
func (*Browser) CanCopy() bool { return true }

// Copy implements device.Platform.
func (*Browser) Copy(text string) <-chan export.Outcome { return handed("", "tidepoolCopy", text) }

// CanShare implements device.Platform.
func (*Browser) CanShare() bool { return js.Global().Get("navigator").Get("share").Truthy() }

// Share implements device.Platform.
func (*Browser) Share(title, text string) <-chan export.Outcome {
	return handed("", "tidepoolShare", title, text)
}

// handed calls a page's function with the data and a callback, called once, with "" for success.
func handed(place, function string, args ...any) <-chan export.Outcome {
	done := make(chan export.Outcome, 1)
	var told js.Func
	told = js.FuncOf(func(_ js.Value, args []js.Value) any {
		told.Release()
		o := export.Outcome{Place: place}
		if err := problem(args[0].String()); err != nil {
			o = export.Outcome{Err: err}
		}
		done <- o
		return nil
	})
	js.Global().Call(function, append(args, told)...)
	return done
}
