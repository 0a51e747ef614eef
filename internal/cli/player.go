//go:build !js

package cli

import (
	"errors"
	"fmt"
	"os/exec"
	"strconv"
	"strings"
	"time"

	"tidepool/ai"
	"tidepool/ai/thinking"
	"tidepool/internal/cli/arena"
)

type playerSpec struct {
	name    string
	game    ai.Game
	level   int
	command []string
	options [][2]string // for an external engine
	limits  arena.Limits
	// patience is how long an external engine may take to answer; 0 means that the limits decide.
	patience time.Duration
}

const (
	// playerTable is the size of a built-in player's table in bytes, if nodes limit it. With a time it has as
	// much as when somebody plays against it.
	playerTable = 16 << 20
	// moveMargin is how much longer than its time an external engine may think.
	moveMargin = 10 * time.Second
	// nodesTimeout is the default time for a turn if thinking is limited by nodes.
	nodesTimeout = 5 * time.Minute
	// replyTimeout is how long an engine may take to answer anything but go.
	replyTimeout = 30 * time.Second
	// maxFailedStarts is how often in a row an engine that does not greet is started.
	maxFailedStarts = 3
)

// parsePlayer parses a SPEC: comma-separated fields NAME=VALUE, the last of which may be cmd=COMMAND.
func parsePlayer(game ai.Game, text string, limits arena.Limits) (playerSpec, error) {
	s := playerSpec{name: nameOf(text), game: game, limits: limits}
	given := map[string]bool{}
	for rest, more := text, text != ""; more; {
		if command, ok := strings.CutPrefix(rest, "cmd="); ok {
			if s.command = strings.Fields(command); len(s.command) == 0 {
				return s, errors.New("want cmd=COMMAND")
			}
			break
		}
		var field string
		field, rest, more = strings.Cut(rest, ",")
		name, _, _ := strings.Cut(field, "=")
		if given[name] {
			return s, fmt.Errorf("%s= is given twice", name)
		}
		given[name] = true
		if err := s.field(field); err != nil {
			return s, err
		}
	}
	bounded := s.limits != arena.Limits{}
	switch {
	case (s.level == 0) == (len(s.command) == 0):
		return s, errors.New("want level=N or cmd=COMMAND")
	case s.level > 0 && len(s.options) > 0:
		return s, fmt.Errorf("%s= is for cmd=COMMAND", s.options[0][0])
	case !bounded && (s.level == 0 || s.level == ai.Levels):
		return s, errors.New("say how long to think with -movetime or -nodes")
	}
	return s, nil
}

// nameOf returns the name in records of a player with a SPEC: one line of at most 256 bytes.
func nameOf(spec string) string {
	const most = 256
	name := clean(strings.Join(strings.Fields(spec), " "))
	if len(name) > most {
		name = strings.ToValidUTF8(name[:most-len("…")], "") + "…"
	}
	return name
}

func (s *playerSpec) field(field string) error {
	name, value, _ := strings.Cut(field, "=")
	n, err := strconv.ParseUint(value, 10, 62)
	switch {
	case name != "" && name[0] >= 'A' && name[0] <= 'Z' && value != "":
		s.options = append(s.options, [2]string{name, value})
		return nil
	case err != nil || n == 0:
		return fmt.Errorf("%q is not NAME=NUMBER", field)
	}
	switch name {
	case "level":
		s.level = int(min(n, 1000))
		ladder := s.game.Ladder()
		_, err = ladder.Skill(s.level)
	case "nodes":
		s.limits.Nodes = n
	case "movetime":
		s.limits.MoveTime = time.Duration(min(n, longestMove)) * time.Millisecond
	default:
		err = fmt.Errorf("unknown %q", name)
	}
	return err
}

// player returns the player, for one game at a time. It is an error if the engine cannot be run at all.
func (s *playerSpec) player(running *processSet) (arena.Player, error) {
	if s.level > 0 {
		table := playerTable
		if s.limits.Timed() {
			table = ai.DefaultTable
		}
		return arena.NewBuiltin(s.game, s.level, table, s.limits, thinking.Clock())
	}
	if _, err := exec.LookPath(s.command[0]); err != nil {
		return nil, err
	}
	failed := 0
	var last error
	return &arena.External{Limits: s.limits, Connect: func() (arena.Connection, error) {
		if failed == maxFailedStarts {
			return nil, fmt.Errorf("no longer started: %w", last)
		}
		p, err := running.start(s)
		if err != nil {
			failed, last = failed+1, err
			return nil, err
		}
		failed = 0
		return p, nil
	}}, nil
}

func (s *playerSpec) allowed(line string) time.Duration {
	switch {
	case s.patience > 0:
		return s.patience
	case line != "go":
		return replyTimeout
	case s.limits.MoveTime > 0:
		return s.limits.MoveTime + moveMargin
	}
	return nodesTimeout
}
