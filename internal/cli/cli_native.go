//go:build !js

package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"

	"tidepool/play/link"
)

const (
	exitOK     = 0
	exitFailed = 1 // the command is valid but could not be carried out
	exitUsage  = 2 // the command is not valid
)

type command struct {
	name     string
	synopsis string // the arguments after the name
	about    string // one line
	run      func(*call) error
}

func commands() []command {
	return []command{
		{"perft", "GAME [-options k=v,k=v] [-position P] -depth D [-divide]", "count the sequences of legal turns", perft},
		{"moves", "GAME [-options k=v,k=v] [-position P]", "list the legal turns", moves},
		{"play", "GAME [-options k=v,k=v] [-position P] WORD...", "print the position after some turns", play},
		{"engine", "GAME [-options k=v,k=v]", "run an engine that speaks the Universal Game Interface", engine},
		{"solve", "GAME ([-options k=v,k=v] [-position P] | -all OPTIONS...) [-limit DURATION] [-nobook]", "prove what a position is worth, or make a table of boards", solve},
		{"explain", "GAME [-options k=v,k=v] [-position P] [-lang TAG] [-limit DURATION | -nodes N] [-json] TURN", "say why a turn is good or bad", explainTurn},
		{"match", "GAME (-a SPEC -b SPEC | -ladder) -games N (-movetime MS | -nodes N)", "let engines play each other", contest},
		{"bench", "[GAME...] [-nodes N | -movetime MS [-turns N]]", "measure speed, and print a signature that changes only when behaviour does", bench},
		{"puzzles", "(GAME [-seed S] [-n N] [-keep FILE] [-o FILE [-resume]] [-report] | -verify FILE...)", "make puzzles from games of the levels, each proven; or prove those of files again", puzzles},
		{"work", "-nats URL [-threads N]", "do the work that match, puzzles or solve -all on other machines hand out", serveWork},
		{"serve", "[-addr HOST:PORT] [-dir DIR] [-tables DIR | -nats URL]", "serve the web build, and games between devices", serve},
		{"near", "[-dir DIR] [-tables DIR] [-port N]", "host games of people on the same network, without internet", host},
	}
}

// Run is RunOn without a network. The table server, if it is installed, runs the commands that need one.
func Run(args []string, stdout, stderr io.Writer) (exit int, handled bool) {
	return RunOn(nil, args, stdout, stderr)
}

// RunOn runs the subcommand at the start of args, which do not include the program's name. If args are empty
// or begin with a flag or a link, it does nothing and returns handled false: the game's window should open.
// Results go to stdout, errors to stderr. Errors may quote text from outside, so control characters are
// removed.
func RunOn(open Open, args []string, stdout, stderr io.Writer) (exit int, handled bool) {
	if len(args) == 0 {
		return exitOK, false
	}
	stderr = &cleaner{to: stderr}
	name := args[0]
	about := name == "help" && len(args) > 1 && args[1] != "help"
	if about {
		name, args = args[1], []string{args[1], "-h"}
	}
	list := commands()
	i := slices.IndexFunc(list, func(c command) bool { return c.name == name })
	switch {
	case i >= 0:
		return runCommand(open, list[i], args[1:], stdout, stderr), true
	case about:
	case slices.Contains([]string{"help", "-h", "-help", "--help"}, name):
		show := func(c *call) error { help(c.stdout, list); return nil }
		return runCommand(open, command{name: "help", run: show}, nil, stdout, stderr), true
	case name != "" && name[0] == '-', link.Looks(name):
		return exitOK, false
	}
	fmt.Fprintf(stderr, "tidepool: unknown command %q\n", name)
	help(stderr, list)
	return exitUsage, true
}

func help(w io.Writer, list []command) {
	fmt.Fprintln(w, "Usage:")
	fmt.Fprintln(w, "  tidepool [-mute] [-games FOLDER]   open the game (without sound; with games kept in FOLDER)")
	fmt.Fprintln(w, "  tidepool LINK                      open the game or the puzzle of a link (-page ADDRESS: make links to that page)")
	fmt.Fprintln(w, "  tidepool -version                  print the version")
	for _, c := range list {
		fmt.Fprintf(w, "  tidepool %-25s %s\n", c.name, c.about)
	}
	fmt.Fprintln(w, "\n'tidepool COMMAND -h' tells more about a command.")
}

func runCommand(open Open, cmd command, args []string, stdout, stderr io.Writer) int {
	results := &keeper{to: stdout}
	c := newCall(cmd, args, results, stderr)
	c.open = open
	err := cmd.run(c)
	if errors.Is(err, flag.ErrHelp) {
		c.help(results)
		err = nil
	}
	if err == nil {
		err = results.err
	}
	var usage usageError
	var other exitError
	switch {
	case err == nil:
		return exitOK
	case errors.As(err, &other):
		return other.code
	case errors.As(err, &usage):
		fmt.Fprintf(stderr, "tidepool %s: %v\n'tidepool %s -h' shows how to use it.\n", cmd.name, err, cmd.name)
		return exitUsage
	}
	fmt.Fprintf(stderr, "tidepool %s: %v\n", cmd.name, err)
	return exitFailed
}

// A keeper is a writer that keeps its first error: a command whose results were lost, as on a full disk, has
// failed.
type keeper struct {
	to  io.Writer
	err error
}

func (k *keeper) Write(b []byte) (int, error) {
	n, err := k.to.Write(b)
	if k.err == nil {
		k.err = err
	}
	return n, err
}
