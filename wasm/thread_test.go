//go:build linux

package wasm

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

// workerThreads returns the threads of all workers in the browsers that this process started, as folders in /proc.
func workerThreads(t *testing.T) map[string]bool {
	t.Helper()
	names, err := filepath.Glob("/proc/[0-9]*/task/[0-9]*/comm")
	if err != nil {
		t.Fatal(err)
	}
	threads := map[string]bool{}
	for _, name := range names {
		// A thread may have ended meanwhile.
		comm, err := os.ReadFile(name)
		if err == nil && strings.HasPrefix(string(comm), "DedicatedWorker") && ours(strings.Split(name, "/")[2]) {
			threads[filepath.Dir(name)] = true
		}
	}
	return threads
}

// ours tells whether this process started another one, directly or not.
func ours(pid string) bool {
	for pid != "0" {
		if pid == strconv.Itoa(os.Getpid()) {
			return true
		}
		stat, err := os.ReadFile("/proc/" + pid + "/stat")
		if err != nil {
			return false
		}
		_, after, _ := strings.Cut(string(stat), ") ") // the program's name may contain spaces
		fields := strings.Fields(after)
		if len(fields) < 2 {
			return false
		}
		pid = fields[1]
	}
	return false
}

// threadTime returns the processor time that a thread has used so far.
func threadTime(t *testing.T, thread string) time.Duration {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(thread, "schedstat"))
	var ns int64
	if err == nil {
		_, err = fmt.Sscan(string(text), &ns)
	}
	if err != nil {
		t.Fatal(err)
	}
	return time.Duration(ns)
}

// processTime returns the processor time that this process has used so far.
func processTime(t *testing.T) time.Duration {
	t.Helper()
	var spent unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_PROCESS_CPUTIME_ID, &spent); err != nil {
		t.Fatal(err)
	}
	return time.Duration(spent.Nano())
}
