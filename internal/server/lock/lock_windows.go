package lock

import "syscall"

// Take locks a file until free is called or the program ends, even by a crash. It opens the file without sharing.
func Take(name string) (free func(), err error) {
	path, err := syscall.UTF16PtrFromString(name)
	if err != nil {
		return nil, err
	}
	f, err := syscall.CreateFile(path, syscall.GENERIC_READ|syscall.GENERIC_WRITE, 0, nil, syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if err != nil {
		return nil, ErrTaken
	}
	return func() { _ = syscall.CloseHandle(f) }, nil
}
