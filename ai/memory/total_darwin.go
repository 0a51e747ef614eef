package memory

import "golang.org/x/sys/unix"

// Total returns how many bytes of memory the machine has, or 0 if unknown.
func Total() int {
	n, err := unix.SysctlUint64("hw.memsize")
	if err != nil {
		return 0
	}
	return int(n)
}
