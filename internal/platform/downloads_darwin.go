package platform

// downloads returns "": the folder has its standard name.
func downloads(string) string { return "" }
