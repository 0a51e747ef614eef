package arena

import (
	"sync/atomic"
	"time"

	"tidepool/ai"
	"tidepool/internal/cli/ugi"
	"tidepool/play/match"
	"tidepool/rules"
)

// A Player chooses turns.
type Player interface {
	// NewGame prepares for a game from a position. Players that make deliberate mistakes make different ones for each
	// seed.
	NewGame(p rules.Position, seed uint64) error
	// Turn returns the word of the next turn. The match must not be over.
	Turn(m *match.Match) (string, error)
	// Restart is called after a forfeited game: the player must discard its state.
	Restart()
}

// Limits bound the thinking per turn. A zero field sets no limit.
type Limits struct {
	MoveTime time.Duration
	Nodes    uint64
}

// Timed reports whether time alone limits the thinking, so that turns may differ from run to run.
func (l Limits) Timed() bool { return l.MoveTime > 0 && l.Nodes == 0 }

// A Builtin is a player at one of the built-in levels.
type Builtin struct {
	Level  int
	Limits Limits
	// Now returns the time since any fixed moment.
	Now func() time.Duration

	ladder ai.Ladder
	engine ai.Engine
	seed   uint64
}

// NewBuiltin returns a player with a table of tableBytes bytes.
func NewBuiltin(g ai.Game, level, tableBytes int, l Limits, now func() time.Duration) (*Builtin, error) {
	ladder := g.Ladder()
	if _, err := ladder.Skill(level); err != nil {
		return nil, err
	}
	return &Builtin{Level: level, Limits: l, Now: now, ladder: ladder, engine: g.Engine(tableBytes)}, nil
}

// NewGame implements [Player]. Timed players at the best level prepare like other engines, which do when asked whether
// they are ready.
func (b *Builtin) NewGame(p rules.Position, seed uint64) error {
	b.seed = seed
	b.engine.Forget()
	if e, ok := b.engine.(ai.Preparer); ok && b.Limits.Timed() && b.Level == ai.Levels {
		e.Prepare(p, nil, func() bool { return false })
	}
	return nil
}

func (b *Builtin) Turn(m *match.Match) (string, error) {
	start := b.Now()
	q := ai.Query{Position: m.Position(), Limits: ai.Limits{Nodes: b.Limits.Nodes}}
	if b.Limits.MoveTime > 0 {
		q.Limits.Expired = func() bool { return b.Now()-start >= b.Limits.MoveTime }
	}
	for ply := range m.Ply() {
		q.Past = append(q.Past, m.At(ply))
	}
	if err := q.As(b.ladder, b.Level, b.seed); err != nil {
		return "", err
	}
	q.Drawn(m.Info(), m.Options())
	info := b.engine.Think(q, new(atomic.Bool), func(ai.Info) {})
	return info.Best.Words[0], nil
}

func (b *Builtin) Restart() { b.engine.Forget() }

// A Connection is a running engine that has answered the greeting.
type Connection interface {
	// Ask runs one exchange with the engine and returns its error; what names the command that needs an
	// answer, such as "go". An engine that takes too long is killed; the exchange may then still run for a
	// while.
	Ask(what string, exchange func(*ugi.Client) error) error
	// Close ends the engine.
	Close()
}

// An External is a player that speaks the Universal Game Interface.
type External struct {
	// Connect starts an engine. It is called at the start of a game if no engine is running.
	Connect func() (Connection, error)
	Limits  Limits

	engine Connection
}

// NewGame implements [Player]. Engines need not support seeds.
func (e *External) NewGame(rules.Position, uint64) error {
	if e.engine == nil {
		engine, err := e.Connect()
		if err != nil {
			return err
		}
		e.engine = engine
	}
	return e.engine.Ask("isready", (*ugi.Client).NewGame)
}

func (e *External) Turn(m *match.Match) (string, error) {
	answers := make(chan string, 1)
	err := e.engine.Ask("go", func(c *ugi.Client) error {
		word, err := c.Go(m.At(0).String(), m.Words(), e.Limits.MoveTime, e.Limits.Nodes)
		answers <- word
		return err
	})
	if err != nil {
		return "", err
	}
	return <-answers, nil
}

func (e *External) Restart() {
	if e.engine != nil {
		e.engine.Close()
		e.engine = nil
	}
}
