//go:build unix

package main

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"os"
	"regexp"
	"strings"
	"sync"
)

type output struct {
	mu   sync.Mutex
	said bytes.Buffer
}

func (o *output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.said.Write(p)
	return os.Stdout.Write(p)
}

var address = regexp.MustCompile(`http://[0-9.:]+`)

func (o *output) page() (bool, error) {
	o.mu.Lock()
	url := address.FindString(o.said.String())
	o.mu.Unlock()
	if url == "" {
		return false, nil
	}
	for path, begins := range map[string]string{"/": "<!doctype html>", "/tidepool.wasm": "\x00asm"} {
		body, err := get(url + path)
		if err != nil {
			return false, err
		}
		if !strings.HasPrefix(strings.ToLower(body), begins) {
			return false, fmt.Errorf("%s%s is something else: %.100q", url, path, body)
		}
	}
	return true, nil
}

func get(url string) (string, error) {
	answer, err := http.Get(url)
	if err != nil {
		return "", err
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err == nil && answer.StatusCode != http.StatusOK {
		err = fmt.Errorf("%s: %s", url, answer.Status)
	}
	return string(body), err
}
