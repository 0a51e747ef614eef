//go:build !js

package e2e

import (
	"bytes"
	"fmt"
	"image"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// patience is how long a guest may be silent. Software rendering on a busy machine is slow.
const patience = 3 * time.Minute

// A guest is the running program with the test's controls.
type guest struct {
	folder
	state   string // the file that describes the screen
	cmd     *exec.Cmd
	exited  chan error
	errors  bytes.Buffer // what the program wrote to stderr
	wire    *wire
	session *vmhost.GuestSession
	screen  *ebiten.Image
	input   *vmhost.GuestTextInput // the open text field, if any
	gone    bool                   // closed or killed
}

// A wire counts the bytes from the guest, which shows how much it draws.
type wire struct {
	net.Conn
	received atomic.Int64
}

func (w *wire) Read(p []byte) (int, error) {
	n, err := w.Conn.Read(p)
	w.received.Add(int64(n))
	return n, err
}

// start runs the program on a folder of games. At the end of the test it is closed and must exit cleanly.
func start(t *testing.T, f folder, size image.Point) *guest {
	t.Helper()
	need(t)
	program, err := guestProgram()
	if err != nil {
		t.Fatal(err)
	}
	g, err := launch(t, program, f, size)
	if err != nil { // a start may fail once on an overloaded machine
		t.Logf("starting again: %v", err)
		g, err = launch(t, program, f, size)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		g.close()
		if t.Failed() && g.errors.Len() > 0 {
			t.Logf("the program's stderr:\n%s", &g.errors)
		}
	})
	return g
}

// launch tries once to start the program and to see its first scene.
func launch(t *testing.T, program string, f folder, size image.Point) (*guest, error) {
	socket, err := os.MkdirTemp("", "tp") // short: a socket's path has a length limit
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(socket)
	listener, err := net.Listen("unix", filepath.Join(socket, "s"))
	if err != nil {
		return nil, err
	}
	defer listener.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(listener.Addr())
	if err != nil {
		return nil, err
	}
	g := &guest{folder: f, state: filepath.Join(t.TempDir(), "state.json"), exited: make(chan error, 1)}
	// Use a short name of the folder, as it is shown in the settings.
	g.cmd = exec.Command(program, append([]string{g.state, "-mute", "-games", filepath.Base(f.path)}, f.args...)...)
	g.cmd.Dir = filepath.Dir(f.path)
	g.cmd.Env = append(os.Environ(), "EBITENGINE_VM_ENDPOINT="+endpoint, "LC_ALL=C", "LANGUAGE=", "TZ=UTC")
	g.cmd.Stderr = &g.errors
	if err := g.cmd.Start(); err != nil {
		return nil, err
	}
	go func() {
		g.exited <- g.cmd.Wait()
		listener.Close() // no one else will connect
	}()
	if err := g.connect(listener, size); err != nil {
		g.kill()
		return nil, fmt.Errorf("starting the program: %w\n%s", err, &g.errors)
	}
	return g, nil
}

// connect waits for the program and lets it run its first ticks.
func (g *guest) connect(listener net.Listener, size image.Point) error {
	if err := listener.(*net.UnixListener).SetDeadline(time.Now().Add(patience)); err != nil {
		return err
	}
	conn, err := listener.Accept()
	if err != nil {
		return err
	}
	g.wire = &wire{Conn: conn}
	g.session, err = vmhost.NewGuestSession(g.wire, &vmhost.NewGuestSessionOptions{
		IdleTimeout: patience,
		OnTextInput: func(i *vmhost.GuestTextInput) { g.input = i },
	})
	if err != nil {
		conn.Close()
		return err
	}
	if err := g.setSize(size); err != nil {
		return err
	}
	g.session.AdvanceTicks(2)
	if !g.session.WaitTicks() {
		return g.session.Err()
	}
	_, err = os.Stat(g.state)
	return err
}

// setSize sets the window's size in logical pixels.
func (g *guest) setSize(size image.Point) error {
	if g.screen != nil {
		g.screen.Deallocate()
	}
	scale := ebiten.Monitor().DeviceScaleFactor()
	g.screen = ebiten.NewImage(int(float64(size.X)*scale), int(float64(size.Y)*scale))
	return g.session.SetOutsideScreen(g.screen)
}

// resize changes the window's size and waits until the scene settles.
func (g *guest) resize(size image.Point) {
	g.t.Helper()
	if err := g.setSize(size); err != nil {
		g.t.Fatal(err)
	}
	g.ticks(2)
	g.frame() // the program learns of the size while drawing
	g.settle()
}

// ticks runs the program for n ticks of 1/60 s.
func (g *guest) ticks(n int) {
	g.t.Helper()
	g.session.AdvanceTicks(n)
	if !g.session.WaitTicks() {
		g.t.Fatalf("the program stopped: %v\n%s", g.session.Err(), &g.errors)
	}
}

// frame requests a frame and returns the number of bytes the program sent to draw it.
func (g *guest) frame() int64 {
	g.t.Helper()
	before := g.wire.received.Load()
	g.session.AdvanceFrame()
	if !g.session.WaitFrame() || !g.session.CompositeFrame() {
		g.t.Fatalf("no frame: %v\n%s", g.session.Err(), &g.errors)
	}
	return g.wire.received.Load() - before
}

// still is, in bytes from the guest, more than a frame in which the program draws nothing (the engine itself
// puts the unchanged picture on the screen) and less than one in which it draws anything.
const still = 600

// settle draws frames until nothing more is drawn: a new size is only used when it has not changed for some
// ticks, and pages below are prepared when nothing has happened for a while.
func (g *guest) settle() {
	g.t.Helper()
	for _, ticks := range []int{20, 45} {
		g.ticks(ticks)
		for n := 0; g.frame() > still; n++ {
			if n > 500 {
				g.t.Fatalf("%s is drawn for ever", g.look().Scene)
			}
			g.ticks(1)
		}
	}
}

// picture draws frames until every picture is at its final quality, and returns the last.
func (g *guest) picture() *image.RGBA {
	g.t.Helper()
	for n := 0; g.frame() > still; n++ {
		if n > 500 {
			g.t.Fatalf("%s is drawn for ever", g.look().Scene)
		}
	}
	img := image.NewRGBA(g.screen.Bounds())
	g.screen.ReadPixels(img.Pix)
	return img
}

// close ends the program the way closing its window does.
func (g *guest) close() {
	g.t.Helper()
	if g.gone {
		return
	}
	g.gone = true
	if err := g.session.Close(); err != nil {
		g.t.Error(err)
	}
	g.screen.Deallocate()
	select {
	case err := <-g.exited:
		if err != nil {
			g.t.Errorf("the program ended with %v", err)
		}
	case <-time.After(patience):
		g.cmd.Process.Kill()
		g.t.Error("the program did not end")
	}
}

// kill ends the program immediately.
func (g *guest) kill() {
	if g.gone {
		return
	}
	g.gone = true
	g.cmd.Process.Kill()
	<-g.exited
	if g.session != nil {
		g.session.Close()
	}
	if g.screen != nil {
		g.screen.Deallocate()
	}
}
