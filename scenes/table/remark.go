package table

import "tidepool/scenes/ui"

// A Remark is what stands in a player's bar below the name.
type Remark struct {
	Text string
	Warn bool
}

// AddTurn adds a turn in words with its notation, and what belongs to that, in small below.
func AddTurn(c *ui.Column, id, said, word string, size float64, bold bool) {
	c.Words(id, said, size, bold, false)
	n := &c.Nodes[len(c.Nodes)-1]
	n.Tail = ui.Tail{Text: word, Size: n.Size * ui.TailShare, Below: true}
	n.Rect.H += n.Tail.Size * ui.LineStep
	c.Y += n.Tail.Size * ui.LineStep
}
