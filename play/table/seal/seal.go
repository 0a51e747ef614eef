// Package seal has what a table's maker notes read only by those who have the secret of its watchers: a server
// stores hashes of secrets, so what lies there nobody can read.
//
// The cipher is ChaCha8, of which math/rand/v2 has the stream. It hides and does not sign: who could change a note
// is the server, which decides all else at the table too.
package seal

import (
	"encoding/base32"
	"encoding/base64"
	"math/rand/v2"
	"strings"
)

const (
	// keyBytes is how many bytes a key has, nonceBytes a nonce, which is text.
	keyBytes   = 16
	nonceBytes = 16
	// secretBytes is how long a secret is, as package wire has it.
	secretBytes = 26
)

// stream is what only those know who have the secret, another for each nonce.
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

// Seal hides a text. Random is text of at least 16 letters, never the same twice.
func Seal(secret, random, text string) string {
	nonce := random[:nonceBytes]
	return nonce + base64.RawURLEncoding.EncodeToString(mask(secret, nonce, []byte(text)))
}

// Open reads what Seal has hidden.
func Open(secret, sealed string) (text string, ok bool) {
	if len(sealed) < nonceBytes {
		return "", false
	}
	nonce, rest := sealed[:nonceBytes], sealed[nonceBytes:]
	hidden, err := base64.RawURLEncoding.DecodeString(rest)
	if err != nil || base64.RawURLEncoding.EncodeToString(hidden) != rest {
		return "", false // also where what is decoded could be written in other ways
	}
	return string(mask(secret, nonce, hidden)), true
}

// Derive makes a secret of another, for a purpose of at most 15 letters: all who have one have both, and who has
// only the new one knows nothing of the old.
func Derive(secret, purpose string) string {
	var out [keyBytes]byte
	_, _ = stream(secret, " "+purpose).Read(out[:]) // no nonce begins with a space
	return strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(out[:]))[:secretBytes]
}

// Number makes a number below n of a secret, for a purpose.
func Number(secret, purpose string, n uint64) uint64 { return stream(secret, " "+purpose).Uint64() % n }
