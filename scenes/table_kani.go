package scenes

import (
	"tidepool/rules"
	"tidepool/sprites"
)

const kaniBorder = 0.4 // of the pictures of both boards, in squares

// kaniTable is the board of either Kani game, which prompts for what the
// current and the bond ask.
type kaniTable struct{ squareTable }

// newSeabed is the board of Kani Nari Ebi.
func newSeabed(env *Env) table {
	return &kaniTable{squareTable{
		grid: grid{files: 5, ranks: 5, border: kaniBorder}, home: 3,
		ground: sprites.SeabedArt(), ink: sprites.Hex(0x2B4A4E),
		picture: func(p rules.Piece) sprites.Drawing {
			switch {
			case env.Settings.Plain:
				return sprites.PlainArt(p.Kind, p.Side == rules.Near)
			case p.Kind == "shrimp":
				return sprites.ShrimpArt(p.Side)
			}
			return sprites.CrabArt(p.Side, 0)
		}, step: func(p rules.Piece, pose int) sprites.Drawing {
			if env.Settings.Plain {
				return sprites.PlainArt(p.Kind, p.Side == rules.Near)
			}
			return sprites.CrabArt(p.Side, pose)
		}, faces: true}}
}

// newRiver is the board of Kani Shogi.
func newRiver(env *Env) table {
	return &kaniTable{squareTable{
		grid: grid{files: 5, ranks: 5, border: kaniBorder}, home: 3,
		ground: sprites.RiverArt(), ink: sprites.Hex(0x5A3B1E),
		picture: func(p rules.Piece) sprites.Drawing {
			if env.Settings.Plain {
				return sprites.PlainArt(p.Kind, p.Side == rules.Near)
			}
			return sprites.ShogiArt(p.Kind, p.Side)
		}, faces: true}}
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
