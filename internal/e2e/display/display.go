// Package display checks what an X server shows, independent of the program.
package display

import (
	"fmt"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// A Display is a connection to an X server.
type Display struct {
	conn     *xgb.Conn
	screen   *xproto.ScreenInfo
	patience time.Duration
}

// Open connects to the server that DISPLAY names. It is an error if the server takes longer than patience to answer.
func Open(patience time.Duration) (*Display, error) {
	conn, err := within(patience, xgb.NewConn)
	if err != nil {
		return nil, err
	}
	return &Display{conn, xproto.Setup(conn).DefaultScreen(conn), patience}, nil
}

func within[T any](patience time.Duration, ask func() (T, error)) (none T, err error) {
	answers := make(chan func() (T, error), 1)
	go func() {
		answer, err := ask()
		answers <- func() (T, error) { return answer, err }
	}()
	select {
	case answer := <-answers:
		return answer()
	case <-time.After(patience):
		return none, fmt.Errorf("the X server does not answer within %v", patience)
	}
}

func (d *Display) Close() { d.conn.Close() }

// HasIcon reports whether a window on the screen has an icon.
func (d *Display) HasIcon() (bool, error) { return within(d.patience, d.icon) }

func (d *Display) icon() (bool, error) {
	const name = "_NET_WM_ICON"
	icon, err := xproto.InternAtom(d.conn, true, uint16(len(name)), name).Reply()
	if err != nil || icon.Atom == xproto.AtomNone { // no client has used this name
		return false, err
	}
	for windows := []xproto.Window{d.screen.Root}; len(windows) > 0; windows = windows[1:] {
		property, err := xproto.GetProperty(d.conn, false, windows[0], icon.Atom, xproto.AtomAny, 0, 1).Reply()
		if err != nil || property.Type != xproto.AtomNone {
			return err == nil, err
		}
		tree, err := xproto.QueryTree(d.conn, windows[0]).Reply()
		if err != nil {
			return false, err
		}
		windows = append(windows, tree.Children...)
	}
	return false, nil
}

// manyColors is less than a menu of five covers has, and more than an empty window or the tests' own windows.
const manyColors = 1000

// HasMenu reports whether the screen has as many colours as the menu.
func (d *Display) HasMenu() (bool, error) { return within(d.patience, d.menu) }

func (d *Display) menu() (bool, error) {
	const allPlanes = 1<<32 - 1
	s := d.screen
	image, err := xproto.GetImage(d.conn, xproto.ImageFormatZPixmap, xproto.Drawable(s.Root), 0, 0, s.WidthInPixels, s.HeightInPixels, allPlanes).Reply()
	if err != nil {
		return false, err
	}
	seen := make(map[uint32]bool)
	for i := 0; i+4 <= len(image.Data); i += 4 {
		seen[xgb.Get32(image.Data[i:])] = true
	}
	return len(seen) > manyColors, nil
}
