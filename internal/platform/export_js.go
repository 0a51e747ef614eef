package platform

import (
	"syscall/js"

	"tidepool/scenes/export"
)

// What the page hands out, its export.js does. Browsers want it soon after the
// owner has pressed something, and some at once.

// SaveFile implements device.Platform: browsers keep files where they like, and
// never in place of another.
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

// handed calls a function of the page with what is to be handed out and one
// that it tells, once, what became of it: "" for done.
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
