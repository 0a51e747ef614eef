package scenes

import (
	"math"

	"tidepool/rules"
	"tidepool/sprites"
)

// partyTicks is how long the end of a game has for itself before the result
// lies over the board.
const partyTicks = 96

// quietTicks is how long a person who has lost looks at the end of the game.
const quietTicks = 40

// partyTime is how many ticks the end of a game gets.
func (b *boardScene) partyTime() float64 {
	if b.lostToEngine() {
		return quietTicks
	}
	return partyTicks
}

// soundEnd sounds the end of a game: to a person who has lost no fanfare.
func (b *boardScene) soundEnd() {
	o := b.match.Outcome()
	if b.lostToEngine() {
		o = rules.Draw(o.By)
	}
	b.env.Sound.Outcome(o)
}

// celebrate is one tick of the end of a game: the winner's pieces hop and
// scraps in their colours rain. Its last tick shows the result.
func (b *boardScene) celebrate() {
	b.party--
	o := b.match.Outcome()
	if b.party > 0 && b.pace > 0 && b.lostToEngine() {
		return
	}
	if b.party > 0 && o.Result == rules.Decisive && b.pace > 0 {
		if b.party > partyTicks/4 {
			b.sparks.confetti(b.layout.board, b.table.Unit(), partyColors(o.Winner))
		}
		for i, a := range b.actors {
			if a.tok.Piece.Side == o.Winner && !isCard(a.tok.Piece) && a.tok.Count == 0 {
				a.lift = 0.16 * math.Abs(math.Sin(float64(b.party)*0.16+float64(i)*0.9)) * min(1, float64(b.party)/20)
			}
		}
		return
	}
	b.party = 0
	for _, a := range b.actors {
		a.lift = 0
	}
	b.env.app.Push(newResults(b.env, b))
}

// partyColors are a side's, gold among them.
func partyColors(s rules.Side) []sprites.Color {
	gold, foam := sprites.Hex(0xFFD34D), sprites.Hex(0xFFFFFF)
	if s == rules.Near {
		return []sprites.Color{gold, foam, sprites.Hex(0x3A5BA8), sprites.Hex(0x46BDB8)}
	}
	return []sprites.Color{gold, foam, sprites.Hex(0xE8573F), sprites.Hex(0xFF9A6B)}
}
