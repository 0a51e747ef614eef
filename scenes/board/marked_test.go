package board_test

import (
	"bytes"
	"image"
	"math"
	"slices"
	"testing"

	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/board/games"
	"tidepool/sprites"
	"tidepool/sprites/vector"
)

// A drawing draws boards without a screen.
type drawing struct {
	*sprites.Painter
	t *testing.T
}

func newDrawing(t *testing.T) drawing {
	t.Helper()
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	return drawing{sprites.NewPainter(sprites.Day(), fonts), t}
}

// of returns the picture that draw makes.
func (d drawing) of(draw func(*sprites.Painter)) *image.RGBA {
	c := vector.NewCanvas(0, 0, 600, 500, 1)
	d.OnCanvas(c)
	d.Fill(d.Theme.Page, d.Theme.PageLow)
	draw(d.Painter)
	return c.Image()
}

func (d drawing) board(b *board.Board, m board.Marks) *image.RGBA {
	return d.of(func(p *sprites.Painter) { b.Draw(p, m) })
}

// start returns a board of a game at its start.
func (d drawing) start(id string) *board.Board {
	d.t.Helper()
	list := games.All()
	g := list[slices.IndexFunc(list, func(g *board.Game) bool { return g.ID() == id })]
	pos, err := g.Rules.Start("")
	if err != nil {
		d.t.Fatal(err)
	}
	return arranged(g, pos)
}

// area returns the place of a spot on a board.
func area(t *testing.T, b *board.Board, s rules.Spot) sprites.Rect {
	t.Helper()
	list := b.Areas()
	i := slices.IndexFunc(list, func(a board.Area) bool { return a.Spot == s })
	if i < 0 {
		t.Fatalf("%s is nowhere", s)
	}
	return list[i].Rect
}

// has returns how many pixels in a part of a picture have a colour.
func has(pic *image.RGBA, r sprites.Rect, c sprites.Color) (n int) {
	near := func(a uint8, b float32) bool { return math.Abs(float64(a)/255-float64(b)) < 0.02 }
	for y := int(r.Y); y < int(r.Y+r.H); y++ {
		for x := int(r.X); x < int(r.X+r.W); x++ {
			if q := pic.RGBAAt(x, y); near(q.R, c.R) && near(q.G, c.G) && near(q.B, c.B) {
				n++
			}
		}
	}
	return n
}

// cut returns the pixels in a part of a picture.
func cut(pic *image.RGBA, r sprites.Rect) string {
	var b []byte
	for y := int(r.Y); y < int(r.Y+r.H); y++ {
		b = append(b, pic.Pix[pic.PixOffset(int(r.X), y):pic.PixOffset(int(r.X+r.W), y)]...)
	}
	return string(b)
}

// Each mark is visible in its place and colour, and nowhere else. Marks of the last turn disappear when
// something is chosen, and all marks while something moves.
func TestMarksAreSeen(t *testing.T) {
	d := newDrawing(t)
	b := d.start("konane")
	const spot, other = rules.Spot("d4"), rules.Spot("b2")
	one, th := []rules.Spot{spot}, d.Theme
	for _, test := range []struct {
		name  string
		marks board.Marks
		color sprites.Color
		seen  bool
	}{
		{"last", board.Marks{Last: one}, th.Last, true},
		{"last while another is chosen", board.Marks{Last: one, Chosen: []rules.Spot{other}}, th.Last, false},
		{"chosen", board.Marks{Chosen: one}, th.Lit, true},
		{"lit", board.Marks{Lit: one}, th.Lit, true},
		{"hinted", board.Marks{Hinted: one}, th.Advice, true},
		{"taken", board.Marks{Taken: one}, th.Wrong, true},
	} {
		pic := d.board(b, test.marks)
		if n := has(pic, area(t, b, spot), test.color); n > 20 != test.seen {
			t.Errorf("%s: %d points of its colour", test.name, n)
		}
		if n := has(pic, area(t, b, "f6"), test.color); n > 0 {
			t.Errorf("%s: %d points of its colour elsewhere", test.name, n)
		}
	}
	pos, err := b.Game().Rules.Start("")
	if err != nil {
		t.Fatal(err)
	}
	_, events, err := pos.Play(string(spot))
	if err != nil {
		t.Fatal(err)
	}
	b.Play(events)
	b.Tick()
	if n := has(d.board(b, board.Marks{Taken: []rules.Spot{other}}), area(t, b, other), th.Wrong); n > 0 {
		t.Errorf("while a stone goes %d points are marked", n)
	}
	rest(t, b)
	if n := has(d.board(b, board.Marks{Taken: []rules.Spot{other}}), area(t, b, other), th.Wrong); n == 0 {
		t.Error("once it is gone nothing is marked")
	}
}

// In every game a refused tap is framed as wrong.
func TestRefusalIsSeenInEveryGame(t *testing.T) {
	d := newDrawing(t)
	for id, s := range map[string]rules.Spot{"kalah": "b", "konane": "c3", "onitama": "c3", "kanishogi": "c3", "kaninariebi": "c3"} {
		b := d.start(id)
		if b.Refuse(s); has(d.board(b, board.Marks{}), area(t, b, s), d.Theme.Wrong) < 100 {
			t.Errorf("%s: %s has no red frame", id, s)
		}
	}
}

// A refused tap is framed as wrong, for a moment or until another tap; without motion nothing shakes.
func TestRefusalIsSeen(t *testing.T) {
	d := newDrawing(t)
	framed := func(b *board.Board) bool {
		return has(d.board(b, board.Marks{}), area(t, b, "c3"), d.Theme.Wrong) >= 20
	}
	for _, pace := range []float64{0, 1} {
		b := d.start("konane")
		b.Pace = pace
		b.Refuse("c3")
		b.Tick()
		before := d.board(b, board.Marks{})
		for range 3 {
			b.Tick()
		}
		if still := bytes.Equal(before.Pix, d.board(b, board.Marks{}).Pix); still != (pace == 0) || !framed(b) {
			t.Errorf("pace %v: still %v, framed %v", pace, still, framed(b))
		}
		for b.Tick().Redraw {
		}
		if framed(b) {
			t.Errorf("pace %v: it stays", pace)
		}
		b.Refuse("c3")
		if b.Choose([]rules.Spot{"d4"}); framed(b) {
			t.Errorf("pace %v: it stays after another tap", pace)
		}
	}
}

// A choice on the board shows the piece as its player sees it: only a player opposite sees it upside down.
func TestBadgeFacesItsPlayer(t *testing.T) {
	d := newDrawing(t)
	b := d.start("kanishogi")
	piece := func(s rules.Side) rules.Piece {
		for _, token := range b.Tokens() {
			if token.Piece.Side == s {
				return token.Piece
			}
		}
		t.Fatal("no piece")
		return rules.Piece{}
	}
	badge := func(s rules.Side, opposite bool) string {
		b.Arrange(sprites.Rect{W: 600, H: 500}, board.Orient(b.Game().Home, opposite, rules.Near))
		r := sprites.Rect{X: 10, Y: 10, W: 60, H: 60}
		return cut(d.board(b, board.Marks{Badge: board.Badge{Rect: r, Piece: piece(s)}}), r)
	}
	if badge(rules.Near, false) != badge(rules.Near, true) {
		t.Error("who sits at the lower edge sees it otherwise with another opposite")
	}
	if badge(rules.Far, false) == badge(rules.Far, true) {
		t.Error("who sits opposite sees it upside down")
	}
}

// Scores show by colour for whom a turn is good, and by background whether that is proven.
func TestScoresAreSeen(t *testing.T) {
	d := newDrawing(t)
	b := d.start("konane")
	r := area(t, b, "d4")
	// mean returns the colour of the lower half of a square, where the score stands.
	mean := func(tone board.Tone, proven bool) (red, blue, light float64) {
		pic := d.board(b, board.Marks{Scores: []board.SpotScore{{Spot: "d4", Text: "+2", Tone: tone, Proven: proven}}})
		n := 0.0
		for y := int(r.Y + r.H*0.7); y < int(r.Y+r.H*0.92); y++ {
			for x := int(r.X + r.W*0.35); x < int(r.X+r.W*0.65); x++ {
				q := pic.RGBAAt(x, y)
				red, blue, n = red+float64(q.R), blue+float64(q.B), n+1
			}
		}
		return red / n, blue / n, (red + blue) / n
	}
	for _, proven := range []bool{false, true} {
		goodRed, goodBlue, _ := mean(board.Good, proven)
		badRed, badBlue, _ := mean(board.Bad, proven)
		if goodBlue <= goodRed || badRed <= badBlue {
			t.Errorf("proven %v: a good score has red %.0f and blue %.0f, a bad one %.0f and %.0f", proven, goodRed, goodBlue, badRed, badBlue)
		}
	}
	_, _, guess := mean(board.Good, false)
	if _, _, sure := mean(board.Good, true); sure >= guess {
		t.Errorf("a proven score is as light (%.0f) as a guess (%.0f)", sure, guess)
	}
}

// A turn touches the spots where its pieces started and ended, and for seeds where they were and where the
// last one fell.
func TestTouched(t *testing.T) {
	for _, test := range []struct {
		name   string
		events []rules.Event
		want   []rules.Spot
	}{
		{"a step", []rules.Event{{Kind: rules.Moved, From: "a1", To: "a2"}}, []rules.Spot{"a1", "a2"}},
		{"a step that is carried on", []rules.Event{{Kind: rules.Moved, From: "a1", To: "a2"}, {Kind: rules.Carried, From: "a2", To: "a4"}}, []rules.Spot{"a1", "a2", "a4"}},
		{"a capture", []rules.Event{{Kind: rules.Moved, From: "a1", To: "a2"}, {Kind: rules.Captured, From: "b2"}}, []rules.Spot{"a1", "a2"}},
		{"seeds", []rules.Event{{Kind: rules.Sown, From: "A", Path: []rules.Spot{"B", "C", "D"}}, {Kind: rules.Banked, From: "D", To: "store"}}, []rules.Spot{"A", "D"}},
		{"a card", []rules.Event{{Kind: rules.Moved, From: "a1", To: "a2"}, {Kind: rules.Handed, From: "ox", To: "eel"}}, []rules.Spot{"a1", "a2"}},
	} {
		if got := board.Touched(test.events); !slices.Equal(got, test.want) {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
	}
}

// Only the best turn, and the first of a line, shows its card.
func TestCardsOfArrows(t *testing.T) {
	events := []rules.Event{{Kind: rules.Moved, From: "a1", To: "a2"}, {Kind: rules.Handed, From: "ox", To: "eel"}}
	for _, test := range []struct {
		rank, step int
		want       bool
	}{{0, 0, true}, {0, 1, true}, {0, 2, false}, {0, 3, false}, {1, 0, false}} {
		a := board.ArrowOf(rules.Near, events, test.rank, test.step)
		if got := slices.ContainsFunc(a.Ways, func(w board.Way) bool { return w.Kind == board.Using }); got != test.want {
			t.Errorf("rank %d, step %d: card %v", test.rank, test.step, got)
		}
	}
}

// Pieces with an upper end turn it towards their player.
func TestPiecesFaceTheirPlayers(t *testing.T) {
	d := newDrawing(t)
	for _, id := range []string{"kaninariebi", "kanishogi", "onitama"} {
		b := d.start(id) // for two who sit opposite each other
		for _, x := range b.Pieces() {
			if _, _, square := x.Token.Spot.Coordinates(); !square {
				continue
			}
			want := 0.0
			if x.Token.Piece.Side == rules.Far {
				want = math.Pi
			}
			if x.At.Angle != want {
				t.Errorf("%s: %s of %v on %s is turned by %.2f", id, x.Token.Piece.Kind, x.Token.Piece.Side, x.Token.Spot, x.At.Angle)
			}
		}
	}
}

// In every orientation the names of files and ranks stand at the left and below.
func TestNamesStandAtTheLeftAndBelow(t *testing.T) {
	d := newDrawing(t)
	for quarter := range 4 {
		g := board.Grid{Files: 5, Ranks: 5, Border: 0.4}
		g.Fit(sprites.Rect{X: 50, W: 500, H: 500}, quarter)
		red := sprites.Hex(0xFF0000)
		pic := d.of(func(p *sprites.Painter) { g.DrawNames(p, red) })
		r, edge := g.Room, g.Border*g.Size
		for name, at := range map[string]struct {
			strip sprites.Rect
			named bool
		}{
			"left":  {sprites.Rect{X: r.X - edge, Y: r.Y, W: edge, H: r.H}, true},
			"below": {sprites.Rect{X: r.X, Y: r.Y + r.H, W: r.W, H: edge}, true},
			"right": {sprites.Rect{X: r.X + r.W, Y: r.Y, W: edge, H: r.H}, false},
			"above": {sprites.Rect{X: r.X, Y: r.Y - edge, W: r.W, H: edge}, false},
		} {
			if n := has(pic, at.strip, red); n > 20 != at.named {
				t.Errorf("turned by %d quarters: %d points of names are %s", quarter, n, name)
			}
		}
	}
}
