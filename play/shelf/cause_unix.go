//go:build !js && !windows

package shelf

import "syscall"

var (
	noSpace   = []syscall.Errno{syscall.ENOSPC, syscall.EDQUOT}
	noWriting = []syscall.Errno{syscall.EROFS}
)
