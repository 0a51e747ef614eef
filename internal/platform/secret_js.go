package platform

import "syscall/js"

// secretLetters has 32 letters of five bits each.
const secretLetters = "abcdefghijklmnopqrstuvwxyz234567"

// Secret implements device.Platform. The browser's generator is as good as package crypto/rand, which would
// enlarge the page.
func (*Browser) Secret() string {
	array := js.Global().Get("Uint8Array").New(secretBytes)
	js.Global().Get("crypto").Call("getRandomValues", array)
	text := bytes(array)
	for i, b := range text {
		text[i] = secretLetters[b%byte(len(secretLetters))]
	}
	return string(text)
}

func (b *Browser) Woken() bool {
	woken := b.woken
	b.woken = false
	return woken
}
