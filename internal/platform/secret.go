package platform

const (
	secretBytes = 26
	// secretLetters has 32 letters of five bits each.
	secretLetters = "abcdefghijklmnopqrstuvwxyz234567"
)

// spell turns five bits of each random byte into a letter.
func spell(random []byte) string {
	text := make([]byte, len(random))
	for i, b := range random {
		text[i] = secretLetters[b%byte(len(secretLetters))]
	}
	return string(text)
}
