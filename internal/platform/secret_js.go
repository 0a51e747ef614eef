package platform

import "syscall/js"

// Secret implements device.Platform. The browser's generator is as good as package crypto/rand, which would
// enlarge the page.
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
