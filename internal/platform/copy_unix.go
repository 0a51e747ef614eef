//go:build !js && !windows

package platform

import (
	"context"
	"io"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"time"

	"tidepool/scenes/export"
)

type helper struct {
	system, variable string
	command          []string
}

// path returns the path of the program, "" if it is not usable here.
func (h helper) path() string {
	if h.system != "" && h.system != runtime.GOOS || h.variable != "" && os.Getenv(h.variable) == "" {
		return ""
	}
	path, err := exec.LookPath(h.command[0])
	if err != nil {
		return ""
	}
	return path
}

var copiers = []helper{
	{"darwin", "", []string{"pbcopy"}},
	{"", "WAYLAND_DISPLAY", []string{"wl-copy", "--type", "text/plain;charset=utf-8"}},
	{"", "DISPLAY", []string{"xclip", "-selection", "clipboard"}},
	{"", "DISPLAY", []string{"xsel", "--input", "--clipboard"}},
}

// helped limits the time of such a program, which puts itself in the background if necessary.
const helped = 5 * time.Second

// copier uses the first program found, which keeps the text after this one ends; nil if copying is
// impossible.
func copier() func(text string) error {
	for _, h := range copiers {
		if path := h.path(); path != "" {
			return func(text string) error { return pipe(path, h.command[1:], text) }
		}
	}
	return withoutHelp()
}

func pipe(path string, args []string, text string) error {
	ctx, cancel := context.WithTimeout(context.Background(), helped)
	defer cancel()
	c := exec.CommandContext(ctx, path, args...)
	c.Stdin = strings.NewReader(text)
	c.Env = append(os.Environ(), "LC_CTYPE=UTF-8") // pbcopy uses it
	return c.Run()
}

var pasters = []helper{
	{"darwin", "", []string{"pbpaste"}},
	{"", "WAYLAND_DISPLAY", []string{"wl-paste", "--no-newline", "--type", "text"}},
	{"", "DISPLAY", []string{"xclip", "-selection", "clipboard", "-o"}},
	{"", "DISPLAY", []string{"xsel", "--output", "--clipboard"}},
}

func canPaste() bool {
	return slices.ContainsFunc(pasters, func(h helper) bool { return h.path() != "" })
}

func pasted() ([]byte, error) {
	for _, h := range pasters {
		if path := h.path(); path != "" {
			return output(path, h.command[1:])
		}
	}
	return nil, export.ErrNotHere
}

// output reads at most one byte more than a file may have, which reveals that it is too long.
func output(path string, args []string) ([]byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), helped)
	defer cancel()
	c := exec.CommandContext(ctx, path, args...)
	c.Env = append(os.Environ(), "LC_CTYPE=UTF-8")
	out, err := c.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := c.Start(); err != nil {
		return nil, err
	}
	data, err := io.ReadAll(io.LimitReader(out, export.MostFile+1))
	cancel() // the rest is not needed
	_ = c.Wait()
	return data, err
}
