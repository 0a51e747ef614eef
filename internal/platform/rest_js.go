package platform

import "syscall/js"

// holdFrames makes the page withhold frames, which Ebitengine requests even when waiting for events.
func holdFrames(on bool) { js.Global().Call("tidepoolRest", on) }

func tellLooks(n int) { js.Global().Set("tidepoolLooks", n) }

func letFrame() { js.Global().Call("tidepoolFrame") }
