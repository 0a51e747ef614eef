//go:build !js

package cli

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strings"
	"syscall"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/play/match"
	"tidepool/rules"
)

type usageError struct{ error }

func usagef(format string, args ...any) error { return usageError{fmt.Errorf(format, args...)} }

// none returns err, or an error if there are arguments that the command does not take.
func none(others []string, err error) error {
	if err == nil && len(others) > 0 {
		return usagef("unexpected %q", others[0])
	}
	return err
}

type call struct {
	command
	open           Open // nil if this program links no network
	args           []string
	flags          *flag.FlagSet
	stdout, stderr io.Writer
}

func newCall(cmd command, args []string, stdout, stderr io.Writer) *call {
	c := &call{
		command: cmd,
		args:    args,
		flags:   flag.NewFlagSet(cmd.name, flag.ContinueOnError),
		stdout:  stdout,
		stderr:  stderr,
	}
	c.flags.SetOutput(io.Discard) // runCommand reports all errors
	return c
}

// parse reads flags in any position and returns the other arguments in order. After "--" nothing is a flag.
func (c *call) parse() ([]string, error) {
	var others []string
	args := c.args
	for {
		if err := c.flags.Parse(args); err != nil {
			if err == flag.ErrHelp {
				return nil, err
			}
			return nil, usageError{err}
		}
		rest := c.flags.Args()
		parsed := len(args) - len(rest)
		if len(rest) == 0 || parsed > 0 && args[parsed-1] == "--" {
			return append(others, rest...), nil
		}
		others, args = append(others, rest[0]), rest[1:]
	}
}

// given reports whether all of these flags are on the command line.
func (c *call) given(names ...string) bool {
	n := 0
	c.flags.Visit(func(f *flag.Flag) {
		if slices.Contains(names, f.Name) {
			n++
		}
	})
	return n == len(names)
}

func (c *call) help(w io.Writer) {
	fmt.Fprintf(w, "Usage: tidepool %s %s\n\n%s%s.\n", c.name, c.synopsis, strings.ToUpper(c.about[:1]), c.about[1:])
	if strings.HasPrefix(strings.TrimLeft(c.synopsis, "("), "GAME") {
		fmt.Fprintf(w, "GAME is one of %s.\n", gameIDs())
	}
	fmt.Fprintln(w)
	c.flags.SetOutput(w)
	c.flags.PrintDefaults()
}

// interruptible returns a context that ends when this program is asked to.
func interruptible() (ctx context.Context, release func()) {
	return signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
}

type setup struct {
	game    ai.Game
	options string
	// start is the text of the position; "" means the usual start.
	start    string
	position rules.Position
}

// parseSetup parses the flags and the arguments "GAME OTHERS…".
func (c *call) parseSetup() (setup, []string, error) {
	options := c.gameOptions()
	text := c.flags.String("position", "", "one-line `text` of the position to start from; the usual start if empty")
	game, others, err := c.parseGame()
	if err != nil {
		return setup{}, nil, err
	}
	s := setup{game: game, options: *options, start: *text}
	// Options that the game does not have are a usage error; an impossible position is not.
	if s.position, err = game.Rules().Start(s.options); err != nil {
		return setup{}, nil, usageError{err}
	}
	if *text != "" {
		if s.position, err = game.Rules().Parse(s.options, *text); err != nil {
			return setup{}, nil, fmt.Errorf("position: %w", err)
		}
	}
	return s, others, nil
}

func (c *call) gameOptions() *string {
	return c.flags.String("options", "-", "rules of the game as `k=v,k=v`; - means the usual rules")
}

// parseGame parses the flags and the arguments "GAME OTHERS…".
func (c *call) parseGame() (ai.Game, []string, error) {
	others, err := c.parse()
	if err != nil {
		return nil, nil, err
	}
	if len(others) == 0 {
		return nil, nil, usagef("which game? One of %s", gameIDs())
	}
	game, err := gameOf(others[0])
	return game, others[1:], err
}

func gameOf(id string) (ai.Game, error) {
	game, ok := engines.ByID(id)
	if !ok {
		return nil, usagef("no game %q; there are %s", id, gameIDs())
	}
	return game, nil
}

// match begins a match from the position.
func (s *setup) match() (*match.Match, error) {
	return match.New(match.Setup{Game: s.game.Rules(), Options: s.options, Start: s.start})
}

func gameIDs() string {
	var ids []string
	for _, g := range engines.All() {
		ids = append(ids, g.Rules().Info().ID)
	}
	return strings.Join(ids, ", ")
}
