package sprites

// CoverArt is the picture of a game on its card in the menu, 320×200 units,
// filled to the edges.
func CoverArt(game string) Drawing {
	return Drawing{"cover/" + game, 0, 0, 320, 200, func(c *Canvas) { c.Fill(new(Path).RoundRect(0, 0, 320, 200, 0), Solid(Hex(0x88AAAA))) }}
}
