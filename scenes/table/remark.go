package table

import "tidepool/scenes/ui"

// A Remark is the text below the name in a player's bar.
type Remark struct {
	Text string
	Warn bool
	// Short is shown instead where Text would be cut off; "" for none.
	Short string
}

// AddTurn adds a turn in words with its notation in small type below.
func AddTurn(c *ui.Column, id, said, word string) {
	c.Words(id, said, 16, false, false)
	n := &c.Nodes[len(c.Nodes)-1]
	n.Tail = ui.Tail{Text: word, Size: n.Size * ui.TailShare, Below: true}
	n.Rect.H += n.Tail.Size * ui.LineStep
	c.Y += n.Tail.Size * ui.LineStep
}
