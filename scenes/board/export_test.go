package board

// Pieces returns all visible pieces, including those in the air.
func (b *Board) Pieces() []*Piece { return b.anim.list }
