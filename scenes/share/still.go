package share

import (
	"image"

	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/export"
	"tidepool/sprites"
	"tidepool/sprites/gif"
	"tidepool/sprites/vector"
)

// stillWidth is the width at which a board is laid out, in logical pixels; more pixels only make it sharper.
const stillWidth = 480

type still struct {
	board   *board.Board
	set     func() *board.Board
	bottom  rules.Side
	painter *sprites.Painter
	area    sprites.Rect // logical pixels
	scale   float64
	caption caption // below the area
}

// newStill prepares drawing a game's board width pixels wide, in the player's style.
func newStill(env *Services, m *match.Match, bottom rules.Side, width int) *still {
	look := env.Looks.Of(m.Info().ID)
	s := &still{
		caption: newCaption(env, m),
		set:     func() *board.Board { return board.New(look, m.At(0), env.Looks.Style()) },
		bottom:  bottom,
		painter: sprites.NewPainter(env.App.Appearance().Theme, env.App.Fonts),
		area:    sprites.Rect{W: stillWidth, H: stillWidth * look.Diagram},
		scale:   float64(width) / stillWidth,
	}
	s.anew()
	return s
}

// anew sets the board up before the first turn, so that later positions keep heaps in their order.
func (s *still) anew() {
	const margin = 6
	s.board = s.set()
	s.board.Arrange(s.area.Inset(margin), board.Orient(s.board.Game().Home, false, s.bottom))
}

func (s *still) on(c *vector.Canvas, n *match.Node) {
	s.painter.OnCanvas(c)
	theme := s.painter.Theme
	s.painter.Fill(theme.Page, theme.PageLow)
	s.board.Lay(n.Tokens())
	s.board.Draw(s.painter, turnOf(n))
	s.caption.draw(s.painter, s.board, s.whole(), s.bottom, n)
}

// whole returns the area of the picture including its caption.
func (s *still) whole() sprites.Rect {
	return sprites.Rect{W: s.area.W, H: s.area.H + s.caption.height()}
}

func turnOf(n *match.Node) (m board.Marks) {
	if n.Parent() != nil {
		m.Last = board.Touched(n.Turn().Events)
	}
	return m
}

func (s *still) picture(n *match.Node) *image.RGBA {
	r := s.whole()
	c := vector.NewCanvas(0, 0, r.W, r.H, s.scale)
	s.on(c, n)
	return c.Image()
}

type making interface {
	// step continues, and returns the file when it is complete; failed reports that it cannot be made.
	step() (data []byte, failed bool)
	// share returns the progress, 0 to 1.
	share() float64
}

type photograph struct {
	still  *still
	node   *match.Node
	on     export.Exchange
	coming <-chan []byte
}

func (p *photograph) step() (data []byte, failed bool) {
	if p.coming == nil {
		p.coming = p.on.PNG(p.still.picture(p.node))
		return nil, false
	}
	select {
	case data := <-p.coming:
		return data, len(data) == 0
	default:
		return nil, false
	}
}

func (p *photograph) share() float64 {
	if p.coming == nil {
		return 0
	}
	return 0.5
}

type drawing struct {
	svg *vector.SVG
	on  export.Exchange
	// textures are those already encoded as PNG; coming is the next one.
	textures [][]byte
	coming   <-chan []byte
}

func newDrawing(s *still, n *match.Node, on export.Exchange) *drawing {
	r := s.whole()
	d := &drawing{svg: vector.NewSVG(r.W, r.H), on: on}
	s.on(d.svg.Canvas(), n)
	return d
}

func (d *drawing) step() (data []byte, failed bool) {
	left := d.svg.Textures()[len(d.textures):]
	if len(left) == 0 {
		return d.svg.Bytes(d.textures), false
	}
	if d.coming == nil {
		d.coming = d.on.PNG(left[0])
	}
	select {
	case png := <-d.coming:
		d.textures, d.coming = append(d.textures, png), nil
		return nil, len(png) == 0
	default:
		return nil, false
	}
}

func (d *drawing) share() float64 {
	return float64(len(d.textures)) / float64(max(1, len(d.svg.Textures())))
}

const mostFilmed = 400

// Durations of pictures, in hundredths of a second.
const (
	turnStays  = 90
	startStays = 120
	endStays   = 400
)

type film struct {
	still   *still
	nodes   []*match.Node
	samples []*image.RGBA // determine the palette
	out     *gif.Animation
	next    int // index into nodes
}

func (f *film) step() (data []byte, failed bool) {
	const samples = 3
	if n := len(f.samples); f.out == nil && n < samples {
		f.samples = append(f.samples, f.still.picture(f.nodes[(len(f.nodes)-1)*n/(samples-1)]))
		return nil, false
	}
	if f.out == nil {
		size := f.samples[0].Rect.Size()
		f.out = gif.New(size.X, size.Y, gif.NewPalette(f.samples...))
		f.samples = nil
		f.still.anew()
		return nil, false
	}
	stays := turnStays
	switch f.next {
	case len(f.nodes) - 1:
		stays = endStays
	case 0:
		stays = startStays
	}
	f.out.Add(f.still.picture(f.nodes[f.next]), stays)
	if f.next++; f.next == len(f.nodes) {
		return f.out.Bytes(), false
	}
	return nil, false
}

func (f *film) share() float64 { return float64(f.next) / float64(len(f.nodes)) }
