//go:build unix

// Command await runs another command until it shows the expected result, then ends it with all its child
// processes:
//
//	await menu make play                  the menu, in a window on the X display
//	await page make serve                 a page at the address that it prints
//
// It fails if the result does not come or the command exits early.
package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"syscall"
	"time"

	"tidepool/internal/e2e/display"
)

const (
	// patience is enough to download and build everything on a busy machine.
	patience = 15 * time.Minute
	// ending is how long a command may take to exit when told to.
	ending = time.Minute
	look   = 200 * time.Millisecond
)

func main() {
	if len(os.Args) < 3 || os.Args[1] != "menu" && os.Args[1] != "page" {
		fmt.Fprintln(os.Stderr, "usage: await menu|page COMMAND…")
		os.Exit(2)
	}
	if err := await(os.Args[1], os.Args[2:]); err != nil {
		fmt.Fprintln(os.Stderr, "await:", err)
		os.Exit(1)
	}
}

func await(what string, args []string) error {
	said := &output{}
	there := said.page
	if what == "menu" {
		// Open once: the X server resets when its last client leaves.
		screen, err := display.Open(patience)
		if err != nil {
			return err
		}
		defer screen.Close()
		there = screen.HasMenu
	}
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Stdout, cmd.Stderr = said, os.Stderr
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := cmd.Start(); err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	return errors.Join(seen(what, there, ended), end(cmd.Process.Pid))
}

func seen(what string, there func() (bool, error), ended <-chan error) error {
	told := make(chan os.Signal, 1)
	signal.Notify(told, os.Interrupt, syscall.SIGTERM)
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); {
		select {
		case err := <-ended:
			return fmt.Errorf("it exited before there was a %s: %v", what, err)
		case signal := <-told:
			return fmt.Errorf("%v", signal)
		case <-time.After(look):
		}
		if ok, err := there(); err != nil || ok {
			return err
		}
	}
	return fmt.Errorf("there is no %s after %v", what, patience)
}

func end(group int) error {
	syscall.Kill(-group, syscall.SIGTERM)
	for deadline := time.Now().Add(ending); time.Now().Before(deadline); time.Sleep(look) {
		if syscall.Kill(-group, 0) != nil {
			return nil
		}
	}
	syscall.Kill(-group, syscall.SIGKILL)
	return fmt.Errorf("it still runs %v after being told to end", ending)
}
