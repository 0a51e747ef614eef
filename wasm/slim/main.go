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

import (
	"bytes"
	"errors"
	"fmt"
	"go/format"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

const (
	engine = "github.com/hajimehoshi/ebiten/v2"
	// copied is the folder of the copy in DIR.
	copied = "engine"
	// notice begins each changed file, as the engine's licence wants it.
	notice = "// Changed for the page of Tidepool, which never uses what is left out here.\n\n"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: slim DIR")
		os.Exit(2)
	}
	if err := lay(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "slim:", err)
		os.Exit(1)
	}
}

// lay makes the module's copy and the go.mod that names it.
func lay(dir string) error {
	if err := os.RemoveAll(filepath.Join(dir, copied)); err != nil {
		return err
	}
	files, err := sources()
	if err != nil {
		return err
	}
	if err := change(files); err != nil {
		return err
	}
	for name, text := range files {
		if err := write(filepath.Join(dir, copied, name), text); err != nil {
			return err
		}
	}
	return layModule(dir)
}

// sources are the files that the page is built of, by their path in the module.
func sources() (map[string][]byte, error) {
	const form = `{{with .Module}}{{if eq .Path "` + engine + `"}}{{$.Dir}}|{{.Dir}}|{{join $.GoFiles "|"}}|{{join $.EmbedFiles "|"}}{{end}}{{end}}`
	list, err := run("list", "-deps", "-f", form, ".")
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	for line := range strings.Lines(list) {
		fields := strings.Split(strings.TrimSpace(line), "|")
		if len(fields) < 3 {
			continue
		}
		dir, root := fields[0], fields[1]
		for _, name := range fields[2:] {
			if name == "" {
				continue
			}
			if err := take(files, root, filepath.Join(dir, name)); err != nil {
				return nil, err
			}
		}
		if err := take(files, root, filepath.Join(root, "go.mod")); err != nil {
			return nil, err
		}
	}
	if len(files) == 0 {
		return nil, errors.New("the page is not built of " + engine)
	}
	return files, nil
}

func take(files map[string][]byte, root, path string) error {
	name, err := filepath.Rel(root, path)
	if err != nil {
		return err
	}
	files[filepath.ToSlash(name)], err = os.ReadFile(path)
	return err
}

// run asks the go command about the page.
func run(args ...string) (string, error) {
	cmd := exec.Command("go", args...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	return string(out), err
}

// change leaves out of files what is not used.
func change(files map[string][]byte) error {
	shaders, err := compiled(files)
	if err != nil {
		return err
	}
	for _, name := range unused {
		if !drop(files, name) {
			return fmt.Errorf("%s is not there: %w", name, fs.ErrNotExist)
		}
	}
	files[shadersFile] = shaders
	changed := map[string]bool{shadersFile: true}
	for _, c := range changes() {
		text, err := c.apply(files[c.file])
		if err != nil {
			return err
		}
		files[c.file] = text
		changed[c.file] = true
	}
	for name := range changed {
		text, err := format.Source(append([]byte(notice), files[name]...))
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		files[name] = text
	}
	return nil
}

// drop leaves out a file or, by a name that ends in a slash, a folder.
func drop(files map[string][]byte, name string) (found bool) {
	for file := range files {
		if file == name || strings.HasSuffix(name, "/") && strings.HasPrefix(file, name) {
			delete(files, file)
			found = true
		}
	}
	return found
}

// layModule writes our own go.mod with the copy in the engine's place.
func layModule(dir string) error {
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return err
	}
	// It counts from our module's top, wherever that go.mod is.
	mod = fmt.Appendf(mod, "\nreplace %s => ./%s\n", engine, filepath.ToSlash(filepath.Join(dir, copied)))
	sum, err := os.ReadFile("go.sum")
	if err != nil {
		return err
	}
	return errors.Join(write(filepath.Join(dir, "go.mod"), mod), write(filepath.Join(dir, "go.sum"), sum))
}

// write leaves a file alone that is like that already.
func write(name string, text []byte) error {
	if old, err := os.ReadFile(name); err == nil && bytes.Equal(old, text) {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, text, 0o644)
}
