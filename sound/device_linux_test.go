package sound

import (
	"errors"
	"net"
	"os"
	"path/filepath"
	"testing"
)

func TestProbe(t *testing.T) {
	yes := func() error { return nil }
	no := func() error { return errors.New("nobody there") }
	const socket, card, capture, stale = "run/pulse/native", "dev/snd/pcmC0D0p", "dev/snd/pcmC0D0c", "run/pulse/native as a file"
	for _, c := range []struct {
		name  string
		env   map[string]string
		files []string
		greet func() error
		lib   string
		deny  bool
		want  bool
	}{
		{name: "nothing", greet: yes, lib: "libasound.so.2"},
		{name: "server named", env: map[string]string{"PULSE_SERVER": "tcp:there"}, greet: yes, want: true},
		{name: "server named but dead", env: map[string]string{"PULSE_SERVER": "tcp:there"}, greet: no},
		{name: "socket", env: map[string]string{"XDG_RUNTIME_DIR": "/run"}, files: []string{socket}, greet: yes, want: true},
		{name: "socket nobody listens at", env: map[string]string{"XDG_RUNTIME_DIR": "/run"}, files: []string{socket}, greet: no},
		{name: "socket of no session", files: []string{socket}, greet: yes},
		{name: "no socket", env: map[string]string{"XDG_RUNTIME_DIR": "/run"}, greet: yes},
		{name: "file in place of the socket", env: map[string]string{"XDG_RUNTIME_DIR": "/run"}, files: []string{stale}, greet: yes},
		{name: "card", files: []string{card}, greet: no, lib: "libasound.so.2", want: true},
		{name: "card, other library", files: []string{card}, greet: no, lib: "libasound.so", want: true},
		{name: "card without library", files: []string{card}, greet: no},
		{name: "card of someone else", files: []string{card}, greet: no, lib: "libasound.so.2", deny: true},
		{name: "card that only records", files: []string{capture}, greet: no, lib: "libasound.so.2"},
		{name: "dead server and a card", env: map[string]string{"PULSE_SERVER": "x"}, files: []string{card}, greet: no, lib: "libasound.so", want: true},
	} {
		t.Run(c.name, func(t *testing.T) {
			// Socket paths must be short, which those in t.TempDir need not be.
			root, err := os.MkdirTemp("", "snd")
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { os.RemoveAll(root) })
			for _, f := range c.files {
				switch f {
				case socket:
					listen(t, filepath.Join(root, f))
				case stale:
					touch(t, filepath.Join(root, socket))
				default:
					touch(t, filepath.Join(root, f))
				}
			}
			p := probe{
				env:      func(name string) string { return c.env[name] },
				root:     root,
				greet:    c.greet,
				writable: func(string) bool { return !c.deny },
				load: func(library string) error {
					if library == c.lib {
						return nil
					}
					return os.ErrNotExist
				},
			}
			if got := p.available(); got != c.want {
				t.Errorf("available is %v, want %v", got, c.want)
			}
		})
	}
}

func touch(t *testing.T, path string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
}

func listen(t *testing.T, path string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("unix", path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
}

func TestWritable(t *testing.T) {
	path := filepath.Join(t.TempDir(), "device")
	if writable(path) {
		t.Error("a file that does not exist is writable")
	}
	touch(t, path)
	if !writable(path) {
		t.Error("one's own file is not writable")
	}
}

func TestLoad(t *testing.T) {
	if load("libnosuchlibrary.so.99") == nil {
		t.Error("a library that does not exist was loaded")
	}
}

// A dead server must be detected without the engine, which would end the program.
func TestGreetNobody(t *testing.T) {
	t.Setenv("PULSE_SERVER", "unix:"+filepath.Join(t.TempDir(), "none"))
	if greet() == nil {
		t.Error("greeted a server that does not exist")
	}
}
