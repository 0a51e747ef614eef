// Command native lays down a copy of the engine's module to build the desktop's
// program with: its window then shows something a tenth of a second sooner, and a
// subcommand begins in two thirds of the time. The page has a copy of its own
// (internal/build/slim); tests in e2e run the desktop program built with this one.
//
// Usage: native DIR, at the top of our own module; then
// go build -modfile DIR/go.mod
package main

import "tidepool/internal/build/modcopy"

const (
	engine = "github.com/hajimehoshi/ebiten/v2"
	// notice begins each changed file, as the engine's licence wants it.
	notice = "// Changed for Tidepool, which starts sooner so.\n\n"
)

func main() { modcopy.Main("native", engine, changed) }

// changed are the module's files with what costs time left out.
func changed() (modcopy.Files, error) {
	files, err := modcopy.Whole(engine)
	if err != nil {
		return nil, err
	}
	if err := files.Drop(gamepads...); err != nil {
		return nil, err
	}
	return files, files.Change(notice, waiting(), nil)
}

// gamepads are what the engine knows of some two thousand of them, which it reads
// at every start, also for a subcommand. We use none.
var gamepads = []string{
	"internal/gamepaddb/db_android.go", "internal/gamepaddb/db_gc_darwin.go", "internal/gamepaddb/db_iokit_darwin.go",
	"internal/gamepaddb/db_linbsd.go", "internal/gamepaddb/db_windows.go",
}

// waiting is for a window's size, after it was made and before it is shown. Under
// X11 nothing tells it then, as it is what was asked for, and the wait lasts its
// full tenth of a second; a size that comes later is taken as at any other time.
func waiting() []modcopy.Cut {
	const wait = "\tif err := u.waitForFramebufferSizeCallback(u.window, nil); err != nil {\n\t\treturn err\n\t}\n"
	return []modcopy.Cut{
		{File: "internal/ui/ui_glfw.go", From: wait, Put: "\tif runtime.GOOS == \"darwin\" || runtime.GOOS == \"windows\" {\n" + wait + "\t}\n"},
	}
}
