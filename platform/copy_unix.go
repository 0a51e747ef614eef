//go:build !js && !windows

package platform

import (
	"context"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"time"
)

// helpers are programs that put what they read onto the clipboard, and when
// they can: with the variable, on the system.
var helpers = []struct {
	system, variable string
	command          []string
}{
	{"darwin", "", []string{"pbcopy"}},
	{"", "WAYLAND_DISPLAY", []string{"wl-copy", "--type", "text/plain;charset=utf-8"}},
	{"", "DISPLAY", []string{"xclip", "-selection", "clipboard"}},
	{"", "DISPLAY", []string{"xsel", "--input", "--clipboard"}},
}

// helped is how long such a program may take: it stays in the background by
// itself if it has to.
const helped = 5 * time.Second

// copier puts text onto the clipboard by the first program that is here; nil
// for none. X11 and Wayland have no clipboard without a program that holds it.
func copier() func(text string) error {
	for _, h := range helpers {
		if h.system != "" && h.system != runtime.GOOS || h.variable != "" && os.Getenv(h.variable) == "" {
			continue
		}
		if path, err := exec.LookPath(h.command[0]); err == nil {
			return func(text string) error { return pipe(path, h.command[1:], text) }
		}
	}
	return nil
}

// pipe has a program read a text.
func pipe(path string, args []string, text string) error {
	ctx, cancel := context.WithTimeout(context.Background(), helped)
	defer cancel()
	c := exec.CommandContext(ctx, path, args...)
	c.Stdin = strings.NewReader(text)
	c.Env = append(os.Environ(), "LC_CTYPE=UTF-8") // which pbcopy goes by
	return c.Run()
}
