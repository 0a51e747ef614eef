package scenes

import (
	"fmt"
	"slices"
	"time"

	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/sprites"
)

const (
	// mostThumbs bounds the positions of stored games that are kept.
	mostThumbs = 240
	// mostWanted is how many games may wait to be read. What is wanted is on the
	// screen, and asked for again as long as it is.
	mostWanted = 64
)

// thumbs are small boards of stored games. A game is read when its board is
// first drawn, one in each tick, and the board is then kept as a picture.
type thumbs struct {
	shelf  *shelf.Shelf
	looks  *looks
	kept   map[string]*thumb
	wanted []string
	clock  uint64
	style  string // how boards look, as last taken up
}

// A thumb is the position at which a stored game stands.
type thumb struct {
	changed time.Time
	ply     int
	used    uint64
	board   *board.Board // nil for a game that cannot be read
	mover   rules.Side
	name    string // of its picture
}

// of returns what is known of a stored game's position; nil for what has not
// been read.
func (t *thumbs) of(g *shelf.Summary) *thumb {
	if k := t.kept[g.ID]; k != nil && k.ply == g.Ply && k.changed.Equal(g.Changed) {
		return k
	}
	return nil
}

// draw draws a stored game's board within a rectangle, or a quiet place for it
// until it has been read.
func (t *thumbs) draw(p *sprites.Painter, g *shelf.Summary, r sprites.Rect) {
	k := t.of(g)
	if k == nil {
		t.want(g.ID)
		p.Coming.Awaited()
		waitingBoard(p, r)
		return
	}
	t.clock++
	k.used = t.clock
	if k.board == nil || !p.Kept(k.name, r, func() { k.paint(p, r) }) {
		waitingBoard(p, r)
	}
}

// want has a game read soon.
func (t *thumbs) want(id string) {
	if len(t.wanted) < mostWanted && !slices.Contains(t.wanted, id) {
		t.wanted = append(t.wanted, id)
	}
}

// waitingBoard stands where a board will be.
func waitingBoard(p *sprites.Painter, r sprites.Rect) {
	side := min(r.W, r.H) * 0.9
	c := r.Center()
	p.Box(sprites.Rect{X: c.X - side/2, Y: c.Y - side/2, W: side, H: side}, side*0.08, p.Theme.Tray.Alpha(0.5))
}

// paint draws the board as its person sees it.
func (k *thumb) paint(p *sprites.Painter, r sprites.Rect) {
	k.board.Arrange(r, k.board.Orientation())
	k.board.Draw(p, board.Marks{})
}

// tick reads one of the games that are wanted, and reports whether one of them
// can be drawn now.
func (t *thumbs) tick() bool {
	for len(t.wanted) > 0 {
		id := t.wanted[0]
		t.wanted = t.wanted[1:]
		if t.read(id) {
			t.wanted = t.wanted[:0] // the next frame says what is on the screen
			return true
		}
	}
	return false
}

// read takes up a game as it is on the shelf now. It reports whether it has
// read a file.
func (t *thumbs) read(id string) bool {
	if len(t.kept) >= mostThumbs {
		t.forget()
	}
	if t.kept == nil {
		t.kept = make(map[string]*thumb)
	}
	games := t.shelf.Known().Games
	for i := range games {
		if g := &games[i]; g.ID == id {
			t.clock++
			k := &thumb{changed: g.Changed, ply: g.Ply, used: t.clock}
			t.kept[id] = k
			if stored, err := t.shelf.Load(id); err == nil {
				k.show(t, stored)
			}
			return true
		}
	}
	return false
}

// show sets the board up at the position of a game.
func (k *thumb) show(t *thumbs, g *shelf.Game) {
	look := t.looks.of(g.Match.Info().ID)
	if look == nil {
		return
	}
	pos := g.Match.Position()
	k.mover = pos.Turn()
	k.board = board.New(look, pos, t.looks.style())
	bottom := rules.Near
	if person, ok := session.SeatsOf(g.Match).Solo(); ok {
		bottom = person
	}
	k.board.Arrange(sprites.Rect{W: 100, H: 100}, board.Lie(look.Home, false, bottom))
	k.name = fmt.Sprint("game ", g.ID, " ", g.Match.Ply(), " ", g.Changed.UnixMilli(), " ", t.style)
}

// forget drops what was not drawn for longest.
func (t *thumbs) forget() {
	oldest, age := "", t.clock+1
	for id, k := range t.kept {
		if k.used < age {
			oldest, age = id, k.used
		}
	}
	delete(t.kept, oldest)
}

// restyle forgets all when boards look otherwise now.
func (t *thumbs) restyle() {
	style := *t.looks.style()
	style.Words = nil
	if now := fmt.Sprint(style); now != t.style {
		t.style, t.kept = now, nil
	}
}
