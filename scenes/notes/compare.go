package notes

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

type compareSheet struct {
	ui.Sheet
	env *Services
	// others are the first nodes of the lines to compare with, at the current one's index.
	others []*match.Node
	at     int
	sides  [2]comparedLine
}

type comparedLine struct {
	// first is the node where the lines part, last the line's end.
	first, last *match.Node
	end         *board.Diagram
	answer      session.Answer
}

const (
	// CompareTime is how long the engine analyses the end of a line.
	CompareTime = time.Second
	// mostRivals bounds the lines to choose from, mostWords the turns written for each.
	mostRivals = 12
	mostWords  = 8
)

// rivalLines returns the alternatives to the turns on the way to a node, the latest first.
func rivalLines(n *match.Node) []*match.Node {
	var list []*match.Node
	for ; n.Parent() != nil && len(list) < mostRivals; n = n.Parent() {
		for _, c := range n.Parent().Children() {
			if c != n {
				list = append(list, c)
			}
		}
	}
	return list[:min(len(list), mostRivals)]
}

func lastOf(n *match.Node) *match.Node {
	for len(n.Children()) > 0 {
		n = n.Children()[0]
	}
	return n
}

func newCompare(env *Services, n *match.Node) *compareSheet {
	s := &compareSheet{Sheet: ui.Sheet{ID: "compare", App: env.App, Width: 640}, env: env, others: rivalLines(n)}
	s.sides[0].last = lastOf(n)
	s.choose(0)
	return s
}

func (s *compareSheet) choose(at int) {
	s.at = at
	other := s.others[at]
	first := s.sides[0].last
	for first.Parent() != other.Parent() {
		first = first.Parent()
	}
	s.sides = [2]comparedLine{s.lineOf(first, s.sides[0].last), s.lineOf(other, lastOf(other))}
	s.App.Changed()
}

func (s *compareSheet) lineOf(first, last *match.Node) comparedLine {
	look := s.env.Looks.Of(s.env.Study.Match().Info().ID)
	// A position without a turn cannot fail.
	end, _ := board.NewDiagram(look, last.Position(), "", s.env.Looks.Style())
	end.Lay(last.Tokens())
	return comparedLine{first: first, last: last, end: end}
}

func (s *compareSheet) Tick() (redraw, relayout bool) {
	for i := range s.sides {
		l := &s.sides[i]
		if l.last.Outcome().Over() || l.answer.Final {
			continue
		}
		a := s.env.Broker.Want(session.Request{Line: session.LineAt(s.env.Study.Match(), l.last), Purpose: session.Review, Time: CompareTime})
		if a.Serial != 0 && a.Serial != l.answer.Serial {
			l.answer, redraw, relayout = a, true, true
		}
	}
	return redraw, relayout
}

func (s *compareSheet) Layout(f ui.Frame) ui.Layout {
	w := s.env.App.Words
	return s.Lay(f, func(c *ui.Column) {
		c.Title("compare.title", w.T(key.NotesCompare), 22)
		if len(s.others) > 1 {
			of := len(s.others)
			step := func(by int) func() { return func() { s.choose((s.at + by + of) % of) } }
			c.Stepper("compare.with", w.T(key.NotesWith), strconv.Itoa(s.at+1)+"/"+strconv.Itoa(of), step(-1), step(1))
		}
		part := w.T(key.NotesPartStart)
		if ply := s.sides[0].first.Ply() - 1; ply > 0 {
			part = w.T(key.NotesPart, "n", ply)
		}
		c.Words("compare.part", part, 16, false, false)
		s.abreast(c)
		c.Button(ui.Node{ID: "compare.close", Label: w.T(key.Close), Style: ui.MainButton, Press: s.Back})
	})
}

func (s *compareSheet) abreast(c *ui.Column) {
	x, y, whole, gap := c.X, c.Y, c.W, 16*c.Text
	w := (whole - gap) / 2
	look := s.env.Looks.Of(s.env.Study.Match().Info().ID)
	// The words above the boards may have different heights.
	var top float64
	for i := range s.sides {
		c.X, c.Y, c.W = x+float64(i)*(w+gap), y, w
		s.layWords(c, i)
		top = max(top, c.Y)
	}
	var end float64
	for i := range s.sides {
		c.X, c.Y, c.W = x+float64(i)*(w+gap), top, w
		r := sprites.Rect{X: c.X, Y: c.Y, W: w, H: w * look.Diagram}
		c.Add(ui.Node{ID: boardID(i), Role: ui.RoleText, Label: s.ending(i), Rect: r})
		c.Y += r.H + c.Gap
		c.Words("compare.end."+strconv.Itoa(i+1), s.ending(i), 15, false, false)
		end = max(end, c.Y)
	}
	for i := range s.sides {
		c.X, c.Y, c.W = x+float64(i)*(w+gap), end, w
		c.Button(ui.Node{ID: "compare.go." + strconv.Itoa(i+1), Label: s.env.App.Words.T(key.NotesGo), Style: ui.PlainButton, Size: 15, Press: func() {
			s.App.Pop()
			s.env.Show(s.sides[i].last)
		}})
	}
	c.X, c.W = x, whole
}

func boardID(i int) string { return "compare.board." + strconv.Itoa(i+1) }

func (s *compareSheet) layWords(c *ui.Column, i int) {
	l, w := &s.sides[i], s.env.App.Words
	name := w.T(key.NotesVariation)
	if l.first.Played() {
		name = w.T(key.NotesPlayed)
	}
	for n := l.last; n != l.first.Parent(); n = n.Parent() {
		if n.Name() != "" {
			name = n.Name()
		}
	}
	c.Title("compare.name."+strconv.Itoa(i+1), name, 17)
	var words []string
	for n := l.last; n != l.first.Parent(); n = n.Parent() {
		words = append(words, strconv.Itoa(n.Ply())+". "+n.Turn().Word+n.Mark().String())
	}
	slices.Reverse(words)
	if len(words) > mostWords {
		words = append(words[:mostWords], "…")
	}
	c.Words("compare.words."+strconv.Itoa(i+1), strings.Join(words, "  "), 14, false, true)
}

func (s *compareSheet) ending(i int) string {
	l, w, info := &s.sides[i], s.env.App.Words, s.env.Study.Match().Info()
	side := func(side rules.Side) locale.Name { return wording.Called(w, s.env.Study.Match(), side) }
	if o := l.last.Outcome(); o.Over() {
		title, why := w.Outcome(o, w.Side(info.Sides[o.Winner]))
		return title + ui.Parting + why
	}
	said := w.T(key.LinesThinking)
	switch {
	case s.env.Broker == nil:
		return w.T(key.LinesNone)
	case l.answer.Problem != "":
		return w.T(key.LinesProblem)
	case len(l.answer.Best.Words) > 0:
		said = table.NewScoreTeller(w, info, side).Full(l.answer.Best.Score, l.last.Position().Turn(), l.answer.Proven)
	}
	return w.T(key.NotesEnd, "score", said)
}

func (s *compareSheet) Draw(p *sprites.Painter, l *ui.Layout) {
	s.Sheet.Draw(p, l)
	for i := range s.sides {
		l.At(p, boardID(i), func(n *ui.Node) {
			s.sides[i].end.Fit(n.Rect)
			s.sides[i].end.Draw(p)
		})
	}
}
