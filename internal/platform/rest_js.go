package platform

import "syscall/js"

// holdFrames makes the page withhold frames, which Ebitengine requests even when waiting for events.
func holdFrames(on bool) { js.Global().Call("tidepoolRest", on) }

// tellLooks tells the page how many frames have read the input devices, and whether one does so now: it can
// be interrupted, as while a game is being stored.
func tellLooks(n int, looking bool) {
	js.Global().Set("tidepoolLooks", n)
	js.Global().Set("tidepoolLooking", looking)
}

func letFrame() { js.Global().Call("tidepoolFrame") }
