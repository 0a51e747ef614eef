//go:build !js

package e2e

import (
	"cmp"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"tidepool/ai"
	"tidepool/play/club"
	"tidepool/play/match"
	"tidepool/play/rating"
	seats "tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/settings"
)

// A studio takes pictures of the whole program.
type studio struct {
	sizes []image.Point
	look  settings.Theme
	// language and text override the settings of the same names unless empty or 0.
	language string
	text     int
	// save gets each picture, and the same one at the next size after it.
	save func(name string, size image.Point, img *image.RGBA) error
}

// A camera takes pictures of one run of the program.
type camera struct {
	*guest
	*studio
}

// take takes pictures of the current scene in every size.
func (c *camera) take(name string) {
	c.t.Helper()
	for _, size := range c.sizes {
		c.resize(size)
		if err := c.save(name, size, c.picture()); err != nil {
			c.t.Fatal(err)
		}
	}
	c.resize(c.sizes[0])
}

// open starts the program with a camera.
func (s *studio) open(f folder) *camera {
	f.t.Helper()
	return &camera{start(f.t, f, s.sizes[0]), s}
}

// settings returns the settings for the pictures.
func (s *studio) settings() settings.Settings {
	set := quickest()
	set.Theme = s.look
	set.Language = cmp.Or(s.language, set.Language)
	set.Text = cmp.Or(s.text, set.Text)
	return set
}

// TestShots takes pictures of every scene for people to look at, into the folder TIDEPOOL_SHOTS. Nothing is
// compared. TIDEPOOL_LOOK, TIDEPOOL_LANGUAGE, TIDEPOOL_TEXT (percent) and TIDEPOOL_SIZES (like "390x844
// 1280x800") override the defaults.
func TestShots(t *testing.T) { shots(t).tour(t) }

// shots returns the studio for pictures to look at; it skips the test if no folder is set.
func shots(t *testing.T) *studio {
	t.Helper()
	dir := os.Getenv("TIDEPOOL_SHOTS")
	if dir == "" {
		t.Skip("TIDEPOOL_SHOTS names no folder for pictures")
	}
	sizes := []image.Point{desktop, image.Pt(1024, 768), tablet, phone}
	if list := strings.Fields(os.Getenv("TIDEPOOL_SIZES")); len(list) > 0 {
		sizes = nil
		for _, word := range list {
			var p image.Point
			if _, err := fmt.Sscanf(word, "%dx%d", &p.X, &p.Y); err != nil {
				t.Fatalf("TIDEPOOL_SIZES: %q: %v", word, err)
			}
			sizes = append(sizes, p)
		}
	}
	var text int
	if word := os.Getenv("TIDEPOOL_TEXT"); word != "" {
		var err error
		if text, err = strconv.Atoi(word); err != nil {
			t.Fatalf("TIDEPOOL_TEXT: %v", err)
		}
	}
	return &studio{
		sizes:    sizes,
		look:     settings.Theme(cmp.Or(os.Getenv("TIDEPOOL_LOOK"), string(settings.ThemeDay))),
		language: os.Getenv("TIDEPOOL_LANGUAGE"),
		text:     text,
		save: func(name string, size image.Point, img *image.RGBA) error {
			file := fmt.Sprintf("%s-%dx%d.png", name, size.X, size.Y)
			return writePNG(filepath.Join(dir, file), img, png.BestSpeed)
		},
	}
}

// tour goes through every scene of the program.
func (s *studio) tour(t *testing.T) {
	t.Run("scenes", s.menus)
	t.Run("statistics", s.counted)
	t.Run("ends", s.ends)
	for _, w := range wholeGames {
		t.Run(w.game, func(t *testing.T) { s.boards(t, w.game) })
		t.Run("learn-"+w.game, func(t *testing.T) { s.teaching(t, w.game) })
	}
	t.Run("library", s.library)
	t.Run("opponents", s.opponents)
	t.Run("studies", s.studies)
	t.Run("setup", s.setups)
	t.Run("links", s.links)
	t.Run("clocks", s.clocks)
	t.Run("puzzles", s.puzzles)
	t.Run("rush", s.rushEnd)
	t.Run("even", s.even)
	t.Run("handed", s.handed)
	t.Run("solving", s.solving)
}

// opponents takes pictures of boards with the engine, each game at another level, and of its reaction to a
// win.
func (s *studio) opponents(t *testing.T) {
	for i, w := range wholeGames {
		m := opening(t, w.game, 12)
		side := m.Info().Sides[m.Position().Turn().Other()]
		if err := m.SetTag(strings.ToUpper(side[:1])+side[1:]+"Level", strconv.Itoa(8-i)); err != nil {
			t.Fatal(err)
		}
		f := newFolder(t)
		f.open(m, s.settings())
		c := s.open(f)
		c.take("opponent-" + w.game)
		c.click("board.more")
		c.click("more.resign")
		c.click("question.yes")
		c.take("opponent-won-" + w.game)
		c.click("results.review")
		c.looked()
		c.take("opponent-review-" + w.game)
	}
}

// menus takes pictures of the pages without a board.
func (s *studio) menus(t *testing.T) {
	fresh := newFolder(t)
	fresh.prefer(s.settings())
	s.open(fresh).take("menu")
	f := newFolder(t)
	for _, w := range wholeGames {
		f.keep(opening(t, w.game, 5))
	}
	set := s.settings()
	set.Rated = set.Rated.With("kalah", ratedHistory(60))
	set.Evenings = set.Evenings.With("konane", clubEvening(t))
	f.prefer(set)
	c := s.open(f)
	c.take("menu-continue")
	c.click("menu.settings")
	c.take("settings")
	c.click("back")
	c.click("menu.games")
	c.take("games")
	c.click("games.add")
	c.take("bring")
	c.click("bring.choose") // there is no file dialog here: a path is typed
	c.ticks(20)
	c.take("bring-path")
	c.click("bring.close")
	c.click("back")
	c.click("menu.game.kalah")
	c.click("newgame.rating.page")
	c.take("rating")
	c.click("rating.game.konane")
	c.take("rating-none")
	c.click("back")
	c.click("newgame.rated")
	c.take("rated")
	c.click("board.menu")
	for _, w := range wholeGames {
		c.click("menu.game." + w.game)
		c.take("newgame-" + w.game)
		c.click("newgame.engine.options")
		if w.game == "konane" {
			c.take("newoptions")
		}
		c.click("newgame.engine.rules")
		c.take("newrules-" + w.game)
		if c.has("option.deal.choose") {
			c.click("option.deal.choose")
			c.take("cards")
			c.click("back")
		}
		c.click("newgame.done")
		c.click("newgame.done")
		if w.game == "kalah" || w.game == "konane" {
			c.click("newgame.club")
			c.take("club-" + w.game)
			c.click("back")
		}
		c.click("back")
	}
}

// counted takes pictures of the statistics of stored games.
func (s *studio) counted(t *testing.T) {
	games := 40
	if n, err := strconv.Atoi(os.Getenv("TIDEPOOL_PLAYED")); err == nil {
		games = n
	}
	f := newFolder(t)
	f.plays(games)
	f.prefer(s.settings())
	c := s.open(f)
	c.click("menu.statistics")
	c.rest()
	c.take("statistics")
	c.click("statistics.game")
	c.click("statistics.game.konane")
	c.ticks(60) // until the openings are counted
	c.take("statistics-game")
	c.click("statistics.with")
	c.click("statistics.with.people")
	c.take("statistics-people")
	c.click("statistics.game")
	c.click("statistics.game.all")
	c.click("statistics.export")
	c.ticks(10)
	c.take("export")
	c.click("export.close")
	c.click("statistics.erase")
	c.take("erase")
}

// ratedHistory returns a ledger of n games.
func ratedHistory(n int) (l rating.Ledger) {
	const last = 1795262400
	for i := range n {
		score := []float64{1, 0, 1, 0.5, 0, 1, 1, 0, 1, 1, 0}[i*i%11]
		l = l.Add(rating.Entry{ID: fmt.Sprintf("20261001-120000000-%04d", i), When: last - int64(n-i)*70000, Level: 3 + i*4/(n+1), Side: i % 2, Score: score}, rating.Even(ai.Levels))
	}
	return l
}

// boards takes pictures of a game's board at several moments, and of the sheets over it.
func (s *studio) boards(t *testing.T, game string) {
	opened := func(m *match.Match, seat settings.Seating) *camera {
		f := newFolder(t)
		set := s.settings()
		set.Seating = seat
		f.open(m, set)
		return s.open(f)
	}
	name := "board-" + game + "-"
	opened(newMatch(t, game, optionsOf(game)), settings.SeatSame).take(name + "start")
	middle := opening(t, game, 13)
	opened(middle, settings.SeatOpposite).take(name + "opposite")
	c := opened(middle, settings.SeatSame)
	c.take(name + "middle")
	c.click("spot." + string(middle.Position().Turns()[0].Paths[0][0]))
	c.take(name + "tapped")
	c.over(game)
	c.choice(game, opened)
}

// ends takes pictures of games against the engine that end lost, won and drawn.
func (s *studio) ends(t *testing.T) {
	ends := []struct {
		name, game string
		level      int
		end        func(*match.Match) error
	}{
		{"lost", "konane", 8, func(m *match.Match) error { return m.Resign(rules.Near) }},
		{"won", "kanishogi", 3, func(m *match.Match) error { return m.Resign(rules.Far) }},
		{"drawn", "onitama", 1, (*match.Match).AgreeDraw},
	}
	for _, e := range ends {
		m := opening(t, e.game, 13)
		if err := errors.Join(m.SetTag(seats.LevelTag(m.Info(), rules.Far), strconv.Itoa(e.level)), m.SetTag(seats.SecondsTag, "385"), e.end(m)); err != nil {
			t.Fatal(err)
		}
		f := newFolder(t)
		f.open(m, s.settings())
		c := s.open(f)
		c.saved()
		c.click("review.result")
		c.take("end-" + e.name)
		if e.name == "won" {
			c.click("results.share")
			c.take("share")
			c.click("share.picture")
			c.ticks(60) // until the picture is made
			c.take("picture")
		}
	}
}

// over takes pictures of the sheets over a board.
func (c *camera) over(game string) {
	c.t.Helper()
	if c.has("board.stepback") {
		c.click("board.stepback")
	}
	if game == "kaninariebi" {
		c.click("board.more")
		c.take("more")
		if c.has("more.turns") {
			c.click("more.turns")
			c.take("turns")
			c.click("turns.close")
		} else if c.click("more.close"); c.has("board.turns") { // no room beside the board
			c.click("board.turns")
			c.take("turns")
			c.click("turns.close")
		}
	}
	c.click("board.more")
	c.click("more.resign")
	if game == "kaninariebi" {
		c.take("question")
	}
	c.click("question.yes")
	c.take("results-" + game)
	c.click("results.review")
	if game == "kaninariebi" {
		c.take("review")
	}
}

// choice takes pictures of a moment with a choice that is not a square.
func (c *camera) choice(game string, opened func(*match.Match, settings.Seating) *camera) {
	c.t.Helper()
	options := optionsOf(game)
	if game == "kalah" {
		options = "pie=on"
	}
	m, taps := undecided(c.t, game, options)
	if m == nil {
		c.t.Errorf("%s never has a choice", game)
		return
	}
	d := opened(m, settings.SeatSame)
	for _, s := range taps {
		d.click("spot." + string(s))
	}
	d.take("board-" + game + "-choice")
}

// TestReadmePictures makes the README's pictures when the golden ones are made.
func TestReadmePictures(t *testing.T) {
	if !updating() {
		t.Skip("TIDEPOOL_UPDATE is not set")
	}
	for _, w := range wholeGames {
		f := newFolder(t)
		f.open(opening(t, w.game, 9), quickest())
		g := start(t, f, desktop)
		g.settle()
		small := paletted(reduced(g.picture(), 640), true)
		if err := writePNG(filepath.Join("..", "..", "docs", w.game+".png"), small, png.BestCompression); err != nil {
			t.Fatal(err)
		}
	}
}

// clubEvening returns an evening of seven players in its second round.
func clubEvening(t *testing.T) string {
	e := club.New("e2e", club.Swiss, "konane")
	for _, name := range []string{"Ann", "Bo", "Cyril", "Dorothea", "Emi", "Ferenc", "Галина"} {
		if _, err := e.Join(name); err != nil {
			t.Fatal(err)
		}
	}
	for n, results := range [][]club.Result{{club.FirstWon, club.Drawn, club.SecondWon}, {club.SecondWon}} {
		round, err := e.Next()
		if err == nil {
			err = e.Begin(round)
		}
		if err != nil {
			t.Fatal(err)
		}
		for i, r := range results {
			_ = e.Decide(n, i, r)
		}
	}
	return e.Text()
}
