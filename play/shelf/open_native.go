//go:build !js

package shelf

import (
	"fmt"
	"os"
	"path/filepath"
	"time"
)

// OpenStore opens the directory path, or the user's own (os.UserConfigDir with "tidepool"), and removes files
// that a killed program left half written. Even with an error the returned store is usable, in memory.
func OpenStore(path string, now time.Time) (Store, error) {
	guest := path != ""
	if !guest {
		config, err := os.UserConfigDir()
		if err != nil {
			return new(Memory), fmt.Errorf("%w: %w", errHome, err)
		}
		path = filepath.Join(config, "tidepool")
	}
	d, err := openDir(path, now)
	if err != nil {
		return new(Memory), err
	}
	d.guest = guest
	return d, nil
}
