package shelf

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"
)

// asNobody makes the test unable to write path, even as root, and returns a function that undoes this.
func asNobody(t *testing.T, path string) (undo func()) {
	t.Helper()
	for _, p := range []string{path, filepath.Dir(path)} {
		if err := os.Chmod(p, 0o555); err != nil {
			t.Fatal(err)
		}
	}
	runtime.LockOSThread()
	const nobody = 65534
	if os.Geteuid() == 0 {
		syscall.RawSyscall(syscall.SYS_SETFSUID, nobody, 0, 0)
	}
	return func() {
		if os.Geteuid() == 0 {
			syscall.RawSyscall(syscall.SYS_SETFSUID, 0, 0, 0)
		}
		runtime.UnlockOSThread()
		for _, p := range []string{filepath.Dir(path), path} {
			os.Chmod(p, 0o755)
		}
	}
}

func TestReadOnlyDirectory(t *testing.T) {
	path := t.TempDir()
	d := openTestDir(t, path)
	s := Open(d, toyGames)
	g := newGame(t, "up")
	save(t, s, g, 0)
	if err := os.WriteFile(filepath.Join(path, otherName), []byte("junk"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(filepath.Join(path, g.ID+gameExt), 0o644); err != nil {
		t.Fatal(err)
	}

	undo := asNobody(t, path)
	checkHolds(t, s, g)
	l := s.List()
	if len(l.Games) != 1 || len(l.Problems) != 1 || l.Problems[0].Aside != "" || !errors.Is(l.Problems[0].Err, os.ErrPermission) {
		t.Errorf("listing %+v", l)
	}
	play(t, g, "up")
	if err := s.Save(g, noon); !errors.Is(err, ErrMemoryOnly) {
		t.Errorf("save: %v", err)
	}
	play(t, g, "up")
	save(t, s, g, 1)
	checkHolds(t, s, g)
	if err := s.Remove(l.Games[0].ID, noon); err == nil {
		t.Error("removed from a directory that cannot be written")
	}
	checkHolds(t, s, g)
	undo()

	id := g.ID
	play(t, g, "down")
	save(t, s, g, 2)
	if g.ID != id {
		t.Errorf("the game has become another: %s, was %s", g.ID, id)
	}
	checkHolds(t, Open(d, toyGames), g)
}

func TestUnreadableFile(t *testing.T) {
	path := t.TempDir()
	s := Open(openTestDir(t, path), toyGames)
	g, hidden := newGame(t, "up"), newGame(t)
	save(t, s, g, 0)
	save(t, s, hidden, 1)
	os.Chmod(filepath.Join(path, g.ID+gameExt), 0o644)
	os.Chmod(filepath.Join(path, hidden.ID+gameExt), 0)
	undo := asNobody(t, path)
	l := s.List()
	undo()
	if len(l.Games) != 1 || len(l.Problems) != 1 || l.Problems[0].Aside != "" {
		t.Errorf("listing %+v", l)
	}
	os.Chmod(filepath.Join(path, hidden.ID+gameExt), 0o600)
	checkHolds(t, s, hidden)
}
