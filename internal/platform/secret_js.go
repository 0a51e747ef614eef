package platform

import "syscall/js"

// Secret implements device.Platform. The browser's chance is as good as package crypto/rand, which would
// make the page larger.
func (*Browser) Secret() string {
	array := js.Global().Get("Uint8Array").New(secretBytes)
	js.Global().Get("crypto").Call("getRandomValues", array)
	return spell(bytes(array))
}

// Woken implements device.Platform.
func (b *Browser) Woken() bool {
	woken := b.woken
	b.woken = false
	return woken
}
