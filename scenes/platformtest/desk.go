package platformtest

import (
	"bytes"
	"image"
	"image/png"

	"tidepool/scenes/export"
)

// A Desk implements [export.Exchange] for tests. Its zero value has nothing to offer.
type Desk struct {
	// Chosen is the result of choosing files, Paths whether a path may be entered if nothing can be chosen.
	Chosen <-chan export.Brought
	Paths  bool
	// ByPath maps paths to the contents of files.
	ByPath map[string]string
	// Drops is what is dropped next.
	Drops *export.Brought
	// Clipboard is the text on the clipboard, nil if it cannot be read.
	Clipboard *string
	// Pictures reports that the clipboard takes pictures, and Shares that other programs take files.
	Pictures, Shares bool
	// Copied is the picture on the clipboard; Shared maps names of offered files to contents.
	Copied []byte
	Shared map[string]string
}

// Open implements [export.Exchange].
func (d *Desk) Open(string) <-chan export.Brought {
	if d.Chosen == nil {
		return export.None(export.ErrNotHere)
	}
	return d.Chosen
}

// CanOpenPath implements [export.Exchange].
func (d *Desk) CanOpenPath() bool { return d.Paths }

// OpenPath implements [export.Exchange].
func (d *Desk) OpenPath(path string) <-chan export.Brought {
	text, ok := d.ByPath[path]
	if !ok {
		return export.None(export.ErrNotHere)
	}
	return Bring(export.File{Name: path, Data: []byte(text)})
}

// Bring returns a channel with files.
func Bring(files ...export.File) <-chan export.Brought {
	c := make(chan export.Brought, 1)
	c <- export.Brought{Files: files}
	return c
}

// Dropped implements [export.Exchange].
func (d *Desk) Dropped() <-chan export.Brought {
	if d.Drops == nil {
		return nil
	}
	c := make(chan export.Brought, 1)
	c <- *d.Drops
	d.Drops = nil
	return c
}

// CanPaste implements [export.Exchange].
func (d *Desk) CanPaste() bool { return d.Clipboard != nil }

// Paste implements [export.Exchange].
func (d *Desk) Paste() <-chan export.Brought {
	if d.Clipboard == nil {
		return export.None(export.ErrNotHere)
	}
	return Bring(export.File{Data: []byte(*d.Clipboard)})
}

// PNG implements [export.Exchange].
func (d *Desk) PNG(picture *image.RGBA) <-chan []byte {
	c := make(chan []byte, 1)
	var b bytes.Buffer
	if png.Encode(&b, picture) == nil {
		c <- b.Bytes()
		return c
	}
	c <- nil
	return c
}

// CanCopyPicture implements [export.Exchange].
func (d *Desk) CanCopyPicture() bool { return d.Pictures }

// CopyPicture implements [export.Exchange].
func (d *Desk) CopyPicture(data []byte) <-chan export.Outcome {
	d.Copied = data
	return export.Done(export.Outcome{})
}

// CanShareFile implements [export.Exchange].
func (d *Desk) CanShareFile(string) bool { return d.Shares }

// ShareFile implements [export.Exchange].
func (d *Desk) ShareFile(name string, data []byte) <-chan export.Outcome {
	if d.Shared == nil {
		d.Shared = make(map[string]string)
	}
	d.Shared[name] = string(data)
	return export.Done(export.Outcome{})
}
