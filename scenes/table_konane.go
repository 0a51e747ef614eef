package scenes

import (
	"tidepool/rules"
	"tidepool/rules/konane"
	"tidepool/sprites"
)

// slabTable is the board of Konane.
type slabTable struct{ squareTable }

func newSlab(env *Env, start rules.Position) table {
	files, ranks := start.Unwrap().(konane.Position).Size()
	return &slabTable{squareTable{
		grid: grid{files: files, ranks: ranks, border: 0.4}, env: env,
		ground: sprites.SlabArt(files, ranks), ink: sprites.Hex(0xD9CDBB),
		art: sprites.Album(func(f figure) sprites.Drawing { return sprites.StoneArt(f.piece.Side) })}}
}

// Prompt implements prompter.
func (t *slabTable) Prompt(pos rules.Position, path []rules.Spot, f rules.Follow) string {
	gaps := t.files*t.ranks - len(pos.Tokens())
	switch {
	case len(path) == 0 && gaps == 0:
		return "board.removal.1"
	case len(path) == 0 && gaps == 1:
		return "board.removal.2"
	case f.Word != "" && len(f.Next) > 0:
		return "board.jump"
	}
	return ""
}
