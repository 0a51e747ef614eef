//go:build !js && !windows && !darwin

package platform

import (
	"errors"
	"os"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"

	"tidepool/scenes/export"
)

// withoutHelp returns a function that copies without a helper program, nil if impossible: this process gives
// the text to programs that paste, until another program copies or this one ends.
func withoutHelp() func(text string) error {
	if os.Getenv("DISPLAY") == "" {
		return nil
	}
	return offer
}

// maxOffered is what fits into one X11 reply.
const maxOffered = 250_000

// An offered text is on the clipboard through an invisible window.
type offered struct {
	text            string
	x               *xgb.Conn
	window          xproto.Window
	clipboard, list xproto.Atom
	plain           []xproto.Atom // target types for plain text
}

func offer(text string) error {
	if len(text) > maxOffered {
		return export.ErrTooLarge
	}
	x, err := xgb.NewConn()
	if err != nil {
		return err
	}
	o := &offered{text: text, x: x}
	if err := o.own(); err != nil {
		x.Close()
		return err
	}
	go o.serve()
	return nil
}

func (o *offered) own() error {
	var err error
	for _, a := range []struct {
		name string
		to   func(xproto.Atom)
	}{
		{"CLIPBOARD", func(a xproto.Atom) { o.clipboard = a }}, {"TARGETS", func(a xproto.Atom) { o.list = a }},
		{"UTF8_STRING", func(a xproto.Atom) { o.plain = append(o.plain, a) }}, {"text/plain;charset=utf-8", func(a xproto.Atom) { o.plain = append(o.plain, a) }},
	} {
		r, wrong := xproto.InternAtom(o.x, false, uint16(len(a.name)), a.name).Reply()
		if wrong != nil {
			return wrong
		}
		a.to(r.Atom)
	}
	if o.window, err = xproto.NewWindowId(o.x); err != nil {
		return err
	}
	root := xproto.Setup(o.x).DefaultScreen(o.x).Root
	if err := xproto.CreateWindowChecked(o.x, 0, o.window, root, 0, 0, 1, 1, 0, xproto.WindowClassInputOnly, 0, 0, nil).Check(); err != nil {
		return err
	}
	if err := xproto.SetSelectionOwnerChecked(o.x, o.window, o.clipboard, xproto.TimeCurrentTime).Check(); err != nil {
		return err
	}
	r, err := xproto.GetSelectionOwner(o.x, o.clipboard).Reply()
	if err == nil && r.Owner != o.window {
		err = errors.New("another program has the clipboard")
	}
	return err
}

// serve answers requests until another program copies.
func (o *offered) serve() {
	defer o.x.Close()
	for {
		e, err := o.x.WaitForEvent()
		switch e := e.(type) {
		case xproto.SelectionRequestEvent:
			o.answer(e)
		case xproto.SelectionClearEvent:
			return
		case nil:
			if err == nil {
				return // the display is gone
			}
		}
	}
}

func (o *offered) answer(asked xproto.SelectionRequestEvent) {
	into := asked.Property
	if into == xproto.AtomNone {
		into = asked.Target // for old clients
	}
	if !o.give(asked, into) {
		into = xproto.AtomNone
	}
	told := xproto.SelectionNotifyEvent{Time: asked.Time, Requestor: asked.Requestor, Selection: asked.Selection, Target: asked.Target, Property: into}
	xproto.SendEvent(o.x, false, asked.Requestor, 0, string(told.Bytes()))
}

func (o *offered) give(asked xproto.SelectionRequestEvent, into xproto.Atom) bool {
	put := func(kind xproto.Atom, bits byte, n int, data []byte) bool {
		return xproto.ChangePropertyChecked(o.x, xproto.PropModeReplace, asked.Requestor, into, kind, bits, uint32(n), data).Check() == nil
	}
	if asked.Target == o.list {
		kinds := append([]xproto.Atom{o.list}, o.plain...)
		data := make([]byte, 4*len(kinds))
		for i, kind := range kinds {
			xgb.Put32(data[4*i:], uint32(kind))
		}
		return put(xproto.AtomAtom, 32, len(kinds), data)
	}
	for _, kind := range o.plain {
		if asked.Target == kind {
			return put(kind, 8, len(o.text), []byte(o.text))
		}
	}
	return false
}
