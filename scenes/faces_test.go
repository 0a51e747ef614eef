package scenes_test

import (
	"image"
	"math"
	"testing"
	"time"

	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes"
	"tidepool/scenes/settings"
	"tidepool/sprites"
	"tidepool/sprites/art/opponents"
)

// moodIn returns the mood of an opponent's face, w pixels wide, in a part of a picture: the mood whose face
// is most similar, at any place.
func moodIn(t *testing.T, pic *image.RGBA, part sprites.Rect, level, w int) opponents.Mood {
	t.Helper()
	const similar = 20.0
	best, least := opponents.Idle, similar
	for _, mood := range []opponents.Mood{opponents.Idle, opponents.Pleased, opponents.Beaten} {
		face := opponents.Drawing(level, mood, 0).Raster(float64(w))
		size := face.Bounds().Size()
		for y := int(part.Y); y+size.Y <= int(part.Y+part.H); y++ {
			for x := int(part.X); x+size.X <= int(part.X+part.W); x++ {
				if off := unlike(pic, face, x, y, least); off < least {
					best, least = mood, off
				}
			}
		}
	}
	if least == similar {
		t.Errorf("no face of level %d is there", level)
	}
	return best
}

// unlike returns the mean difference between a face and a picture at a place, over the face's opaque pixels.
// It stops once the result exceeds most.
func unlike(pic, face *image.RGBA, x, y int, most float64) float64 {
	sum, n := 0, 0
	size := face.Bounds().Size()
	for k := range size.Y {
		j := (k + size.Y/2) % size.Y // a face is widest in the middle
		for i := range size.X {
			a, b := face.RGBAAt(i, j), pic.RGBAAt(x+i, y+j)
			if a.A < 255 {
				continue
			}
			sum += abs(int(a.R)-int(b.R)) + abs(int(a.G)-int(b.G)) + abs(int(a.B)-int(b.B))
			n++
		}
		if float64(sum) > most*float64(size.X*size.Y) {
			break
		}
	}
	if n == 0 {
		return math.Inf(1)
	}
	return float64(sum) / float64(n)
}

func abs(n int) int { return max(n, -n) }

// felt returns the mood of an engine that has won or lost.
func felt(won bool) opponents.Mood {
	if won {
		return opponents.Pleased
	}
	return opponents.Beaten
}

// On the board the engine is glad to have won, and its face in the result agrees.
func TestFaceOfTheWinner(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.open("konane", "", "", [2]int{0, 3})
	p.turn()
	p.answered()
	p.press("board.more", "more.resign", "question.yes")
	if p.scene() != "board" {
		t.Fatalf("%s, want a moment's look at the board", p.scene())
	}
	if got := scenes.MoodAt(p.app.Top(), rules.Far); got != opponents.Pleased {
		t.Errorf("the engine has won, and is %v", got)
	}
	p.until("the result", func() bool { return p.scene() == "results" })
	p.set(func(s *settings.Settings) { s.Motion = settings.MotionOff })
	r := p.app.Laid().Picture
	if got := moodIn(t, p.drawn(), r.Inset(-2), 3, int(r.W*0.92+0.5)); got != opponents.Pleased {
		t.Errorf("in the result it is %v", got)
	}
}

// A card in the library shows how its opponent took the end.
func TestFacesInTheLibrary(t *testing.T) {
	for _, won := range []bool{false, true} {
		p := newPlayer(t, new(shelf.Memory))
		result := "far"
		if won {
			result = "near"
		}
		id := p.shelve(keptGame{game: "konane", levels: [2]int{0, 3}, result: result, ago: time.Hour})[0]
		p.press("menu.games")
		p.rest()
		p.ticks(5)
		if got := moodIn(t, p.drawn(), p.node("games.open."+id).Rect, 3, 34); got != felt(won) {
			t.Errorf("the engine has won: %v; it is %v", won, got)
		}
	}
}

// The rating page shows how each opponent took the end.
func TestFacesOfRatedGames(t *testing.T) {
	for _, won := range []bool{false, true} {
		p := newPlayer(t, new(shelf.Memory))
		p.resize(1280, 1600)
		p.tick()
		p.set(func(s *settings.Settings) { s.Motion = settings.MotionOff })
		p.veteran("konane")
		p.press("menu.game.konane", "newgame.rated")
		p.answered()
		person, level := p.person()
		m := p.match().Copy()
		loser := person.Other()
		if won {
			loser = person
		}
		g := &shelf.Game{ID: p.opened(), Match: m, Changed: p.env.Now()}
		if _, err := m.Play(m.Position().Turns()[0].Word); err != nil || m.Tag(session.RatedTag) != match.Yes {
			t.Fatal(err)
		}
		if err := m.Resign(loser); err != nil {
			t.Fatal(err)
		}
		p.env.Rater.Count(g)
		p.app.Home()
		p.tick()
		p.press("menu.game.konane", "newgame.rating.page")
		p.rest()
		r, w := p.node("rating.last.1").Rect, 44*p.app.Frame().Text
		if got := moodIn(t, p.drawn(), sprites.Rect{X: r.X - 1.8*w, Y: r.Y - w/4, W: 1.8 * w, H: r.H + w/2}, level, int(w+0.5)); got != felt(won) {
			t.Errorf("the engine has won: %v; it is %v", won, got)
		}
	}
}
