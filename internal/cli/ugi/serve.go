package ugi

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/play/match"
	"tidepool/rules"
)

// maxQueue bounds the number of lines that wait while the engine thinks.
const maxQueue = 1000

// Serve runs an engine of a game with some options until quit or the end of in. At the end of in it finishes
// a bounded search first. It returns the error of reading.
func Serve(in io.Reader, out io.Writer, g rules.Game, options string, m Machine) error {
	s := &server{out: out, game: g, options: options, memory: m.Memory}
	if err := s.newGame(); err != nil {
		return err
	}
	first, err := g.Start(options)
	if err != nil {
		return err
	}
	s.p1 = first.Turn()
	s.settings = ai.Settings{TableBytes: s.defaultHash() << 20, Threads: 1}
	s.level = ai.Levels
	wake := make(chan struct{}, 1)
	thinker := ai.NewInProcess(ai.Machine{Now: m.Now, Games: engines.ByID, Wake: func() {
		select {
		case wake <- struct{}{}:
		default:
		}
	}})
	defer thinker.Close()
	s.thinker = thinker
	return s.loop(in, wake)
}

// A Machine describes the machine that the engine runs on.
type Machine struct {
	// Now returns the time since any fixed moment.
	Now func() time.Duration
	// Memory is the largest size of a table in bytes; 0 if unknown.
	Memory int
}

type server struct {
	out     io.Writer
	game    rules.Game
	options string
	memory  int
	p1      rules.Side
	thinker ai.Thinker

	settings ai.Settings
	level    int
	seed     uint64
	fresh    bool // clear the table before the next search
	// preparing means that readyok is due when the thinker has done.
	preparing bool
	match     *match.Match

	thinking bool
	infinite bool       // best move is held back until stop
	held     *ai.Update // result held back until stop
	queue    []string   // lines to handle after thinking
	quit     bool
}

type received struct {
	text string
	err  error
}

func (s *server) loop(in io.Reader, wake <-chan struct{}) error {
	input, ended, done := make(chan received), make(chan error, 1), make(chan struct{})
	defer close(done)
	go func() {
		ended <- lines(in, func(text string, err error) {
			select {
			case input <- received{text, err}:
			case <-done:
			}
		})
	}()
	var failure error
	for !s.quit || s.thinking {
		waiting := input
		if s.preparing && len(s.queue) >= maxQueue {
			waiting = nil // until there is room
		}
		select {
		case r := <-waiting:
			s.receive(r)
		case <-wake:
			for n, ok := s.thinker.Update(); ok; n, ok = s.thinker.Update() {
				s.update(n)
			}
		case failure = <-ended:
			ended = nil
		}
		for {
			if ended == nil && s.infinite {
				s.stop() // no one is left to send stop
			}
			next := 0
			if s.thinking {
				next = slices.IndexFunc(s.queue, overtakes)
			}
			if s.preparing || next < 0 || next >= len(s.queue) {
				break
			}
			line := s.queue[next]
			s.queue = slices.Delete(s.queue, next, next+1)
			s.obey(line)
		}
		s.quit = s.quit || ended == nil && !s.thinking
	}
	return failure
}

func (s *server) say(format string, args ...any) { fmt.Fprintf(s.out, format+"\n", args...) }

func (s *server) receive(r received) {
	switch name, _ := cut(r.text); {
	case r.err != nil:
		s.say("error %v", r.err)
	case s.quit:
	case s.preparing && (len(s.queue) > 0 || name != "stop"):
		s.queue = append(s.queue, r.text) // in order, as if readyok came at once
		if name == "quit" {
			s.thinker.Stop()
		}
	case s.thinking && !overtakes(r.text):
		if len(s.queue) == maxQueue {
			s.say("error too many lines wait")
			return
		}
		s.queue = append(s.queue, r.text)
	default:
		s.obey(r.text)
	}
}

// overtakes reports whether a line is obeyed while the engine thinks.
func overtakes(line string) bool {
	name, _ := cut(line)
	return slices.Contains([]string{"", "ugi", "isready", "stop", "query", "quit"}, name)
}

func cut(line string) (name, rest string) {
	name, rest, _ = strings.Cut(strings.TrimSpace(line), " ")
	return name, strings.TrimSpace(rest)
}

func (s *server) obey(line string) {
	name, rest := cut(line)
	var err error
	switch name {
	case "":
	case "ugi":
		s.introduce()
	case "isready":
		s.prepare()
	case "setoption":
		err = s.setOption(rest)
	case "uginewgame":
		s.fresh = true
		err = s.newGame()
	case "position":
		err = s.position(rest)
	case "go":
		err = s.start(rest)
	case "stop":
		s.stop()
	case "query":
		err = s.query(rest)
	case "quit":
		s.quit = true
		s.queue = nil
		s.stop()
	default:
		err = fmt.Errorf("unknown command %.20q", name)
	}
	if err != nil {
		s.say("error %s", strings.ReplaceAll(err.Error(), "\n", " "))
	}
}

func (s *server) newGame() error {
	m, err := match.New(match.Setup{Game: s.game, Options: s.options})
	if err == nil {
		s.match = m
	}
	return err
}

func (s *server) position(rest string) error {
	kind, rest := cut(rest)
	setup := match.Setup{Game: s.game, Options: s.options}
	text, moves, _ := strings.Cut(" "+rest+" ", " moves ")
	text = strings.TrimSpace(text)
	switch {
	case kind == "startpos" && text == "":
	case kind == "fen" && text != "":
		setup.Start = text
	default:
		return errors.New("position: want startpos or fen TEXT, then moves WORD…")
	}
	m, err := match.New(setup)
	if err != nil {
		return err
	}
	for _, word := range strings.Fields(moves) {
		if _, err := m.Play(word); err != nil {
			return err
		}
	}
	s.match = m
	return nil
}

func (s *server) start(rest string) error {
	if s.match.Outcome().Over() {
		return errors.New("go: the game is over")
	}
	job := ai.Job{
		Game: s.game.Info().ID, Options: s.options, Start: s.match.At(0).String(),
		Words: s.match.Words(), Level: s.level, Seed: s.seed, Fresh: s.fresh,
	}
	infinite, err := limits(rest, &job)
	if err != nil {
		return err
	}
	if infinite && job.Level == ai.Levels {
		job.Level = 0
	}
	s.thinking, s.infinite, s.fresh = true, infinite, false
	s.thinker.Set(s.settings)
	s.thinker.Start(job)
	return nil
}

// prepare says readyok, if nothing is being thought about once the engine is prepared.
func (s *server) prepare() {
	if s.thinking || s.level < ai.Levels {
		s.say("readyok")
		return
	}
	job := ai.Job{Game: s.game.Info().ID, Options: s.options, Fresh: s.fresh, Prepare: true}
	s.thinking, s.preparing, s.fresh = true, true, false
	s.thinker.Set(s.settings)
	s.thinker.Start(job)
}

// maxMove bounds movetime to a day.
const maxMove = 24 * time.Hour

func limits(rest string, job *ai.Job) (infinite bool, err error) {
	words := strings.Fields(rest)
	if len(words) == 0 {
		return false, errors.New("go: want movetime MS, nodes N, depth D or infinite")
	}
	for len(words) > 0 {
		if words[0] == "infinite" {
			infinite = true
			words = words[1:]
			continue
		}
		if len(words) == 1 {
			return false, fmt.Errorf("go: %.20q: want movetime MS, nodes N, depth D or infinite", words[0])
		}
		n, err := strconv.ParseUint(words[1], 10, 63)
		if err != nil || n == 0 {
			return false, fmt.Errorf("go: %.20s %.20q is not a number from 1", words[0], words[1])
		}
		switch words[0] {
		case "movetime":
			job.Time = time.Duration(min(n, uint64(maxMove/time.Millisecond))) * time.Millisecond
		case "nodes":
			job.Nodes = n
		case "depth":
			job.Depth = int(min(n, 1000))
		default:
			return false, fmt.Errorf("go: unknown %.20q", words[0])
		}
		words = words[2:]
	}
	return infinite, nil
}

func (s *server) stop() {
	s.infinite = false
	if s.held != nil {
		s.result(*s.held)
		s.held = nil
		return
	}
	if s.thinking {
		s.thinker.Stop()
	}
}

func (s *server) update(n ai.Update) {
	switch {
	case n.Final && s.infinite:
		s.held = &n
	case n.Final:
		s.result(n)
	default:
		s.info(n)
	}
}

func (s *server) result(n ai.Update) {
	prepared := s.preparing
	s.thinking, s.infinite, s.preparing = false, false, false
	switch {
	case prepared:
		s.say("readyok")
	case n.Problem != "":
		s.say("error %s", n.Problem)
	case len(n.Best.Words) == 0:
		s.say("error go: the game is over")
	default:
		s.info(n)
		s.say("bestmove %s", n.Best.Words[0])
	}
}

func (s *server) info(n ai.Update) {
	score := n.Best.Score.String()
	if _, _, ok := n.Best.Score.Proven(); n.Proven && !ok {
		score += " exact"
	}
	nps := uint64(float64(n.Nodes) / max(n.Time.Seconds(), 1e-6))
	s.say("info depth %d score %s nodes %d nps %d time %d pv %s",
		n.Depth, score, n.Nodes, nps, n.Time.Milliseconds(), strings.Join(n.Best.Words, " "))
}

func (s *server) query(what string) error {
	o := s.match.Outcome()
	answer := ""
	switch {
	case what == "p1turn":
		answer = strconv.FormatBool(s.match.Position().Turn() == s.p1)
	case what == "gameover":
		answer = strconv.FormatBool(o.Over())
	case what != "result":
		return fmt.Errorf("query: unknown %.20q", what)
	case !o.Over():
		answer = "none"
	case o.Result == rules.Drawn:
		answer = "draw"
	case o.Winner == s.p1:
		answer = "p1win"
	default:
		answer = "p2win"
	}
	s.say("response %s", answer)
	return nil
}
