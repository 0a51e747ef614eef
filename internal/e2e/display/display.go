// Package display checks what an X server shows, independent of the program.
package display

import (
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// A Display is a connection to an X server.
type Display struct {
	conn   *xgb.Conn
	screen *xproto.ScreenInfo
}

// Open connects to the server that DISPLAY names. What is asked after patience is an error, but a server that
// does not answer is waited for.
func Open(patience time.Duration) (*Display, error) {
	conn, err := xgb.NewConn()
	if err != nil {
		return nil, err
	}
	time.AfterFunc(patience, conn.Close)
	return &Display{conn, xproto.Setup(conn).DefaultScreen(conn)}, nil
}

// Close closes the connection.
func (d *Display) Close() { d.conn.Close() }

// HasIcon reports whether a window on the screen has an icon.
func (d *Display) HasIcon() (bool, error) {
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
func (d *Display) HasMenu() (bool, error) {
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
