package wall

import (
	"math"
	"strconv"

	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/table/wire"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/live"
	"tidepool/scenes/looks"
	"tidepool/scenes/pages"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// Services are the page's dependencies.
type Services struct {
	App   *ui.App
	Games []rules.Game
	Looks *looks.Looks
	Live  *live.Tables
}

type page struct {
	ui.Page
	env    *Services
	wall   *live.Wall // nil if no server is known
	boards map[string]*miniBoard
}

// A miniBoard is a small board with the state it shows.
type miniBoard struct {
	board *board.Board
	match *match.Match
	ply   int
}

// New returns the wall of the club whose page this is.
func New(env *Services) ui.Scene {
	return &page{Page: ui.Page{ID: "wall", At: pages.Wall, App: env.App, Most: 1e9}, env: env, wall: env.Live.NewWall(), boards: make(map[string]*miniBoard)}
}

// Tick implements ui.Ticker.
func (p *page) Tick() (redraw, relayout bool) { return false, p.wall != nil && p.wall.Tick() }

type tile struct {
	rect  sprites.Rect
	shown *miniBoard
}

// Layout implements ui.Scene.
func (p *page) Layout(f ui.Frame) ui.Layout {
	w := p.env.App.Words
	var tiles []tile
	l := p.Lay(f, p.title(), func(c *ui.Column) {
		switch {
		case p.wall == nil:
			c.Words("wall.none", w.T(key.TableNowhere), 18, false, true)
		case !p.wall.Known():
			c.Words("wall.none", w.T(key.TableMaking), 18, false, true)
		case len(p.wall.Open()) == 0:
			c.Words("wall.none", w.T(key.WallNone), 18, false, true)
		default:
			tiles = p.tiles(c, f)
		}
	}, nil)
	l.Parts = tiles
	return l
}

// title says how many tables are shown if more are open.
func (p *page) title() string {
	title := p.env.App.Words.T(key.WallTitle)
	if p.wall == nil || p.wall.All() == len(p.wall.Open()) {
		return title
	}
	return ui.Joined(title, strconv.Itoa(len(p.wall.Open()))+" / "+strconv.Itoa(p.wall.All()))
}

// tiles lays out the tables in the number of columns that makes the boards largest.
func (p *page) tiles(c *ui.Column, f ui.Frame) (list []tile) {
	open := p.wall.Open()
	gap, words := 16*c.Text, 30*c.Text
	room := f.Safe.Y + f.Safe.H - c.Y - 8*c.Text
	columns, side := 1, 0.0
	for n := 1; n <= len(open); n++ {
		rows := math.Ceil(float64(len(open)) / float64(n))
		if s := min((c.W-gap*float64(n-1))/float64(n), (room-gap*(rows-1))/rows-words); s > side {
			columns, side = n, s
		}
	}
	side = max(side, 120*c.Text)
	columns = min(columns, max(1, int((c.W+gap)/(side+gap))))
	wide := float64(columns)*(side+gap) - gap
	x, y := c.X+(c.W-wide)/2, c.Y
	for i, o := range open {
		r := sprites.Rect{X: x + float64(i%columns)*(side+gap), Y: y + float64(i/columns)*(side+words+gap), W: side, H: side}
		s := p.miniBoard(o.Table)
		label := p.label(o, s)
		c.Add(ui.Node{ID: "wall." + o.Table, Role: ui.RoleText, Label: label, Style: ui.Words, Size: 15 * c.Text, Align: sprites.Middle,
			Lines: p.env.App.Fonts.Wrap(label, sprites.Medium, 15*c.Text, side)[:1], Rect: sprites.Rect{X: r.X, Y: r.Y + side, W: side, H: words}})
		list = append(list, tile{r, s})
		c.Y = r.Y + side + words
	}
	return list
}

// label returns a table's game and which turn is to be played, or its result.
func (p *page) label(o wire.Open, s *miniBoard) string {
	w := p.env.App.Words
	if rules.Find(p.env.Games, o.Game) == nil {
		return o.Table
	}
	if s == nil {
		return w.Game(o.Game)
	}
	text := w.T(key.WallTable, "game", w.Game(o.Game), "n", s.match.Ply()+1)
	if out := s.match.Outcome(); out.Over() {
		title, _ := w.Outcome(out, w.Side(s.match.Info().Sides[out.Winner]))
		text = ui.Joined(w.Game(o.Game), title)
	}
	return text
}

// miniBoard returns a table's board in its current position, nil before the table is known.
func (p *page) miniBoard(name string) *miniBoard {
	t := p.wall.Table(name)
	if t == nil {
		return nil
	}
	m := t.Match()
	s := p.boards[name]
	if s == nil || s.board.Game().ID() != m.Info().ID {
		s = &miniBoard{board: board.New(p.env.Looks.Of(m.Info().ID), m.Position(), p.env.Looks.Style())}
		p.boards[name] = s
	}
	if s.match != m || s.ply != m.Ply() {
		s.match, s.ply = m, m.Ply()
		s.board.Lay(m.Node(m.Ply()).Tokens())
	}
	return s
}

// Draw implements ui.Scene.
func (p *page) Draw(on *sprites.Painter, l *ui.Layout) {
	p.Page.Draw(on, l)
	on.Clipped(l.Body, func() {
		for _, t := range l.Parts.([]tile) {
			if t.shown == nil {
				continue
			}
			r := t.rect
			r.Y -= l.Scroll
			t.shown.board.Arrange(r, board.Orient(t.shown.board.Game().Home, false, rules.Near))
			var marks board.Marks
			if n := t.shown.match.Node(t.shown.ply); n.Parent() != nil {
				marks.Last = board.Touched(n.Turn().Events)
			}
			t.shown.board.Draw(on, marks)
		}
	})
}
