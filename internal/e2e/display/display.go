// Package display checks what an X server shows, independent of the program, with a minimal X11 client.
package display

import (
	"encoding/binary"
	"fmt"
	"io"
	"net"
	"os"
	"strings"
	"time"
)

// A Display is a connection to an X server.
type Display struct {
	conn          net.Conn
	root          uint32
	width, height uint16
}

// Open connects to the local server that DISPLAY names. patience limits the life of the connection.
func Open(patience time.Duration) (*Display, error) {
	name, _, _ := strings.Cut(strings.TrimPrefix(os.Getenv("DISPLAY"), ":"), ".")
	conn, err := net.Dial("unix", "/tmp/.X11-unix/X"+name)
	if err != nil {
		return nil, err
	}
	conn.SetDeadline(time.Now().Add(patience))
	d := &Display{conn: conn}
	if err := d.setUp(name); err != nil {
		conn.Close()
		return nil, fmt.Errorf("display %s: %w", name, err)
	}
	return d, nil
}

func (d *Display) setUp(name string) error {
	method, secret := authority(name)
	ask := []byte{'l', 0, 11, 0, 0, 0}
	ask = binary.LittleEndian.AppendUint16(ask, uint16(len(method)))
	ask = binary.LittleEndian.AppendUint16(ask, uint16(len(secret)))
	ask = append(ask, 0, 0)
	for _, s := range []string{method, secret} {
		ask = append(ask, s...)
		ask = append(ask, make([]byte, -len(s)&3)...)
	}
	if _, err := d.conn.Write(ask); err != nil {
		return err
	}
	head := make([]byte, 8)
	if _, err := io.ReadFull(d.conn, head); err != nil {
		return err
	}
	body := make([]byte, 4*int(binary.LittleEndian.Uint16(head[6:])))
	if _, err := io.ReadFull(d.conn, body); err != nil || head[0] != 1 || len(body) < 32 {
		return fmt.Errorf("refused: %q, %v", body, err)
	}
	vendor, formats := int(binary.LittleEndian.Uint16(body[16:])), int(body[21])
	screen := body[32+(vendor+3)&^3+8*formats:]
	d.root = binary.LittleEndian.Uint32(screen)
	d.width, d.height = binary.LittleEndian.Uint16(screen[20:]), binary.LittleEndian.Uint16(screen[22:])
	return nil
}

// authority returns the credentials for a display's server from the XAUTHORITY file; empty if there are none.
func authority(display string) (method, secret string) {
	file, _ := os.ReadFile(os.Getenv("XAUTHORITY"))
	field := func() string {
		if len(file) < 2 {
			return ""
		}
		n := min(2+int(binary.BigEndian.Uint16(file)), len(file))
		s := string(file[2:n])
		file = file[n:]
		return s
	}
	for len(file) > 2 {
		file = file[2:] // the address family
		_, number := field(), field()
		method, secret = field(), field()
		if number == display {
			return method, secret
		}
	}
	return "", ""
}

// Close closes the connection.
func (d *Display) Close() error { return d.conn.Close() }

// ask sends a request and returns the reply's header and body.
func (d *Display) ask(kind, own byte, numbers ...uint32) (head, rest []byte, err error) {
	request := []byte{kind, own}
	request = binary.LittleEndian.AppendUint16(request, uint16(1+len(numbers)))
	for _, n := range numbers {
		request = binary.LittleEndian.AppendUint32(request, n)
	}
	return d.send(request)
}

func (d *Display) send(request []byte) (head, rest []byte, err error) {
	if _, err := d.conn.Write(request); err != nil {
		return nil, nil, err
	}
	head = make([]byte, 32)
	if _, err := io.ReadFull(d.conn, head); err != nil {
		return nil, nil, err
	}
	if head[0] != 1 {
		return nil, nil, fmt.Errorf("request %d: no reply but %v", request[0], head)
	}
	rest = make([]byte, 4*int(binary.LittleEndian.Uint32(head[4:])))
	_, err = io.ReadFull(d.conn, rest)
	return head, rest, err
}

// HasIcon reports whether a window on the screen has an icon.
func (d *Display) HasIcon() (bool, error) {
	const queryTree, internAtom, getProperty = 15, 16, 20
	const name = "_NET_WM_ICON"
	head, _, err := d.send(append([]byte{internAtom, 1, byte(2 + len(name)/4), 0, byte(len(name)), 0, 0, 0}, name...))
	if err != nil {
		return false, err
	}
	atom := binary.LittleEndian.Uint32(head[8:])
	if atom == 0 { // no client has used this name
		return false, nil
	}
	for windows := []uint32{d.root}; len(windows) > 0; windows = windows[1:] {
		head, _, err := d.ask(getProperty, 0, windows[0], atom, 0, 0, 1)
		if err != nil {
			return false, err
		}
		if binary.LittleEndian.Uint32(head[8:]) != 0 { // the property's type
			return true, nil
		}
		_, children, err := d.ask(queryTree, 0, windows[0])
		if err != nil {
			return false, err
		}
		for ; len(children) >= 4; children = children[4:] {
			windows = append(windows, binary.LittleEndian.Uint32(children))
		}
	}
	return false, nil
}

// manyColors is less than a menu of five covers has, and more than an empty window or the tests' own windows.
const manyColors = 1000

// HasMenu reports whether the screen has as many colours as the menu.
func (d *Display) HasMenu() (bool, error) {
	const getImage, zPixmap, allPlanes = 73, 2, 1<<32 - 1
	_, pixels, err := d.ask(getImage, zPixmap, d.root, 0, uint32(d.width)|uint32(d.height)<<16, allPlanes)
	if err != nil {
		return false, err
	}
	seen := make(map[uint32]bool)
	for i := 0; i+4 <= len(pixels); i += 4 {
		seen[binary.LittleEndian.Uint32(pixels[i:])] = true
	}
	return len(seen) > manyColors, nil
}
