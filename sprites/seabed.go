package sprites

// SeabedArt is the board of Kani Nari Ebi.
func SeabedArt() Drawing {
	return Drawing{"seabed", -40, -40, 580, 580, func(c *Canvas) { c.Fill(new(Path).RoundRect(-40, -40, 580, 580, 28), Solid(Hex(0xF2E4C0))) }}
}
