package wall

import (
	"math"
	"strconv"
	"strings"

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
		case !p.wall.Known() && p.wall.Cut():
			c.Words("wall.none", w.T(key.TableCut), 18, false, true)
		case !p.wall.Known():
			c.Words("wall.none", w.T(key.TableMaking), 18, false, true)
		case len(p.wall.Open()) == 0:
			c.Words("wall.none", w.T(key.WallNone), 30, false, true)
			c.Words("wall.how", w.T(key.WallHow, "door", w.T(key.DoorTwo), "options", w.T(key.DoorOptions), "table", w.T(key.TableOptions), "wall", w.T(key.TableWall)), 22, false, true)
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

// Captions are read from far away: their type grows with the boards.
const (
	leastCaption = 18 // logical pixels at the usual text size
	captionShare = 0.065
	captionLines = 2 * ui.LineStep
)

// tiles lays out the tables in the number of columns that makes the boards largest.
func (p *page) tiles(c *ui.Column, f ui.Frame) (list []tile) {
	open := p.wall.Open()
	gap, least := 16*c.Text, leastCaption*c.Text
	room := f.Safe.Y + f.Safe.H - c.Y - 8*c.Text
	columns, side := 1, 0.0
	for n := 1; n <= len(open); n++ {
		rows := math.Ceil(float64(len(open)) / float64(n))
		high := (room - gap*(rows-1)) / rows
		if s := min((c.W-gap*float64(n-1))/float64(n), high/(1+captionShare*captionLines), high-least*captionLines); s > side {
			columns, side = n, s
		}
	}
	side = max(side, 120*c.Text)
	columns = min(columns, max(1, int((c.W+gap)/(side+gap))))
	wide := float64(columns)*(side+gap) - gap
	size := max(least, side*captionShare)
	words := size * captionLines
	x, y := c.X+(c.W-wide)/2, c.Y
	for i, o := range open {
		r := sprites.Rect{X: x + float64(i%columns)*(side+gap), Y: y + float64(i/columns)*(side+words+gap), W: side, H: side}
		s := p.miniBoard(o.Table)
		lines := p.caption(o, s)
		fitting := size
		for _, line := range lines {
			fitting = p.env.App.Fonts.Fit(line, sprites.Bold, fitting, 0, side)
		}
		c.Add(ui.Node{ID: "wall." + o.Table, Role: ui.RoleText, Label: strings.Join(lines, ", "), Style: ui.Words, Size: fitting, Bold: true, Align: sprites.Middle,
			Lines: lines, Rect: sprites.Rect{X: r.X, Y: r.Y + side, W: side, H: words}})
		list = append(list, tile{r, s})
		c.Y = r.Y + side + words
	}
	return list
}

// caption returns a table's game, and which turn of which side is to be played or how the game ended. Nobody's name is
// known: a table has none.
func (p *page) caption(o wire.Open, s *miniBoard) []string {
	w := p.env.App.Words
	if rules.Find(p.env.Games, o.Game) == nil {
		return []string{o.Table}
	}
	if s == nil {
		return []string{w.Game(o.Game)}
	}
	m := s.match
	side := func(s rules.Side) string { return w.Side(m.Info().Sides[s]) }
	if out := m.Outcome(); out.Over() {
		title, _ := w.Outcome(out, side(out.Winner))
		return []string{w.Game(o.Game), title}
	}
	return []string{w.T(key.WallTable, "game", w.Game(o.Game), "n", m.Ply()+1), w.T(key.LibraryToMove, "name", side(m.Position().Turn()))}
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
