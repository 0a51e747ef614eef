package session

import (
	"math/rand/v2"
	"time"

	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/rules"
)

type Config struct {
	Match *match.Match
	// Broker asks the engine; with nil only people play.
	Broker *Broker
	// Rand varies the engine's play; with nil it is deterministic.
	Rand rand.Source
	// Keep, if not nil, stores the game after a turn was accepted or taken back, before the event is reported.
	Keep     func()
	Settings Settings
	// Now returns the time since any moment, for games with a clock; with nil their clocks stand still.
	Now func() time.Duration
	// Away are the clocks of a game run by another device or a server; nil for a game run here. During such a
	// game there are no hints and no judgements.
	Away Clocks
}

// Clocks are those that another device or a server keeps running.
type Clocks interface {
	// Left returns what a side has left, if known yet; Runs reports whether the clock of the side to move runs.
	Left(s rules.Side) (clock.Reading, bool)
	Runs() bool
}

type Settings struct {
	// Think is how long the engine may think about a turn.
	Think time.Duration
	// Resigns makes it resign a game that it has certainly lost.
	Resigns bool
	// Confirm means that turns are played only when the player confirms.
	Confirm bool
	// ScoreBar asks for a judgement of each position.
	ScoreBar bool
}

// A Session is one game in progress. Commands change it, Tick lets time pass, and Drain returns what has
// happened; the only callback is Keep.
type Session struct {
	*game
	// Settings may be changed at any time.
	Settings Settings
	// Hints help the player to move; Judge is the engine's judgement of the position shown.
	Hints *Hints
	Judge *Judge
	// Pie is the choice of sides after the first turn.
	Pie Pie
	// Clock is what both sides have left, in a game that has a clock.
	Clock *Timer
}

// New returns a session of a match in its current state. If the match has ended, the result counts as seen.
func New(c Config) *Session {
	g := &game{match: c.Match, broker: c.Broker, keep: c.Keep}
	g.hints = Hints{game: g, advised: make(map[moment]*Advice)}
	g.opponent.rand = c.Rand
	if g.opponent.rand == nil {
		g.opponent.rand = rand.NewPCG(0, 0)
	}
	if g.broker != nil {
		g.seats = SeatsOf(c.Match)
	}
	g.show(g.match.Ply())
	g.beneath = g.next()
	g.review = g.beneath == Over
	g.timer.away = c.Away
	g.timer.begin(g, c.Now)
	return &Session{g, c.Settings, &g.hints, &Judge{game: g}, Pie{g}, &g.timer}
}

// Match returns the game. Only the session may change it.
func (s *Session) Match() *match.Match { return s.match }

// Seats returns which sides the engine plays here: none without a broker.
func (s *Session) Seats() Seats { return s.seats }

// Ply returns the number of turns before the position shown. It is less than the match's only in a review.
func (s *Session) Ply() int { return s.here.ply }

// Position returns the position shown.
func (s *Session) Position() rules.Position { return s.here.position }

// Won and Lost report whether the only person who plays has won or lost.
func (s *Session) Won() bool  { return s.endedFor(true) }
func (s *Session) Lost() bool { return s.endedFor(false) }

func (s *Session) endedFor(won bool) bool {
	o := s.match.Outcome()
	person, solo := s.seats.Solo()
	return solo && o.Result == rules.Decisive && (o.Winner == person) == won
}

// Live reports whether turns can be played, by either side.
func (s *Session) Live() bool { return !s.review && s.beneath != Over }

// PersonToMove reports whether a person can play a turn now.
func (s *Session) PersonToMove() bool { return s.State() == Waiting }

// Drain returns what has happened since the last call, in order.
func (s *Session) Drain() []Event {
	events := s.events
	s.events = nil
	return events
}

// Tick lets one tick pass, which counts only while the board is at rest: while pieces move the engine is
// neither asked nor heard. It reports whether there is something new to show.
func (s *Session) Tick(atRest bool) (changed bool) {
	s.timer.tick(atRest)
	changed = s.Poll()
	if !atRest {
		return changed
	}
	if s.due {
		s.due = false
		s.tell(ResultDue{})
	}
	if !s.review && s.opponent.step(s.game, &s.Settings) {
		return true // something may move now
	}
	s.Judge.watch(s.Settings.ScoreBar && !s.Locked())
	return changed || len(s.events) > 0
}

// Poll asks for what the session waits for and takes answers. Tick calls it too; call it in frames in which
// something covers the board and nothing else should happen.
func (s *Session) Poll() (changed bool) {
	changed = s.opponent.listen(s.game)
	s.opponent.prepare(s.game)
	s.Hints.listen()
	s.Judge.listen()
	return changed || len(s.events) > 0
}

// Reviewer returns the reviewer of a finished game, which stores its results when complete; nil before, and
// without a broker.
func (s *Session) Reviewer() *Reviewer {
	if s.reviewer == nil && s.broker != nil && s.match.Outcome().Over() {
		s.reviewer = NewReviewer(s.match, s.broker)
		s.reviewer.keep = s.store
	}
	return s.reviewer
}
