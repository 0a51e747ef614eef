package onitama

import (
	"errors"
	"math"
	"testing"

	"tidepool/locale"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/sprites"
)

// The cards in a column form three separate groups with headings.
func TestColumnSaysWhose(t *testing.T) {
	g := Game()
	start, err := g.Rules.Start("")
	if err != nil {
		t.Fatal(err)
	}
	b := board.New(g, start, &board.Style{Words: locale.English()})
	b.Arrange(sprites.Rect{W: 900, H: 780}, board.Orient(g.Home, false, rules.Near))
	v := b.View().(*view)
	if !v.wide || v.trays[0].heading != "Blue’s cards" || v.trays[1].heading != "Next card" || v.trays[2].heading != "Red’s cards" {
		t.Fatalf("wide %v, trays %+v", v.wide, v.trays)
	}
	for i := range v.trays {
		r := v.trays[i].rect
		if i > 0 && r.Y <= v.trays[i-1].rect.Y+v.trays[i-1].rect.H {
			t.Errorf("groups %d and %d touch", i-1, i)
		}
		cards := 0
		for _, a := range b.Areas() {
			if a.Full && r.Has(a.Rect.Center()) {
				cards++
			}
		}
		if want := [...]int{2, 1, 2}[i]; cards != want {
			t.Errorf("group %d has %d cards, want %d", i, cards, want)
		}
	}
}

// In a room that is higher than wide the cards lie above and below the mat, and each player's cards face them.
func TestHandsFaceTheirPlayers(t *testing.T) {
	g := Game()
	start, err := g.Rules.Start("")
	if err != nil {
		t.Fatal(err)
	}
	b := board.New(g, start, &board.Style{Words: locale.English()})
	b.Arrange(sprites.Rect{W: 380, H: 600}, board.Orient(g.Home, true, rules.Near))
	mat := b.View().(*view).Room
	for _, token := range b.Tokens() {
		if token.Piece.Kind != card {
			continue
		}
		at := b.View().Place(&board.Piece{Token: token}, nil)
		above := at.At.Y < mat.Y
		if upside := at.Angle != 0; above != (token.Piece.Side == rules.Far) || upside != above {
			t.Errorf("%s of %v lies at %v, turned by %.2f", token.Spot, token.Piece.Side, at.At, at.Angle)
		}
	}
}

// Plain pieces have no arrows: the cards show where they go.
func TestPlainPiecesHaveNoArrows(t *testing.T) {
	g := Game()
	start, err := g.Rules.Start("")
	if err != nil {
		t.Fatal(err)
	}
	v := g.NewView(start, &board.Style{Words: locale.English(), Plain: true})
	for _, kind := range []string{"student", master} {
		pic := v.Picture(rules.Piece{Kind: kind}).Raster(200)
		face := pic.RGBAAt(100+int(66*math.Cos(math.Pi/8)), 100+int(66*math.Sin(math.Pi/8)))
		for i := range 8 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 4)
			if at := pic.RGBAAt(100+int(60*cos), 100+int(60*sin)); at != face {
				t.Errorf("%s: an arrow at %d eighths", kind, i)
			}
		}
	}
}

// In every language the arrow of the next card lies clear of its heading, also on the small board of an invitation.
func TestArrowBesideHeading(t *testing.T) {
	g := Game()
	start, startErr := g.Rules.Start("")
	fonts, fontsErr := sprites.NewFonts()
	if err := errors.Join(startErr, fontsErr); err != nil {
		t.Fatal(err)
	}
	for _, language := range locale.Languages() {
		words, err := locale.Open(language.Tag)
		if err != nil {
			t.Fatal(err)
		}
		fonts.SetLanguage(language.Tag)
		for _, size := range [][2]float64{{277, 216}, {277, 240}, {354, 260}, {900, 780}} {
			b := board.New(g, start, &board.Style{Words: words})
			b.Arrange(sprites.Rect{W: size[0], H: size[1]}, board.Orient(g.Home, false, rules.Far))
			v := b.View().(*view)
			next := &v.trays[nextTray]
			high := next.headingSize(fonts, v.Size)
			if end := next.strip.Center().X + fonts.Width(next.heading, sprites.Bold, high)/2; v.wide && end > next.arrow.X {
				t.Errorf("%s at %v: %q ends at %.1f, the arrow begins at %.1f", language.Tag, size, next.heading, end, next.arrow.X)
			}
		}
	}
}

// In a high room each hand lies on its own tray, and the next card on another, with an arrow to the player
// who gets it.
func TestTraysSayWhose(t *testing.T) {
	g := Game()
	start, err := g.Rules.Start("")
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]float64{{374, 610}, {374, 560}, {740, 820}} {
		for _, bottom := range []rules.Side{rules.Near, rules.Far} {
			b := board.New(g, start, &board.Style{Words: locale.English()})
			area := sprites.Rect{W: size[0], H: size[1]}
			b.Arrange(area, board.Orient(g.Home, true, bottom))
			areas := b.Areas()
			v := b.View().(*view)
			if v.wide {
				t.Fatalf("%v: a column", size)
			}
			v.placeNext(v.trays[nearTray].strip.H)
			for i := range v.trays {
				cards, r := 0, v.trays[i].rect
				for _, a := range areas {
					if a.Full && r.Has(a.Rect.Center()) {
						cards++
					}
				}
				if want := [...]int{2, 1, 2}[i]; cards != want {
					t.Errorf("%v, %v below: tray %d has %d cards, want %d", size, bottom, i, cards, want)
				}
				if r.X < -1 || r.Y < -1 || r.X+r.W > area.W+1 || r.Y+r.H > area.H+1 {
					t.Errorf("%v, %v below: tray %d is %v", size, bottom, i, r)
				}
			}
			hand, next := v.trays[nearTray].rect.Center(), v.trays[nextTray]
			if v.getter != bottom {
				hand = v.trays[farTray].rect.Center()
			}
			if ahead := math.Cos(next.angle) * (hand.X - next.rect.Center().X); ahead <= 0 || math.Abs(hand.Y-next.rect.Center().Y) > 1 {
				t.Errorf("%v, %v below: the arrow of the card at %v turns by %.1f, the hand is at %v", size, bottom, next.rect, next.angle, hand)
			}
		}
	}
}

// On the board that larger text leaves on a telephone headings are as large as before, and names unless they fill the
// width beside the steps.
func TestNamesOnSmallBoards(t *testing.T) {
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	g := Game()
	start, err := g.Rules.Start("")
	if err != nil {
		t.Fatal(err)
	}
	sizes := func(w float64) (list []float64) {
		b := board.New(g, start, &board.Style{Words: locale.English()})
		b.Arrange(sprites.Rect{W: w, H: 1.59 * w}, board.Orient(g.Home, false, rules.Near))
		v := b.View().(*view)
		for _, name := range []string{"Crane", "Crab", "Tiger", "Ox", "Monkey" /* fills it */} {
			list = append(list, nameSize(fonts, name, v.cardW*cardH/cardW, 0.388*v.cardW))
		}
		for i := range v.trays {
			list = append(list, v.trays[i].headingSize(fonts, v.Size))
		}
		return list
	}
	usual := sizes(376)
	for i, size := range sizes(325) {
		if size < 0.98*min(usual[i], leastName) && (i != 4 || size < 10.5) {
			t.Errorf("%d: type of %.1f pixels was %.1f", i, size, usual[i])
		}
	}
}
