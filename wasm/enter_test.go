//go:build !js

package wasm

import (
	"os/exec"
	"testing"

	"tidepool/wasm/webdriver"
)

// elsewhere has the names of the browsers other than Chromium.
var elsewhere = []string{"Firefox", "WebKitGTK"}

// enter opens a page in one of the browsers.
func enter(t *testing.T, name string) *browser {
	t.Helper()
	switch name {
	case "Firefox":
		return visitor(t, startFirefox(t, nil))
	case "WebKitGTK":
		return visitor(t, startWebKit(t))
	}
	return openKeeping(t)
}

// startFirefox starts Firefox with more preferences than the common ones.
func startFirefox(t *testing.T, more map[string]any) webdriver.Browser {
	t.Helper()
	for _, name := range webdriver.FirefoxCommands {
		path, err := exec.LookPath(name)
		if err != nil {
			continue
		}
		f, err := webdriver.StartFirefox(path, more)
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	missing(t)("no Firefox: install firefox-esr, or run \"make browser\"")
	return nil
}

func startWebKit(t *testing.T) webdriver.Browser {
	t.Helper()
	path := webdriver.MiniBrowser()
	if _, err := exec.LookPath(webdriver.WebKitCommand); err != nil || path == "" {
		missing(t)("no WebKitGTK: install webkit2gtk-driver, or run \"make browser\"")
	}
	w, err := webdriver.StartWebKit(path)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// visitor opens a page, and closes the browser at the end of the test.
func visitor(t *testing.T, from webdriver.Browser) *browser {
	t.Helper()
	t.Cleanup(from.Close)
	page, err := from.NewPage()
	if err != nil {
		t.Fatal(err)
	}
	t.Log(from.Version())
	return &browser{Page: page, t: t}
}
