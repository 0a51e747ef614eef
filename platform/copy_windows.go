package platform

import (
	"runtime"
	"time"
	"unsafe"

	"golang.org/x/sys/windows"
)

// A clipboard is what user32 and kernel32 have of it.
type clipboard struct {
	open, empty, set, shut    *windows.LazyProc
	alloc, free, lock, unlock *windows.LazyProc
	copyWords                 *windows.LazyProc
}

// copier puts text onto the system's clipboard.
func copier() func(text string) error {
	user, kernel := windows.NewLazySystemDLL("user32.dll"), windows.NewLazySystemDLL("kernel32.dll")
	c := clipboard{
		open: user.NewProc("OpenClipboard"), empty: user.NewProc("EmptyClipboard"),
		set: user.NewProc("SetClipboardData"), shut: user.NewProc("CloseClipboard"),
		alloc: kernel.NewProc("GlobalAlloc"), free: kernel.NewProc("GlobalFree"),
		lock: kernel.NewProc("GlobalLock"), unlock: kernel.NewProc("GlobalUnlock"),
		copyWords: kernel.NewProc("lstrcpyW"),
	}
	return c.put
}

// Another program may have the clipboard open for a moment.
const (
	clipboardTries = 20
	clipboardPause = 10 * time.Millisecond
)

// put copies a text. The clipboard belongs to the thread that opens it.
func (c *clipboard) put(text string) (err error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	for range clipboardTries {
		var ok uintptr
		if ok, _, err = c.open.Call(0); ok != 0 {
			defer c.shut.Call()
			return c.fill(text)
		}
		time.Sleep(clipboardPause)
	}
	return err
}

// fill puts a text into the clipboard that is open, which owns the memory from
// then on.
func (c *clipboard) fill(text string) error {
	const movable, unicodeText = 2, 13
	words, err := windows.UTF16FromString(text)
	if err != nil {
		return err
	}
	if ok, _, err := c.empty.Call(); ok == 0 {
		return err
	}
	memory, _, err := c.alloc.Call(movable, uintptr(len(words)*2))
	if memory == 0 {
		return err
	}
	at, _, err := c.lock.Call(memory)
	if at == 0 {
		c.free.Call(memory)
		return err
	}
	c.copyWords.Call(at, uintptr(unsafe.Pointer(&words[0])))
	c.unlock.Call(memory)
	if ok, _, err := c.set.Call(unicodeText, memory); ok == 0 {
		c.free.Call(memory)
		return err
	}
	return nil
}
