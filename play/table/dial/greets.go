package dial

import "strings"

// maxGreeting is the maximum length of a protocol name in bytes.
const maxGreeting = 40

// greeting returns the protocol name in a server's answer, "" if it is invalid.
func greeting(text string) string {
	text = strings.TrimSpace(text)
	if len(text) > maxGreeting || !strings.HasPrefix(text, "tidepool.") {
		return ""
	}
	return text
}
