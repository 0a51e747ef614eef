package arena

import (
	"fmt"
	"sync/atomic"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/internal/cli/ugi"
	"tidepool/play/match"
)

// A Player chooses turns.
type Player interface {
	// NewGame prepares for another game; players with errors make others for another seed.
	NewGame(seed uint64) error
	// Turn returns the word of a turn in a match that is not over.
	Turn(m *match.Match) (string, error)
	// Restart is called after a forfeited game: no state is to be trusted any more.
	Restart()
}

// Limits bound the thinking about a turn; zero values do not.
type Limits struct {
	MoveTime time.Duration
	Nodes    uint64
}

// A Builtin is a player of one of our own levels.
type Builtin struct {
	Level  int
	Limits Limits
	// Now tells the time since any moment that stays the same.
	Now func() time.Duration

	ladder ai.Ladder
	engine ai.Engine
	seed   uint64
}

// NewBuiltin returns a player with a table of so many bytes.
func NewBuiltin(game string, level, tableBytes int, l Limits, now func() time.Duration) (*Builtin, error) {
	g, ok := engines.ByID(game)
	if !ok {
		return nil, fmt.Errorf("no engine for %q", game)
	}
	ladder := g.Ladder()
	if _, err := ladder.Skill(level); err != nil {
		return nil, err
	}
	return &Builtin{Level: level, Limits: l, Now: now, ladder: ladder, engine: g.Engine(tableBytes)}, nil
}

// NewGame implements [Player].
func (b *Builtin) NewGame(seed uint64) error {
	b.seed = seed
	b.engine.Forget()
	return nil
}

// Turn implements [Player].
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
	info := b.engine.Think(q, new(atomic.Bool), func(ai.Info) {})
	return info.Best.Words[0], nil
}

// Restart implements [Player].
func (b *Builtin) Restart() { b.engine.Forget() }

// A Connection is an engine that runs and has been greeted.
type Connection interface {
	// Ask has one exchange with the engine and returns the error of it; what names the line that wants
	// an answer, such as "go". It does not wait for ever: an engine that takes too long is ended, and
	// the exchange may then still be going on for a while.
	Ask(what string, exchange func(*ugi.Client) error) error
	// Close ends the engine.
	Close()
}

// An External is a player who speaks the Universal Game Interface.
type External struct {
	// Connect starts an engine. It is called when a game begins and there is none, or no longer.
	Connect func() (Connection, error)
	Limits  Limits

	engine Connection
}

// NewGame implements [Player]. The engine need not know of seeds.
func (e *External) NewGame(uint64) error {
	if e.engine == nil {
		engine, err := e.Connect()
		if err != nil {
			return err
		}
		e.engine = engine
	}
	return e.engine.Ask("isready", (*ugi.Client).NewGame)
}

// Turn implements [Player].
func (e *External) Turn(m *match.Match) (string, error) {
	var words []string
	for _, t := range m.Turns() {
		words = append(words, t.Word)
	}
	start := m.At(0).String()
	answers := make(chan ugi.Answer, 1)
	err := e.engine.Ask("go", func(c *ugi.Client) error {
		answer, err := c.Go(start, words, e.Limits.MoveTime, e.Limits.Nodes)
		answers <- answer
		return err
	})
	if err != nil {
		return "", err
	}
	return (<-answers).Word, nil
}

// Restart implements [Player].
func (e *External) Restart() {
	if e.engine != nil {
		e.engine.Close()
		e.engine = nil
	}
}
