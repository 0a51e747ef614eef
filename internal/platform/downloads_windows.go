package platform

import "golang.org/x/sys/windows"

// downloads is the system's folder for them, perhaps on another disk; "" where it does not say.
func downloads(string) string {
	folder, err := windows.KnownFolderPath(windows.FOLDERID_Downloads, windows.KF_FLAG_DEFAULT)
	if err != nil {
		return ""
	}
	return folder
}
