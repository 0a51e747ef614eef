package platform

import (
	"runtime"
	"time"
	"unsafe"

	"golang.org/x/sys/windows"

	"tidepool/scenes/export"
)

type clipboard struct {
	open, empty, set, shut    *windows.LazyProc
	alloc, free, lock, unlock *windows.LazyProc
	copyWords                 *windows.LazyProc
	get, length, copySome     *windows.LazyProc
}

func copier() func(text string) error { return newClipboard().put }

func canPaste() bool { return true }

func pasted() ([]byte, error) { return newClipboard().text() }

func newClipboard() *clipboard {
	user, kernel := windows.NewLazySystemDLL("user32.dll"), windows.NewLazySystemDLL("kernel32.dll")
	return &clipboard{
		open: user.NewProc("OpenClipboard"), empty: user.NewProc("EmptyClipboard"),
		set: user.NewProc("SetClipboardData"), shut: user.NewProc("CloseClipboard"),
		alloc: kernel.NewProc("GlobalAlloc"), free: kernel.NewProc("GlobalFree"),
		lock: kernel.NewProc("GlobalLock"), unlock: kernel.NewProc("GlobalUnlock"),
		copyWords: kernel.NewProc("lstrcpyW"),
		get:       user.NewProc("GetClipboardData"), length: kernel.NewProc("lstrlenW"), copySome: kernel.NewProc("lstrcpynW"),
	}
}

// unicodeText is the clipboard format for UTF-16 text.
const unicodeText = 13

// Another program may have the clipboard open briefly.
const (
	clipboardTries = 20
	clipboardPause = 10 * time.Millisecond
)

func (c *clipboard) put(text string) error {
	return c.opened(func() error { return c.fill(text) })
}

func (c *clipboard) text() (text []byte, err error) {
	err = c.opened(func() error {
		text, err = c.read()
		return err
	})
	return text, err
}

// opened runs do with the clipboard open, which belongs to the thread that opens it.
func (c *clipboard) opened(do func() error) (err error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	for range clipboardTries {
		var ok uintptr
		if ok, _, err = c.open.Call(0); ok != 0 {
			defer c.shut.Call()
			return do()
		}
		time.Sleep(clipboardPause)
	}
	return err
}

// fill puts text into the open clipboard, which then owns the memory.
func (c *clipboard) fill(text string) error {
	const movable = 2
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

// read returns the text of the open clipboard, which keeps owning the memory.
func (c *clipboard) read() ([]byte, error) {
	memory, _, err := c.get.Call(unicodeText)
	if memory == 0 {
		return nil, err
	}
	at, _, err := c.lock.Call(memory)
	if at == 0 {
		return nil, err
	}
	defer c.unlock.Call(memory)
	n, _, _ := c.length.Call(at)
	if n > export.MostFile {
		return nil, export.ErrTooLarge
	}
	words := make([]uint16, n+1)
	c.copySome.Call(uintptr(unsafe.Pointer(&words[0])), at, n+1)
	return []byte(windows.UTF16ToString(words)), nil
}
