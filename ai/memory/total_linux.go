package memory

import (
	"os"
	"path"
	"strings"
	"syscall"
)

// Total returns how many bytes of memory this program could have at the very most: those of the
// machine, or of its control groups; 0 if the system does not tell.
func Total() int {
	most := totalIn(os.ReadFile)
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_AS, &limit); err == nil && limit.Cur < uint64(most) {
		most = int(limit.Cur)
	}
	return most
}

// totalIn looks at the machine, and at the groups that the program is in, each inside the one
// before, where a container or a session has its bounds.
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
	bound("/sys/fs/cgroup/memory/memory.limit_in_bytes") // of the first kind
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
