package shelf

import "syscall"

// Numbers from winerror.h: disk full (two variants), disk quota exceeded, medium write-protected.
var (
	noSpace   = []syscall.Errno{39, 112, 1295}
	noWriting = []syscall.Errno{19}
)
