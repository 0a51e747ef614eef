//go:build !js

package dial

import (
	"io"
	"net/http"
)

// Greets asks an address for the name of its protocol, "" for none.
func Greets(url string) <-chan string {
	answer := make(chan string, 1)
	go func() {
		client := http.Client{Timeout: dialLimit}
		response, err := client.Get(url)
		if err != nil {
			answer <- ""
			return
		}
		defer response.Body.Close()
		text, err := io.ReadAll(io.LimitReader(response.Body, maxGreeting+2))
		if err != nil || response.StatusCode != http.StatusOK {
			text = nil
		}
		answer <- greeting(string(text))
	}()
	return answer
}
