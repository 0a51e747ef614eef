//go:build unix

package files

import "os"

// syncFolder syncs the folder's entries to disk.
func syncFolder(dir string) error {
	f, err := os.Open(dir)
	if err != nil {
		return err
	}
	defer f.Close()
	return f.Sync()
}
