package board_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/sound"
	"tidepool/sprites"
)

// shows fails the test if a board does not show a position.
func shows(t *testing.T, b *board.Board, pos rules.Position, when string) {
	t.Helper()
	set := func(tokens []rules.Token) map[rules.Token]int {
		m := make(map[rules.Token]int)
		for _, token := range tokens {
			m[token]++
		}
		return m
	}
	if got, want := set(b.Tokens()), set(pos.Tokens()); !maps.Equal(got, want) {
		t.Errorf("%s: the board shows %v, want %v", when, got, want)
	}
}

// arranged returns a board with a place.
func arranged(g *board.Game, pos rules.Position) *board.Board {
	b := board.New(g, pos, style())
	b.Arrange(sprites.Rect{W: 600, H: 500}, board.Orient(g.Home, true, rules.Near))
	return b
}

// rest ticks until nothing moves, and returns how long that took.
func rest(t *testing.T, b *board.Board) int {
	t.Helper()
	for ticks := range 5000 {
		if !b.Moving() {
			return ticks
		}
		if c := b.Tick(); !c.Redraw {
			t.Fatal("something moves, and nothing is drawn")
		}
	}
	t.Fatal("the board never comes to rest")
	return 0
}

// After each turn of a whole game the pieces on the board are where the rules say.
func TestPlayEndsInThePosition(t *testing.T) {
	eachStart(t, func(t *testing.T, g *board.Game, start rules.Position) {
		b := arranged(g, start)
		arrivals := 0
		walk(t, start, 60, func(_ rules.Position, turn rules.Turn, next rules.Position) {
			b.Play(turn.Events)
			for b.Moving() {
				if b.Tick().Arrived {
					arrivals++
				}
			}
			shows(t, b, next, turn.Word)
			arrivals--
		})
		if arrivals != 0 {
			t.Errorf("it came to rest %d times too often", arrivals)
		}
	})
}

// Skipping at any moment leads to the same result as watching.
func TestSkippingEndsInThePosition(t *testing.T) {
	eachStart(t, func(t *testing.T, g *board.Game, start rules.Position) {
		walk(t, start, 6, func(pos rules.Position, turn rules.Turn, next rules.Position) {
			b := arranged(g, pos)
			b.Play(turn.Events)
			length := rest(t, b)
			areas := b.Areas()
			for at := 0; at < length; at += 1 + length/12 {
				b := arranged(g, pos)
				b.Play(turn.Events)
				for range at {
					b.Tick()
				}
				b.Finish()
				if b.Moving() {
					t.Errorf("%s: skipped after %d ticks it still moves", turn.Word, at)
				}
				shows(t, b, next, turn.Word+", skipped")
				for i, a := range b.Areas() {
					if len(areas) != len(b.Areas()) || a.Rect != areas[i].Rect {
						t.Fatalf("%s: skipped after %d ticks: %v lies elsewhere than when it is watched", turn.Word, at, a.Spot)
					}
				}
			}
		})
	})
}

// At pace 0 everything is shown at once.
func TestWithoutMotion(t *testing.T) {
	eachStart(t, func(t *testing.T, g *board.Game, start rules.Position) {
		b := arranged(g, start)
		b.Pace = 0
		begun := 0
		b.Started = func(_ rules.Event, moment int, _ float64) {
			if moment == sound.AtOnce {
				begun++
			} else {
				t.Errorf("told of moment %d", moment)
			}
		}
		walk(t, start, 60, func(_ rules.Position, turn rules.Turn, next rules.Position) {
			begun = 0
			b.Play(turn.Events)
			if b.Moving() || begun != len(turn.Events) {
				t.Errorf("%s: moving is %t, %d of %d events were told of", turn.Word, b.Moving(), begun, len(turn.Events))
			}
			shows(t, b, next, turn.Word)
		})
	})
}

// A turn shown while being spelled is shown once, and can be taken back at any tap.
func TestPreview(t *testing.T) {
	eachStart(t, func(t *testing.T, g *board.Game, start rules.Position) {
		b := arranged(g, start)
		walk(t, start, 25, func(pos rules.Position, turn rules.Turn, next rules.Position) {
			path := turn.Paths[0]
			b.Show(pos)
			begun := 0
			b.Started = func(_ rules.Event, moment int, _ float64) {
				if moment == sound.Begins {
					begun++
				}
			}
			for n := range path {
				b.Preview(rules.FollowTaps(pos.Turns(), path[:n+1]).Events)
			}
			rest(t, b)
			b.Play(turn.Events)
			rest(t, b)
			shows(t, b, next, turn.Word)
			if begun != len(turn.Events) {
				t.Errorf("%s: %d of %d events were shown", turn.Word, begun, len(turn.Events))
			}
			b.Show(pos)
			for n := range path {
				b.Preview(rules.FollowTaps(pos.Turns(), path[:n+1]).Events)
			}
			b.Preview(nil)
			shows(t, b, pos, turn.Word+", taken back")
		})
	})
}

// Every moment can be drawn. Pictures are made before pieces move, not for each size on the way, because
// making one takes as long as a whole frame.
func TestMotionMakesNoPictures(t *testing.T) {
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	eachGame(t, func(t *testing.T, g *board.Game, start rules.Position) {
		screen := ebiten.NewImage(600, 500)
		defer screen.Deallocate()
		p := sprites.NewPainter(sprites.Day(), fonts)
		b := arranged(g, start)
		draw := func() {
			p.On(screen, 1)
			b.Draw(p, board.Marks{})
			p.Atlas.End()
		}
		for draw(); p.Atlas.Missing > 0; draw() {
			p.Atlas.Receive()
		}
		walk(t, start, 4, func(_ rules.Position, turn rules.Turn, _ rules.Position) {
			b.Play(turn.Events)
			frames := 0
			for b.Moving() {
				before := p.Pictures()
				b.Tick()
				draw()
				if p.Pictures() > before {
					frames++
				}
			}
			if frames > 8 { // shapes of particles and of a first light
				t.Errorf("%s: pictures were made in %d frames", turn.Word, frames)
			}
		})
	})
}

// Every mark can be drawn on every board, at rest and while it rotates.
func TestMarks(t *testing.T) {
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	eachGame(t, func(t *testing.T, g *board.Game, start rules.Position) {
		screen := ebiten.NewImage(600, 500)
		defer screen.Deallocate()
		p := sprites.NewPainter(sprites.Day(), fonts)
		p.On(screen, 1)
		b := arranged(g, start)
		var spots []rules.Spot
		for _, a := range b.Areas() {
			spots = append(spots, a.Spot)
		}
		m := board.Marks{Last: spots, Lit: spots, Hinted: spots, Taken: spots, Badge: board.Badge{Rect: b.BadgeAt(spots[0]), Piece: start.Tokens()[0].Piece}}
		b.Draw(p, m)
		m.Chosen = spots
		b.Refuse(spots[0])
		b.TurnRound()
		for b.Turning() {
			b.Tick()
			b.Draw(p, m)
		}
	})
}

// With Far at the lower edge, Near's spots are at the other end.
func TestLie(t *testing.T) {
	eachStart(t, func(t *testing.T, g *board.Game, start rules.Position) {
		b := board.New(g, start, style())
		area := sprites.Rect{W: 600, H: 500}
		places := func(bottom rules.Side) map[rules.Spot]sprites.Point {
			b.Arrange(area, board.Orient(g.Home, true, bottom))
			m := make(map[rules.Spot]sprites.Point)
			for _, a := range b.Areas() {
				m[a.Spot] = a.Rect.Center()
				if !area.Inset(-1).Contains(a.Rect) {
					t.Errorf("%s reaches out of the area", a.Spot)
				}
			}
			return m
		}
		near, far := places(rules.Near), places(rules.Far)
		for _, a := range b.Areas() {
			if _, _, square := a.Spot.Coordinates(); !square && !a.Round {
				continue // a card lies with its holder
			}
			if d := near[a.Spot].Y + far[a.Spot].Y - near[b.Areas()[0].Spot].Y - far[b.Areas()[0].Spot].Y; d > 1e-6 || d < -1e-6 {
				t.Errorf("%s is not turned by half a turn", a.Spot)
			}
		}
	})
}

// Going back to a position shows it, and nothing jumps: displaced pieces start from where they were.
func TestReturn(t *testing.T) {
	eachStart(t, func(t *testing.T, g *board.Game, start rules.Position) {
		walk(t, start, 16, func(pos rules.Position, turn rules.Turn, next rules.Position) {
			b := arranged(g, next)
			was := map[rules.Spot]board.Place{}
			for _, x := range b.Pieces() {
				was[x.Token.Spot] = x.At
			}
			b.Return(pos.Tokens())
			if before := arranged(g, pos); !b.Moving() && !slices.Equal(b.Tokens(), before.Tokens()) {
				t.Fatalf("%s is not taken back", turn.Word)
			}
			for _, x := range b.Pieces() {
				home := b.View().Place(x, b.Pieces())
				if old, ok := was[x.Token.Spot]; ok && !x.Loose && x.At == home && x.At.At != old.At {
					t.Errorf("%s: what is on %s jumps there", turn.Word, x.Token.Spot)
				}
			}
			if n := rest(t, b); n > 18 {
				t.Errorf("%s: it takes %d ticks", turn.Word, n)
			}
			shows(t, b, pos, turn.Word+", taken back")
		})
	})
}
