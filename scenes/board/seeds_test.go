package board_test

import (
	"slices"
	"testing"

	"tidepool/locale"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/board/kalah"
	"tidepool/sprites"
)

// A seed keeps its look on its way, and a game that is opened again or taken back to a turn shows the same seeds in the
// same places as when it was played.
func TestSeedsKeepTheirLooks(t *testing.T) {
	g := kalah.Game()
	pos, err := g.Rules.Start("")
	if err != nil {
		t.Fatal(err)
	}
	b := board.New(g, pos, &board.Style{Words: locale.English()})
	b.Arrange(sprites.Rect{W: 900, H: 400}, board.Orient(g.Home, false, rules.Near))
	record := rules.Tokens(pos.Tokens())
	var before rules.Tokens
	for n := 0; len(pos.Turns()) > 0; n++ {
		turn := pos.Turns()[n%len(pos.Turns())]
		before = slices.Clone(record)
		for _, e := range turn.Events {
			record = record.Apply(e)
		}
		if b.Play(turn.Events); n%4 == 3 {
			b.Finish()
		}
		same(t, b, record)
		if n%5 == 4 {
			b.Return(slices.Clone(before))
			same(t, b, before)
			b.Return(slices.Clone(record))
			same(t, b, record)
		}
		if pos, _, err = pos.Play(turn.Word); err != nil {
			t.Fatal(err)
		}
	}
	if all := looks(record[6].Count, &record[6]); len(slices.Compact(slices.Sorted(slices.Values(all)))) < 2 {
		t.Error("the seeds of a store all look the same")
	}
}

// same reports seeds that look otherwise once a board is at rest.
func same(t *testing.T, b *board.Board, want rules.Tokens) {
	t.Helper()
	for n := 0; b.Moving(); n++ {
		if b.Tick(); n > 1000 {
			t.Fatal("the board never comes to rest")
		}
	}
	for _, token := range want {
		i := slices.IndexFunc(b.Pieces(), func(x *board.Piece) bool { return x.Token.Spot == token.Spot })
		got := &b.Pieces()[i].Token
		if got.Count != token.Count || !slices.Equal(looks(token.Count, got), looks(token.Count, &token)) {
			t.Fatalf("%s has %d seeds %v, want %d, %v", token.Spot, got.Count, looks(got.Count, got), token.Count, looks(token.Count, &token))
		}
	}
}

func looks(n int, of *rules.Token) (list []byte) {
	for i := range n {
		list = append(list, of.Grain(i))
	}
	return list
}
