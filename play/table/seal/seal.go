// Package seal encrypts the notes of a hall with its watchers' secret. A server stores only hashes of secrets, so
// no one can read the stored notes without the link.
//
// The cipher is ChaCha8, from math/rand/v2. Notes are not authenticated: only the server could change one, and it
// decides everything else at a table too.
package seal

import (
	"encoding/base32"
	"encoding/base64"
	"math/rand/v2"
	"strings"
)

const (
	// keyBytes is the length of a key, nonceBytes that of a nonce, which is text.
	keyBytes   = 16
	nonceBytes = 16
	// secretBytes is the length of a secret, as in package wire.
	secretBytes = 26
)

// stream returns the key stream of a secret and a nonce.
func stream(secret, nonce string) *rand.ChaCha8 {
	var seed [32]byte
	copy(seed[:], secret)
	var of [32]byte
	_, _ = rand.NewChaCha8(seed).Read(of[:keyBytes]) // never fails
	copy(of[keyBytes:], nonce)
	return rand.NewChaCha8(of)
}

func mask(secret, nonce string, text []byte) []byte {
	out := make([]byte, len(text))
	_, _ = stream(secret, nonce).Read(out)
	for i, b := range text {
		out[i] ^= b
	}
	return out
}

// Seal encrypts a text. Random is text of at least 16 letters, different for each call.
func Seal(secret, random, text string) string {
	nonce := random[:nonceBytes]
	return nonce + base64.RawURLEncoding.EncodeToString(mask(secret, nonce, []byte(text)))
}

// Open decrypts what Seal returned.
func Open(secret, sealed string) (text string, ok bool) {
	if len(sealed) < nonceBytes {
		return "", false
	}
	nonce, rest := sealed[:nonceBytes], sealed[nonceBytes:]
	hidden, err := base64.RawURLEncoding.DecodeString(rest)
	if err != nil || base64.RawURLEncoding.EncodeToString(hidden) != rest {
		return "", false // also if the same bytes are encoded in another way
	}
	return string(mask(secret, nonce, hidden)), true
}

// Derive derives a secret from another, for a purpose of at most 15 letters. The old secret cannot be found from the
// new one.
func Derive(secret, purpose string) string {
	var out [keyBytes]byte
	_, _ = stream(secret, " "+purpose).Read(out[:]) // no nonce begins with a space
	return strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(out[:]))[:secretBytes]
}

// Number derives a number below n from a secret, for a purpose of at most 15 letters.
func Number(secret, purpose string, n uint64) uint64 { return stream(secret, " "+purpose).Uint64() % n }
