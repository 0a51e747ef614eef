package cli

import "io"

// Run handles no arguments: a page has no command line.
func Run([]string, io.Writer, io.Writer) (exit int, handled bool) { return 0, false }
