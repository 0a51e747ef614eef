package dodgem_test

import (
	"maps"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/internal/sample/board/dodgem"
	"tidepool/locale"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/sprites"
)

// A player plays on a board by tapping it.
type player struct {
	t       *testing.T
	pos     rules.Position
	board   *board.Board
	speller board.Speller
}

func newPlayer(t *testing.T, options string) *player {
	t.Helper()
	g := dodgem.Game()
	pos, err := g.Rules.Start(options)
	if err != nil {
		t.Fatal(err)
	}
	p := &player{t: t, pos: pos, board: board.New(g, pos, &board.Style{Words: locale.English()})}
	p.board.Arrange(sprites.Rect{W: 600, H: 500}, board.Orient(g.Home, true, rules.Near))
	p.speller.Begin(g.Rules.Info(), pos, true)
	return p
}

// tap taps the place of a spot, where no other may be.
func (p *player) tap(spot rules.Spot) board.Result {
	p.t.Helper()
	var hit []rules.Spot
	var at sprites.Point
	for _, a := range p.board.Areas() {
		if a.Spot == spot {
			at = a.Rect.Center()
		}
	}
	for _, a := range p.board.Areas() {
		if a.Rect.Has(at) {
			hit = append(hit, a.Spot)
		}
	}
	if len(hit) != 1 || hit[0] != spot {
		p.t.Fatalf("%s: a tap on %s is one on %v", p.pos, spot, hit)
	}
	result := p.speller.Tap(hit[0])
	p.board.Preview(p.speller.Events())
	return result
}

// play plays the turn that the taps spell.
func (p *player) play() {
	p.t.Helper()
	next, events, err := p.pos.Play(p.speller.Word())
	if err != nil {
		p.t.Fatal(err)
	}
	p.board.Play(events)
	for ticks := 0; p.board.Moving(); ticks++ {
		if p.board.Tick(); ticks > 1000 {
			p.t.Fatal("the board never comes to rest")
		}
	}
	p.pos = next
	p.speller.Begin(p.board.Game().Rules.Info(), next, true)
}

// TestWholeGames plays games to their end by tapping. After each turn the board matches the rules, can be
// drawn and has words for every square.
func TestWholeGames(t *testing.T) {
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	painter := sprites.NewPainter(sprites.Day(), fonts)
	screen := ebiten.NewImage(600, 500)
	defer screen.Deallocate()
	r := rand.New(rand.NewPCG(1, 2))
	for _, options := range []string{"", "size=4", "size=5"} {
		p := newPlayer(t, options)
		away := 0
		for !p.pos.Outcome().Over() {
			turns := p.pos.Turns()
			turn := turns[r.IntN(len(turns))]
			path := turn.Paths[0]
			for i, spot := range path {
				want := board.Advanced
				if i == len(path)-1 {
					want = board.Complete
				}
				if got := p.tap(spot); got != want {
					t.Fatalf("%s: %s of %s: result %d, want %d", p.pos, spot, turn.Word, got, want)
				}
			}
			away += len(turn.Events) - 1
			p.play()
			p.check()
			painter.On(screen, 1)
			p.board.Draw(painter, board.Marks{})
		}
		if away == 0 {
			t.Errorf("%q: no car left the board", options)
		}
	}
}

func (p *player) check() {
	p.t.Helper()
	shown := map[rules.Token]bool{}
	for _, token := range p.board.Tokens() {
		shown[token] = true
	}
	want := map[rules.Token]bool{}
	for _, token := range p.pos.Tokens() {
		want[token] = true
	}
	if !maps.Equal(shown, want) {
		p.t.Fatalf("%s: the board shows %v", p.pos, p.board.Tokens())
	}
	for _, a := range p.board.Areas() {
		if p.board.Label(a.Spot).Text == "" {
			p.t.Errorf("%s: no description of %s", p.pos, a.Spot)
		}
	}
	if aside := p.board.Aside(p.board.Areas()); len(aside) != 0 {
		p.t.Errorf("%s: %v cannot be tapped", p.pos, aside)
	}
}

// An illegal tap is refused with a reason, and changes nothing.
func TestRefusal(t *testing.T) {
	p := newPlayer(t, "")
	if p.tap("b1") != board.Refused || p.speller.Refuse("b1").Code != "dodgem.not-yours" {
		t.Errorf("a car of the other side's is refused with %v", p.speller.Refuse("b1"))
	}
	if p.tap("a2") != board.Advanced || p.tap("d2") != board.Refused || p.tap("b2") != board.Complete {
		t.Error("a car cannot go where it can, or can where it cannot")
	}
}

// Goals counts the cars off the board, up to all.
func TestGoals(t *testing.T) {
	g := dodgem.Game()
	pos, err := g.Rules.Parse("", "2C/3/1c1 b")
	if err != nil {
		t.Fatal(err)
	}
	b := board.New(g, pos, &board.Style{Words: locale.English()})
	for _, side := range []rules.Side{rules.Near, rules.Far} {
		if goals := g.GoalsOf(b.View(), nil, pos, side); len(goals) != 1 || goals[0].Text != "1/2" {
			t.Errorf("%s has come %+v", side, goals)
		}
	}
}
