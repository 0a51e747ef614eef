//go:build !js && !windows

package platform_test

import (
	"os"
	"path/filepath"
	"testing"

	"tidepool/internal/platform"
	"tidepool/scenes/export"
)

// home sets up an empty home with a download folder.
func home(t *testing.T) (dir, downloads string) {
	t.Helper()
	dir = t.TempDir()
	downloads = filepath.Join(dir, "Letöltések")
	t.Setenv("HOME", dir)
	t.Setenv("PATH", t.TempDir()) // without a dialog program
	t.Setenv("XDG_CONFIG_HOME", filepath.Join(dir, "config"))
	for _, d := range []string{downloads, filepath.Join(dir, "config")} {
		if err := os.Mkdir(d, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return dir, downloads
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func contains(t *testing.T, name, want string) {
	t.Helper()
	if got, err := os.ReadFile(name); err != nil || string(got) != want {
		t.Errorf("%s has %q, %v; want %q", name, got, err, want)
	}
}

// A file is saved in the download folder, without replacing one of its name.
func TestSaveFile(t *testing.T) {
	if _, err := os.Stat("/etc/passwd"); err != nil {
		t.Skip("not a system with user-dirs")
	}
	dir, downloads := home(t)
	write(t, filepath.Join(dir, "config", "user-dirs.dirs"), "# names\nXDG_DESKTOP_DIR=\"$HOME/x\"\nXDG_DOWNLOAD_DIR=\"$HOME/Letöltések\"\n")
	n := platform.Here()
	for i, want := range []string{"~/Letöltések/games.csv", "~/Letöltések/games (2).csv", "~/Letöltések/games (3).csv"} {
		if o := <-n.SaveFile("games.csv", []byte{byte('a' + i)}); o.Err != nil || o.Place != want {
			t.Errorf("%+v, want %s", o, want)
		}
	}
	contains(t, filepath.Join(downloads, "games.csv"), "a")
	contains(t, filepath.Join(downloads, "games (3).csv"), "c")
	outside := filepath.Join(dir, "evil.txt")
	if o := <-n.SaveFile("../evil.txt", []byte("x")); o.Err != nil {
		t.Error(o.Err)
	}
	if _, err := os.Stat(outside); err == nil {
		t.Error("a name escaped the folder")
	}
	target := filepath.Join(dir, "target")
	if err := os.Symlink(target, filepath.Join(downloads, "link.txt")); err != nil {
		t.Fatal(err)
	}
	if o := <-n.SaveFile("link.txt", []byte("x")); o.Place != "~/Letöltések/link (2).txt" {
		t.Errorf("follows a link: %+v", o)
	}
}

// The default is Downloads, or else the home; a configured folder that is missing or wrong is ignored.
func TestSaveFileWithoutFolder(t *testing.T) {
	for _, test := range []struct{ config, folder, want string }{
		{"", "Downloads", "~/Downloads/a.txt"},
		{"", "", "~/a.txt"},
		{"XDG_DOWNLOAD_DIR=\"relative\"\n", "", "~/a.txt"},
		{"XDG_DOWNLOAD_DIR=\"$HOME/gone\"\n", "Downloads", "~/Downloads/a.txt"},
		{"XDG_DOWNLOAD_DIR=\"$HOME/config/user-dirs.dirs\"\n", "", "~/a.txt"},
	} {
		dir, _ := home(t)
		write(t, filepath.Join(dir, "config", "user-dirs.dirs"), test.config)
		if test.folder != "" {
			if err := os.Mkdir(filepath.Join(dir, test.folder), 0o755); err != nil {
				t.Fatal(err)
			}
		}
		if o := <-platform.Here().SaveFile("a.txt", nil); o.Err != nil || o.Place != test.want {
			t.Errorf("%+v: %+v", test, o)
		}
	}
}

// If there is no place to save, the error says so.
func TestSaveFileNowhere(t *testing.T) {
	t.Setenv("HOME", filepath.Join(t.TempDir(), "gone"))
	if o := <-platform.Here().SaveFile("a.txt", nil); o.Err == nil || o.Place != "" {
		t.Errorf("%+v", o)
	}
}

// Sharing from a window fails with an error.
func TestNoSharing(t *testing.T) {
	n := platform.Here()
	if o := <-n.Share("a", "b"); n.CanShare() || o.Err != export.ErrNotHere {
		t.Errorf("%v, %+v", n.CanShare(), o)
	}
}
