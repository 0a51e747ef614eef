package memory

import (
	"os"
	"path"
	"strings"
	"syscall"
)

// Total returns the maximum number of bytes of memory for this program: those of the machine, or of its
// control groups; 0 if unknown.
func Total() int {
	most := totalIn(os.ReadFile)
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_AS, &limit); err == nil && limit.Cur < uint64(most) {
		most = int(limit.Cur)
	}
	return most
}

// totalIn checks the machine, and the program's control groups from the outermost on, which limit a container
// or a session.
func totalIn(read func(string) ([]byte, error)) int {
	text, err := read("/proc/meminfo")
	if err != nil {
		return 0
	}
	most := tableKB(text, "MemTotal:")
	bound := func(file string) {
		if n := numberIn(read(file)); n > 0 {
			most = min(most, n)
		}
	}
	bound("/sys/fs/cgroup/memory/memory.limit_in_bytes") // cgroups version 1
	group := "/"
	if text, err := read("/proc/self/cgroup"); err == nil {
		for line := range strings.Lines(string(text)) {
			if own, ok := strings.CutPrefix(strings.TrimSpace(line), "0::/"); ok {
				group = path.Clean("/" + own)
			}
		}
	}
	for ; ; group = path.Dir(group) {
		bound(path.Join("/sys/fs/cgroup", group, "memory.max"))
		if group == "/" {
			return most
		}
	}
}
