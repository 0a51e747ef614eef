package modcopy

import (
	"fmt"
	"os"
)

// Main is the whole of a command of that name: it lays a module's changed files
// into the folder that is its one argument, or says why not and ends the program.
func Main(name, module string, changed func() (Files, error)) {
	if len(os.Args) != 2 {
		fmt.Fprintf(os.Stderr, "usage: %s DIR\n", name)
		os.Exit(2)
	}
	files, err := changed()
	if err == nil {
		err = Lay(os.Args[1], module, files)
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "%s: %v\n", name, err)
		os.Exit(1)
	}
}
