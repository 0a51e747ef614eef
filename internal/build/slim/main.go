// Command slim lays down a copy of the engine's module without what no page of
// ours ever uses, to build the page with: its program is a sixth smaller to load
// then, with compression. Everything else is built with the module as it is.
//
// Usage: slim DIR, at the top of our own module; then
// go build -modfile DIR/go.mod
//
// Most of it hangs on the engine's shaders: they are written by a template and
// compiled when the program starts, by a compiler with a parser and numbers of any
// length; and templates call methods by names that nobody knows before, so that
// the linker keeps every exported method of every type. The page has the few
// shaders that it draws with as the browser takes them.
//
// Each change names the text that it takes out (see changes). With another
// version of the engine in which it is not there, nothing is built.
package main

import "tidepool/internal/build/modcopy"

const (
	engine = "github.com/hajimehoshi/ebiten/v2"
	// notice begins each changed file, as the engine's licence wants it.
	notice = "// Changed for the page of Tidepool, which never uses what is left out here.\n\n"
)

func main() { modcopy.Main("slim", engine, changed) }

// changed are the files that the page is built of, without what is not used.
func changed() (modcopy.Files, error) {
	files, err := sources()
	if err != nil {
		return nil, err
	}
	return files, change(files)
}

// sources are the files that the page is built of.
func sources() (modcopy.Files, error) {
	return modcopy.Needed(engine, "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
}

// change leaves out of files what is not used.
func change(files modcopy.Files) error {
	shaders, err := compiled(files)
	if err != nil {
		return err
	}
	if err := files.Drop(unused...); err != nil {
		return err
	}
	return files.Change(notice, changes(), modcopy.Files{shadersFile: shaders})
}
