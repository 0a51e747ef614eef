package share

import (
	"slices"
	"strconv"

	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/scenes/board"
	"tidepool/scenes/export"
	"tidepool/scenes/pages"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A pictureKind is the kind of a picture, and its file name's extension.
type pictureKind string

const (
	stillKind   pictureKind = "png"
	drawingKind pictureKind = "svg"
	movieKind   pictureKind = "gif"
)

// widths returns the sizes offered, in pixels.
func (k pictureKind) widths() [3]int {
	if k == movieKind {
		return [3]int{320, 480, 640}
	}
	return [3]int{480, 960, 1600}
}

const pictureWidth = 460 // of the sheet, in logical pixels at the usual text size

const usualSize = 1

// filmed returns the positions of an animation: those of the game, or of the variation shown.
func filmed(of pages.Shown) (list []*match.Node) {
	if m := of.Game.Match; of.Node.Played() {
		for ply := range m.Ply() + 1 {
			list = append(list, m.Node(ply))
		}
		return list
	}
	for n := of.Node; n != nil; n = n.Parent() {
		list = append(list, n)
	}
	slices.Reverse(list)
	for on := of.Node.Children(); len(on) > 0; on = on[0].Children() {
		list = append(list, on[0])
	}
	return list
}

// A pictureSheet makes a picture or an animation in advance, because browsers want a file right after the press.
type pictureSheet struct {
	ui.Sheet
	env     *Services
	of      pages.Shown
	kind    pictureKind
	size    int
	work    making // nil when done
	data    []byte
	failed  bool
	preview *board.Board
}

// NewPicture returns a sheet that makes a picture of a game as shown.
func NewPicture(env *Services, of pages.Shown) *pictureSheet {
	return newPicture(env, of, stillKind)
}

func newPicture(env *Services, of pages.Shown, kind pictureKind) *pictureSheet {
	look := env.Looks.Of(of.Game.Match.Info().ID)
	s := &pictureSheet{Sheet: ui.Sheet{ID: "picture", App: env.App, Width: pictureWidth}, env: env, of: of, preview: board.New(look, of.Node.Position(), env.Looks.Style())}
	s.preview.Lay(of.Node.Tokens())
	s.make(kind, usualSize)
	return s
}

func (s *pictureSheet) make(kind pictureKind, size int) {
	s.kind, s.size, s.data, s.failed = kind, size, nil, false
	draws := newStill(s.env, s.of.Game.Match, s.of.Bottom, kind.widths()[size])
	switch on := s.env.Platform.Exchange(); kind {
	case movieKind:
		nodes := filmed(s.of)
		s.work = &film{still: draws, nodes: nodes[:min(len(nodes), mostFilmed+1)]}
	case drawingKind:
		s.work = newDrawing(draws, s.of.Node, on)
	default:
		s.work = &photograph{still: draws, node: s.of.Node, on: on}
	}
}

func (s *pictureSheet) Tick() (redraw, relayout bool) {
	if s.work == nil {
		return false, false
	}
	s.data, s.failed = s.work.step()
	if s.failed || s.data != nil {
		s.work = nil
	}
	return false, true
}

func (s *pictureSheet) Draw(p *sprites.Painter, l *ui.Layout) {
	s.Sheet.Draw(p, l)
	if s.work != nil {
		ui.DrawProgress(p, l, "picture.making", s.work.share())
	}
	l.At(p, "picture.board", func(n *ui.Node) {
		s.preview.Arrange(n.Rect, board.Orient(s.preview.Game().Home, false, s.of.Bottom))
		s.preview.Draw(p, turnOf(s.of.Node))
	})
}

func (s *pictureSheet) Layout(f ui.Frame) ui.Layout {
	w := s.env.App.Words
	return s.Lay(f, func(c *ui.Column) {
		c.Title("picture.title", w.T(key.FilesPicture), 22)
		s.shown(c, f.Safe.H*0.26)
		s.choices(c)
		if s.work != nil {
			c.Progress("picture.making", w.T(key.FilesMaking, "percent", int(100*s.work.share())))
		} else if s.failed {
			c.Words("picture.failed", w.T(key.FilesUnmade), 16, false, false)
		} else {
			c.Words("picture.ready", w.T(key.FilesReady, "size", sizeWords(len(s.data))), 16, false, true)
		}
		c.Space(4)
		s.ways(c)
	})
}

func (s *pictureSheet) shown(c *ui.Column, most float64) {
	h := min(c.W*s.preview.Game().Diagram, most)
	c.Add(ui.Node{ID: "picture.board", Role: ui.RoleText, Label: s.env.App.Words.T(key.FilesPreview), Rect: sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: h}})
	c.Y += h + c.Gap
}

func (s *pictureSheet) choices(c *ui.Column) {
	w := s.env.App.Words
	var kinds, sizes []ui.Choice
	for _, k := range []struct {
		kind  pictureKind
		label key.Text
	}{{stillKind, key.FilesStill}, {movieKind, key.FilesMovie}, {drawingKind, key.FilesDrawing}} {
		if k.kind == movieKind && len(filmed(s.of)) == 1 {
			continue
		}
		kinds = append(kinds, ui.Choice{ID: "picture.kind." + string(k.kind), Label: w.T(k.label), Checked: k.kind == s.kind, Pick: func() { s.make(k.kind, usualSize) }})
	}
	for i, label := range []key.Text{key.FilesSmall, key.FilesMedium, key.FilesLarge} {
		sizes = append(sizes, ui.Choice{ID: "picture.size." + strconv.Itoa(i), Label: w.T(label), Checked: i == s.size, Pick: func() { s.make(s.kind, i) }})
	}
	c.Choices("", kinds)
	if s.kind != drawingKind { // a drawing is sharp at any size
		c.Choices("", sizes)
	}
}

func (s *pictureSheet) ways(c *ui.Column) {
	w, x := s.env.App.Words, s.env.Platform.Exchange()
	name := fileNameOf(s.env, s.of.Game.Match) + "." + string(s.kind)
	way := func(id string, label key.Text, icon string, style ui.Style, give func()) {
		c.Button(ui.Node{ID: "picture." + id, Label: w.T(label), Icon: icon, Style: style, Size: 17, Disabled: s.data == nil, Press: give})
	}
	style := ui.MainButton
	if x.CanShareFile(export.FileName(name)) {
		way("send", key.ShareSend, "share", style, func() { s.env.Outbox.ShareFile(name, s.data) })
		style = ui.PlainButton
	}
	way("save", key.FilesSave, "save", style, func() { s.env.Outbox.Save(name, s.data) })
	if s.kind == stillKind && x.CanCopyPicture() {
		way("copy", key.FilesCopy, "copy", ui.PlainButton, func() { s.env.Outbox.CopyPicture(s.data) })
	}
	c.Button(ui.Node{ID: "picture.close", Label: w.T(key.Close), Style: ui.PlainButton, Press: s.Back})
}

func sizeWords(n int) string {
	if n < 1<<20 {
		return strconv.Itoa(max(1, (n+512)>>10)) + " KB"
	}
	return strconv.FormatFloat(float64(n)/(1<<20), 'f', 1, 64) + " MB"
}
