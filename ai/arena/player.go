package arena

import (
	"sync/atomic"
	"time"

	"tidepool/ai"
	"tidepool/ai/ugi"
	"tidepool/match"
)

// A Player chooses turns.
type Player interface {
	// NewGame prepares for another game; players with errors make others
	// for another seed.
	NewGame(seed uint64) error
	// Turn returns the word of a turn in a match that is not over.
	Turn(m *match.Match) (string, error)
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

	game   string
	engine ai.Engine
	seed   uint64
}

// NewBuiltin returns a player with a table of so many bytes.
func NewBuiltin(game string, level, tableBytes int, l Limits, now func() time.Duration) (*Builtin, error) {
	e, err := ai.New(game, tableBytes)
	if err != nil {
		return nil, err
	}
	if _, err := ai.SightOf(game, level); err != nil {
		return nil, err
	}
	return &Builtin{Level: level, Limits: l, Now: now, game: game, engine: e}, nil
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
	if err := q.As(b.game, b.Level, b.seed); err != nil {
		return "", err
	}
	info := b.engine.Think(q, new(atomic.Bool), func(ai.Info) {})
	return info.Best.Words[0], nil
}

// An External is a player who speaks the Universal Game Interface.
type External struct {
	Client *ugi.Client
	Limits Limits
	// Watch is called before each turn and returns what to call after it: the
	// place to end an engine that does not answer.
	Watch func() (done func())
}

// NewGame implements [Player]. The engine may refuse to know of seeds.
func (e *External) NewGame(uint64) error {
	defer e.Watch()()
	return e.Client.NewGame()
}

// Turn implements [Player].
func (e *External) Turn(m *match.Match) (string, error) {
	defer e.Watch()()
	var words []string
	for _, t := range m.Turns() {
		words = append(words, t.Word)
	}
	answer, err := e.Client.Go(m.At(0).String(), words, e.Limits.MoveTime, e.Limits.Nodes)
	return answer.Word, err
}
