package thumbs

import (
	"fmt"
	"slices"
	"time"

	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/bylink"
	"tidepool/scenes/looks"
	"tidepool/sprites"
)

const (
	mostThumbs = 240
	// mostWanted bounds the games waiting to be read. Those on the screen are asked for again in each frame.
	mostWanted = 64
)

// Thumbs draws small boards of stored games. They are read when first drawn, one per tick, and cached.
type Thumbs struct {
	Shelf  *shelf.Shelf
	Looks  *looks.Looks
	kept   map[string]*Thumb
	wanted []string
	clock  uint64
	Style  string // board style, as last applied
}

// A Thumb is the current position of a stored game.
type Thumb struct {
	changed time.Time
	ply     int
	used    uint64
	Board   *board.Board // nil if the game cannot be read
	Mover   rules.Side
	name    string // of its picture
}

// Of returns a stored game's position; nil if it has not been read.
func (t *Thumbs) Of(g *shelf.Summary) *Thumb {
	if k := t.kept[g.ID]; k != nil && k.ply == g.Ply && k.changed.Equal(g.Changed) {
		return k
	}
	return nil
}

// Draw draws a stored game's board in a rectangle, or a placeholder until it has been read.
func (t *Thumbs) Draw(p *sprites.Painter, g *shelf.Summary, r sprites.Rect) {
	k := t.Of(g)
	if k == nil {
		t.Want(g.ID)
		p.Coming.Awaited()
		WaitingBoard(p, r)
		return
	}
	t.clock++
	k.used = t.clock
	if k.Board == nil || !p.Kept(k.name, r, func() { k.paint(p, r) }) {
		WaitingBoard(p, r)
	}
}

// Want queues a game for reading.
func (t *Thumbs) Want(id string) {
	if len(t.wanted) < mostWanted && !slices.Contains(t.wanted, id) {
		t.wanted = append(t.wanted, id)
	}
}

// WaitingBoard draws the placeholder of a board.
func WaitingBoard(p *sprites.Painter, r sprites.Rect) {
	side := min(r.W, r.H) * 0.9
	c := r.Center()
	p.Box(sprites.Rect{X: c.X - side/2, Y: c.Y - side/2, W: side, H: side}, side*0.08, p.Theme.Tray.Alpha(0.5))
}

func (k *Thumb) paint(p *sprites.Painter, r sprites.Rect) {
	k.Board.Arrange(r, k.Board.Orientation())
	k.Board.Draw(p, board.Marks{})
}

// Tick reads one of the queued games, and reports whether one can be drawn now.
func (t *Thumbs) Tick() bool {
	for len(t.wanted) > 0 {
		id := t.wanted[0]
		t.wanted = t.wanted[1:]
		if t.read(id) {
			t.wanted = t.wanted[:0] // the next frame asks again for what is on the screen
			return true
		}
	}
	return false
}

// read reads a game from the shelf. It reports whether it has read a file.
func (t *Thumbs) read(id string) bool {
	if len(t.kept) >= mostThumbs {
		t.forget()
	}
	if t.kept == nil {
		t.kept = make(map[string]*Thumb)
	}
	games := t.Shelf.Known().Games
	for i := range games {
		if g := &games[i]; g.ID == id {
			t.clock++
			k := &Thumb{changed: g.Changed, ply: g.Ply, used: t.clock}
			t.kept[id] = k
			if stored, err := t.Shelf.Load(id); err == nil {
				k.show(t, stored)
			}
			return true
		}
	}
	return false
}

func (k *Thumb) show(t *Thumbs, g *shelf.Game) {
	look := t.Looks.Of(g.Match.Info().ID)
	if look == nil {
		return
	}
	pos := g.Match.Position()
	k.Mover = pos.Turn()
	k.Board = board.New(look, pos, t.Looks.Style())
	k.Board.Lay(g.Match.Node(g.Match.Ply()).Tokens())
	bottom := rules.Near
	if person, ok := session.SeatsOf(g.Match).Solo(); ok {
		bottom = person
	} else if own, ok := bylink.OwnSide(g.Match); ok {
		bottom = own
	}
	k.Board.Arrange(sprites.Rect{W: 100, H: 100}, board.Orient(look.Home, false, bottom))
	k.name = fmt.Sprint("game ", g.ID, " ", g.Match.Ply(), " ", g.Changed.UnixMilli(), " ", t.Style)
}

func (t *Thumbs) forget() {
	oldest, age := "", t.clock+1
	for id, k := range t.kept {
		if k.used < age {
			oldest, age = id, k.used
		}
	}
	delete(t.kept, oldest)
}

// Restyle clears the cache if the board style has changed.
func (t *Thumbs) Restyle() {
	style := *t.Looks.Style()
	style.Words = nil
	if now := fmt.Sprint(style); now != t.Style {
		t.Style, t.kept = now, nil
	}
}
