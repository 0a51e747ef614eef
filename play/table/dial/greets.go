package dial

import "strings"

// mostGreeting is how long the name of a protocol may be, in bytes.
const mostGreeting = 40

// greeting is the name in what a server has said; what is none is "".
func greeting(said string) string {
	said = strings.TrimSpace(said)
	if len(said) > mostGreeting || !strings.HasPrefix(said, "tidepool.") {
		return ""
	}
	return said
}
