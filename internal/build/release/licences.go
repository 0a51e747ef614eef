package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
)

var licenceName = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice|patents|copyright|ofl)([-._].*)?$`)

type module struct {
	Path, Version, Dir string
	Main               bool
	packages           []string // folders of the packages in use
}

func modules(t target, pkgs ...string) ([]module, error) {
	cmd := exec.Command("go", append([]string{"list", "-deps", "-json=Dir,Module,Standard"}, pkgs...)...)
	cmd.Env = t.environ()
	out, err := cmd.Output()
	if err != nil {
		var failed *exec.ExitError
		if errors.As(err, &failed) {
			err = fmt.Errorf("%w: %s", err, failed.Stderr)
		}
		return nil, fmt.Errorf("go list: %w", err)
	}
	var list []module
	for dec := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p struct {
			Dir      string
			Standard bool
			Module   *module
		}
		if err := dec.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, err
		}
		if p.Standard || p.Module == nil || p.Module.Main {
			continue
		}
		i := slices.IndexFunc(list, func(m module) bool { return m.Path == p.Module.Path })
		if i < 0 {
			i = len(list)
			list = append(list, *p.Module)
		}
		list[i].packages = append(list[i].packages, p.Dir)
	}
	slices.SortFunc(list, func(a, b module) int { return strings.Compare(a.Path, b.Path) })
	return list, nil
}

// licences returns a module's licence files: those in its root, at least one, and those in or above packages
// in use.
func (m module) licences() ([]file, error) {
	folders := []string{m.Dir}
	for _, dir := range m.packages {
		for ; len(dir) > len(m.Dir) && !slices.Contains(folders, dir); dir = filepath.Dir(dir) {
			folders = append(folders, dir)
		}
	}
	slices.Sort(folders)
	var files []file
	for _, dir := range folders {
		found, err := licencesIn(dir)
		if err != nil {
			return nil, err
		}
		if dir == m.Dir && len(found) == 0 {
			return nil, fmt.Errorf("%s %s has no licence", m.Path, m.Version)
		}
		below, err := filepath.Rel(m.Dir, dir)
		if err != nil {
			return nil, err
		}
		for _, f := range found {
			f.name = path.Join(m.Path+"@"+m.Version, filepath.ToSlash(below), f.name)
			files = append(files, f)
		}
	}
	return files, nil
}

func licencesIn(dir string) ([]file, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var files []file
	for _, e := range entries {
		if e.IsDir() || !licenceName.MatchString(e.Name()) || filepath.Ext(e.Name()) == ".go" {
			continue
		}
		data, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return nil, err
		}
		if len(data) > 0 {
			files = append(files, text(e.Name(), data))
		}
	}
	return files, nil
}

// allLicences returns the licences of modules, Go and fonts in a target's programs, in the folder licences.
func allLicences(t target, pkgs ...string) ([]file, error) {
	list, err := modules(t, pkgs...)
	if err != nil {
		return nil, err
	}
	var files []file
	for _, m := range list {
		texts, err := m.licences()
		if err != nil {
			return nil, err
		}
		files = append(files, texts...)
	}
	for name, from := range map[string]string{
		"go@" + runtime.Version() + "/LICENSE": filepath.Join(goRoot(), "LICENSE"),
		"M PLUS Rounded 1c/OFL.txt":            filepath.Join("sprites", "font", "OFL.txt"),
	} {
		data, err := os.ReadFile(from)
		if err != nil {
			return nil, fmt.Errorf("a licence: %w", err)
		}
		files = append(files, text(name, data))
	}
	slices.SortFunc(files, func(a, b file) int { return strings.Compare(a.name, b.name) })
	for i := range files {
		files[i].name = "licences/" + files[i].name
		if !fs.ValidPath(files[i].name) {
			return nil, fmt.Errorf("%q is not a valid file name", files[i].name)
		}
	}
	return files, nil
}

func goRoot() string {
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(out))
}
