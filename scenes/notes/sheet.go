package notes

import (
	"slices"
	"strconv"
	"strings"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/scenes/looks"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// Services are what these sheets need.
type Services struct {
	App    *ui.App
	Looks  *looks.Looks
	Broker *session.Broker
	Study  *session.Study
	// Show goes to a node of the study; Changed stores the changed match and requests a new layout.
	Show    func(n *match.Node)
	Changed func()
}

// A sheet edits a position's comment, the mark of the turn before, and the name of its variation.
type sheet struct {
	ui.Sheet
	env *Services
	n   *match.Node

	// lines are the comment's lines, and an empty one to continue in.
	lines []*ui.TextLine
	name  *ui.TextLine
	mark  match.Mark
	// told is the result of the last action, None for nothing; bad reports that it was refused.
	told key.Text
	bad  bool
}

const (
	noteLines  = 8   // in a new comment
	noteLength = 400 // of a line
	nameLength = 60
)

// New returns a sheet with the notes on a node.
func New(env *Services, n *match.Node) *sheet {
	s := &sheet{Sheet: ui.Sheet{ID: "notes", App: env.App, Width: 460}, env: env, n: n, name: &ui.TextLine{Max: nameLength}}
	s.read()
	return s
}

// read shows the notes as the match has them.
func (s *sheet) read() {
	s.lines, s.mark, s.name.Text = nil, s.n.Mark(), s.n.Name()
	if comment := s.n.Comment(); comment != "" {
		for line := range strings.SplitSeq(comment, "\n") {
			s.addLine(line)
		}
	}
	s.grow()
}

func (s *sheet) addLine(text string) {
	i := len(s.lines)
	line := &ui.TextLine{Text: text, Max: max(noteLength, len(text)), Changed: func(string) { s.grow() }}
	line.Enter = func() {
		if i+1 < len(s.lines) {
			s.App.Editor.Open(noteID(i + 1))
		}
	}
	s.lines = append(s.lines, line)
}

func (s *sheet) grow() {
	if n := len(s.lines); n == 0 || n < noteLines && s.lines[n-1].Text != "" {
		s.addLine("")
		s.App.Changed()
	}
}

func noteID(i int) string { return "notes.line." + strconv.Itoa(i+1) }

func (s *sheet) Layout(f ui.Frame) ui.Layout {
	w := s.env.App.Words
	return s.Lay(f, func(c *ui.Column) {
		c.Title("notes.title", w.T(key.NotesTitle), 22)
		if t := s.n.Turn(); t.Word == "" {
			c.Words("notes.turn", w.T(key.NotesStart), 16, false, true)
		} else {
			table.AddTurn(c, "notes.turn", wording.Speaker(w, s.env.Study.Match()).Turn(t), strconv.Itoa(s.n.Ply())+". "+t.Word)
		}
		s.layComment(c)
		if s.n.Parent() != nil {
			s.layMarks(c)
		}
		if s.n.Begins() {
			c.Field("notes.name", w.T(key.NotesName), w.T(key.NotesNameEmpty), s.name)
		}
		if s.told != key.None {
			c.Words("notes.told", w.T(s.told), 15, true, false)
			c.Nodes[len(c.Nodes)-1].Warn = s.bad
		}
		c.Button(ui.Node{ID: "notes.done", Label: w.T(key.OK), Style: ui.MainButton, Press: s.Back})
		s.layTools(c)
	})
}

func (s *sheet) layComment(c *ui.Column) {
	w := s.env.App.Words
	c.Words("", w.T(key.NotesComment), 15, false, true)
	c.Y -= c.Gap * 0.3
	for i, line := range s.lines {
		empty := ""
		if i == 0 {
			empty = w.T(key.NotesEmpty)
		}
		c.BareField(noteID(i), w.T(key.NotesLine, "n", i+1), empty, line)
		c.Y -= c.Gap * 0.5
	}
	c.Y += c.Gap * 0.5
}

func (s *sheet) layMarks(c *ui.Column) {
	w := s.env.App.Words
	marks := append([]match.Mark{match.NoMark}, match.Marks()...)
	var list []ui.Choice
	for _, m := range marks {
		sign := m.String()
		if m == match.NoMark {
			sign = "–"
		}
		list = append(list, ui.Choice{ID: "notes.mark." + strconv.Itoa(int(m)), Label: sign, Checked: s.mark == m, Pick: func() { s.mark = m }})
	}
	c.Choices(ui.Joined(w.T(key.NotesMark), MarkName(w, s.mark)), list)
	for i := range marks { // symbols alone cannot be read aloud
		n := &c.Nodes[len(c.Nodes)-len(marks)+i]
		n.Label, n.Group = ui.Joined(w.T(key.NotesMark), MarkName(w, marks[i])), w.T(key.NotesMark)
	}
}

// MarkName returns what a mark means, in words.
func MarkName(w *locale.Locale, m match.Mark) string {
	return w.T(map[match.Mark]key.Text{
		match.NoMark: key.NotesMarkNone, match.Good: key.NotesMarkGood, match.Poor: key.NotesMarkPoor, match.Great: key.NotesMarkGreat,
		match.Terrible: key.NotesMarkTerrible, match.Daring: key.NotesMarkDaring, match.Doubtful: key.NotesMarkDoubtful,
	}[m])
}

func (s *sheet) layTools(c *ui.Column) {
	w := s.env.App.Words
	tool := func(id string, label key.Text, press func()) {
		c.Button(ui.Node{ID: id, Label: w.T(label), Style: ui.PlainButton, Size: 16, Press: press})
	}
	if len(rivalLines(s.n)) > 0 {
		tool("notes.compare", key.NotesCompare, s.compare)
	}
	if s.promotable() {
		tool("notes.promote", key.NotesPromote, s.promote)
	}
	if s.n.Parent() != nil && !s.n.Played() {
		tool("notes.cut", key.NotesCut, s.cut)
	}
}

func (s *sheet) promotable() bool {
	if s.n.Parent() == nil {
		return false
	}
	siblings := s.n.Parent().Children()
	i := slices.Index(siblings, s.n)
	return i > 0 && !siblings[i-1].Played()
}

func (s *sheet) note() match.Note {
	var lines []string
	for _, line := range s.lines {
		lines = append(lines, line.Text)
	}
	n := match.Note{Comment: strings.TrimSpace(strings.Join(lines, "\n")), Mark: s.mark}
	if s.n.Begins() {
		n.Name = strings.TrimSpace(s.name.Text)
	}
	return n
}

// save writes the notes into the match. It reports whether that worked.
func (s *sheet) save() bool {
	note := s.note()
	if note == noteOf(s.n) {
		return true
	}
	if s.env.Study.Match().Annotate(s.n, note) != nil {
		s.tell(key.NotesRefused, true)
		return false
	}
	s.env.Changed()
	return true
}

func (s *sheet) tell(k key.Text, bad bool) {
	s.told, s.bad = k, bad
	s.env.App.Say(s.env.App.Words.T(k))
	s.App.Changed()
}

// Keep saves what was written in an open sheet.
func Keep(app *ui.App) {
	app.Each(func(s ui.Scene) {
		if s, ok := s.(*sheet); ok {
			s.save()
		}
	})
}

// Back implements [ui.Scene]: it saves what was written.
func (s *sheet) Back() {
	if s.save() {
		s.App.Pop()
	}
}

func (s *sheet) promote() {
	if !s.save() || s.env.Study.Match().Promote(s.n) != nil {
		return
	}
	s.read() // a first child has its name in its comment
	s.env.Changed()
	s.tell(key.NotesPromoted, false)
}

func (s *sheet) cut() {
	if !s.save() {
		return
	}
	gone := cuttingOf(s.n)
	for n := s.env.Study.Node(); n != nil; n = n.Parent() {
		if n == s.n {
			s.env.Show(s.n.Parent())
			break
		}
	}
	if s.env.Study.Match().Cut(s.n) != nil {
		s.tell(key.NotesRefused, true)
		return
	}
	s.env.Changed()
	s.App.Pop()
	s.App.Push(newCut(s.env, gone))
}

func (s *sheet) compare() {
	if s.save() {
		s.App.Pop()
		s.App.Push(newCompare(s.env, s.n))
	}
}
