package files

// syncFolder does nothing: NTFS keeps file names in its journal.
func syncFolder(string) error { return nil }
