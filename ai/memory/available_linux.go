package memory

import (
	"bytes"
	"os"
	"strconv"
)

// Available returns how many bytes of memory are free for use, or 0 if unknown.
func Available() int {
	free := 0
	if text, err := os.ReadFile("/proc/meminfo"); err == nil {
		free = freeIn(text)
	}
	most, current := number("/sys/fs/cgroup/memory.max"), number("/sys/fs/cgroup/memory.current")
	if most > 0 { // the limit of a container
		free = min(free, max(0, most-current))
	}
	return free
}

func freeIn(text []byte) int { return tableKB(text, "MemAvailable:") }

// tableKB returns the value of a line of /proc/meminfo, which is in kB.
func tableKB(text []byte, name string) int {
	for line := range bytes.Lines(text) {
		fields := bytes.Fields(line)
		if len(fields) == 3 && string(fields[0]) == name && string(fields[2]) == "kB" {
			n, err := strconv.Atoi(string(fields[1]))
			if err != nil || n < 0 {
				return 0
			}
			return n << 10
		}
	}
	return 0
}

func number(file string) int { return numberIn(os.ReadFile(file)) }

func numberIn(text []byte, err error) int {
	if err != nil {
		return 0
	}
	n, err := strconv.Atoi(string(bytes.TrimSpace(text)))
	if err != nil {
		return 0 // "max"
	}
	return n
}
