package scenes

import (
	"slices"

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
	case len(path) == 0 && gaps == 0 && len(f.Next) > 0 && !slices.ContainsFunc(f.Next, t.central):
		return "board.removal.beside" // the one square of the centre is White's
	case len(path) == 0 && gaps == 0:
		return "board.removal.1"
	case len(path) == 0 && gaps == 1:
		return "board.removal.2"
	case f.Word != "" && len(f.Next) > 0:
		return "board.jump"
	}
	return ""
}

// central reports whether a spot is in the centre: of the middle column or the
// middle two, and of the middle row or the middle two.
func (t *slabTable) central(spot rules.Spot) bool {
	file, rank, ok := spot.Coordinates()
	return ok && middle(file, t.files) && middle(rank, t.ranks)
}

// middle reports whether i, counted from 0, is in the middle of n.
func middle(i, n int) bool { return i == (n-1)/2 || i == n/2 }

// Ending implements ender.
func (t *slabTable) Ending([]rules.Spot) string { return "choice.jumped" }

// Goals implements goalTable: who cannot jump has lost, so what counts is how
// many jumps there are.
func (t *slabTable) Goals(pos rules.Position, side rules.Side) []goal {
	p := pos.Unwrap().(konane.Position)
	if !p.Opened() {
		return nil
	}
	words := t.env.Words.N("goal.jumps", p.Jumps(side))
	return []goal{{text: words, label: words}}
}
