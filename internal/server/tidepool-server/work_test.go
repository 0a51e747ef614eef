//go:build unix

package main

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

// program returns a command that runs this test binary as the server, with its files and cache in dir.
func program(t *testing.T, dir string, args string) *exec.Cmd {
	cmd := exec.CommandContext(t.Context(), os.Args[0])
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), asServer+"="+args, "XDG_CACHE_HOME="+dir, "HOME="+dir)
	return cmd
}

// result runs a job in one process and returns its output and the files it writes.
func result(t *testing.T, args string, files []string) string {
	t.Helper()
	dir := t.TempDir()
	out, err := program(t, dir, args).Output()
	if err != nil {
		t.Fatalf("%s: %v", args, err)
	}
	return written(t, dir, out, files)
}

func written(t *testing.T, dir string, out []byte, files []string) string {
	t.Helper()
	for _, name := range files {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		out = append(append(out, name...), text...)
	}
	return string(out)
}

// A crew is one process that hands out work and two workers.
type crew struct {
	t      *testing.T
	dir    string
	args   [3]string
	out    *bytes.Buffer
	all    [3]*exec.Cmd
	stderr [3]*bytes.Buffer
	done   chan error // receives the first one's result
}

func (c *crew) start(which int) {
	cmd := program(c.t, c.dir, c.args[which])
	cmd.Stderr = c.stderr[which]
	if which == 0 {
		c.out = new(bytes.Buffer)
		cmd.Stdout = c.out
	}
	if err := cmd.Start(); err != nil {
		c.t.Fatal(err)
	}
	c.all[which] = cmd
	if which == 0 {
		c.done = make(chan error, 1)
		go func(done chan error) { done <- cmd.Wait() }(c.done)
	}
}

func (c *crew) kill(which int) {
	_ = c.all[which].Process.Kill()
	if which == 0 {
		<-c.done
	} else {
		_ = c.all[which].Wait()
	}
}

// If processes of a crew are killed, the result is still the same, byte for byte, as that of a single process.
// TIDEPOOL_KILLS is the number of kills for each command.
func TestWorkKilled(t *testing.T) {
	want := 3
	if n, err := strconv.Atoi(os.Getenv("TIDEPOOL_KILLS")); err == nil {
		want = n
	}
	for _, job := range []struct {
		args  string
		files []string
	}{
		{"match konane -options size=6 -a level=7 -b level=5 -nodes 4000 -games 60 -openings 2 -sprt -elo0 -50 -elo1 30 -records games", []string{"games"}},
		{"puzzles kalah -seed 2 -n 2 -o set -resume", []string{"set", "set.tries", "set.journal"}},
		{"solve konane -nobook -memory 16 -all size=4x4 size=5x6 size=4x8 size=5x5 size=6x5 size=4x7 size=8x4 size=7x4", nil},
	} {
		name, _, _ := strings.Cut(job.args, " ")
		t.Run(name, func(t *testing.T) {
			alone := result(t, job.args, job.files)
			r := rand.New(rand.NewPCG(uint64(want), 37))
			listener, err := net.Listen("tcp", "127.0.0.1:0")
			if err != nil {
				t.Fatal(err)
			}
			addr := listener.Addr().String()
			listener.Close()
			kills, runs, bag := [3]int{}, 0, []int(nil)
			for kills[0]+kills[1]+kills[2] < want {
				c := &crew{t: t, dir: t.TempDir(), args: [3]string{job.args + " -host " + addr, "work -threads 1 -nats nats://" + addr, "work -threads 1 -nats nats://" + addr}}
				for i := range c.all {
					c.stderr[i] = new(bytes.Buffer)
					c.start(i)
				}
				ended := false
				for !ended {
					after := time.Duration(20+r.IntN(500)) * time.Millisecond
					if kills[0]+kills[1]+kills[2] >= want {
						after = time.Minute
					}
					select {
					case err = <-c.done:
						ended = true
					case <-time.After(after):
						if after == time.Minute {
							t.Fatalf("no result:\n%s%s%s", c.stderr[0], c.stderr[1], c.stderr[2])
						}
						if len(bag) == 0 {
							bag = r.Perm(3)
						}
						which := bag[0]
						bag = bag[1:]
						c.kill(which)
						c.start(which)
						kills[which]++
					}
				}
				c.kill(1)
				c.kill(2)
				runs++
				if err != nil {
					t.Fatalf("%v:\n%s%s%s", err, c.stderr[0], c.stderr[1], c.stderr[2])
				}
				if got := written(t, c.dir, c.out.Bytes(), job.files); got != alone {
					t.Fatalf("after %v kills:\n%s\nwant\n%s", kills, got, alone)
				}
			}
			t.Logf("%d runs, %v kills of the server and the two workers", runs, kills)
		})
	}
}

// Wrong flags are refused.
func TestWorkRefused(t *testing.T) {
	dir := t.TempDir()
	for args, want := range map[string]string{
		"work":                    "for whom?",
		"work -nats x -threads 0": "-threads",
		"match konane -a cmd=x -b level=1 -nodes 5 -host 127.0.0.1:0": "both players must be levels",
		"solve konane -host 127.0.0.1:0":                              "only -all",
		"puzzles -verify x -host 127.0.0.1:0":                         "only on this machine",
		"solve konane -all size=4x4 -host 127.0.0.1:0 -nats x":        "not both",
		"solve konane -all size=4x4 -host nowhere":                    "missing port",
	} {
		var exit *exec.ExitError
		if _, err := program(t, dir, args).Output(); !errors.As(err, &exit) || !strings.Contains(string(exit.Stderr), want) {
			t.Errorf("%s: %v, want %q", args, err, want)
		}
	}
}
