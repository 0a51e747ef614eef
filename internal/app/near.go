//go:build !js

package app

import (
	"context"
	"path/filepath"

	"tidepool/internal/near"
	"tidepool/scenes/live"
)

// host returns a function that makes this device a host for nearby devices until the program ends. folder is
// where games are stored, "" for the default.
func host(folder string) func() (live.Host, error) {
	return func() (live.Host, error) {
		dir, err := near.Folder()
		if folder != "" {
			dir, err = filepath.Join(folder, "tables"), nil
		}
		if err != nil {
			return live.Host{}, err
		}
		page := near.Page()
		h, err := near.Start(context.Background(), near.Options{Dir: dir, Page: page})
		if err != nil {
			return live.Host{}, err
		}
		first := func() string {
			if urls := h.URLs(); len(urls) > 0 {
				return urls[0]
			}
			return ""
		}
		return live.Host{Local: h.Local(), Page: first, Ended: h.Ended(), Bare: page == ""}, nil
	}
}
