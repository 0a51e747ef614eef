//go:build !js

package cli

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"
)

// asProgram makes the test binary behave as the program.
const asProgram = "TIDEPOOL_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if len(os.Args) == 3 && os.Args[1] == "trouble" {
		trouble(os.Args[2])
	}
	if os.Getenv(asProgram) != "" {
		exit, handled := Run(os.Args[1:], os.Stdout, os.Stderr)
		if !handled {
			exit = exitUsage
		}
		os.Exit(exit)
	}
	os.Exit(m.Run())
}

// program runs the program in its own process.
func program(t *testing.T, input string, args ...string) (exit int, stdout, stderr string) {
	t.Helper()
	return programWith(t, nil, input, args...)
}

// programWith runs the program with additional environment variables.
func programWith(t *testing.T, env []string, input string, args ...string) (exit int, stdout, stderr string) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, self, args...)
	cmd.Env = append(append(os.Environ(), asProgram+"=1"), env...)
	cmd.Stdin = strings.NewReader(input)
	var out, complaints bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &complaints
	err = cmd.Run()
	var failed *exec.ExitError
	if err != nil && !errors.As(err, &failed) {
		t.Fatal(err)
	}
	return cmd.ProcessState.ExitCode(), out.String(), complaints.String()
}

// interrupted runs the program with additional environment variables, and interrupts it when it has written the
// first of its notes, the lines on its standard error.
func interrupted(t *testing.T, env []string, args ...string) (exit int, stdout string, notes []string) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), self, args...)
	cmd.Env = append(append(os.Environ(), asProgram+"=1"), env...)
	var out strings.Builder
	cmd.Stdout = &out
	from, err := cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	for lines := bufio.NewScanner(from); lines.Scan(); {
		if notes = append(notes, lines.Text()); len(notes) == 1 {
			if err := cmd.Process.Signal(os.Interrupt); err != nil {
				t.Fatal(err)
			}
		}
	}
	_ = cmd.Wait()
	return cmd.ProcessState.ExitCode(), out.String(), notes
}

func TestEngineProcess(t *testing.T) {
	const input = "ugi\nsetoption name Hash value 1\nposition fen " + lastJump + "\nnonsense\nquery result\ngo nodes 100\nquit\nisready\n"
	exit, stdout, stderr := program(t, input, "engine", "konane", "-options", "size=6")
	if exit != 0 || stderr != "" {
		t.Errorf("exit %d, stderr %q", exit, stderr)
	}
	at := 0
	for _, want := range []string{"id name Tidepool", "ugiok\n", "error unknown command", "response none\n", "bestmove a1-c1\n"} {
		i := strings.Index(stdout[at:], want)
		if i < 0 {
			t.Fatalf("missing %q at its place in\n%s", want, stdout)
		}
		at += i
	}
	if strings.Contains(stdout, "readyok") {
		t.Error("the engine continues after quit")
	}
	// The end of the input ends the engine too.
	if exit, stdout, _ := program(t, "isready", "engine", "kalah"); exit != 0 || stdout != "readyok\n" {
		t.Errorf("exit %d, %q", exit, stdout)
	}
}

// TestMatchProcesses plays a built-in level against the program itself as an external engine.
func TestMatchProcesses(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(self, " ") {
		t.Fatal("the test's path contains a space, which a command cannot")
	}
	file := t.TempDir() + "/records.txt"
	exit, stdout, stderr := program(t, "", "match", "kalah", "-a", "nodes=400,Level=6,Hash=1,cmd="+self+" engine kalah",
		"-b", "level=1", "-games", "4", "-concurrency", "2", "-records", file)
	if exit != 0 || !strings.Contains(stdout, "4 games: +") || !strings.Contains(stdout, "SPRT [0, 20]: LLR ") {
		t.Errorf("exit %d, stdout:\n%sstderr:\n%s", exit, stdout, stderr)
	}
	records, err := os.ReadFile(file)
	if n := strings.Count(string(records), "[Game "); err != nil || n != 4 {
		t.Errorf("%d records, %v", n, err)
	}
}

// TestNoEngine checks that a contest with an engine that cannot be started is rejected.
func TestNoEngine(t *testing.T) {
	exit, stdout, stderr := program(t, "", "match", "kalah", "-a", "cmd=no-such-program-anywhere", "-b", "level=1", "-games", "2", "-nodes", "10")
	if exit != 1 || stdout != "" || !strings.Contains(stderr, "tidepool match: -a: ") {
		t.Errorf("exit %d, stdout %q, stderr %q", exit, stdout, stderr)
	}
}
