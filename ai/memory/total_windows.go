package memory

import (
	"unsafe"

	"golang.org/x/sys/windows"
)

// status is the Windows structure MEMORYSTATUSEX.
type status struct {
	size, load uint32
	total      uint64
	others     [6]uint64
}

// Total returns how many bytes of memory the machine has, or 0 if unknown.
func Total() int {
	s := status{size: uint32(unsafe.Sizeof(status{}))}
	ask := windows.NewLazySystemDLL("kernel32.dll").NewProc("GlobalMemoryStatusEx")
	if ok, _, _ := ask.Call(uintptr(unsafe.Pointer(&s))); ok == 0 {
		return 0
	}
	return int(s.total)
}
