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
			b.sparks.confetti(b.layout.board, b.table.Unit(), partyColors(b.match.Info().ID, o.Winner))
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

// sideColor is the colour of a side's pieces.
func sideColor(game string, s rules.Side) sprites.Color {
	colors := [2]sprites.Color{sprites.Hex(0x3A4A78), sprites.Hex(0xE8573F)}
	switch game {
	case "onitama":
		colors = [2]sprites.Color{sprites.Hex(0xC9402F), sprites.Hex(0x2F5FA8)}
	case "konane":
		colors = [2]sprites.Color{sprites.Hex(0x2B2B30), sprites.Hex(0xF2EEE4)}
	case "kalah":
		colors = [2]sprites.Color{sprites.Hex(0xE5AE68), sprites.Hex(0x6E3F27)}
	}
	return colors[s]
}

// partyColors are a side's, gold among them.
func partyColors(game string, s rules.Side) []sprites.Color {
	c := sideColor(game, s)
	return []sprites.Color{sprites.Hex(0xFFD34D), sprites.Hex(0xFFFFFF), c, c.Mix(sprites.Hex(0xFFFFFF), 0.3)}
}
