package platform

import "syscall/js"

// holdFrames has the page keep frames back, which Ebitengine asks for even where it waits for events.
func holdFrames(on bool) { js.Global().Call("tidepoolRest", on) }

// tellLooks tells the page how often the program has looked at its devices.
func tellLooks(n int) { js.Global().Set("tidepoolLooks", n) }

// letFrame lets one come.
func letFrame() { js.Global().Call("tidepoolFrame") }
