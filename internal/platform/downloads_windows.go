package platform

import "golang.org/x/sys/windows"

// downloads is the folder that the system has for them, which may be on another
// disk; "" where it does not say.
func downloads(string) string {
	folder, err := windows.KnownFolderPath(windows.FOLDERID_Downloads, windows.KF_FLAG_DEFAULT)
	if err != nil {
		return ""
	}
	return folder
}
