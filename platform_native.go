//go:build !js

package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"

	"tidepool/scenes"
	"tidepool/sprites/font/more"
)

// canQuit tells that the menu may end the program.
const canQuit = true

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

// insets are none: a window is a rectangle.
func insets() scenes.Insets { return scenes.Insets{} }

// place says where games are kept, and whether they can be.
func place(dir string, err error) (path string, kept bool) {
	if err != nil || dir != "" {
		return dir, err == nil
	}
	config, err := os.UserConfigDir()
	return filepath.Join(config, "tidepool"), err == nil
}

// observer returns what writes each scene's nodes to the file named by
// TIDEPOOL_STATE, by which tests find what to press; nil without it.
func observer() func(scenes.State) {
	path := os.Getenv("TIDEPOOL_STATE")
	if path == "" {
		return nil
	}
	return func(s scenes.State) {
		data, err := json.Marshal(s)
		if err == nil {
			err = os.WriteFile(path+".new", data, 0o600)
		}
		if err == nil {
			err = os.Rename(path+".new", path)
		}
		if err != nil {
			panic("TIDEPOOL_STATE: " + err.Error()) // a test that would wait in vain
		}
	}
}
