package board_test

import (
	"fmt"

	"tidepool/locale"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/board/kalah"
	"tidepool/scenes/board/konane"
	"tidepool/sprites"
)

// A turn is spelled tap by tap.
func ExampleSpeller() {
	g := konane.Game()
	pos, _ := g.Rules.Start("size=6")
	var s board.Speller
	s.Begin(g.Info(), pos, true)
	fmt.Println(len(s.Lit()), "stones may be removed")
	fmt.Println(s.Tap("a2") == board.Refused, s.Refuse("a2"))
	fmt.Println(s.Tap("c3") == board.Complete, s.Word())
	// Output:
	// 4 stones may be removed
	// true a2: that stone is White's
	// true c3
}

// A board shows a position, plays a turn and skips to its end.
func ExampleBoard() {
	g := kalah.Game()
	pos, _ := g.Rules.Start("")
	b := board.New(g, pos, &board.Style{Words: locale.English()})
	b.Arrange(sprites.Rect{W: 800, H: 300}, board.Orient(g.Home, false, rules.Near))
	_, events, _ := pos.Play("C")
	b.Play(events)
	b.Tick()
	fmt.Println("moving:", b.Moving())
	b.Finish()
	fmt.Println(b.Label("C").Text)
	fmt.Println(b.Label(b.Aside(b.Areas())[0].Spot).Text)
	// Output:
	// moving: true
	// South C, 0 seeds
	// South: store, 1 seed
}
