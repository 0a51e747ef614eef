//go:build !js

package webdriver

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// starting is how long a browser may take to start.
const starting = 3 * time.Minute

type process struct {
	cmd  *exec.Cmd
	dir  string
	done chan struct{} // closed when the program has ended
}

// launch starts a program that prints its address on standard error after the given words. Its home is in
// dir, so that it does not touch the user's files.
func launch(dir, words string, name string, args ...string) (p *process, address string, err error) {
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), "HOME="+dir, "XDG_CONFIG_HOME="+filepath.Join(dir, "config"), "XDG_CACHE_HOME="+filepath.Join(dir, "cache"),
		"XDG_DATA_HOME="+filepath.Join(dir, "data"), "LIBGL_ALWAYS_SOFTWARE=1", "MOZ_CRASHREPORTER_DISABLE=1", "NO_AT_BRIDGE=1", "LC_ALL=C.UTF-8", "LANGUAGE=")
	ownGroup(cmd)
	lines, err := cmd.StderrPipe()
	if err != nil {
		return nil, "", err
	}
	if err := cmd.Start(); err != nil {
		return nil, "", err
	}
	p = &process{cmd: cmd, dir: dir, done: make(chan struct{})}
	found := make(chan string, 1)
	go p.listen(lines, words, found)
	if words == "" {
		return p, "", nil
	}
	select {
	case address = <-found:
		return p, address, nil
	case <-p.done:
		err = fmt.Errorf("%s has ended: %v", name, p.cmd.ProcessState)
	case <-time.After(starting):
		err = errors.New(name + " does not listen")
	}
	p.end()
	return nil, "", err
}

func (p *process) listen(lines io.Reader, words string, found chan<- string) {
	scanner := bufio.NewScanner(lines)
	for scanner.Scan() {
		if _, address, ok := strings.Cut(scanner.Text(), words); ok {
			select {
			case found <- strings.TrimSpace(address):
			default: // printed again
			}
		}
	}
	io.Copy(io.Discard, lines) // in case a line was too long for the scanner
	p.cmd.Wait()
	close(p.done)
}

// end kills the program with its children and removes its folder, retrying while they still write.
func (p *process) end() {
	killGroup(p.cmd)
	<-p.done
	for range 50 {
		if os.RemoveAll(p.dir) == nil {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
}
