package platform

import "golang.org/x/sys/windows"

// downloads returns the system's download folder, which may be on another disk, or "".
func downloads(string) string {
	folder, err := windows.KnownFolderPath(windows.FOLDERID_Downloads, windows.KF_FLAG_DEFAULT)
	if err != nil {
		return ""
	}
	return folder
}
