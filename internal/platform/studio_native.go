//go:build !js

package platform

import (
	"fmt"
	"os"
	"path/filepath"
	"time"

	"tidepool/sprites"
	"tidepool/sprites/studio"
)

// patience is how long a frame waits for pictures: enough for cached ones and for small ones drawn by two
// cores.
const patience = 150 * time.Millisecond

// Studio returns the maker of pictures for app.Run: it uses all cores and caches pictures in a folder.
func (n *Native) Studio() sprites.Studio { return n.StudioWith(patience) }

// StudioWith is Studio with a given wait per frame.
func (n *Native) StudioWith(patience time.Duration) sprites.Studio {
	return studio.New(studio.Options{Keep: pictureStore(), Patience: patience, Stir: n.Stir})
}

// pictureStore returns this build's picture cache, nil for none: builds of the same version may draw
// differently.
func pictureStore() *studio.Store {
	folder, err := os.UserCacheDir()
	if err != nil {
		return nil
	}
	path, err := os.Executable()
	if err != nil {
		return nil
	}
	info, err := os.Stat(path)
	if err != nil {
		return nil
	}
	return studio.OpenStore(filepath.Join(folder, "tidepool", "pictures"), fmt.Sprint(info.Size(), " ", info.ModTime().UnixNano()))
}

// Paint returns false: a window's program makes pictures in goroutines.
func Paint() bool { return false }
