package scenes_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/locale"
	"tidepool/play/match"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// setUp opens the page for setting up positions of a game.
func setUp(t testing.TB, game string) *player {
	t.Helper()
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Settings.Motion = settings.MotionOff
	p.press("menu.game."+game, "newgame.analysis")
	if p.scene() != "setup" {
		t.Fatalf("scene %s", p.scene())
	}
	return p
}

// ready reports whether the position can be analysed.
func (p *player) ready() bool { n := p.node("setup.analyse"); return n != nil && n.Operable() }

// A position is set up by pressing nodes. Impossible steps are refused with a reason, and unreachable
// positions are marked as such.
func TestSetUp(t *testing.T) {
	p := setUp(t, "kaninariebi")
	if got := p.says("setup.says"); got != "Black to move." || !p.ready() {
		t.Errorf("at first: %q", got)
	}
	p.press("setup.tool.put.0", "spot.b1")
	if got := p.says("setup.says"); got != "Black has at most 5 of these" || !p.ready() {
		t.Errorf("a sixth crab: %q", got)
	}
	p.press("setup.tool.erase", "spot.a1", "setup.tool.put.1", "spot.b1")
	if got := p.node("spot.b1").Label; !strings.Contains(got, "shrimp") || p.says("setup.says") != "Black to move." {
		t.Errorf("b1 is %q, %q is said", got, p.says("setup.says"))
	}
	p.press("spot.b1")
	if got := p.node("spot.b1").Label; strings.Contains(got, "shrimp") {
		t.Errorf("pressed again, b1 is %q", got)
	}
	p.press("setup.turn.red")
	if got := p.says("setup.says"); got != "Red to move." {
		t.Errorf("turned: %q", got)
	}
	p.press("setup.clear")
	if got := p.says("setup.says"); p.ready() || got != "Both sides have won, and only one can" {
		t.Errorf("cleared: %q", got)
	}
	for range 5 {
		p.press("setup.undo")
	}
	if n := p.node("setup.undo"); n.Operable() || p.says("setup.says") != "Black to move." {
		t.Errorf("taken back: %q", p.says("setup.says"))
	}
	p.key(ebiten.KeyX)
	if got := p.says("setup.says"); got != "Red to move." {
		t.Errorf("the key X: %q", got)
	}
}

func TestSetUpUnreachable(t *testing.T) {
	p := setUp(t, "konane")
	p.press("spot.c3", "setup.turn.white") // on a full board the eraser is selected
	const want = "White to move. This cannot come up in a game. No game begins by removing these stones."
	if got := p.says("setup.says"); got != want || !p.ready() {
		t.Errorf("%q is said, want %q", got, want)
	}
	p.press("setup.tool.put.0", "spot.b1")
	if got := p.says("setup.says"); got != "b1: only White's stones stand on that square" {
		t.Errorf("the wrong colour: %q", got)
	}
}

func TestSetUpSeeds(t *testing.T) {
	p := setUp(t, "kalah")
	p.press("setup.tool.less", "spot.A")
	if got := p.says("setup.says"); got != "Seeds still to be placed: 1" || p.ready() {
		t.Errorf("one less: %q", got)
	}
	p.press("setup.tool.one", "spot.north-store")
	if got := p.node("spot.north-store").Label; !strings.Contains(got, "1") || !p.ready() {
		t.Errorf("the store is %q, %q is said", got, p.says("setup.says"))
	}
	p.press("setup.tool.none", "spot.b", "setup.tool.five", "spot.C")
	if got := p.says("setup.says"); got != "Seeds too many: 1" {
		t.Errorf("five more: %q", got)
	}
}

func TestSetUpCards(t *testing.T) {
	p := setUp(t, "onitama")
	cards := func() (list []string) {
		for _, n := range p.app.Laid().Nodes {
			if _, _, square := rules.Spot(strings.TrimPrefix(n.ID, "spot.")).Coordinates(); n.Role == ui.RoleSpot && !square {
				list = append(list, n.ID)
			}
		}
		return list
	}
	before := cards()
	if len(before) != 5 {
		t.Fatalf("cards %v", before)
	}
	p.press(before[0])
	if p.scene() != "setupcards" {
		t.Fatalf("scene %s", p.scene())
	}
	for _, n := range p.app.Laid().Nodes {
		if name, ok := strings.CutPrefix(n.ID, "setup.pick."); ok && !n.Checked {
			p.press(n.ID)
			if p.scene() != "setup" || p.node("spot."+name) == nil || p.node(before[0]) != nil || len(cards()) != 5 {
				t.Errorf("with %s the cards are %v", name, cards())
			}
			break
		}
	}
	p.dragOnto(before[1], before[2])
	if len(cards()) != 5 || !p.ready() {
		t.Errorf("traded, the cards are %v", cards())
	}
}

// dragOnto drags from one node to another.
func (p *player) dragOnto(from, to string) {
	p.t.Helper()
	a, b := p.node(from).Rect.Center(), p.node(to).Rect.Center()
	p.point(ui.Pointer{At: a, Down: true, Pressed: true})
	for i := 1; i <= 8; i++ {
		f := float64(i) / 8
		at := a
		at.X, at.Y = a.X+(b.X-a.X)*f, a.Y+(b.Y-a.Y)*f
		p.point(ui.Pointer{At: at, Down: true, Moved: true})
	}
	p.point(ui.Pointer{At: b, Released: true})
	p.tick()
}

func TestSetUpDrags(t *testing.T) {
	p := setUp(t, "kanishogi")
	p.dragOnto("spot.a3", "spot.b3")
	if got := p.node("spot.b3").Label; !strings.Contains(got, "parent") {
		t.Errorf("dragged, b3 is %q", got)
	}
	p.dragOnto("spot.a1", "title")
	p.dragOnto("setup.tool.put.2", "spot.e1")
	if got := p.node("spot.e1").Label; !strings.Contains(got, "grown") && !strings.Contains(got, "2") {
		t.Errorf("e1 is %q", got)
	}
	if !p.ready() {
		t.Errorf("%q is said", p.says("setup.says"))
	}
}

// typeInto replaces the text of a field.
func (p *player) typeInto(id, text string) {
	p.do(ui.Command{Verb: ui.CommandType, ID: id, Text: text})
}

func TestSetUpText(t *testing.T) {
	p := setUp(t, "konane")
	p.press("setup.text")
	p.typeInto("setuptext.line", "nonsense")
	p.press("setuptext.use")
	if p.scene() != "setuptext" || p.node("setuptext.wrong") == nil {
		t.Fatalf("scene %s", p.scene())
	}
	const text = "8/8/8/8/8/8/8/xoxoxoxo w" // unreachable in a game
	p.typeInto("setuptext.line", text)
	p.press("setuptext.use")
	if p.scene() != "setup" || p.node("setup.says") == nil {
		t.Fatalf("scene %s", p.scene())
	}
	p.press("setup.text")
	if got := p.node("setuptext.line").Edit.Text; got != text {
		t.Errorf("the text is %q", got)
	}
}

// An invalid position text gets a reason if the game knows one.
func TestSetUpTextReasons(t *testing.T) {
	for _, test := range []struct{ game, text, want string }{
		{"kaninariebi", "CC2c/C3c/C3c/C3c/C3c b", "Black has at most 5 of these"},
		{"kaninariebi", "5/5/5/5/5 b", "Both sides have won, and only one can"},
		{"kanishogi", "A3b/D4/K3k/5/5 b", "Black has won already"},
		{"onitama", "bb1bb/5/5/5/rr1rr r boar,ox elephant,horse crab", "Both masters are missing"},
		{"konane", "oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo w", "is to move"},
		{"kalah", "4,4,4,4,4,4/4,4,4,4,4,4 1 0 s", "Seeds too many: 1"},
		{"kalah", "4,4,4,4,4,4/4,4,4,4,4,3 0 0 s", "Seeds still to be placed: 1"},
		{"kalah", "what", ""},
	} {
		p := setUp(t, test.game)
		p.press("setup.text")
		p.typeInto("setuptext.line", test.text)
		p.press("setuptext.use")
		said := p.says("setuptext.wrong")
		if !strings.Contains(said, test.want) || !strings.HasPrefix(said, "That is no position of this game.") || (test.want == "") != (said == "That is no position of this game.") {
			t.Errorf("%s %q: %q", test.game, test.text, said)
		}
	}
}

// Where only one side can be to move, it is, and the position can be used; the side chosen comes back when it can.
func TestSetUpFindsTheSide(t *testing.T) {
	p := setUp(t, "konane")
	p.press("setup.tool.erase")
	for _, step := range []struct{ press, mover string }{{"spot.a1", "white"}, {"spot.b1", "black"}} {
		p.press(step.press)
		if n := p.node("setup.turn." + step.mover); !n.Checked || !p.node("setup.analyse").Operable() {
			t.Errorf("after %s: %q; %s is to move: %v", step.press, p.says("setup.says"), step.mover, n.Checked)
		}
	}
}

// A position that was set up can be played, by people and against the engine.
func TestSetUpPlays(t *testing.T) {
	for _, button := range []string{"setupplay.people", "setupplay.white", "setupplay.black"} {
		p := setUp(t, "konane")
		p.press("setup.tool.erase", "spot.a1", "spot.b1", "spot.c3", "spot.c4", "setup.play", button)
		p.rest()
		if p.scene() != "board" {
			t.Fatalf("%s: scene %s", button, p.scene())
		}
		m := p.match()
		if !strings.HasPrefix(m.At(0).String(), "oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/ox1xoxox/xo1oxoxo/oxoxoxox/2xoxoxo b") {
			t.Errorf("%s: begins with %s", button, m.At(0))
		}
		if again, err := match.Read(m.FullRecord(), games.All()); err != nil || again.At(0) != m.At(0) {
			t.Errorf("the record is not read: %v", err)
		}
	}
}

// A game's position goes to an analysis board and back, and the game stays unchanged. The analysis is kept
// but never counts.
func TestAnalysisOfAGame(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Settings.Motion = settings.MotionOff
	p.begin("kaninariebi")
	p.turn()
	p.rest()
	before := p.match().FullRecord()
	p.press("board.more", "more.analyse")
	p.rest()
	if p.scene() != "study" {
		t.Fatalf("scene %s", p.scene())
	}
	p.looksAt(1) // with the turn played
	p.press("spot.e1", "spot.d1")
	p.rest()
	p.press("back")
	p.rest()
	if p.scene() != "board" || p.match().FullRecord() != before {
		t.Errorf("scene %s, game\n%s", p.scene(), p.match().FullRecord())
	}
	p.showsPosition()
	games := p.env.Shelf.List().Games
	if len(games) != 2 {
		t.Fatalf("%d games are kept", len(games))
	}
	p.press("board.menu", "menu.games")
	p.rest()
	found := false
	for _, n := range p.app.Laid().Nodes {
		if strings.HasPrefix(n.ID, "games.open.") && strings.Contains(n.Label, "Analysis") {
			found = true
			p.press(n.ID)
			p.rest()
			break
		}
	}
	if !found || p.scene() != "study" {
		t.Errorf("the analysis is found %t; scene %s", found, p.scene())
	}
}

// The end of a game goes to an analysis board with all its turns.
func TestAnalysisOfAnEndedGame(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.set(func(s *settings.Settings) { s.Motion = settings.MotionOff })
	p.open("kalah", "", "0,0,0,0,0,1/0,0,0,0,1,6 24 16 s", [2]int{})
	p.plays("F")
	p.press("results.review", "study.more", "studymore.analyse")
	p.rest()
	p.looksAt(1)
	for _, step := range []struct {
		press, says string
	}{{"review.first", "The position set up"}, {"review.next", ""}} {
		p.press(step.press)
		p.rest()
		if says := p.says("study.says"); step.says != "" && says != step.says {
			t.Errorf("after %s: %q", step.press, says)
		}
	}
	p.looksAt(1)
}

// Everything fits in all windows and languages.
func TestSetUpLayouts(t *testing.T) {
	look := func(p *player, where string) {
		t.Helper()
		checkLayout(t, p, where)
		p.press("setup.clear")
		checkLayout(t, p, where+" cleared")
		p.press("setup.usual", "setup.text")
		checkLayout(t, p, where+" text")
		p.press("setuptext.close", "setup.play")
		checkLayout(t, p, where+" play")
	}
	for _, g := range games.All() {
		id := g.Info().ID
		for _, f := range [][2]float64{{390, 844}, {768, 1024}, {1024, 768}, {1440, 900}, {844, 390}, {320, 480}} {
			p := setUp(t, id)
			p.resize(f[0], f[1])
			p.tick()
			look(p, fmt.Sprintf("%s %.0f×%.0f", id, f[0], f[1]))
		}
		for _, lang := range locale.Languages() {
			p := setUp(t, id)
			p.env.Prefs.Settings.Language = lang.Tag
			p.env.Prefs.Settings.Text = 200
			p.resize(390, 844)
			p.tick()
			look(p, id+" "+lang.Tag)
		}
	}
}

// Positions on each game's spots can be set up without a pointer.
func TestSetUpByCommands(t *testing.T) {
	for _, g := range games.All() {
		p := setUp(t, g.Info().ID)
		for _, token := range rules.Tokens(startOf(t, g).Tokens()) {
			if g.Info().Spot(token.Spot).Class != rules.CardSpot && p.node("spot."+string(token.Spot)) == nil {
				t.Errorf("%s: nothing is called %s", g.Info().ID, token.Spot)
			}
		}
		for _, s := range []string{"a1", "A"} {
			if p.node("spot."+s) != nil {
				old := p.says("setup.says")
				p.do(ui.Command{Verb: ui.CommandPress, ID: "spot." + s})
				if p.says("setup.says") == old && p.node("setup.undo").Disabled {
					t.Errorf("%s: pressing %s does nothing", g.Info().ID, s)
				}
			}
		}
	}
}

func startOf(t *testing.T, g rules.Game) rules.Position {
	t.Helper()
	p, err := g.Start("")
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// A draft that is no position yet is in the page's address, and goes on there when the page is loaded again.
func TestSetUpDraftStays(t *testing.T) {
	for game, steps := range map[string][]string{
		"kaninariebi": {"setup.clear"},
		"kanishogi":   {"setup.clear", "setup.tool.put.1", "spot.b2"},
		"onitama":     {"setup.clear", "setup.tool.put.0", "spot.c4"},
		"konane":      {"spot.c3", "setup.turn.black"},
		"kalah":       {"setup.tool.less", "spot.A", "spot.a", "setup.turn.north"},
	} {
		p := setUp(t, game)
		p.press(steps...)
		at, said := p.route(), p.says("setup.says")
		if p.ready() || !strings.Contains(at, "/_") {
			t.Errorf("%s: %q is at %q", game, said, at)
			continue
		}
		q := routed(t, new(shelf.Memory), at, nil)
		q.ticks(2)
		if q.scene() != "setup" || q.route() != at || q.says("setup.says") != said || q.ready() {
			t.Errorf("%s: %q is at %q, then %q is", at, said, q.route(), q.says("setup.says"))
		}
		for _, n := range p.app.Laid().Nodes {
			if n.Role == ui.RoleSpot && (q.node(n.ID) == nil || q.node(n.ID).Label != n.Label) {
				t.Errorf("%s: %s is no longer %q", at, n.ID, n.Label)
			}
		}
	}
}
