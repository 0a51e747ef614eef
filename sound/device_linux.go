package sound

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"

	"github.com/ebitengine/purego"
	"github.com/jfreymuth/pulse/proto"
)

// Available reports whether there is a sound device. The engine ends the program when it cannot open one, so
// this tries what the engine would try: a PulseAudio server that answers, or else a card and the library for
// it. ALSA without a card counts as none, because its null device takes samples as fast as they come and
// keeps a processor busy.
func Available() bool {
	return probe{os.Getenv, "/", greet, writable, load}.available()
}

type probe struct {
	env      func(string) string
	root     string
	greet    func() error
	writable func(path string) bool
	load     func(library string) error
}

func (p probe) available() bool {
	return p.server() && p.greet() == nil || p.card() && p.library()
}

// server looks for a sign of a PulseAudio server, so that no connection is tried where there is none.
func (p probe) server() bool {
	if p.env("PULSE_SERVER") != "" {
		return true
	}
	dir := p.env("XDG_RUNTIME_DIR")
	if dir == "" {
		return false
	}
	info, err := os.Stat(filepath.Join(p.root, dir, "pulse/native"))
	return err == nil && info.Mode().Type() == fs.ModeSocket
}

func (p probe) card() bool {
	found, err := filepath.Glob(filepath.Join(p.root, "dev/snd/pcm*p"))
	if err != nil {
		return false
	}
	for _, path := range found {
		if p.writable(path) {
			return true
		}
	}
	return false
}

func (p probe) library() bool {
	return p.load("libasound.so.2") == nil || p.load("libasound.so") == nil
}

func greet() error {
	_, conn, err := proto.Connect("")
	if err != nil {
		return err
	}
	return conn.Close()
}

func writable(path string) bool {
	const readWrite = 6
	return syscall.Access(path, readWrite) == nil
}

func load(library string) error {
	handle, err := purego.Dlopen(library, purego.RTLD_LAZY|purego.RTLD_GLOBAL)
	if err == nil && handle == 0 {
		return errors.New("no library " + library)
	}
	return err
}
