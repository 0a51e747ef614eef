//go:build !js && !windows && !darwin

package platform

import (
	"cmp"
	"os"
	"path/filepath"
	"strings"
)

// downloads returns the desktop's download folder (xdg-user-dirs), "" if it is not configured.
func downloads(home string) string {
	config := cmp.Or(os.Getenv("XDG_CONFIG_HOME"), filepath.Join(home, ".config"))
	data, err := os.ReadFile(filepath.Join(config, "user-dirs.dirs"))
	if err != nil {
		return ""
	}
	for line := range strings.Lines(string(data)) {
		value, ok := strings.CutPrefix(strings.TrimSpace(line), `XDG_DOWNLOAD_DIR="`)
		if !ok {
			continue
		}
		value = strings.TrimSuffix(value, `"`)
		if rest, ok := strings.CutPrefix(value, "$HOME"); ok {
			value = home + rest
		}
		if filepath.IsAbs(value) {
			return filepath.Clean(value)
		}
	}
	return ""
}
