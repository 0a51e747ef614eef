package scenes

import (
	"math"
	"testing"

	"tidepool/scenes/ui"

	"tidepool/match/shelf"
	"tidepool/rules"
	"tidepool/scenes/settings"
	"tidepool/sprites"
)

// L leads to the list of turns that is in sight, and opens one only where
// there is none.
func TestKeyOfTheList(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Settings.Motion = settings.MotionOff
	p.begin("konane")
	if n := p.node("turns.none"); n == nil || n.Label == "" {
		t.Error("an empty list says nothing")
	}
	p.press("spot.d4")
	p.rest()
	p.app.Do(ui.Command{Verb: ui.CommandKey, ID: "", Text: "L"})
	p.rest()
	if p.scene() != "board" || p.app.State().Focus != "turn.1" {
		t.Errorf("beside the board: scene %s, focus %q", p.scene(), p.app.State().Focus)
	}
	p.resize(390, 844)
	p.tick()
	p.app.Do(ui.Command{Verb: ui.CommandKey, ID: "", Text: "L"})
	p.rest()
	if p.scene() != "turns" {
		t.Errorf("on a phone: scene %s", p.scene())
	}
}

// A board that turns round stays in its room.
func TestTurningBoardStaysInItsRoom(t *testing.T) {
	for _, r := range []sprites.Rect{{X: 5, Y: 90, W: 374, H: 540}, {W: 600, H: 600}, {W: 900, H: 300}} {
		c := r.Center()
		for i := range 60 {
			angle := math.Pi * float64(i) / 60
			k := turnedSize(r, angle)
			sin, cos := math.Sincos(angle)
			for _, corner := range []sprites.Point{sprites.Pt(r.X, r.Y), sprites.Pt(r.X+r.W, r.Y)} {
				dx, dy := (corner.X-c.X)*k, (corner.Y-c.Y)*k
				x, y := c.X+dx*cos-dy*sin, c.Y+dx*sin+dy*cos
				if x < r.X-0.01 || x > r.X+r.W+0.01 || y < r.Y-0.01 || y > r.Y+r.H+0.01 {
					t.Fatalf("%v turned by %.2f reaches %.0f, %.0f", r, angle, x, y)
				}
			}
		}
		if k := turnedSize(r, 0); math.Abs(k-1) > 1e-9 {
			t.Errorf("%v at rest is %.3f of its size", r, k)
		}
	}
}

// Every side has a colour of its own in each game.
func TestSideColors(t *testing.T) {
	for _, game := range []string{"kaninariebi", "kanishogi", "onitama", "konane", "kalah"} {
		near, far := sideColor(game, rules.Near), sideColor(game, rules.Far)
		a, b := near.Luminance()+0.05, far.Luminance()+0.05
		if r := max(a, b) / min(a, b); near == far || r < 1.15 {
			t.Errorf("%s: the sides' colours stand %.2f:1 apart", game, r)
		}
	}
}

// Kalah uses a window that is higher than wide: houses are as large as fingers
// in the smallest, and each player's row and store are on their side.
func TestKalahInTallWindows(t *testing.T) {
	for _, f := range []struct{ w, h, house, share float64 }{{320, 480, 44, 0.45}, {768, 1024, 100, 0.5}} {
		p := newPlayer(t, new(shelf.Memory))
		p.resize(f.w, f.h)
		p.tick()
		p.begin("kalah")
		b := p.board()
		south, north := p.node("spot.A").Rect, p.node("spot.a").Rect
		if south.W < f.house {
			t.Errorf("%.0fx%.0f: houses are %.0f wide", f.w, f.h, south.W)
		}
		table := b.table.(*kalahTable)
		stores := [2]sprites.Point{}
		for i, s := range []rules.Spot{"south-store", "north-store"} {
			stores[i], _, _ = table.spot(s)
		}
		if !(stores[0].Y > south.Y && south.Y > north.Y && north.Y > stores[1].Y) {
			t.Errorf("%.0fx%.0f: from below: store %.0f, row %.0f, row %.0f, store %.0f", f.w, f.h, stores[0].Y, south.Y, north.Y, stores[1].Y)
		}
		if high := (sprites.KalahStack + 2*table.border) * table.unit; high < f.share*f.h {
			t.Errorf("%.0fx%.0f: the board is only %.0f high", f.w, f.h, high)
		}
	}
}

// The cards of a column stand in three groups with headings, apart from one
// another.
func TestOnitamaColumnSaysWhose(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("onitama") // at 1280x800
	m := p.board().table.(*matTable)
	if !m.wide || m.headings != [3]string{"Blue’s cards", "Next card", "Red’s cards"} {
		t.Fatalf("wide %v, headings %q", m.wide, m.headings)
	}
	for i, r := range m.groups {
		if i > 0 && r.Y <= m.groups[i-1].Y+m.groups[i-1].H {
			t.Errorf("groups %d and %d touch", i-1, i)
		}
		cards := 0
		for _, a := range p.board().actors {
			if isCard(a.tok.Piece) && r.Has(m.Place(a, p.board().actors).At) {
				cards++
			}
		}
		if want := [...]int{2, 1, 2}[i]; cards != want {
			t.Errorf("group %d has %d cards, want %d", i, cards, want)
		}
	}
}
