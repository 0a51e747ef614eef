package platform

import "syscall/js"

// holdFrames has the page keep frames back, which Ebitengine asks for even where it waits for events.
func holdFrames(on bool) { js.Global().Call("tidepoolRest", on) }

func tellLooks(n int) { js.Global().Set("tidepoolLooks", n) }

func letFrame() { js.Global().Call("tidepoolFrame") }
