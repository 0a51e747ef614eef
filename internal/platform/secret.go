package platform

const (
	secretBytes = 26
	// secretLetters are 32, so that each has five bits.
	secretLetters = "abcdefghijklmnopqrstuvwxyz234567"
)

// spell writes five bits of each random byte as a letter.
func spell(random []byte) string {
	text := make([]byte, len(random))
	for i, b := range random {
		text[i] = secretLetters[b%byte(len(secretLetters))]
	}
	return string(text)
}
