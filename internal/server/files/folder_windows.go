package files

// syncFolder has nothing to do: NTFS keeps the names of files in its journal.
func syncFolder(string) error { return nil }
