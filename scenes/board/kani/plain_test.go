package kani

import (
	"fmt"
	"image"
	"math"
	"math/rand/v2"
	"testing"

	"tidepool/locale"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/sprites"
)

// firstSteps are the steps of legal turns: for each piece the directions on the board, true if a step covers
// more than one square.
type firstSteps map[rules.Piece]map[[2]int]bool

// firstStepsOf collects them from random games.
func firstStepsOf(t *testing.T, start rules.Position) firstSteps {
	t.Helper()
	seen := make(firstSteps)
	r := rand.New(rand.NewPCG(3, 4))
	for range 60 {
		pos := start
		for range 80 {
			turns := pos.Turns()
			if len(turns) == 0 {
				break
			}
			on := make(map[rules.Spot]rules.Piece)
			for _, token := range pos.Tokens() {
				on[token.Spot] = token.Piece
			}
			for _, turn := range turns {
				seen.add(on[turn.Paths[0][0]], turn.Paths[0])
			}
			pos, _, _ = pos.Play(turns[r.IntN(len(turns))].Word)
		}
	}
	return seen
}

func (f firstSteps) add(piece rules.Piece, path []rules.Spot) {
	if f[piece] == nil {
		f[piece] = make(map[[2]int]bool)
	}
	x, y, _ := path[0].Coordinates()
	tx, ty, _ := path[1].Coordinates()
	dx, dy := tx-x, ty-y
	n := max(dx, -dx, dy, -dy)
	way := [2]int{dx / n, dy / n}
	f[piece][way] = f[piece][way] || n > 1
}

// Arrows on plain pieces point where turns lead on the screen, and only there, in every orientation.
func TestPlainSignsTellTheTruth(t *testing.T) {
	style := &board.Style{Words: locale.English(), Plain: true}
	for _, c := range []struct {
		game    *board.Game
		options string
		kinds   int
	}{
		{Ebi(), "", 4}, {Ebi(), "bond=any", 4}, {Shogi(), "grown=both", 18}, {Shogi(), "grown=diagonal", 18}, {Shogi(), "grown=rook", 18},
	} {
		start, err := c.game.Rules.Start(c.options)
		if err != nil {
			t.Fatal(err)
		}
		seen := firstStepsOf(t, start)
		if len(seen) != c.kinds {
			t.Fatalf("%s %s: %d kinds of piece moved, want %d", c.game.ID(), c.options, len(seen), c.kinds)
		}
		v := c.game.NewView(start, style)
		pictures := make(map[string]*image.RGBA)
		for _, home := range []int{0, c.game.Home} {
			for _, opposite := range []bool{false, true} {
				for _, bottom := range []rules.Side{rules.Near, rules.Far} {
					v.Arrange(sprites.Rect{W: 540, H: 540}, board.Orient(home, opposite, bottom))
					for piece, ways := range seen {
						checkSign(t, pictures, fmt.Sprint(c.game.ID(), " ", c.options, " ", home, opposite, bottom, " ", piece), v, piece, ways)
					}
				}
			}
		}
	}
}

// squaresOf returns the squares that a view is made of.
func squaresOf(v board.View) *board.Squares {
	if v, ok := v.(*seabed); ok {
		return &v.Squares
	}
	return v.(*board.Squares)
}

func checkSign(t *testing.T, pictures map[string]*image.RGBA, where string, v board.View, piece rules.Piece, ways map[[2]int]bool) {
	t.Helper()
	x := &board.Piece{Token: rules.Token{Spot: "c3", Piece: piece}}
	x.At = v.Place(x, nil)
	squares := squaresOf(v)
	d := squares.Art(squares.Figure(x))
	pic, ok := pictures[d.Key]
	if !ok {
		pic = d.Raster(200)
		pictures[d.Key] = pic
	}
	// The distance of an arrow's head and its shaft from the middle, in shares of a square.
	head, shaft := 0.22, 0.06
	if piece.Kind != crab && piece.Kind != shrimp {
		head, shaft = 0.3, 0.22
	}
	for dx := -1; dx <= 1; dx++ {
		for dy := -1; dy <= 1; dy++ {
			if dx == 0 && dy == 0 {
				continue
			}
			from := squares.Square("c3")
			to := squares.Square(rules.Square(2+dx, 2+dy))
			at := math.Atan2(to.Center().Y-from.Center().Y, to.Center().X-from.Center().X) - x.At.Angle
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

// inked reports whether the sign of a counter covers a place, given by its angle and its distance from the
// middle in shares of the picture.
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
