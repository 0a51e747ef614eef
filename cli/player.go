//go:build !js

package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"time"

	"tidepool/ai"
	"tidepool/ai/arena"
	"tidepool/ai/ugi"
)

// A playerSpec is a player as the command line tells it.
type playerSpec struct {
	name    string
	game    string
	level   int
	command []string
	options [][2]string // for an external engine
	limits  arena.Limits
}

const (
	// playerTable is the size of a built-in player's table in bytes.
	playerTable = 16 << 20
	// grace is how much longer than it should an external engine may take.
	grace = 10 * time.Second
	// patience is how long one may take whose thinking is bounded by nodes.
	patience = 5 * time.Minute
)

// parsePlayer reads a SPEC: fields NAME=VALUE and commas, the last of which
// may be cmd=COMMAND.
func parsePlayer(game, text string, limits arena.Limits) (playerSpec, error) {
	s := playerSpec{name: text, game: game, limits: limits}
	for rest := text; rest != ""; {
		if command, ok := strings.CutPrefix(rest, "cmd="); ok {
			s.command = strings.Fields(command)
			break
		}
		var field string
		field, rest, _ = strings.Cut(rest, ",")
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
		_, err = ai.SightOf(s.game, s.level)
	case "nodes":
		s.limits.Nodes = n
	case "movetime":
		s.limits.MoveTime = time.Duration(min(n, 86_400_000)) * time.Millisecond
	default:
		err = fmt.Errorf("unknown %q", name)
	}
	return err
}

// player returns the player, for one game at a time.
func (s *playerSpec) player(room *processes) (arena.Player, error) {
	if s.level > 0 {
		return arena.NewBuiltin(s.game, s.level, playerTable, s.limits, stopwatch())
	}
	cmd := exec.Command(s.command[0], s.command[1:]...)
	cmd.Stderr = os.Stderr
	to, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	from, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := room.start(cmd); err != nil {
		return nil, err
	}
	e := &arena.External{Limits: s.limits, Watch: func() func() {
		allowed := patience
		if s.limits.MoveTime > 0 {
			allowed = s.limits.MoveTime + grace
		}
		timer := time.AfterFunc(allowed, func() { cmd.Process.Kill() })
		return func() { timer.Stop() }
	}}
	e.Client, err = s.greet(e, from, to)
	return e, err
}

func (s *playerSpec) greet(e *arena.External, from io.Reader, to io.Writer) (*ugi.Client, error) {
	defer e.Watch()()
	client, err := ugi.NewClient(from, to)
	if err != nil {
		return nil, err
	}
	for _, o := range s.options {
		if err := client.Set(o[0], o[1]); err != nil {
			return nil, err
		}
	}
	return client, nil
}

// processes are the external engines that run.
type processes struct {
	mu   sync.Mutex
	list []*exec.Cmd
}

func (p *processes) start(cmd *exec.Cmd) error {
	if err := cmd.Start(); err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.list = append(p.list, cmd)
	return nil
}

// end ends them all.
func (p *processes) end() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, cmd := range p.list {
		cmd.Process.Kill()
		cmd.Wait()
	}
}
