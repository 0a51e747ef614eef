package session

import (
	"errors"
	"slices"
	"time"

	"tidepool/play/match"
	"tidepool/play/puzzle"
	"tidepool/play/review"
	"tidepool/rules"
)

type SolvingState uint8

const (
	// Seeking is a person to find a turn.
	Seeking SolvingState = iota
	// Testing is the engine looking at the turn that was tried.
	Testing
	// Refuting is a wrong turn: its answer is about to be played or lies on the board, before both
	// are taken back.
	Refuting
	// Defending is the other side about to answer a right turn.
	Defending
	// Presenting is the solution being shown.
	Presenting
	// Finished is a puzzle that is over; its line can be looked at.
	Finished
)

const (
	// TestTime is how long the engine looks at a turn that was tried, and HastyTime how long in a hurry.
	TestTime  = 3 * time.Second
	HastyTime = 700 * time.Millisecond
	// RefutedTicks are how long a refuted turn stays, with its answer.
	RefutedTicks = 150
)

// HintParts is how many parts a hint has: where the turn begins, where it goes, all of it.
const HintParts = 3

type SolvingConfig struct {
	Game   rules.Game
	Puzzle *puzzle.Puzzle
	Broker *Broker
	// Hasty has the engine look only for a moment.
	Hasty bool
}

// A Solving is a person at a puzzle. Turns of the stored solution are right at once, others if the
// engine proves them as good; a wrong one is answered and taken back. Its events are told by its
// study.
type Solving struct {
	study  *Study
	puzzle *puzzle.Puzzle
	broker *Broker
	time   time.Duration
	side   rules.Side
	state  SolvingState
	// turns is how many turns of the solver's the solution has, made how many right ones they have played.
	turns, made int
	try         Try
	hint        solvingHint

	// request is about the position after what was played last, reply what answers it, wait the
	// ticks until that is shown or taken back.
	request Request
	reply   string
	wait    int

	failed, hinted, shown bool
	events                []Event
}

var errTurns = errors.New("the solution cannot be played")

// NewSolving sets a puzzle up. It is an error if its position or its solution cannot be played.
func NewSolving(c SolvingConfig) (*Solving, error) {
	if err := c.Puzzle.Check(c.Game); err != nil {
		return nil, err
	}
	m, err := match.New(match.Setup{Game: c.Game, Options: c.Puzzle.Options, Start: c.Puzzle.Position})
	if err != nil {
		return nil, err
	}
	z := &Solving{puzzle: c.Puzzle, broker: c.Broker, time: TestTime, side: m.Position().Turn()}
	if c.Hasty {
		z.time = HastyTime
	}
	pos := m.Position()
	for _, word := range c.Puzzle.Line {
		if pos.Turn() == z.side {
			z.turns++
		}
		if pos, _, err = pos.Play(word); err != nil {
			return nil, err
		}
	}
	if z.turns == 0 || m.Outcome().Over() {
		return nil, errTurns
	}
	z.study = NewStudy(StudyConfig{Match: m})
	return z, nil
}

// Study is what is shown and stepped through.
func (z *Solving) Study() *Study { return z.study }

func (z *Solving) Puzzle() *puzzle.Puzzle { return z.puzzle }

func (z *Solving) State() SolvingState { return z.state }

func (z *Solving) Side() rules.Side { return z.side }

// Made is how many right turns have been played of how many.
func (z *Solving) Made() (n, of int) { return z.made, z.turns }

// Failed reports whether a wrong turn has been played or the solution shown.
func (z *Solving) Failed() bool { return z.failed }

func (z *Solving) Hinted() bool { return z.hinted }

// Solved reports whether the person has come to the end.
func (z *Solving) Solved() bool { return z.state == Finished && !z.shown }

// Try is the last wrong turn, empty for none.
func (z *Solving) Try() *Try { return &z.try }

// PersonToMove reports whether a turn can be played by hand.
func (z *Solving) PersonToMove() bool {
	return z.state == Seeking && z.study.PersonToMove() && z.study.node.Position().Turn() == z.side
}

// onLine returns what of the solution follows the position shown, and whether what has been played
// belongs to it.
func (z *Solving) onLine() (rest []string, ok bool) {
	path, line := z.study.node.Path(), z.puzzle.Line
	if len(path) > len(line) || !slices.Equal(path, line[:len(path)]) {
		return nil, false
	}
	return line[len(path):], true
}

func (z *Solving) Play(word string) ([]rules.Event, error) {
	from := z.study.node
	rest, on := z.onLine()
	n, events, err := z.study.add(word)
	if err != nil {
		return nil, err
	}
	z.hint, z.try = solvingHint{}, Try{}
	z.request = Request{Line: z.study.Line(), Purpose: Test, Time: z.time}
	if on && len(rest) > 0 && word == rest[0] || from.Ply() == 0 && word == z.puzzle.Also {
		z.right()
		return events, nil
	}
	z.try = Try{From: from, Word: word, Turns: z.made + 1}
	z.state = Testing
	if z.puzzle.Kind == puzzle.Better { // by one and the same look at all turns
		z.request = Request{Line: LineAt(z.study.match, from), Purpose: Test, Time: z.time, All: true}
		return events, nil
	}
	if v, over := review.ValueAt(z.study.match.Info(), n.Position(), n.Outcome()); over {
		z.judge(Answer{}, v)
	}
	return events, nil
}

func (z *Solving) right() {
	z.made++
	z.try = Try{}
	n := z.study.node
	rest, on := z.onLine()
	switch {
	case n.Outcome().Over() || on && len(rest) == 0 || !on && z.made >= enough(z.puzzle, z.turns):
		z.finish()
	case n.Position().Turn() == z.side:
		z.state = Seeking
	default:
		z.state, z.wait, z.reply = Defending, StudyTicks, ""
		if on {
			z.reply = rest[0]
		}
	}
}

// enough is how many of the solver's turns are enough where the solution, which has so many, has been left.
func enough(p *puzzle.Puzzle, turns int) int {
	if p.Kind == puzzle.Seeds || p.Kind == puzzle.Save {
		return turns
	}
	return max(turns, p.Goal)
}

// finish ends the puzzle where it has been solved.
func (z *Solving) finish() {
	z.state = Finished
	z.tell(Found{})
}

// fail notes that the puzzle has not been solved at the first try.
func (z *Solving) fail() {
	if !z.failed {
		z.failed = true
		z.tell(Failed{})
	}
}

// Again takes a wrong turn back at once.
func (z *Solving) Again() {
	if z.state == Refuting {
		z.takeBack()
	}
}

func (z *Solving) takeBack() {
	z.state, z.reply = Seeking, ""
	for _, n := range z.try.From.Children() {
		if n.Turn().Word == z.try.Word {
			_ = z.study.Cut(n) // which nobody else knows
			break
		}
	}
}

// Show plays the solution, and gives the puzzle up if it has not been solved.
func (z *Solving) Show() {
	if z.state == Finished || z.state == Presenting {
		return
	}
	if z.state == Refuting || z.state == Testing {
		z.takeBack()
	}
	z.fail()
	z.hint, z.try = solvingHint{}, Try{}
	rest, on := z.onLine()
	if !on {
		z.study.First()
		rest = z.puzzle.Line
	}
	z.state, z.shown = Presenting, true
	z.study.PlayLine(rest)
}

// Tick lets one tick pass; atRest tells that no pieces move. It reports whether there is something
// new to see.
func (z *Solving) Tick(atRest bool) (changed bool) {
	switch z.state {
	case Testing:
		changed = z.test()
	case Refuting, Defending:
		if atRest {
			changed = z.goOn()
		}
	case Seeking:
		changed = z.seekHint()
	case Presenting:
		if atRest && len(z.study.coming) == 0 {
			z.state = Finished
			z.tell(Shown{})
		}
	}
	return z.study.Tick(atRest) || changed || len(z.events) > 0
}

// goOn shows the turn that answers, or takes back what has been answered.
func (z *Solving) goOn() (changed bool) {
	if z.wait > 0 {
		z.wait--
	}
	if z.state == Defending && z.reply == "" {
		if a := z.broker.Want(z.request); a.Final && len(a.Best.Words) > 0 {
			z.reply, z.hint.line = a.Best.Words[0], a.Best.Words[1:] // for what comes then
		} else if a.Final || z.broker == nil {
			z.finish() // nobody knows a defence
			return true
		}
	}
	switch {
	case z.wait > 0 || z.state == Defending && z.reply == "":
		return false
	case z.reply != "":
		z.answer()
	default:
		z.takeBack()
	}
	return true
}

func (z *Solving) answer() {
	word := z.reply
	z.reply, z.wait = "", RefutedTicks
	_, _, err := z.study.add(word)
	switch n := z.study.node; {
	case z.state == Refuting:
	case err != nil || n.Outcome().Over():
		z.finish()
	case n.Position().Turn() == z.side:
		z.state = Seeking
	default: // they move again
		z.wait = StudyTicks
		if rest, on := z.onLine(); on && len(rest) > 0 {
			z.reply = rest[0]
		} else {
			z.request = Request{Line: z.study.Line(), Purpose: Test, Time: z.time}
		}
	}
}

func (z *Solving) tell(e Event) { z.events = append(z.Drain(), e) }

// Drain returns what has happened since the last call, in order.
func (z *Solving) Drain() []Event {
	events := append(z.events, z.study.Drain()...)
	z.events = nil
	return events
}
