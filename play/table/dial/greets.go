package dial

import "strings"

// mostGreeting is the maximum length of a protocol name in bytes.
const mostGreeting = 40

// greeting returns the protocol name in a server's answer, "" if it is invalid.
func greeting(said string) string {
	said = strings.TrimSpace(said)
	if len(said) > mostGreeting || !strings.HasPrefix(said, "tidepool.") {
		return ""
	}
	return said
}
