//go:build !js

package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"

	"tidepool/licences"
	"tidepool/scenes"
	"tidepool/scenes/ui"
	"tidepool/sprites/font/more"
)

// canQuit tells that the menu may end the program.
const canQuit = true

// fields tells that a window has none but those that are drawn.
const fields = false

// canFill tells that every window can have the whole screen.
func canFill() bool { return true }

// ready is called after the first frame.
func ready() {}

// wishes are unknown here: no system tells them in the same way.
func wishes() scenes.Wishes { return scenes.Wishes{} }

// languages are those of the environment, by POSIX: LANGUAGE is a list.
func languages() []string {
	list := strings.Split(os.Getenv("LANGUAGE"), ":")
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		list = append(list, os.Getenv(name))
	}
	return list
}

// letters are in the program.
func letters() <-chan []byte {
	here := make(chan []byte, 1)
	here <- more.Font()
	return here
}

// licenceTexts are in the program.
func licenceTexts() <-chan []byte {
	here := make(chan []byte, 1)
	here <- licences.Text()
	return here
}

// insets are none: a window is a rectangle.
func insets() ui.Insets { return ui.Insets{} }

// place says where games are kept, and whether they can be.
func place(dir string, err error) (path string, kept bool) {
	if err != nil || dir != "" {
		return dir, err == nil
	}
	config, err := os.UserConfigDir()
	return filepath.Join(config, "tidepool"), err == nil
}

// windowMemory is none: a window that is closed does not come back.
func windowMemory() (opened func(id string), reopen func() (id string, ok bool)) { return nil, nil }

// A reflection shows each scene to tests: TIDEPOOL_STATE names the file that
// has its nodes, by which they find what to press.
type reflection struct{ path string }

func newReflection() *reflection { return &reflection{os.Getenv("TIDEPOOL_STATE")} }

// attach does nothing: there is nobody else who operates the program.
func (*reflection) attach(*ui.App) {}

// say has nobody to read out to.
func (*reflection) say(string) {}

// observe is told of each scene; nil without a file.
func (r *reflection) observe() func(ui.State) {
	if r.path == "" {
		return nil
	}
	return r.write
}

func (r *reflection) write(s ui.State) {
	data, err := json.Marshal(s)
	if err == nil {
		err = os.WriteFile(r.path+".new", data, 0o600)
	}
	if err == nil {
		err = os.Rename(r.path+".new", r.path)
	}
	if err != nil {
		panic("TIDEPOOL_STATE: " + err.Error()) // a test that would wait in vain
	}
}
