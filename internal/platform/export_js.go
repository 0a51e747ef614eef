package platform

import (
	"syscall/js"

	"tidepool/scenes/export"
)

// What the page hands out, its export.js does: browsers want it soon after a press, some at once.

// SaveFile: browsers keep files where they like, and never in place of another.
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

// handed calls a page's function with what is handed out and one to be told, once, "" for done.
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
