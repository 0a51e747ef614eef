// Package modcopy lays down a copy of a module that ours is built of, with changes
// to its files, and a go.mod beside it that puts the copy in the module's place:
//
//	files, err := modcopy.Whole("example.com/engine")
//	…
//	err = files.Change("// Changed for this program.\n\n", cuts)
//	err = modcopy.Lay("dist/copy", "example.com/engine", files)
//
// Then go build -modfile dist/copy/go.mod builds with it. [Main] is a whole command
// that does so, whose own is only what it changes. A change names the text
// that it takes out, so that with another version of the module, in which it is not
// there, nothing is built.
//
// It is not for changes of any size: what must be written anew belongs upstream.
package modcopy
