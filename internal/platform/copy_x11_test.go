//go:build !js && !windows && !darwin

package platform_test

import (
	"errors"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"

	"tidepool/internal/platform"
	"tidepool/scenes/export"
)

// asked returns what another program gets from the clipboard.
func asked(t *testing.T, as string) (data []byte, ok bool) {
	t.Helper()
	x, err := xgb.NewConn()
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	atom := func(name string) xproto.Atom {
		r, err := xproto.InternAtom(x, false, uint16(len(name)), name).Reply()
		if err != nil {
			t.Fatal(err)
		}
		return r.Atom
	}
	w, err := xproto.NewWindowId(x)
	if err != nil {
		t.Fatal(err)
	}
	xproto.CreateWindow(x, 0, w, xproto.Setup(x).DefaultScreen(x).Root, 0, 0, 1, 1, 0, xproto.WindowClassInputOnly, 0, 0, nil)
	xproto.ConvertSelection(x, w, atom("CLIPBOARD"), atom(as), atom("HERE"), xproto.TimeCurrentTime)
	for {
		e, err := x.WaitForEvent()
		if err != nil || e == nil {
			t.Fatalf("%v, %v", e, err)
		}
		told, is := e.(xproto.SelectionNotifyEvent)
		switch {
		case !is:
		case told.Property == xproto.AtomNone:
			return nil, false
		default:
			r, err := xproto.GetProperty(x, true, w, told.Property, xproto.AtomAny, 0, 1<<20).Reply()
			if err != nil {
				t.Fatal(err)
			}
			return r.Value, true
		}
	}
}

// Without a helper program, this process gives its latest text to any program that asks.
func TestCopyWithoutHelp(t *testing.T) {
	if os.Getenv("DISPLAY") == "" {
		t.Skip("there is no display")
	}
	t.Setenv("PATH", t.TempDir())
	t.Setenv("WAYLAND_DISPLAY", "")
	p := platform.Here()
	for end := time.Now().Add(10 * time.Second); !p.CanCopy(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("copying is not available")
		}
	}
	if p.Exchange().CanPaste() {
		t.Error("it read what no program here can read")
	}
	for _, text := range []string{"tidepool:#g=abc", "Прилив · 潮", strings.Repeat("a1-a2 ", 40_000)} {
		if o := <-p.Copy(text); o.Err != nil {
			t.Fatal(o.Err)
		}
		if got, ok := asked(t, "UTF8_STRING"); !ok || string(got) != text {
			t.Errorf("%d of %d bytes are given, %v", len(got), len(text), ok)
		}
		if got, ok := asked(t, "TARGETS"); !ok || len(got) != 12 {
			t.Errorf("it is offered as %v", got)
		}
		if _, ok := asked(t, "image/png"); ok {
			t.Error("it is given as a picture")
		}
	}
	if o := <-p.Copy(strings.Repeat("a", 300_000)); !errors.Is(o.Err, export.ErrTooLarge) {
		t.Errorf("more than X11 takes: %v", o.Err)
	}
}
