package scenes

import (
	"tidepool/rules"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
	"tidepool/sprites"
)

const kaniBorder = 0.4 // of the pictures of both boards, in squares

// kaniTable is the board of either Kani game, which prompts for what the
// current and the bond ask.
type kaniTable struct{ squareTable }

// newSeabed is the board of Kani Nari Ebi.
func newSeabed(env *Env, start rules.Position) table {
	game := start.Unwrap().(kaninariebi.Position)
	return &kaniTable{squareTable{
		grid: grid{files: 5, ranks: 5, border: kaniBorder}, env: env, home: 3,
		ground: sprites.SeabedArt(), ink: sprites.Hex(0x2B4A4E), faces: true,
		art: sprites.Album(func(f figure) sprites.Drawing {
			switch {
			case f.plain:
				return sprites.PlainArt(f.piece.Kind, game.Ways(f.piece.Kind), f.quarters, f.piece.Side == rules.Near)
			case f.piece.Kind == "shrimp":
				return sprites.ShrimpArt(f.piece.Side)
			}
			return sprites.CrabArt(f.piece.Side, f.pose)
		})}}
}

// newRiver is the board of Kani Shogi.
func newRiver(env *Env, start rules.Position) table {
	game := start.Unwrap().(kanishogi.Position)
	return &kaniTable{squareTable{
		grid: grid{files: 5, ranks: 5, border: kaniBorder}, env: env, home: 3,
		ground: sprites.RiverArt(), ink: sprites.Hex(0x5A3B1E), faces: true,
		art: sprites.Album(func(f figure) sprites.Drawing {
			if f.plain {
				return sprites.PlainArt(f.piece.Kind, game.Ways(f.piece.Kind), f.quarters, f.piece.Side == rules.Near)
			}
			return sprites.ShogiArt(f.piece.Kind, f.piece.Side)
		})}}
}

// Prompt implements prompter.
func (t *kaniTable) Prompt(_ rules.Position, path []rules.Spot, f rules.Follow) string {
	if len(path) == 0 {
		return ""
	}
	last := path[len(path)-1]
	for _, s := range f.Next {
		if _, ok := promotionSquare(s); ok {
			return "board.grow"
		}
	}
	switch {
	case f.Word != "" && len(f.Next) > 0:
		return "board.bond"
	case f.Word == "" && len(path) > 1 && last[0] == 'c' && inFile(f.Next, 'c'):
		return "board.carry"
	}
	return ""
}

func inFile(spots []rules.Spot, file byte) bool {
	for _, s := range spots {
		if s[0] != file {
			return false
		}
	}
	return len(spots) > 0
}
