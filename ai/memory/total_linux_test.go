package memory

import (
	"errors"
	"testing"
)

func TestTotalIn(t *testing.T) {
	const (
		machine = "/proc/meminfo"
		groups  = "/proc/self/cgroup"
		table   = "MemTotal:  8000 kB\nMemFree: 7 kB\n"
	)
	tests := []struct {
		name  string
		files map[string]string
		want  int
	}{
		{"nothing is told", nil, 0},
		{"no table", map[string]string{machine: "MemTotal: much"}, 0},
		{"the machine", map[string]string{machine: table}, 8000 << 10},
		{"no bound", map[string]string{machine: table, "/sys/fs/cgroup/memory.max": "max\n"}, 8000 << 10},
		{"a container", map[string]string{machine: table, groups: "0::/\n", "/sys/fs/cgroup/memory.max": "5000000\n"}, 5000000},
		{"an older container", map[string]string{machine: table, "/sys/fs/cgroup/memory/memory.limit_in_bytes": "4000000\n"}, 4000000},
		{"no bound, older", map[string]string{machine: table, "/sys/fs/cgroup/memory/memory.limit_in_bytes": "9223372036854771712\n"}, 8000 << 10},
		{"a group inside", map[string]string{machine: table, groups: "1:name=x:/y\n0::/user/one\n", "/sys/fs/cgroup/user/one/memory.max": "3000000"}, 3000000},
		{"a group outside", map[string]string{machine: table, groups: "0::/user/one\n", "/sys/fs/cgroup/user/memory.max": "2000000"}, 2000000},
		{"a group that leads out", map[string]string{machine: table, groups: "0::/../../x\n", "/sys/fs/cgroup/x/memory.max": "1000000"}, 1000000},
	}
	for _, test := range tests {
		read := func(name string) ([]byte, error) {
			if text, ok := test.files[name]; ok {
				return []byte(text), nil
			}
			return nil, errors.New("no such file")
		}
		if got := totalIn(read); got != test.want {
			t.Errorf("%s: %d, want %d", test.name, got, test.want)
		}
	}
}

func TestTotal(t *testing.T) {
	if total := Total(); total < Available() || total < 1<<20 {
		t.Errorf("%d in all, %d available", total, Available())
	}
}
