package sound

import "syscall/js"

// waits says that a voice started before the context is ready would be heard
// later: browsers hold sound back until a gesture of the player's has ended.
const waits = true

// Available reports whether the browser has what the engine plays on; without
// it the engine would end the program.
func Available() bool {
	return js.Global().Get("AudioContext").Truthy() || js.Global().Get("webkitAudioContext").Truthy()
}
