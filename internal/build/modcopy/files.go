package modcopy

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// copied is the folder of the copy in that which Lay is given.
const copied = "engine"

// Files are a module's, by their path in it, with slashes.
type Files map[string][]byte

// Needed are the files of a module that our program is built of where the go
// command has these variables besides its own, such as "GOOS=js".
func Needed(module string, environ ...string) (Files, error) {
	form := `{{with .Module}}{{if eq .Path "` + module + `"}}{{$.Dir}}|{{.Dir}}|{{join $.GoFiles "|"}}|{{join $.EmbedFiles "|"}}{{end}}{{end}}`
	list, err := run(environ, "list", "-deps", "-f", form, ".")
	if err != nil {
		return nil, err
	}
	files := Files{}
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
			if err := files.take(root, filepath.Join(dir, name)); err != nil {
				return nil, err
			}
		}
		if err := files.take(root, filepath.Join(root, "go.mod")); err != nil {
			return nil, err
		}
	}
	if len(files) == 0 {
		return nil, errors.New("nothing is built of " + module)
	}
	return files, nil
}

// Whole are all files of a module but its tests and examples.
func Whole(module string) (Files, error) {
	root, err := folder(module)
	if err != nil {
		return nil, err
	}
	files := Files{}
	err = filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (entry.Name() == "examples" || entry.Name() == "testdata"):
			return fs.SkipDir
		case !entry.Type().IsRegular() || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		return files.take(root, path)
	})
	return files, err
}

// folder is where a module's files are. They are fetched if they are not there
// yet, which "go list -m" would not do.
func folder(module string) (string, error) {
	said, err := run(nil, "mod", "download", "-json", module)
	var got struct{ Dir, Error string }
	if bad := json.Unmarshal([]byte(said), &got); bad == nil && got.Error != "" {
		return "", fmt.Errorf("fetching %s: %s", module, got.Error)
	}
	if err != nil {
		return "", fmt.Errorf("fetching %s: %w", module, err)
	}
	if got.Dir == "" {
		return "", fmt.Errorf("the go command does not say where %s is", module)
	}
	return got.Dir, nil
}

func (f Files) take(root, path string) error {
	name, err := filepath.Rel(root, path)
	if err != nil {
		return err
	}
	f[filepath.ToSlash(name)], err = os.ReadFile(path)
	return err
}

// run asks the go command.
func run(environ []string, args ...string) (string, error) {
	cmd := exec.Command("go", args...)
	cmd.Env = append(os.Environ(), environ...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	return string(out), err
}

// Drop leaves out files or, by names that end in a slash, folders. Each must be
// there.
func (f Files) Drop(names ...string) error {
	for _, name := range names {
		if !f.drop(name) {
			return fmt.Errorf("%s is not there: %w", name, fs.ErrNotExist)
		}
	}
	return nil
}

func (f Files) drop(name string) (found bool) {
	for file := range f {
		if file == name || strings.HasSuffix(name, "/") && strings.HasPrefix(file, name) {
			delete(f, file)
			found = true
		}
	}
	return found
}

// Lay writes the module's copy into dir, and the go.mod that names it, which is
// our own but for that. It is called at the top of our module.
func Lay(dir, module string, files Files) error {
	copy := filepath.Join(dir, copied)
	if err := errors.Join(os.RemoveAll(copy), files.Write(copy)); err != nil {
		return err
	}
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return err
	}
	// It counts from our module's top, wherever that go.mod is.
	mod = fmt.Appendf(mod, "\nreplace %s => ./%s\n", module, filepath.ToSlash(copy))
	sum, err := os.ReadFile("go.sum")
	if err != nil {
		return err
	}
	return Files{"go.mod": mod, "go.sum": sum}.Write(dir)
}

// Write writes the files below dir.
func (f Files) Write(dir string) error {
	for name, text := range f {
		name = filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(name, text, 0o644); err != nil {
			return err
		}
	}
	return nil
}
