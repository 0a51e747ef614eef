//go:build !js

package dial

import (
	"io"
	"net/http"
)

// Greets asks an address for the name of its protocol, "" for none.
func Greets(url string) <-chan string {
	here := make(chan string, 1)
	go func() {
		client := http.Client{Timeout: dialLimit}
		answer, err := client.Get(url)
		if err != nil {
			here <- ""
			return
		}
		defer answer.Body.Close()
		said, err := io.ReadAll(io.LimitReader(answer.Body, mostGreeting+2))
		if err != nil || answer.StatusCode != http.StatusOK {
			said = nil
		}
		here <- greeting(string(said))
	}()
	return here
}
