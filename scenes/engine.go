package scenes

import (
	"slices"

	"tidepool/locale/key"
	"tidepool/play/commentary"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
)

// An engineHost is the page that an engine panel is part of.
type engineHost interface {
	// node is the one shown, line names its position.
	node() *match.Node
	line() session.Line
	// board is where lines are stepped through, path the taps of a turn that
	// has been begun by hand.
	board() *board.Board
	path() []rules.Spot
	// keep adds turns after the node as a variation.
	keep(words []string) error
	// reset shows the node's position on the board, and changed has the page
	// laid out anew.
	reset()
	changed()
}

// An enginePanel is what the engine thinks of the node that a page shows: the
// best lines, how good every turn is, and a line being stepped through.
type enginePanel struct {
	env   *Env
	host  engineHost
	lines *session.Lines
	// at is the node that the page shows, turns are the legal ones there.
	at    *match.Node
	turns []rules.Turn
	// arrows and scores tell what of it is drawn on the board.
	arrows, scores bool
	walk           *walk
	// told is what came of keeping a line, None for nothing.
	told key.Text

	drawn drawnLines
}

// drawnLines is what is drawn on the board, kept from frame to frame.
type drawnLines struct {
	arrows []board.Arrow
	scores []board.SpotScore
	// by is what they depend on, but for the taps.
	by   drawnBy
	path []rules.Spot
}

type drawnBy struct {
	node           *match.Node
	version        int
	arrows, scores bool
	words          any
}

// bestLines is how many lines are shown.
const bestLines = 3

// newEnginePanel returns the panel of a page. It is off.
func newEnginePanel(env *Env, h engineHost) *enginePanel {
	e := &enginePanel{env: env, host: h, lines: session.NewLines(env.Broker), arrows: true, scores: true}
	e.moved()
	return e
}

// moved takes up the node that the page shows now.
func (e *enginePanel) moved() {
	n := e.host.node()
	e.at, e.walk, e.told = n, nil, key.None
	e.turns = n.Position().Turns()
	e.lines.Look(e.host.line(), n.Position(), n.Outcome())
}

// follow takes up another node, if one is shown.
func (e *enginePanel) follow() {
	if e.host.node() != e.at {
		e.moved()
	}
}

// on reports whether the engine looks at what is shown.
func (e *enginePanel) on() bool { return e.lines.On() }

// speaker says what happens in turns.
func (e *enginePanel) speaker() commentary.Speaker {
	return commentary.Speaker{Words: e.env.App.Words, Info: e.host.board().Game().Info()}
}

// tick asks the engine, in each frame in which somebody looks. It reports
// whether more is known.
func (e *enginePanel) tick() (changed bool) {
	if e.walk != nil {
		return false // the line must not change below the reader
	}
	return e.lines.Poll()
}

// turn switches it on or off.
func (e *enginePanel) turn(on bool) {
	e.leave()
	e.lines.Switch(on)
	e.host.changed()
}

// teller puts scores into words.
func (e *enginePanel) teller() table.ScoreTeller {
	return table.NewScoreTeller(e.env.App.Words, e.host.board().Game().Info(), e.speaker().Side)
}

// mark adds arrows and scores to what is drawn on the board. In a line that is
// stepped through they are its own.
func (e *enginePanel) mark(m *board.Marks) {
	path := e.host.path()
	by := drawnBy{e.host.node(), e.version(), e.arrows, e.scores, e.env.App.Words}
	if d := &e.drawn; by != d.by || !slices.Equal(path, d.path) {
		*d = drawnLines{by: by, path: slices.Clone(path)}
		d.arrows, d.scores = e.arrowsNow(path), e.scoresNow(path)
	}
	m.Arrows, m.Scores = e.drawn.arrows, e.drawn.scores
	if e.walk != nil { // the others are those of the node
		m.Last, m.Lit, m.Hinted, m.Chosen, m.Badge = e.walk.last(), nil, nil, nil, board.Badge{}
	}
}

// version is another whenever what is drawn is.
func (e *enginePanel) version() int {
	switch {
	case e.walk != nil:
		return -1 - e.walk.at
	case !e.lines.On():
		return 0
	}
	return e.lines.Serial()
}

// arrowsNow are the best turns; while a turn is being spelled those that it can
// still become, and while a line is stepped through what follows in it.
func (e *enginePanel) arrowsNow(path []rules.Spot) []board.Arrow {
	if e.walk != nil {
		return e.walk.arrows()
	}
	if !e.lines.On() || !e.arrows {
		return nil
	}
	var list []board.Arrow
	side := e.host.node().Position().Turn()
	for rank, s := range e.best() {
		t, ok := e.turnOf(s.Words[0])
		if ok && begins(t, path) {
			list = append(list, board.ArrowOf(side, t.Events, rank, 0))
		}
	}
	return list
}

// begins reports whether a turn can begin with some taps.
func begins(t rules.Turn, path []rules.Spot) bool {
	return slices.ContainsFunc(t.Paths, func(taps []rules.Spot) bool {
		return len(taps) >= len(path) && slices.Equal(taps[:len(path)], path)
	})
}

// best are the lines shown.
func (e *enginePanel) best() []session.Scored {
	turns := e.lines.Turns()
	return turns[:min(len(turns), bestLines)]
}

// turnOf is a legal turn of the node shown, by its word.
func (e *enginePanel) turnOf(word string) (rules.Turn, bool) {
	for _, t := range e.turns {
		if t.Word == word {
			return t, true
		}
	}
	return rules.Turn{}, false
}

// scoresNow are the scores of turns on their spots.
func (e *enginePanel) scoresNow(path []rules.Spot) []board.SpotScore {
	if e.walk != nil || !e.lines.On() || !e.scores {
		return nil
	}
	return board.ScoresAt(e.turns, path, e.score)
}

// score is that of a turn as it is drawn.
func (e *enginePanel) score(word string) (board.SpotScore, bool) {
	s, ok := e.lines.Of(word)
	if !ok {
		return board.SpotScore{}, false
	}
	return board.SpotScore{Text: e.teller().Tiny(s.Score, s.Proven), Value: int(s.Score), Tone: toneOf(s), Proven: s.Proven}, true
}

// aLittle is from where on a score is good for somebody, in hundredths.
const aLittle = 30

func toneOf(s session.Scored) board.Tone {
	switch {
	case s.Score >= aLittle:
		return board.Good
	case s.Score <= -aLittle:
		return board.Bad
	}
	return board.Even
}

// nodes tells with the spots' nodes what their scores show.
func (e *enginePanel) nodes(list []ui.Node) []ui.Node {
	if e.walk != nil {
		for i := range list { // the board shows another position
			list[i].Lit = false
		}
		return list
	}
	var m board.Marks
	e.mark(&m)
	for _, s := range m.Scores {
		i := slices.IndexFunc(list, func(n ui.Node) bool { return n.ID == table.SpotPrefix+string(s.Spot) })
		if i >= 0 {
			list[i].Note = table.JoinedNotes(list[i].Note, e.aboutSpot(s))
		}
	}
	return list
}
