package platform

import (
	"errors"
	"image"
	"syscall/js"

	"tidepool/scenes/export"
)

// An exchange is a page's export.Exchange: files in and pictures out (bring.js, export.js).
type exchange struct {
	dropped chan export.Brought
}

// maxDrops limits the drops waiting to be handled; further ones are ignored.
const maxDrops = 4

func newExchange() *exchange {
	x := &exchange{dropped: make(chan export.Brought, maxDrops)}
	js.Global().Set("tidepoolBring", js.FuncOf(func(_ js.Value, args []js.Value) any {
		select {
		case x.dropped <- broughtOf(args):
		default:
		}
		return nil
	}))
	return x
}

func (b *Browser) Exchange() export.Exchange { return b.exchange }

func (*exchange) Open(string) <-chan export.Brought { return answered(broughtOf, "tidepoolOpen") }

// CanOpenPath implements export.Exchange: a page has no paths.
func (*exchange) CanOpenPath() bool { return false }

func (*exchange) OpenPath(string) <-chan export.Brought { return export.None(export.ErrNotHere) }

func (x *exchange) Dropped() <-chan export.Brought {
	if len(x.dropped) == 0 {
		return nil
	}
	return x.dropped
}

// CanPaste reports whether there is a clipboard to read. Pages without a certificate have none, but still get
// paste events.
func (*exchange) CanPaste() bool {
	clipboard := js.Global().Get("navigator").Get("clipboard")
	return clipboard.Truthy() && clipboard.Get("readText").Truthy()
}

func (*exchange) Paste() <-chan export.Brought { return answered(broughtOf, "tidepoolPaste") }

// answered calls a function of the page with the arguments and a callback, and sends what read makes of the
// callback's arguments when the page calls it, which it does once.
func answered[T any](read func([]js.Value) T, function string, args ...any) <-chan T {
	done := make(chan T, 1)
	var told js.Func
	told = js.FuncOf(func(_ js.Value, args []js.Value) any {
		told.Release()
		done <- read(args)
		return nil
	})
	js.Global().Call(function, append(args, told)...)
	return done
}

// broughtOf reads the files brought, or nothing if cancelled.
func broughtOf(args []js.Value) (b export.Brought) {
	if b.Err = problem(args[0].String()); b.Err != nil {
		return b
	}
	for i := range args[1].Length() {
		f := export.File{Name: args[1].Index(i).String()}
		if data := args[2].Index(i); data.Type() == js.TypeString {
			f.Err = problem(data.String())
		} else {
			f.Data = bytes(data)
		}
		b.Files = append(b.Files, f)
	}
	return b
}

func problem(word string) error {
	known := map[string]error{"": nil, "refused": export.ErrRefused, "cancelled": export.ErrCancelled, "large": export.ErrTooLarge}
	if err, ok := known[word]; ok {
		return err
	}
	return errors.New(word)
}

func (*exchange) PNG(picture *image.RGBA) <-chan []byte {
	read := func(args []js.Value) []byte {
		if args[0].IsNull() {
			return nil
		}
		return bytes(args[0])
	}
	size := picture.Rect.Size()
	return answered(read, "tidepoolPNG", array(picture.Pix), size.X, size.Y)
}

func (*exchange) CanCopyPicture() bool { return js.Global().Call("tidepoolCanCopyPicture").Bool() }

func (*exchange) CopyPicture(png []byte) <-chan export.Outcome {
	return handed("", "tidepoolCopyPicture", array(png))
}

func (*exchange) CanShareFile(name string) bool {
	return js.Global().Call("tidepoolCanShareFile", name).Bool()
}

func (*exchange) ShareFile(name string, data []byte) <-chan export.Outcome {
	name = export.FileName(name)
	return handed(name, "tidepoolShareFile", name, array(data))
}

func array(data []byte) js.Value {
	a := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(a, data)
	return a
}
