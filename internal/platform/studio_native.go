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

// patience is how long a frame waits for pictures: enough for kept ones and what two cores draw in a moment.
const patience = 150 * time.Millisecond

// Studio is where app.Run has pictures made: all cores, and a folder for what they have made.
func (n *Native) Studio() sprites.Studio { return n.StudioWith(patience) }

// StudioWith is Studio for frames that wait so long.
func (n *Native) StudioWith(patience time.Duration) sprites.Studio {
	return studio.New(studio.Options{Keep: pictureStore(), Patience: patience, Stir: n.Stir})
}

// pictureStore is the folder of this build's pictures, nil for none: builds of one name may draw otherwise.
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

// Paint is for pages: a window's program has goroutines to make pictures.
func Paint() bool { return false }
