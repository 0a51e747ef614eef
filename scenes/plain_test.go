package scenes

import (
	"fmt"
	"image"
	"math"
	"math/rand/v2"
	"testing"

	"tidepool/match"
	"tidepool/match/shelf"
	"tidepool/rules"
	"tidepool/scenes/settings"
)

// gaits are the first steps that legal turns make: from each piece the ways of
// the board, true where one leads over more than a square.
type gaits map[rules.Piece]map[[2]int]bool

// gaitsOf collects them from random games.
func gaitsOf(t *testing.T, g rules.Game, options string) gaits {
	t.Helper()
	seen := make(gaits)
	rng := rand.New(rand.NewPCG(3, 4))
	for range 60 {
		m, err := match.New(match.Setup{Game: g, Options: options})
		if err != nil {
			t.Fatal(err)
		}
		for !m.Outcome().Over() && m.Ply() < 80 {
			turns := m.Position().Turns()
			on := make(map[rules.Spot]rules.Piece)
			for _, tok := range m.Position().Tokens() {
				on[tok.Spot] = tok.Piece
			}
			for _, turn := range turns {
				seen.add(on[turn.Paths[0][0]], turn.Paths[0])
			}
			if _, err := m.Play(turns[rng.IntN(len(turns))].Word); err != nil {
				t.Fatal(err)
			}
		}
	}
	return seen
}

func (g gaits) add(piece rules.Piece, path []rules.Spot) {
	if g[piece] == nil {
		g[piece] = make(map[[2]int]bool)
	}
	x, y, _ := path[0].Coordinates()
	tx, ty, _ := path[1].Coordinates()
	dx, dy := tx-x, ty-y
	n := max(dx, -dx, dy, -dy)
	g[piece][[2]int{dx / n, dy / n}] = g[piece][[2]int{dx / n, dy / n}] || n > 1
}

// Arrows on plain pieces point on the screen to where turns lead, and only
// there, however the board lies.
func TestPlainSignsTellTheTruth(t *testing.T) {
	for _, c := range []struct{ game, options string }{
		{"kaninariebi", ""}, {"kaninariebi", "bond=any"}, {"kanishogi", "grown=both"}, {"kanishogi", "grown=diagonal"}, {"kanishogi", "grown=rook"},
	} {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Settings.Plain = true
		g := p.env.Game(c.game)
		m, err := match.New(match.Setup{Game: g, Options: c.options})
		if err != nil {
			t.Fatal(err)
		}
		b := newBoardScene(p.env, &shelf.Game{Match: m})
		seen := gaitsOf(t, g, c.options)
		if want := map[string]int{"kaninariebi": 4, "kanishogi": 18}[c.game]; len(seen) != want {
			t.Fatalf("%s %s: %d kinds of piece moved, want %d", c.game, c.options, len(seen), want)
		}
		for _, seat := range []settings.Seating{settings.SeatSame, settings.SeatOpposite, settings.SeatPass} {
			for _, flipped := range []bool{false, true} {
				p.env.Settings.Seating, b.flipped = seat, flipped
				b.Layout(p.app.Frame())
				for piece, ways := range seen {
					where := fmt.Sprint(c, " ", seat, " flipped ", flipped, " ", piece)
					checkSign(t, where, b.table.(*kaniTable), piece, ways)
				}
			}
		}
	}
}

func checkSign(t *testing.T, where string, table *kaniTable, piece rules.Piece, ways map[[2]int]bool) {
	t.Helper()
	a := &actor{tok: rules.Token{Spot: "c3", Piece: piece}}
	angle := table.Place(a, nil).Angle
	pic := table.art(table.figure(piece, 0, angle)).Raster(200)
	// An arrow's head is so far out, and its shaft, in shares of a square.
	head, shaft := 0.22, 0.06
	if piece.Kind != "crab" && piece.Kind != "shrimp" {
		head, shaft = 0.3, 0.22
	}
	for dx := -1; dx <= 1; dx++ {
		for dy := -1; dy <= 1; dy++ {
			if dx == 0 && dy == 0 {
				continue
			}
			from, _ := table.square("c3")
			to, _ := table.square(rules.Square(2+dx, 2+dy))
			at := math.Atan2(to.Center().Y-from.Center().Y, to.Center().X-from.Center().X) - angle
			far, may := ways[[2]int{dx, dy}]
			if got := inked(pic, at, head); got != may {
				t.Errorf("%s: an arrow to %d, %d is %v, legal %v", where, dx, dy, got, may)
			}
			if got := inked(pic, at, shaft); may && got != far {
				t.Errorf("%s: a shaft to %d, %d is %v, going on is legal %v", where, dx, dy, got, far)
			}
		}
	}
}

// inked reports whether the sign of a counter covers a place, by its angle and
// distance from the middle in shares of the picture.
func inked(pic *image.RGBA, angle, distance float64) bool {
	w := float64(pic.Rect.Dx())
	sin, cos := math.Sincos(angle)
	at := pic.RGBAAt(int(w/2+w*distance*cos), int(w/2+w*distance*sin))
	light := func(x, y float64) int {
		c := pic.RGBAAt(int(w*x), int(w*y))
		return int(c.R) + int(c.G) + int(c.B)
	}
	face := light(0.5+0.33*math.Cos(math.Pi/8), 0.5+0.33*math.Sin(math.Pi/8)) // between all arrows
	d := int(at.R) + int(at.G) + int(at.B) - face
	return max(d, -d) > 150
}

// The cards of Onitama tell where its pieces go: they have no arrows.
func TestPlainSignsWithoutWays(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Settings.Plain = true
	p.begin("onitama")
	for _, kind := range []string{"student", "master"} {
		pic := p.board().table.Picture(rules.Piece{Kind: kind}).Raster(200)
		for i := range 8 {
			if inked(pic, float64(i)*math.Pi/4, 0.3) {
				t.Errorf("%s: an arrow at %d eighths", kind, i)
			}
		}
	}
}
