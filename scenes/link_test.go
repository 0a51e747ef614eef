package scenes_test

import (
	"strings"
	"testing"

	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/ui"
)

// linked lets a link come in from outside.
func (p *player) linked(text string) {
	p.t.Helper()
	p.on.Linked = text
	p.ticks(2)
	p.rest()
}

// handOn copies the link of the game on the board, whose sheet is open.
func (p *player) handOn() string {
	p.t.Helper()
	p.on.Copied = ""
	p.press("link.copy")
	p.ticks(2)
	for p.scene() == "notice" {
		p.press("notice.ok")
	}
	if !strings.HasPrefix(p.on.Copied, p.on.Page()+"#g=") {
		p.t.Fatalf("copied %q", p.on.Copied)
	}
	return p.on.Copied
}

// correspondent returns a player who plays by links.
func correspondent(t *testing.T) *player {
	p := newPlayer(t, new(shelf.Memory))
	p.on.Copies = true
	return p
}

// dismiss closes a notice, a toast or the sheet about a link and returns its text.
func (p *player) dismiss() string {
	p.t.Helper()
	if p.scene() == "arrived" {
		text := p.says("arrived.title") + " " + p.says("arrived.side")
		p.press("arrived.play")
		return text
	}
	if text := p.says("toast"); text != "" {
		p.press("toast")
		return text
	}
	if p.scene() != "notice" {
		p.t.Fatalf("no notice over %s", p.scene())
	}
	text := p.says("notice.text")
	p.press("notice.ok")
	return text
}

// playSpots presses spots, one turn each.
func (p *player) playSpots(spots ...string) {
	p.t.Helper()
	for _, s := range spots {
		p.press("spot." + s)
		p.rest()
	}
}

// TestLetters plays a game by links between two programs.
func TestLetters(t *testing.T) {
	ann, bo := correspondent(t), correspondent(t)
	ann.begin("konane")
	ann.playSpots("d4")
	ann.press("board.more")
	ann.press("more.link")
	ann.press("link.bylink")
	first := ann.handOn()
	ann.press("link.close")
	ann.press("spot.e4")
	ann.rest()
	if ann.match().Ply() != 1 {
		t.Error("Ann plays for Bo")
	}

	bo.linked(first)
	if got, want := bo.dismiss(), "A friend sends you a game: Konane You play White. It is your turn."; got != want {
		t.Errorf("says %q, want %q", got, want)
	}
	bo.playSpots("e4")
	second := bo.handOn()
	bo.press("link.close")

	ann.linked(second)
	if got := ann.dismiss(); ann.scene() != "board" || got != ann.env.App.Words.T(key.LinkYours) {
		t.Errorf("a reply opens %s and says %q", ann.scene(), got)
	}
	if m := ann.match(); m.Ply() != 2 || m.Turn(2).Word != "e4" {
		t.Errorf("Ann's game is %s", m.Record())
	}
	if n := len(ann.env.Shelf.List().Games); n != 1 {
		t.Errorf("%d games", n)
	}
	ann.linked(first)
	if got, want := ann.dismiss(), ann.env.App.Words.T(key.LinkOld); got != want || ann.match().Ply() != 2 {
		t.Errorf("an old link says %q, want %q", got, want)
	}

	// Bo undoes his turn and plays another: both are kept.
	mine := ann.match().FullRecord()
	m := bo.match().Copy()
	m.Undo()
	if _, err := m.Play(otherThan(m.Position(), "e4")); err != nil {
		t.Fatal(err)
	}
	for n := range 2 {
		ann.linked(link.To(ann.on.Page(), link.Encode(m)))
		if got, want := ann.dismiss(), ann.env.App.Words.T([]key.Text{key.LinkParted, key.LinkSame}[n]); got != want {
			t.Errorf("says %q, want %q", got, want)
		}
		if got := ann.match().Turn(2).Word; got != m.Turn(2).Word {
			t.Errorf("shows %s", got)
		}
	}
	if games := ann.env.Shelf.List().Games; len(games) != 2 {
		t.Errorf("%d games", len(games))
	}
	ann.linked(second)
	ann.dismiss()
	if ann.match().FullRecord() != mine {
		t.Errorf("Ann's game is %s, want %s", ann.match().FullRecord(), mine)
	}
}

// After making the link of a turn a player can undo neither it nor what the other player has sent; before
// that, and after the game stops being by links, they can.
func TestSentTurnsStand(t *testing.T) {
	ann, bo := correspondent(t), correspondent(t)
	ann.begin("konane")
	ann.playSpots("d4")
	ann.press("board.more")
	ann.press("more.link")
	ann.press("link.bylink")
	first := ann.handOn()
	ann.press("link.close")
	stands := func(p *player, ply int) {
		t.Helper()
		p.on.Said = nil
		want := p.env.App.Words.T(key.LinkStands)
		if n := p.node("board.undo"); n == nil || !n.Disabled || n.Note != want {
			t.Errorf("undo: %+v", n)
		}
		p.keyed("U")
		p.rest()
		if p.match().Ply() != ply || !strings.Contains(strings.Join(p.on.Said, "|"), want) {
			t.Errorf("%d turns, says %q", p.match().Ply(), p.on.Said)
		}
	}
	stands(ann, 1)
	bo.linked(first)
	bo.dismiss()
	stands(bo, 1)
	bo.playSpots("e4")
	bo.press("link.back") // nobody else knows it
	bo.rest()
	if bo.match().Ply() != 1 {
		t.Fatal("a turn cannot be taken back before it is sent")
	}
	bo.playSpots("e4")
	second := bo.handOn()
	if bo.node("link.back") != nil {
		t.Error("what has been copied can be taken back")
	}
	bo.press("link.close")
	stands(bo, 2)
	ann.linked(second)
	ann.dismiss()
	stands(ann, 2)
	ann.press("board.more")
	ann.press("more.link")
	ann.press("link.bylink")
	ann.press("link.close", "board.undo")
	ann.rest()
	if ann.match().Ply() != 1 {
		t.Error("a game that is no longer played by links stands")
	}
}

// The end of a game by links can be undone until it is sent.
func TestSentEndStands(t *testing.T) {
	ann := correspondent(t)
	ann.begin("konane")
	ann.playSpots("d4")
	ann.press("board.more")
	ann.press("more.link")
	ann.press("link.bylink")
	ann.press("link.close")
	ann.resign()
	ann.press("results.review")
	ann.keyed("U")
	ann.rest()
	if m := ann.match(); m.Outcome().Over() || m.Ply() != 1 {
		t.Fatalf("the end stands, before it is sent: %v", m.Outcome())
	}
	ann.resign()
	ann.press("results.share", "share.link", "link.close")
	for ann.scene() != "study" {
		ann.press("results.review")
	}
	ann.keyed("U")
	ann.rest()
	if !ann.match().Outcome().Over() || ann.says("toast") == "" {
		t.Errorf("the end is taken back, in %s", ann.scene())
	}
}

// The library says whose turn it is in games by links.
func TestLettersInLibrary(t *testing.T) {
	p := correspondent(t)
	p.begin("konane")
	p.playSpots("d4")
	p.press("board.more")
	p.press("more.link")
	p.press("link.bylink")
	reply := p.match().Copy()
	p.press("link.close")
	listed := func() string {
		t.Helper()
		p.press("board.menu", "menu.games")
		p.ticks(30) // small boards are drawn
		return p.node("games.open." + p.env.Shelf.Known().Games[0].ID).Label
	}
	if said := listed(); strings.Contains(said, p.env.App.Words.T(key.LibraryYours)) || !strings.Contains(said, p.env.App.Words.T(key.LinkCard)) {
		t.Errorf("the card says %q", said)
	}
	if _, err := reply.Play("e4"); err != nil {
		t.Fatal(err)
	}
	p.linked(link.To(p.on.Page(), link.Encode(reply)))
	p.dismiss()
	if said := listed(); !strings.Contains(said, p.env.App.Words.T(key.LibraryYours)) {
		t.Errorf("the card says %q", said)
	}
}

// otherThan returns a legal turn other than word.
func otherThan(p rules.Position, word string) string {
	for _, t := range p.Turns() {
		if t.Word != word {
			return t.Word
		}
	}
	return ""
}

// TestBadLinks checks that bad links are reported and leave the game on the board alone.
func TestBadLinks(t *testing.T) {
	p := correspondent(t)
	p.begin("konane")
	p.playSpots("d4")
	good := link.Encode(p.match())
	for text, want := range map[string]key.Text{
		"#g=":                                key.LinkDamaged,
		"#g=" + good[2:9]:                    key.LinkDamaged,
		"https://example.org":                key.LinkNone,
		"#g=AgAAAAAAAAAAAAAA":                key.LinkNewer,
		"#g=" + strings.Repeat("A", 100_000): key.LinkNone,
	} {
		p.linked(text)
		if got := p.dismiss(); got != p.env.App.Words.T(want) {
			t.Errorf("%.40s says %q, want %q", text, got, p.env.App.Words.T(want))
		}
		if p.scene() != "board" || p.match().Ply() != 1 {
			t.Errorf("%.40s leads to %s", text, p.scene())
		}
	}
}

// TestLinkOfLibrary reopens a game of the library by its own link, and a position of it by a link to that alone.
func TestLinkOfLibrary(t *testing.T) {
	p := correspondent(t)
	p.begin("konane")
	p.playSpots("d4", "e4")
	p.linked(link.To(p.on.Page(), link.Encode(p.match())))
	if n := len(p.env.Shelf.List().Games); n != 1 || p.scene() != "board" {
		t.Errorf("%d games, %s", n, p.scene())
	}
	p.press("board.more")
	p.press("more.link")
	p.press("link.alone")
	m, err := link.Decode(p.handOn(), games.All())
	if err != nil || m.Ply() != 0 || m.Position() != p.match().Position() {
		t.Errorf("a position alone: %v, %v", m, err)
	}
	if code := p.node("link.code"); code == nil || code.Rect.W < 200 {
		t.Errorf("the code is %v", code)
	}
}

// A link that only programs can open has no QR code, and says who can open it.
func TestLinkWithoutPage(t *testing.T) {
	p := newEnvPlayer(t, new(shelf.Memory), func(e *scenes.Config) { e.Page = "tidepool:" })
	p.begin("konane")
	p.playSpots("d4", "e4")
	p.press("board.more", "more.link")
	if p.node("link.code") != nil || !strings.HasPrefix(p.says("link.text"), "tidepool:#g=") {
		t.Errorf("shown: %s", p.ids())
	}
	if want := p.env.App.Words.T(key.LinkProgram); !strings.Contains(p.says("link.about"), want) {
		t.Errorf("says %q", p.says("link.about"))
	}
}

// A long game is read over several ticks, and opens when complete; another link that comes meanwhile replaces it.
func TestLongLink(t *testing.T) {
	p := correspondent(t)
	m, err := match.New(match.Setup{Game: games.All()[0], Options: "limit=off,repetition=off"})
	if err != nil {
		t.Fatal(err)
	}
	for m.Ply() < 300 {
		for _, turn := range m.Position().Turns() {
			if next, _, err := m.Position().Play(turn.Word); err == nil && !next.Outcome().Over() {
				m.Play(turn.Word)
				break
			}
		}
	}
	long := link.To(p.on.Page(), link.Encode(m))
	p.on.Linked = long
	p.tick()
	if p.scene() != "menu" {
		t.Errorf("%s after a tick", p.scene())
	}
	p.until("the game", func() bool { return p.scene() == "board" })
	if p.ply() != m.Ply() {
		t.Errorf("%d turns of %d", p.ply(), m.Ply())
	}
	p.linked(long)
	if n := len(p.env.Shelf.List().Games); n != 1 {
		t.Errorf("%d games", n)
	}
	p.on.Linked = long
	p.tick()
	p.linked("#g=")
	p.dismiss()
	if p.scene() != "board" {
		t.Errorf("%s after a damaged link", p.scene())
	}
}

// TestLinkSheet checks the sheet in many windows.
func TestLinkSheet(t *testing.T) {
	p := correspondent(t)
	p.on.Shares = true
	p.begin("kalah")
	p.playSpots("A")
	p.press("board.more")
	p.press("more.link")
	for _, size := range [][2]float64{{390, 844}, {768, 1024}, {844, 390}, {1280, 800}, {320, 568}} {
		p.resize(size[0], size[1])
		p.tick()
		code, send := p.node("link.code"), p.node("link.send")
		if code == nil || send == nil || code.Rect.W < 180 || overlap(code, send) {
			t.Errorf("%v: code %v, send %v", size, code, send)
		}
	}
}

func overlap(a, b *ui.Node) bool {
	return a.Rect.X < b.Rect.X+b.Rect.W && b.Rect.X < a.Rect.X+a.Rect.W && a.Rect.Y < b.Rect.Y+b.Rect.H && b.Rect.Y < a.Rect.Y+a.Rect.H
}

// A game by links begins with one sentence about how it goes, until its first turn is played.
func TestLinkBegins(t *testing.T) {
	p := correspondent(t)
	p.press("menu.game.konane", "newgame.link")
	p.rest()
	w := p.env.App.Words
	if got := p.bar(rules.Near).Label; !strings.HasPrefix(got, w.T(key.LinkBegin)) || !strings.HasSuffix(got, w.T(key.FirstBegin)) {
		t.Errorf("begins with %q", got)
	}
	p.playSpots("d4")
	p.press("link.close")
	if got := p.bar(rules.Near).Label; strings.Contains(got, w.T(key.LinkBegin)) {
		t.Errorf("after the turn it says %q", got)
	}
}
