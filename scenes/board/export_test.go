package board

// Pieces are all that are shown, those in the air too.
func (b *Board) Pieces() []*Piece { return b.anim.list }
