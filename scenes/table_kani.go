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
type kaniTable struct {
	squareTable
	goals func(t *kaniTable, pos rules.Position, side rules.Side) []goal
}

// newSeabed is the board of Kani Nari Ebi.
func newSeabed(env *Env, start rules.Position) table {
	game := start.Unwrap().(kaninariebi.Position)
	return &kaniTable{squareTable: squareTable{
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
		})}, goals: (*kaniTable).shrimpGoals}
}

// newRiver is the board of Kani Shogi.
func newRiver(env *Env, start rules.Position) table {
	game := start.Unwrap().(kanishogi.Position)
	return &kaniTable{squareTable: squareTable{
		grid: grid{files: 5, ranks: 5, border: kaniBorder}, env: env, home: 3,
		ground: sprites.RiverArt(), ink: sprites.Hex(0x5A3B1E), faces: true,
		art: sprites.Album(func(f figure) sprites.Drawing {
			if f.plain {
				return sprites.PlainArt(f.piece.Kind, game.Ways(f.piece.Kind), f.quarters, f.piece.Side == rules.Near)
			}
			return sprites.ShogiArt(f.piece.Kind, f.piece.Side)
		})}, goals: (*kaniTable).childGoals}
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

// Ending implements ender.
func (t *kaniTable) Ending([]rules.Spot) string { return "choice.skip" }

// kaniGoal is how many shrimps, captures or captured children win.
const kaniGoal = 3

// Goals implements goalTable.
func (t *kaniTable) Goals(pos rules.Position, side rules.Side) []goal { return t.goals(t, pos, side) }

func (t *kaniTable) shrimpGoals(pos rules.Position, side rules.Side) []goal {
	p := pos.Unwrap().(kaninariebi.Position)
	shrimps, taken := (p.Pieces(side) & p.Shrimps()).Count(), len(pos.Taken(side))
	w := t.env.Words
	return []goal{
		{[]sprites.Drawing{t.Picture(rules.Piece{Side: side, Kind: "shrimp"})}, outOf(shrimps, kaniGoal), w.T("goal.shrimps", "n", shrimps, "of", kaniGoal)},
		{[]sprites.Drawing{t.Picture(rules.Piece{Side: side.Other(), Kind: "crab"})}, outOf(taken, kaniGoal), w.T("goal.captures", "n", taken, "of", kaniGoal)},
	}
}

func (t *kaniTable) childGoals(pos rules.Position, side rules.Side) []goal {
	n, sum := pos.Unwrap().(kanishogi.Position).Lost(side.Other())
	g := goal{text: outOf(n, kaniGoal), label: t.env.Words.T("goal.children", "n", n, "of", kaniGoal, "sum", sum)}
	for _, piece := range pos.Taken(side) {
		g.pictures = append(g.pictures, t.Picture(piece))
	}
	if len(g.pictures) == 0 {
		g.pictures = []sprites.Drawing{t.Picture(rules.Piece{Side: side.Other(), Kind: "child"})}
	}
	return []goal{g}
}

func inFile(spots []rules.Spot, file byte) bool {
	for _, s := range spots {
		if s[0] != file {
			return false
		}
	}
	return len(spots) > 0
}
