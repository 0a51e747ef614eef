//go:build !js

package cli

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"time"

	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/rules/games"
)

// The test engine of Kalah plays the first legal turn and misbehaves in some way. With onceFile set, only the
// first process that finds no such file misbehaves. The engine and its child processes hold lockFile while
// they live.
const (
	onceFile = "TIDEPOOL_TEST_ONCE"
	lockFile = "TIDEPOOL_TEST_LOCK"
	// troubleRules are the rules that it plays by.
	troubleRules = "houses=3,seeds=2"
)

// trouble runs the test engine.
func trouble(kind string) {
	held := holdLock()
	if name := os.Getenv(onceFile); name != "" {
		if file, err := os.OpenFile(name, os.O_CREATE|os.O_EXCL, 0o600); err != nil {
			kind = "none"
		} else {
			file.Close()
		}
	}
	kalah, _ := games.ByID("kalah")
	var m *match.Match
	input := bufio.NewScanner(os.Stdin)
	for input.Scan() {
		name, rest, _ := strings.Cut(input.Text(), " ")
		switch kind {
		case "hang at " + name:
			hang()
		case "flood at " + name:
			for {
				fmt.Println("info depth 1 score cp 5 nodes 7 pv A")
			}
		case "endless line at " + name:
			for {
				fmt.Print("info depth 1 score cp 5 nodes 7 pv A ")
			}
		case "die at " + name:
			os.Exit(3)
		case "close at " + name:
			os.Stdout.Close()
			hang()
		case "orphan at " + name:
			leaveOrphan(held)
			os.Exit(4)
		case "cheat at " + name:
			fmt.Println("bestmove a9")
			continue
		case "shout at " + name:
			for range 50_000 {
				fmt.Fprintln(os.Stderr, "a complaint about \x1b[31meverything")
			}
		}
		switch name {
		case "ugi":
			fmt.Println("ugiok")
		case "isready":
			fmt.Println("readyok")
		case "position":
			m = positionOf(kalah, rest)
		case "go":
			fmt.Println("bestmove", m.Position().Turns()[0].Word)
		case "quit":
			os.Exit(0)
		}
	}
	if kind == "hang at quit" {
		hang()
	}
	os.Exit(0)
}

// hang blocks for longer than any test runs.
func hang() { <-time.After(time.Hour) }

func positionOf(g rules.Game, text string) *match.Match {
	start, words, _ := strings.Cut(strings.TrimPrefix(text, "fen "), " moves ")
	m, err := match.New(match.Setup{Game: g, Options: troubleRules, Start: start})
	for _, word := range strings.Fields(words) {
		if err == nil {
			_, err = m.Play(word)
		}
	}
	if err != nil {
		panic(err)
	}
	return m
}

// leaveOrphan starts a process that outlives this one and inherits its pipes.
func leaveOrphan(held *os.File) {
	self, err := os.Executable()
	if err != nil {
		panic(err)
	}
	cmd := exec.Command(self, "trouble", "hang at ugi")
	cmd.Env = append(os.Environ(), onceFile+"=")
	input, err := cmd.StdinPipe()
	if err != nil {
		panic(err)
	}
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	cmd.ExtraFiles = []*os.File{held}
	if err := cmd.Start(); err != nil {
		panic(err)
	}
	fmt.Fprintln(input, "ugi")
}
