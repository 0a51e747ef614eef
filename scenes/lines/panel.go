package lines

import (
	"slices"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/commentary"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// A Panel shows the engine's view of a node: best lines, scores of turns, and a line to step through.
type Panel struct {
	app   *ui.App
	area  *table.Area
	study *session.Study
	kept  func()
	lines *session.Lines
	// at is the node shown, turns its legal turns.
	at             *match.Node
	turns          []rules.Turn
	arrows, scores bool
	walk           *walk
	// told is the result of keeping a line, None for nothing.
	told key.Text

	drawn drawnLines
}

type drawnLines struct {
	arrows []board.Arrow
	scores []board.SpotScore
	// by and path are what the drawing depends on.
	by   drawnBy
	path []rules.Spot
}

type drawnBy struct {
	node           *match.Node
	version        int
	arrows, scores bool
	words          any
}

const bestLines = 3

// New returns the panel of a study with a board. It is off. kept is called after a line was kept as a variation.
func New(area *table.Area, study *session.Study, broker *session.Broker, kept func()) *Panel {
	e := &Panel{app: area.Env.App, area: area, study: study, kept: kept, lines: session.NewLines(broker), arrows: true, scores: true}
	e.Moved()
	return e
}

// Moved switches to the node that the page shows now.
func (e *Panel) Moved() {
	n := e.study.Node()
	e.at, e.walk, e.told = n, nil, key.None
	e.turns = n.Position().Turns()
	e.lines.Look(e.study.Line(), n.Position(), n.Outcome())
}

// Follow calls Moved if the page shows another node.
func (e *Panel) Follow() {
	if e.study.Node() != e.at {
		e.Moved()
	}
}

// On reports whether the engine analyses the node.
func (e *Panel) On() bool { return e.lines.On() }

// Tick asks the engine, in each visible frame. It reports whether more is known.
func (e *Panel) Tick() (changed bool) {
	if e.walk != nil {
		return false // the line must not change while it is read
	}
	return e.lines.Poll()
}

// Switch turns the panel on or off.
func (e *Panel) Switch(on bool) {
	e.Leave()
	e.lines.Switch(on)
	e.app.Changed()
}

func (e *Panel) speaker() commentary.Speaker { return wording.Speaker(e.app.Words, e.study.Match()) }

func (e *Panel) teller() table.ScoreTeller {
	called := func(s rules.Side) locale.Name { return wording.Called(e.app.Words, e.study.Match(), s) }
	return table.NewScoreTeller(e.app.Words, e.study.Match().Info(), called)
}

// Mark adds arrows and scores to the board; while a line is stepped through, they belong to it.
func (e *Panel) Mark(m *board.Marks) {
	path := e.area.Speller.Path()
	by := drawnBy{e.study.Node(), e.version(), e.arrows, e.scores, e.app.Words}
	if d := &e.drawn; by != d.by || !slices.Equal(path, d.path) {
		*d = drawnLines{by: by, path: slices.Clone(path)}
		d.arrows, d.scores = e.arrowsNow(path), e.scoresNow(path)
	}
	m.Arrows, m.Scores = e.drawn.arrows, e.drawn.scores
	if e.walk != nil { // the others belong to the node
		m.Last, m.Lit, m.Hinted, m.Chosen, m.Badge = e.walk.last(), nil, nil, nil, board.Badge{}
	}
}

// version changes whenever the drawing does.
func (e *Panel) version() int {
	switch {
	case e.walk != nil:
		return -1 - e.walk.at
	case !e.lines.On():
		return 0
	}
	return e.lines.Serial()
}

// arrowsNow returns arrows for the best turns, for continuations of a turn being spelled, or for the next
// turns of a line being stepped through.
func (e *Panel) arrowsNow(path []rules.Spot) []board.Arrow {
	if e.walk != nil {
		return e.walk.arrows()
	}
	if !e.lines.On() || !e.arrows {
		return nil
	}
	var list []board.Arrow
	side := e.study.Node().Position().Turn()
	for rank, s := range e.best() {
		t, ok := e.turnOf(s.Words[0])
		if ok && begins(t, path) {
			list = append(list, board.ArrowOf(side, t.Events, rank, 0))
		}
	}
	return list
}

func begins(t rules.Turn, path []rules.Spot) bool {
	return slices.ContainsFunc(t.Paths, func(taps []rules.Spot) bool {
		return len(taps) >= len(path) && slices.Equal(taps[:len(path)], path)
	})
}

func (e *Panel) best() []session.Scored {
	turns := e.lines.Turns()
	return turns[:min(len(turns), bestLines)]
}

func (e *Panel) turnOf(word string) (rules.Turn, bool) {
	for _, t := range e.turns {
		if t.Word == word {
			return t, true
		}
	}
	return rules.Turn{}, false
}

func (e *Panel) scoresNow(path []rules.Spot) []board.SpotScore {
	if e.walk != nil || !e.lines.On() || !e.scores {
		return nil
	}
	return board.ScoresAt(e.turns, path, e.score)
}

func (e *Panel) score(word string) (board.SpotScore, bool) {
	s, ok := e.lines.Of(word)
	if !ok {
		return board.SpotScore{}, false
	}
	return board.SpotScore{Text: e.teller().Tiny(s.Score, s.Proven), Value: int(s.Score), Tone: toneOf(s), Proven: s.Proven}, true
}

// aLittle is the score from which a side counts as ahead, in hundredths.
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

// Nodes adds the scores to the nodes of spots.
func (e *Panel) Nodes(list []ui.Node) []ui.Node {
	if e.walk != nil {
		for i := range list { // the board shows another position
			list[i].Lit = false
		}
		return list
	}
	var m board.Marks
	e.Mark(&m)
	for _, s := range m.Scores {
		i := slices.IndexFunc(list, func(n ui.Node) bool { return n.ID == table.SpotPrefix+string(s.Spot) })
		if i >= 0 {
			list[i].Note = table.JoinedNotes(list[i].Note, e.aboutSpot(s))
		}
	}
	return list
}
