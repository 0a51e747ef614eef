package shelf

import "syscall"

// The numbers are those of winerror.h: a handle's disk and the disk are full, the disk's quota is
// used up; the medium is protected against writing.
var (
	noSpace   = []syscall.Errno{39, 112, 1295}
	noWriting = []syscall.Errno{19}
)
