package lines

import (
	"cmp"
	"strconv"
	"strings"

	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/scenes/board"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// Fill adds the panel's nodes to a column: the best lines, or the line being stepped through, and switches.
func (e *Panel) Fill(c *ui.Column) {
	w := c.App.Words
	switch {
	case !e.lines.Able():
		c.Words("engine.none", w.T(key.LinesNone), 16, false, true)
		return
	case e.walk != nil:
		e.layWalk(c)
		return
	}
	if !e.lines.On() {
		c.Toggle("engine", w.T(key.LinesEngine), false, e.Switch)
		c.Words("engine.off", w.T(key.LinesOff), 15, false, true)
		return
	}
	if e.told != key.None {
		c.Words("engine.told", w.T(e.told), 15, true, false)
		c.Nodes[len(c.Nodes)-1].Warn = e.told == key.LinesFull
	}
	e.layState(c)
	for i := range e.best() {
		e.layLine(c, i)
	}
	e.laySwitches(c)
}

func (e *Panel) laySwitches(c *ui.Column) {
	w := c.App.Words
	if e.lines.CanLonger() {
		c.Button(ui.Node{ID: "engine.longer", Label: w.T(key.LinesLonger), Style: ui.PlainButton, Size: 16, Press: func() {
			e.lines.Longer()
			e.app.Changed()
		}})
	}
	c.Space(4)
	c.Toggle("engine", w.T(key.LinesEngine), true, e.Switch)
	c.Toggle("engine.arrows", w.T(key.LinesArrows), e.arrows, func(on bool) { e.arrows = on; e.app.Changed() })
	c.Toggle("engine.scores", w.T(key.LinesScores), e.scores, func(on bool) { e.scores = on; e.app.Changed() })
	if legend := e.legend(); legend != "" {
		c.Words("engine.legend", legend, 14, false, true)
	}
}

// legend explains the scores on the board that are not numbers, one of each kind, and those that are proven.
func (e *Panel) legend() string {
	var parts []string
	var told [3]bool // wins, draws, losses
	proven := false
	for _, s := range e.scoresNow(e.area.Speller.Path()) {
		proven = proven || s.Proven
		for _, known := range e.lines.Turns() {
			kind := &told[cmp.Compare(0, known.Score)+1]
			if int(known.Score) != s.Value || known.Proven != s.Proven || *kind {
				continue
			}
			if text, ok := e.teller().Meaning(known.Score, known.Proven); ok {
				parts, *kind = append(parts, text), true
			}
		}
	}
	if proven {
		parts = append(parts, e.app.Words.T(key.LinesLegend))
	}
	return strings.Join(parts, ui.Parting)
}

func (e *Panel) layState(c *ui.Column) {
	w, l := c.App.Words, e.lines
	var said string
	switch {
	case l.Over():
		said = w.T(key.LinesOver)
	case l.Problem() != "":
		said = w.T(key.LinesProblem)
	case l.Settled():
		said = w.T(key.LinesAll)
	case len(l.Turns()) == 0:
		said = w.T(key.LinesThinking)
	default:
		said = w.N(key.LinesDepth, l.Depth())
		if l.Thinking() {
			said += ui.Parting + w.T(key.LinesThinking)
		}
	}
	c.Words("engine.state", said, 15, false, true)
}

func (e *Panel) layLine(c *ui.Column, rank int) {
	w, line := c.App.Words, e.best()[rank]
	side := e.study.Node().Position().Turn()
	turn := line.Words[0]
	if t, ok := e.turnOf(turn); ok {
		turn = e.speaker().What(side, t.Events)
	}
	score := e.fullScore(line)
	size := 16 * c.Text
	bold := c.App.Fonts.Wrap(e.teller().Tiny(line.Score, line.Proven)+"  "+turn, sprites.Bold, size, c.W-1.7*size)
	lines := append(bold, c.App.Fonts.Wrap(score, sprites.Medium, size, c.W-1.7*size)...)
	lines = append(lines, c.App.Fonts.Wrap(strings.Join(line.Words[:min(len(line.Words), longestLine)], "  "), sprites.Medium, size, c.W-1.7*size)...)
	h := max(float64(len(lines))*size*ui.LineStep+14*c.Text, 44*c.Text)
	c.Add(ui.Node{ID: "engine.line." + strconv.Itoa(rank+1), Role: ui.RoleButton, Label: w.T(key.LinesLabel, "n", rank+1, "turn", turn, "score", score),
		Lines: lines, Heads: len(bold), Style: ui.PlainButton, Size: size, Align: sprites.Left,
		Rect: sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: h}, Press: func() { e.begin(rank) }})
	c.Y += h + c.Gap*0.7
}

func (e *Panel) fullScore(s session.Scored) string {
	said := e.teller().Full(s.Score, e.study.Node().Position().Turn(), s.Proven)
	if _, _, decided := s.Score.Proven(); decided {
		said += ui.Parting + e.app.Words.T(key.LinesProven)
	}
	return said
}

func (e *Panel) aboutSpot(s board.SpotScore) string {
	for _, known := range e.lines.Turns() {
		if int(known.Score) == s.Value && known.Proven == s.Proven {
			return e.app.Words.T(key.LinesSpotAbout, "score", e.teller().Short(known.Score, known.Proven))
		}
	}
	return s.Text
}

func (e *Panel) layWalk(c *ui.Column) {
	w, k := c.App.Words, e.walk
	c.Title("engine.walk", w.T(key.LinesWalk, "n", k.rank+1, "at", k.at, "of", len(k.turns)), 17)
	t := k.turns[k.at-1]
	table.AddTurn(c, "engine.turn", e.speaker().Turn(t), t.Word)
	c.Words("engine.score", e.fullScore(k.line), 15, false, true)
	next := ui.Node{ID: "engine.next", Label: w.T(key.LinesNext), Icon: "next", Style: ui.MainButton, Press: e.forth, Disabled: k.at == len(k.turns), First: true}
	c.Pair(ui.Node{ID: "engine.prev", Label: w.T(key.LinesPrev), Icon: "prev", Style: ui.PlainButton, Press: e.back}, next)
	c.Button(ui.Node{ID: "engine.keep", Label: w.T(key.LinesKeep), Style: ui.PlainButton, Size: 17, Press: e.keepLine})
	c.Button(ui.Node{ID: "engine.leave", Label: w.T(key.LinesLeave), Style: ui.PlainButton, Size: 17, Press: func() { e.Leave() }})
}
