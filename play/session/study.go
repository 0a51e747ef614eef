package session

import (
	"slices"

	"tidepool/play/match"
)

// studyTicks is the time between turns played automatically.
const studyTicks = 50

type StudyConfig struct {
	Match *match.Match
	// At is the node shown first; nil is the start.
	At     *match.Node
	Broker *Broker
	// Keep, if not nil, stores the game after each change.
	Keep func()
}

// A Study is a match being analysed: it shows a node of the match's tree, other turns can be tried from any
// node, and the main line stays. Commands change it, Tick lets time pass, and Drain returns what has happened.
type Study struct {
	match  *match.Match
	broker *Broker
	keep   func()
	node   *match.Node
	// ways are the children last visited, which Next follows.
	ways map[*match.Node]*match.Node
	// running means that turns are played automatically, coming are the turns of a line being shown, and wait
	// is the number of ticks until the next.
	running bool
	coming  []string
	wait    int
	trial   Trial
	events  []Event
}

func NewStudy(c StudyConfig) *Study {
	s := &Study{match: c.Match, broker: c.Broker, keep: c.Keep, ways: make(map[*match.Node]*match.Node)}
	s.trial.study = s
	s.settle(c.At)
	return s
}

func (s *Study) Match() *match.Match { return s.match }

func (s *Study) Node() *match.Node { return s.node }

// Line returns the line of the position shown.
func (s *Study) Line() Line { return LineAt(s.match, s.node) }

// Trial returns the key moment being tried.
func (s *Study) Trial() *Trial { return &s.trial }

// Drain returns what has happened since the last call, in order.
func (s *Study) Drain() []Event {
	events := s.events
	s.events = nil
	return events
}

func (s *Study) tell(e Event) { s.events = append(s.events, e) }

// settle makes a node the one shown, and remembers the path to it.
func (s *Study) settle(n *match.Node) {
	if n == nil {
		n = s.match.Start()
	}
	s.node = n
	for p := n.Parent(); p != nil; n, p = p, p.Parent() {
		s.ways[p] = n
	}
}

func (s *Study) rest() { s.running, s.coming = false, nil }

// Go shows a node, and stops automatic play.
func (s *Study) Go(n *match.Node) {
	s.rest()
	s.trial.leave()
	s.to(n)
}

func (s *Study) to(n *match.Node) {
	if n == nil || n == s.node {
		return
	}
	step := n.Parent() == s.node
	s.settle(n)
	if step {
		s.tell(Stepped{n.Turn().Events})
		return
	}
	s.tell(Jumped{})
}

// Next returns the following node, the one visited last or the first; nil at the end of a line.
func (s *Study) Next() *match.Node { return s.after(s.node) }

func (s *Study) after(n *match.Node) *match.Node {
	children := n.Children()
	if way := s.ways[n]; slices.Contains(children, way) {
		return way
	}
	if len(children) == 0 {
		return nil
	}
	return children[0]
}

// Forward shows the next turn, if there is one.
func (s *Study) Forward() { s.Go(s.Next()) }

// Back shows the position before the last turn, if there is one.
func (s *Study) Back() { s.Go(s.node.Parent()) }

// First shows the start, and Last the end of the line.
func (s *Study) First() { s.Go(s.match.Start()) }

// Last shows the end of the line.
func (s *Study) Last() {
	n := s.node
	for next := s.after(n); next != nil; next = s.after(n) {
		n = next
	}
	s.Go(n)
}

// Variation shows the turn step places away among the alternatives of the one shown, if there is one.
func (s *Study) Variation(step int) {
	parent := s.node.Parent()
	if parent == nil {
		return
	}
	list := parent.Children()
	if i := slices.Index(list, s.node) + step; i >= 0 && i < len(list) {
		s.Go(list[i])
	}
}

// PersonToMove reports whether a turn can be played by hand.
func (s *Study) PersonToMove() bool {
	return len(s.coming) == 0 && s.trial.open() && !s.node.Outcome().Over()
}

// Play plays a turn from the position shown: an existing one, or a new one, which becomes a variation.
func (s *Study) Play(word string) error {
	s.rest()
	before := s.match.Size()
	n, err := s.add(word)
	if err == nil {
		s.trial.played(n, s.match.Size() != before)
	}
	return err
}

func (s *Study) add(word string) (*match.Node, error) {
	before := s.match.Size()
	n, events, err := s.match.Add(s.node, word)
	if err != nil {
		return nil, err
	}
	by := s.node.Position().Turn()
	s.settle(n)
	if s.match.Size() != before {
		s.store()
	}
	s.tell(Played{n.Ply(), by, events})
	return n, nil
}

// PlayLine shows a line turn by turn, as a variation from the position shown.
func (s *Study) PlayLine(words []string) {
	s.rest()
	s.coming, s.wait = slices.Clone(words), studyTicks/2
}

// EndLine stops showing a line, where it is.
func (s *Study) EndLine() { s.coming = nil }

// Autoplay starts or stops playing the turns automatically.
func (s *Study) Autoplay(on bool) {
	s.rest()
	if on && s.Next() != nil {
		s.trial.leave()
		s.running, s.wait = true, studyTicks/4
	}
}

// Running reports whether turns are played automatically.
func (s *Study) Running() bool { return s.running }

// Tick lets one tick pass, which counts only while the board is at rest. It reports whether there is
// something new to show.
func (s *Study) Tick(atRest bool) (changed bool) {
	changed = s.trial.tick(atRest)
	if atRest && (s.running || len(s.coming) > 0) {
		if s.wait--; s.wait <= 0 {
			s.wait = studyTicks
			s.goOn()
			changed = true
		}
	}
	return changed || len(s.events) > 0
}

// goOn shows the next turn automatically.
func (s *Study) goOn() {
	if s.running {
		next := s.Next()
		s.to(next)
		s.running = s.Next() != nil
		return
	}
	word := s.coming[0]
	s.coming = s.coming[1:]
	if _, err := s.add(word); err != nil {
		s.coming = nil
	}
}

func (s *Study) store() {
	if s.keep != nil {
		s.keep()
	}
}

// cut removes a node and everything after it. If that is shown, the position before it is shown instead.
func (s *Study) cut(n *match.Node) {
	if parent := n.Parent(); within(s.node, n) {
		s.settle(parent)
		s.tell(Jumped{})
	}
	if s.match.Cut(n) == nil {
		s.store()
	}
}

// within reports whether n is top or follows it.
func within(n, top *match.Node) bool {
	for ; n != nil; n = n.Parent() {
		if n == top {
			return true
		}
	}
	return false
}
