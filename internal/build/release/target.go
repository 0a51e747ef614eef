package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"tidepool/sprites/icon"
)

// The programs of an archive. The table server is separate because NATS is half of it.
const (
	program = "."
	server  = "./internal/server/tidepool-server"
)

type target struct{ system, arch string }

func (t target) String() string { return t.system + "/" + t.arch }

// environ returns Go's environment for the target, without a C compiler so that any machine can build for
// any.
func (t target) environ() []string {
	return append(os.Environ(), "GOOS="+t.system, "GOARCH="+t.arch, "CGO_ENABLED=0", "GOFLAGS=")
}

func (t target) names() string {
	if t.system == "darwin" {
		return "macos"
	}
	return t.system
}

func (t target) folder(version string) string {
	return fmt.Sprintf("tidepool-%s-%s-%s", version, t.names(), t.arch)
}

func (t target) archive(version string) string {
	if t.system == "linux" {
		return t.folder(version) + ".tar.gz"
	}
	return t.folder(version) + ".zip"
}

// files returns the files of an archive; web is the folder of the page that the program serves to nearby
// devices, or "".
func (t target) files(version, modfile, web string) ([]file, error) {
	binary, err := t.build(program, version, modfile)
	if err != nil {
		return nil, err
	}
	tables, err := t.build(server, version, modfile)
	if err != nil {
		return nil, err
	}
	files, err := shared(t, readme(t, version), program, server)
	if err != nil {
		return nil, err
	}
	switch t.system {
	case "linux":
		files = append(files, file{"tidepool", binary, 0o755}, text("tidepool.png", icon.PNG(256, false)), text("tidepool.desktop", desktopEntry()))
	case "windows":
		files = append(files, file{"tidepool.exe", binary, 0o755}, text("tidepool.ico", icon.ICO()), text("open-links.cmd", openLinks()))
	case "darwin":
		files = append(files, bundle(binary, version)...)
	}
	name := "tidepool-server"
	if t.system == "windows" {
		name += ".exe"
	}
	files = append(files, file{name, tables, 0o755})
	if web != "" {
		page, err := page(web)
		if err != nil {
			return nil, err
		}
		for _, f := range page {
			f.name = t.beside() + "web/" + f.name
			files = append(files, f)
		}
	}
	for i := range files {
		files[i].name = t.folder(version) + "/" + files[i].name
	}
	return files, nil
}

// beside returns the folder where the program looks for the files that come with it.
func (t target) beside() string {
	if t.system == "darwin" {
		return "Tidepool.app/Contents/Resources/"
	}
	return ""
}

func shared(t target, readme string, pkgs ...string) ([]file, error) {
	licence, err := os.ReadFile("LICENSE")
	if err != nil {
		return nil, err
	}
	files, err := allLicences(t, pkgs...)
	if err != nil {
		return nil, err
	}
	if t.system == "windows" {
		readme = strings.ReplaceAll(readme, "\n", "\r\n")
	}
	return append([]file{text("README.txt", []byte(readme)), text("LICENSE", licence)}, files...), nil
}

// build builds a program and returns it. An empty modfile means go.mod.
func (t target) build(pkg, version, modfile string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "tidepool-release-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	out := filepath.Join(dir, "tidepool")
	args := []string{"build", "-trimpath", "-buildvcs=false", "-ldflags", "-s -w -X tidepool/internal/app.version=" + version, "-o", out}
	if modfile != "" {
		args = append(args, "-modfile", modfile)
	}
	if t.system == "windows" && pkg == program {
		// Go links object files only from main.go's folder.
		name := "resources_windows_" + t.arch + ".syso"
		object, err := resources(t.arch, version)
		if err == nil {
			err = os.WriteFile(name, object, 0o644)
		}
		if err != nil {
			return nil, err
		}
		defer os.Remove(name)
	}
	cmd := exec.Command("go", append(args, pkg)...)
	cmd.Env = t.environ()
	if text, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("go build: %w: %s", err, text)
	}
	return os.ReadFile(out)
}
