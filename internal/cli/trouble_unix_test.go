//go:build unix

package cli

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"
)

// holdLock takes a shared lock, which is released when the last process with the file ends.
func holdLock() *os.File {
	file, err := os.OpenFile(os.Getenv(lockFile), os.O_CREATE|os.O_RDWR, 0o600)
	if err == nil {
		err = syscall.Flock(int(file.Fd()), syscall.LOCK_SH)
	}
	if err != nil {
		panic(err)
	}
	return file
}

// engineCommand returns the command of an engine that misbehaves. If wrapped, the command is a script that
// waits for the engine.
func engineCommand(t *testing.T, kind string, wrapped bool) string {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	// Words of a command cannot contain spaces, so the script contains the words.
	line := "'" + self + "' trouble '" + kind + "'"
	if wrapped {
		line += "\ntrue" // keeps the shell from replacing itself with the engine
	} else {
		line = "exec " + line
	}
	script := filepath.Join(t.TempDir(), "engine.sh")
	if err := os.WriteFile(script, []byte(line+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	return "sh " + script
}

// TestTrouble plays engines with each kind of misbehaviour against level 1: they forfeit the game, the
// contest goes on, and no process is left over.
func TestTrouble(t *testing.T) {
	const soon, late = "3s", "2m"
	tests := []struct {
		kind     string
		wrapped  bool
		once     bool
		patience string
		forfeits int
		reason   string // a regular expression
	}{
		{"none", false, false, late, 0, ``},
		{"none", true, false, late, 0, ``},
		{"hang at ugi", false, false, "1s", 4, `a, 3: no answer to ugi within 1s\n  a, 1: no longer started: no answer to ugi within 1s`},
		{"hang at isready", false, true, soon, 1, `a, 1: no answer to isready within 3s`},
		{"hang at go", false, true, soon, 1, `a, 1: no answer to go within 3s`},
		{"hang at go", true, true, soon, 1, `a, 1: no answer to go within 3s`},
		{"hang at quit", true, false, late, 0, ``},
		{"flood at ugi", true, true, late, 1, `a, 1: the engine's output exceeds 64 MB`},
		{"flood at go", false, true, late, 1, `a, 1: the engine's output exceeds 64 MB`},
		{"flood at go", true, true, late, 1, `a, 1: the engine's output exceeds 64 MB`},
		{"endless line at go", true, false, late, 4, `a, 4: the engine's answer: the line is too long`},
		{"orphan at go", false, true, late, 1, `a, 1: the engine has ended: exit status 4`},
		{"orphan at go", true, false, late, 4, `a, 4: the engine has ended: exit status 0`},
		{"die at ugi", false, true, late, 1, `a, 1: the engine has ended: exit status 3`},
		{"die at uginewgame", false, true, late, 1, `a, 1: the engine has ended: exit status 3`},
		{"die at go", true, true, late, 1, `a, 1: the engine has ended: exit status 0`},
		{"close at go", false, true, late, 1, `a, 1: the engine has closed its input or output`},
		{"cheat at go", false, true, late, 1, `a, 1: kalah: ply \d: a9: .*`},
		{"shout at go", true, false, late, 0, ``},
	}
	for _, test := range tests {
		name := test.kind
		if test.wrapped {
			name += ", in a script"
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			lock := filepath.Join(dir, "lock")
			env := []string{lockFile + "=" + lock}
			if test.once {
				env = append(env, onceFile+"="+filepath.Join(dir, "once"))
			}
			exit, stdout, stderr := programWith(t, env, "", "match", "kalah", "-options", troubleRules, "-a", "cmd="+engineCommand(t, test.kind, test.wrapped),
				"-b", "level=1", "-games", "4", "-openings", "2", "-nodes", "100", "-concurrency", "1", "-patience", test.patience)
			want, wantExit := `SPRT .*\n$`, 0
			if test.forfeits > 0 {
				want = `SPRT .*\nforfeits: a \d, b 0\n  ` + test.reason + `\n$`
			}
			if test.forfeits == 4 {
				wantExit = 1
			}
			if exit != wantExit || !strings.Contains(stdout, "\n4 games: ") || !regexp.MustCompile(want).MatchString(stdout) {
				t.Errorf("exit %d, stdout:\n%swant %d, %s", exit, stdout, wantExit, want)
			}
			if strings.Contains(stderr, "\x1b") {
				t.Error("an engine's escape codes reach the terminal")
			}
			if n := strings.Count(stderr, "a forfeits: "); n != test.forfeits || len(stderr) > 8*maxStderr {
				t.Errorf("%d of %d forfeits reported, %d bytes on stderr", n, test.forfeits, len(stderr))
			}
			waitForAll(t, lock)
		})
	}
}

// TestLongCommand checks that an engine plays whose command is too long, or too odd, for a name in a record.
func TestLongCommand(t *testing.T) {
	dir := t.TempDir()
	records := filepath.Join(dir, "records")
	exit, stdout, stderr := programWith(t, []string{lockFile + "=" + filepath.Join(dir, "lock")}, "", "match", "kalah", "-options", troubleRules,
		"-a", "cmd="+engineCommand(t, "none", false)+"\t\xff"+strings.Repeat("é", 200), "-b", "level=1", "-games", "2", "-openings", "2", "-nodes", "100", "-records", records)
	if exit != 0 || strings.Contains(stdout, "forfeits") {
		t.Errorf("exit %d, %s%s", exit, stdout, stderr)
	}
	text, err := os.ReadFile(records)
	if err != nil || !regexp.MustCompile(`"cmd=sh \S+ \\\\xffé+…"`).Match(text) {
		t.Errorf("%v: %s", err, text)
	}
}

// TestMatchInterrupted checks that an interrupted contest reports the results so far and leaves no engine
// behind.
func TestMatchInterrupted(t *testing.T) {
	lock := filepath.Join(t.TempDir(), "lock")
	exit, stdout, notes := interrupted(t, []string{lockFile + "=" + lock}, "match", "kalah", "-options", troubleRules,
		"-a", "cmd="+engineCommand(t, "hang at quit", true), "-b", "level=1", "-games", "1000000", "-openings", "2", "-nodes", "100")
	if len(notes) < 2 || !strings.HasPrefix(notes[0], "20 games: ") || notes[len(notes)-1] != "tidepool match: interrupted" {
		t.Errorf("stderr: %q", notes)
	}
	if exit != 1 || !regexp.MustCompile(`(?m)^\d+ games: \+`).MatchString(stdout) {
		t.Errorf("exit %d, stdout:\n%s", exit, stdout)
	}
	if strings.Contains(stdout, "forfeits") {
		t.Errorf("a player whose engine was stopped forfeited:\n%s", stdout)
	}
	waitForAll(t, lock)
}

// TestLadderInterrupted checks that an interrupted ladder reports the games of the levels that were playing.
func TestLadderInterrupted(t *testing.T) {
	exit, stdout, _ := interrupted(t, nil, "match", "konane", "-options", "size=4", "-ladder", "-games", "1000000", "-openings", "2", "-nodes", "10")
	if exit != 1 || !regexp.MustCompile(`^konane level 2 against 1, \d+ games: \+.*\n$`).MatchString(stdout) {
		t.Errorf("exit %d, stdout:\n%s", exit, stdout)
	}
}

// waitForAll waits until no engine holds the lock.
func waitForAll(t *testing.T, lock string) {
	t.Helper()
	file, err := os.Open(lock)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	free := make(chan error, 1)
	go func() { free <- syscall.Flock(int(file.Fd()), syscall.LOCK_EX) }()
	select {
	case err := <-free:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(time.Minute):
		t.Error("an engine or one of its child processes still runs")
	}
}
