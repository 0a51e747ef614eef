package session

import (
	"slices"
	"time"

	"tidepool/play/match"
	"tidepool/play/puzzle"
	"tidepool/play/review"
	"tidepool/rules"
)

type SolvingState uint8

const (
	// Seeking means that the person is to find a turn.
	Seeking SolvingState = iota
	// Testing means that the engine looks at the turn tried.
	Testing
	// Refuting means that the answer to a wrong turn is about to be played or visible, before both are taken back.
	Refuting
	// Defending means that the other side is about to answer a right turn.
	Defending
	// Presenting means that the solution is being shown.
	Presenting
	// Finished means that the puzzle is over; its line can be stepped through.
	Finished
)

const (
	// testTime is the engine's time for a turn tried, and hastyTime its time in a rush.
	testTime  = 3 * time.Second
	hastyTime = 700 * time.Millisecond
	// refutedTicks is how long a refuted turn stays visible, with its answer.
	refutedTicks = 150
)

// HintParts is the number of parts of a hint: where the turn begins, where it goes, all of it.
const HintParts = 3

type SolvingConfig struct {
	Game   rules.Game
	Puzzle *puzzle.Puzzle
	Broker *Broker
	// Hasty gives the engine only a moment.
	Hasty bool
}

// A Solving is a person solving a puzzle. Turns of the stored solution are right at once, others if the
// engine proves them as good; a wrong one is answered and taken back. Its study reports the events.
type Solving struct {
	study  *Study
	puzzle *puzzle.Puzzle
	broker *Broker
	time   time.Duration
	side   rules.Side
	state  SolvingState
	// turns is the number of the solver's turns in the solution, made how many right ones were played.
	turns, made int
	try         Try
	hint        solvingHint

	// request asks about the position after the last turn, reply answers that turn, and wait is the number of
	// ticks until it is shown or taken back.
	request Request
	reply   string
	wait    int

	failed, hinted, shown bool
	events                []Event
}

// NewSolving sets up a puzzle. It returns an error if its position or solution is invalid.
func NewSolving(c SolvingConfig) (*Solving, error) {
	if err := c.Puzzle.Check(c.Game); err != nil {
		return nil, err
	}
	line, err := c.Puzzle.Positions(c.Game)
	if err != nil {
		return nil, err
	}
	m, err := match.New(match.Setup{Game: c.Game, Options: c.Puzzle.Options, Start: c.Puzzle.Position})
	if err != nil {
		return nil, err
	}
	z := &Solving{puzzle: c.Puzzle, broker: c.Broker, time: testTime, side: line[0].Turn(), turns: puzzle.SolversTurns(line)}
	if c.Hasty {
		z.time = hastyTime
	}
	z.study = NewStudy(StudyConfig{Match: m})
	return z, nil
}

// Study returns what is shown and stepped through.
func (z *Solving) Study() *Study { return z.study }

func (z *Solving) Puzzle() *puzzle.Puzzle { return z.puzzle }

func (z *Solving) State() SolvingState { return z.state }

func (z *Solving) Side() rules.Side { return z.side }

// Made returns how many right turns were played, of how many.
func (z *Solving) Made() (n, of int) { return z.made, z.turns }

// Failed reports whether a wrong turn was played or the solution shown.
func (z *Solving) Failed() bool { return z.failed }

func (z *Solving) Hinted() bool { return z.hinted }

// Solved reports whether the person has reached the end.
func (z *Solving) Solved() bool { return z.state == Finished && !z.shown }

// Try returns the last wrong turn, empty for none.
func (z *Solving) Try() *Try { return &z.try }

// PersonToMove reports whether a turn can be played by hand.
func (z *Solving) PersonToMove() bool {
	return z.state == Seeking && z.study.PersonToMove() && z.study.node.Position().Turn() == z.side
}

// onLine returns the rest of the solution after the position shown, and whether the turns so far belong to it.
func (z *Solving) onLine() (rest []string, ok bool) {
	path, line := z.study.node.Path(), z.puzzle.Line
	if len(path) > len(line) || !slices.Equal(path, line[:len(path)]) {
		return nil, false
	}
	return line[len(path):], true
}

func (z *Solving) Play(word string) error {
	from := z.study.node
	rest, on := z.onLine()
	n, err := z.study.add(word)
	if err != nil {
		return err
	}
	z.hint, z.try = solvingHint{}, Try{}
	z.request = Request{Line: z.study.Line(), Purpose: Test, Time: z.time}
	if on && len(rest) > 0 && word == rest[0] || from.Ply() == 0 && word == z.puzzle.Also {
		z.right()
		return nil
	}
	z.try = Try{From: from, Word: word, Turns: z.made + 1}
	z.state = Testing
	if z.puzzle.Kind == puzzle.Better { // by a single look at all turns
		z.request = Request{Line: LineAt(z.study.match, from), Purpose: Test, Time: z.time, All: true}
		return nil
	}
	if v, over := review.ValueAt(z.study.match.Info(), n.Position(), n.Outcome()); over {
		z.judge(Answer{}, v)
	}
	return nil
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
		z.state, z.wait, z.reply = Defending, studyTicks, ""
		if on {
			z.reply = rest[0]
		}
	}
}

// enough returns how many of the solver's turns suffice after the solution, which has turns of them, was left.
func enough(p *puzzle.Puzzle, turns int) int {
	if p.Kind == puzzle.Seeds || p.Kind == puzzle.Save {
		return turns
	}
	return max(turns, p.Goal)
}

// finish ends a solved puzzle.
func (z *Solving) finish() {
	z.state = Finished
	z.tell(Found{})
}

// fail records that the puzzle was not solved at the first try.
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
	if n := z.study.match.Find(append(z.try.From.Path(), z.try.Word)); n != nil {
		z.study.cut(n)
	}
}

// Show plays the solution, and gives the puzzle up if it is not solved.
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

// Tick lets one tick pass; atRest means that no pieces move. It reports whether there is something new to show.
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

// goOn shows the answering turn, or takes back a turn that was answered.
func (z *Solving) goOn() (changed bool) {
	if z.wait > 0 {
		z.wait--
	}
	if z.state == Defending && z.reply == "" {
		if a := z.broker.Want(z.request); a.Final && len(a.Best.Words) > 0 {
			z.reply, z.hint.line = a.Best.Words[0], a.Best.Words[1:] // for what comes then
		} else if a.Final || z.broker == nil { // the engine has failed, which solves nothing
			z.reply = z.study.node.Position().Turns()[0].Word
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
	z.reply, z.wait = "", refutedTicks
	_, err := z.study.add(word)
	switch n := z.study.node; {
	case z.state == Refuting:
	case err != nil || n.Outcome().Over():
		z.finish()
	case n.Position().Turn() == z.side:
		z.state = Seeking
	default: // they move again
		z.wait = studyTicks
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
