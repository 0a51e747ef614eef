package notes

import (
	"slices"

	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/scenes/ui"
)

type cutting struct {
	parent *match.Node
	place  int
	branch branch
	// heir takes the place of what was cut, and may lose its name by that; note is its note before.
	heir *match.Node
	note match.Note
}

type branch struct {
	word     string
	note     match.Note
	children []branch
}

func cuttingOf(n *match.Node) cutting {
	siblings := n.Parent().Children()
	c := cutting{parent: n.Parent(), place: slices.Index(siblings, n), branch: branchOf(n)}
	if c.place+1 < len(siblings) {
		c.heir = siblings[c.place+1]
		c.note = noteOf(c.heir)
	}
	return c
}

func noteOf(n *match.Node) match.Note {
	return match.Note{Comment: n.Comment(), Mark: n.Mark(), Name: n.Name()}
}

func branchOf(n *match.Node) branch {
	b := branch{word: n.Turn().Word, note: noteOf(n)}
	for _, c := range n.Children() {
		b.children = append(b.children, branchOf(c))
	}
	return b
}

func (b *branch) size() int {
	n := 1
	for i := range b.children {
		n += b.children[i].size()
	}
	return n
}

func (c *cutting) restore(m *match.Match) (*match.Node, error) {
	n, err := c.branch.grow(m, c.parent)
	if err != nil {
		return nil, err
	}
	for {
		siblings := c.parent.Children()
		if siblings[min(c.place, len(siblings)-1)] == n || m.Promote(n) != nil {
			break
		}
	}
	if c.heir != nil {
		if err := m.Annotate(c.heir, c.note); err != nil {
			return nil, err
		}
	}
	return n, m.Annotate(n, c.branch.note)
}

// grow adds the branch to a node. Nodes after the first child are variations and may have names.
func (b *branch) grow(m *match.Match, parent *match.Node) (*match.Node, error) {
	n, _, err := m.Add(parent, b.word)
	if err != nil {
		return nil, err
	}
	note := b.note
	if !n.Begins() {
		note.Name = ""
	}
	if err := m.Annotate(n, note); err != nil {
		return nil, err
	}
	for i := range b.children {
		if _, err := b.children[i].grow(m, n); err != nil {
			return nil, err
		}
	}
	return n, nil
}

// newCut returns a sheet that tells what was cut, and can restore it.
func newCut(env *Services, gone cutting) ui.Scene {
	app := env.App
	undo := func() {
		n, err := gone.restore(env.Study.Match())
		app.Pop()
		if err == nil {
			env.Changed()
			env.Show(n)
		}
	}
	return ui.NewSheet(ui.Sheet{ID: "cut", App: app}, func(c *ui.Column) {
		w := app.Words
		c.Title("cut.text", w.N(key.NotesCutDone, gone.branch.size()), 20)
		c.Space(4)
		c.Button(ui.Node{ID: "cut.ok", Label: w.T(key.OK), Style: ui.MainButton, Press: app.Pop})
		c.Button(ui.Node{ID: "cut.undo", Label: w.T(key.NotesUndo), Icon: "undo", Style: ui.PlainButton, Press: undo})
	})
}
