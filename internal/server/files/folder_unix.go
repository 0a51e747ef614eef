//go:build unix

package files

import "os"

// syncFolder has the disk know which files there are.
func syncFolder(dir string) error {
	f, err := os.Open(dir)
	if err != nil {
		return err
	}
	defer f.Close()
	return f.Sync()
}
