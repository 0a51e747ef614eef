package scenes_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/settings"
)

// shown returns where the finger taps next, "" if it is hidden.
func (p *player) shown() string {
	if n := p.node("board.finger"); n != nil {
		return n.Text
	}
	return ""
}

// A finger shows the first turn to a player who has not finished a game, one tap and one sentence at a time.
// Nothing is asked, and after the first turn it never returns.
func TestFirstTouch(t *testing.T) {
	for _, g := range games.All() {
		for _, door := range []string{"newgame.engine", "newgame.people"} {
			p := phone(t, new(shelf.Memory), 1)
			w := p.env.App.Words
			p.press("menu.game."+g.Info().ID, door)
			p.rest()
			p.watch = func() {
				if s := p.scene(); s != "board" {
					t.Fatalf("in between comes %s", s)
				}
			}
			taps := 0
			for ; p.shown() != ""; taps++ {
				want := w.Of(key.FirstAims, g.Info().ID) + "\n" + w.T(key.FirstBegin)
				if taps > 0 {
					want = w.T(key.FirstThen)
				}
				if says := p.says("bar." + g.Info().Sides[p.match().Position().Turn()] + ".status"); says != want {
					t.Errorf("%s: after %d taps %q is said, want %q", g.Info().ID, taps, says, want)
				}
				if n := p.node("board.finger"); !strings.HasPrefix(n.Label, want) || len(n.Label) == len(want) {
					t.Errorf("%s: the finger is read as %q", g.Info().ID, n.Label)
				}
				checkLayout(t, p, "first touch of "+g.Info().ID)
				p.press("spot." + p.shown())
				p.rest()
				if taps > 5 {
					t.Fatal("it never ends")
				}
			}
			for _, id := range []string{"board.stay", "board.done"} { // asked after the last tap
				if p.ply() == 0 && p.node(id) != nil {
					p.press(id)
					p.rest()
				}
			}
			if p.ply() == 0 || taps == 0 {
				t.Errorf("%s: %d taps played no turn", g.Info().ID, taps)
			}
			p.answered()
			if p.press("board.undo"); p.shown() != "" {
				t.Errorf("%s: it is there again", g.Info().ID)
			}
		}
	}
}

// In a window too small for the aim and what to do, the latter is said whole; in others both are, in a wide one apart.
func TestFirstTouchFits(t *testing.T) {
	for _, size := range [][2]float64{{320, 568}, {390, 844}, {768, 1024}, {1280, 800}} {
		p := newPlayer(t, new(shelf.Memory))
		p.begin("onitama")
		p.resize(size[0], size[1])
		p.rest()
		n := p.node("bar.red.status")
		w, said := p.env.App.Words, strings.Join(n.Lines, " ")
		if list := p.node("turns.none"); list != nil {
			said += " " + strings.Join(list.Lines, " ")
		}
		if !strings.Contains(said, w.T(key.FirstBegin)) || strings.Contains(said, w.Of(key.FirstAims, "onitama")) != (size[0] > 320) {
			t.Errorf("%v: %q", size, n.Lines)
		}
	}
}

// Against the engine the finger shows the turn that a hint advises, and none if the person begins another.
func TestFirstTouchIsTheHint(t *testing.T) {
	for _, g := range games.All() {
		p := newPlayer(t, new(shelf.Memory))
		p.engine.Slow = true
		p.against(g.Info().ID, false)
		p.rest()
		if p.shown() != "" {
			t.Errorf("%s: it shows %s before any turn is known to be good", g.Info().ID, p.shown())
		}
		if says := p.bar(p.match().Position().Turn()).Label; !strings.HasPrefix(says, p.env.App.Words.Of(key.FirstAims, g.Info().ID)) {
			t.Errorf("%s: in the meantime it says %q", g.Info().ID, says)
		}
		turns := p.match().Position().Turns()
		best := turns[len(turns)-1] // not one that the finger would choose
		p.engine.Slow, p.engine.Word = false, best.Word
		p.engine.Answer()
		p.rest()
		if got := rules.Spot(p.shown()); !slices.ContainsFunc(best.Paths, func(path []rules.Spot) bool { return path[0] == got }) {
			t.Errorf("%s: it shows %s, where %s is best", g.Info().ID, got, best.Word)
		}
		if hint := p.hinted(); hint != best.Word {
			t.Errorf("%s: the hint is %s, where %s is best", g.Info().ID, hint, best.Word)
		}
	}
}

// After a reload the finger shows the hint's turn, until the player has played one: also one that earns another turn, or
// that is taken back.
func TestFirstTouchReloaded(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.against("kalah", false)
	p.rest()
	q := p.reloaded(store)
	if shown, hint := q.shown(), q.hinted(); shown == "" || shown != strings.ToUpper(hint[:1]) {
		t.Errorf("after a reload it shows %q, and the hint is %q", shown, hint)
	}
	q.playSpots("C")
	if q.ply() != 1 || q.match().Position().Turn() != rules.Near {
		t.Fatal("that earns no turn")
	}
	for _, undoes := range []bool{false, true} {
		if undoes {
			q.press("board.undo")
			q.rest()
		}
		q = q.reloaded(store)
		q.ticks(60)
		if q.shown() != "" {
			t.Errorf("undone %v: after the first turn it shows %s again", undoes, q.shown())
		}
	}
}

// A hint has its own marks: the finger is hidden until the hint is closed.
func TestFirstTouchAndHint(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.against("kalah", false)
	p.answered()
	if p.shown() == "" {
		t.Fatal("nobody is shown anything")
	}
	p.hinted()
	if p.shown() != "" {
		t.Errorf("beside a hint the finger shows %s", p.shown())
	}
}

// If the person begins another turn the finger follows, or goes where that may be a worse one.
func TestFirstTouchFollows(t *testing.T) {
	for _, engine := range []bool{false, true} {
		p := newEnvPlayer(t, new(shelf.Memory), func(c *scenes.Config) {
			if !engine {
				c.Thinker = nil
			}
		})
		p.press("menu.game.kaninariebi", "newgame.people")
		p.rest()
		first := p.shown()
		turns := p.match().Position().Turns()
		at := slices.IndexFunc(turns, func(t rules.Turn) bool { return string(t.Paths[0][0]) != first })
		s := string(turns[at].Paths[0][0])
		p.press("spot." + s)
		p.rest()
		if n := p.node("spot." + p.shown()); (n != nil && n.Lit) == engine {
			t.Errorf("engine %v: after %s it shows %q, first %q", engine, s, p.shown(), first)
		}
	}
}

// A player who has finished such a game or begun its lesson sees no finger; other and imported games do not count.
func TestFirstTouchOnce(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.ended("kalah", 1, rules.Near)
	p.env.Prefs.Learned("onitama", 1)
	for game, want := range map[string]bool{"kalah": false, "onitama": false, "konane": true} {
		p.env.Home()
		p.rest()
		p.begin(game)
		if shown := p.shown() != ""; shown != want {
			t.Errorf("%s: shown %v", game, shown)
		}
	}
	q := correspondent(t)
	q.linked("#g=" + strings.TrimPrefix(linkOf(t), "#g="))
	q.app.Home()
	q.rest()
	q.begin("konane")
	if q.shown() == "" {
		t.Error("not shown after a game of others")
	}
}

// The hand moves, and stands still without motion.
func TestFirstTouchMoves(t *testing.T) {
	for _, motion := range []settings.Motion{settings.MotionNormal, settings.MotionOff} {
		p := newPlayer(t, new(shelf.Memory))
		p.set(func(s *settings.Settings) { s.Motion = motion })
		p.begin("kanishogi")
		p.ticks(20)
		a := p.drawn()
		p.ticks(25)
		if same := bytes.Equal(a.Pix, p.drawn().Pix); same != (motion == settings.MotionOff) {
			t.Errorf("%s: the same picture %v", motion, same)
		}
		with := p.drawn()
		p.ended("kanishogi", 1, rules.Near)
		p.env.Home()
		p.rest()
		p.begin("kanishogi")
		p.ticks(45)
		if bytes.Equal(with.Pix, p.drawn().Pix) {
			t.Errorf("%s: there is no hand", motion)
		}
	}
}

// A board left alone comes to rest.
func TestFirstTouchRests(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("kanishogi")
	p.ticks(60 * 60)
	a := p.drawn()
	p.ticks(40)
	if !bytes.Equal(a.Pix, p.drawn().Pix) || p.shown() == "" {
		t.Error("it still moves, or is gone")
	}
}

// The finger also shows the first step of the first lesson, and only that.
func TestFirstTouchInLesson(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	c := p.lesson("kalah")
	p.ticks(45)
	a := p.drawn()
	p.ticks(45)
	if bytes.Equal(a.Pix, p.drawn().Pix) {
		t.Error("nothing moves")
	}
	p.solve("kalah", c.Steps[0])
	p.press("lesson.next")
	p.rest()
	p.ticks(45)
	a = p.drawn()
	p.ticks(45)
	if !bytes.Equal(a.Pix, p.drawn().Pix) {
		t.Error("it is shown in the second step, too")
	}
}

// linkOf returns the link of a game finished by others.
func linkOf(t *testing.T) string {
	t.Helper()
	p := correspondent(t)
	p.begin("kalah")
	p.playSpots("A")
	p.resign()
	p.press("results.share", "share.link")
	link := p.handOn()
	_, fragment, _ := strings.Cut(link, "#g=")
	return fragment
}

// The finger shows a newcomer's first turn, also if the friend has begun.
func TestTableFirstTouch(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", nil)
	_, other := mover(ann, bo)
	for _, gone := range []bool{false, true} {
		c.turns(ann, bo, 1)
		c.until("the finger", func() bool { return (other.shown() == "") == gone })
	}
}
