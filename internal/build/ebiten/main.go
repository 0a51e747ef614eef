// Command ebiten writes a copy of Ebitengine's module with one of the patches beside this file, and a go.mod
// that uses the copy. In the root of our module:
//
//	go run ./internal/build/ebiten page
//	go build -modfile dist/page/go.mod
//
// The README of internal/build says what the patches achieve. They fit one version of Ebitengine: if a line
// differs from the patch, the command fails.
package main

import (
	"bytes"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/bluekeyes/go-gitdiff/gitdiff"
)

const module = "github.com/hajimehoshi/ebiten/v2"

//go:embed page.patch desktop.patch
var patches embed.FS

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: ebiten page|desktop")
		os.Exit(2)
	}
	name := os.Args[1]
	patch, err := patches.ReadFile(name + ".patch")
	if err == nil {
		err = lay("dist/"+name, patch)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "ebiten:", err)
		os.Exit(1)
	}
}

func lay(dir string, patch []byte) error {
	root, err := folder()
	if err != nil {
		return err
	}
	engine := dir + "/_engine" // the underscore hides it from ./..., even while it is written
	if err := errors.Join(os.RemoveAll(engine), os.CopyFS(engine, os.DirFS(root)), apply(engine, patch)); err != nil {
		return err
	}
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return err
	}
	sum, err := os.ReadFile("go.sum")
	if err != nil {
		return err
	}
	// The path is relative to our module's root, wherever that go.mod is.
	mod = fmt.Appendf(mod, "\nreplace %s => ./%s\n", module, filepath.ToSlash(engine))
	return errors.Join(os.WriteFile(dir+"/go.mod", mod, 0o644), os.WriteFile(dir+"/go.sum", sum, 0o644))
}

// folder returns the module's folder. It downloads the module if necessary, which "go list -m" would not do.
func folder() (string, error) {
	cmd := exec.Command("go", "mod", "download", "-json", module)
	cmd.Stderr = os.Stderr
	said, err := cmd.Output()
	var got struct{ Dir, Error string }
	if json.Unmarshal(said, &got) == nil && got.Error != "" {
		err = errors.New(got.Error)
	}
	if err != nil {
		return "", fmt.Errorf("fetching %s: %w", module, err)
	}
	return got.Dir, nil
}

func apply(root string, patch []byte) error {
	files, _, err := gitdiff.Parse(bytes.NewReader(patch))
	if err != nil {
		return err
	}
	for _, file := range files {
		name := filepath.Join(root, filepath.FromSlash(file.NewName))
		var old []byte
		if !file.IsNew {
			if old, err = os.ReadFile(name); err != nil {
				return err
			}
		}
		var changed bytes.Buffer
		if err := gitdiff.Apply(&changed, bytes.NewReader(old), file); err != nil {
			return fmt.Errorf("the patch does not fit %s: %w", file.NewName, err)
		}
		if err := os.WriteFile(name, changed.Bytes(), 0o644); err != nil {
			return err
		}
	}
	return nil
}
