package kani

import (
	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/rules/kaninariebi"
	"tidepool/scenes/board"
	"tidepool/sound"
	"tidepool/sprites"
	art "tidepool/sprites/art/kani"
	"tidepool/sprites/vector"
)

// Ebi describes Kani Nari Ebi, in which crabs become shrimps.
func Ebi() *board.Game {
	g := common(kaninariebi.Game{})
	g.NewView = newSeabed
	g.Emblem = crab
	g.Cover = art.SeaCover()
	g.Sound = seaSound()
	g.Facts = board.Facts{Minutes: 7, Difficulty: 2}
	g.Shares = []int{72, 71, 82, 80, 88, 76, 85}
	g.Choice = func(rules.Spot) board.ChoiceKeys {
		return board.ChoiceKeys{Yes: key.ChoiceGrow, Short: key.ChoiceShrimp, No: key.ChoiceStay}
	}
	g.Goals = ebiGoals
	g.Won = map[string]string{"three-shrimps": shrimp}
	g.Looks = [board.Looks]key.Text{key.BoardsSunlight, key.BoardsMoonlight}
	return g
}

const crab, shrimp = "crab", "shrimp"

// seaSound is shells and feet on sand, under water.
func seaSound() sound.Kit {
	return sound.Kit{
		Ambience: sound.Sea, Piece: sound.Shell, Tone: 1150, Edge: 4200, Ring: 0.36,
		Ground: sound.Cloth, Deep: 330, Thud: 0.3, Rough: 0.7, Feet: 7, Wet: true,
		Size: func(kind string) float64 {
			if kind == shrimp {
				return 0.8
			}
			return 1
		},
	}
}

type seabed struct{ board.Squares }

func newSeabed(start rules.Position, s *board.Style) board.View {
	pos := start.Unwrap().(kaninariebi.Position)
	v := &seabed{squares(kaninariebi.Game{}, s)}
	v.Boards = [board.Looks]sprites.Drawing{art.Seabed(0), art.Seabed(1)}
	v.Inks = [board.Looks]sprites.Color{sprites.Hex(0x2B4A4E), sprites.Hex(0x27305C)}
	v.Art = vector.Memoize(func(f board.Figure) sprites.Drawing {
		switch {
		case f.Plain:
			return art.PlainPiece(f.Piece.Kind, pos.Ways(f.Piece.Kind), f.Quarters, f.Piece.Side == rules.Near)
		case f.Piece.Kind == shrimp:
			return art.Shrimp(f.Piece.Side)
		}
		return art.Crab(f.Piece.Side, f.Stride)
	})
	v.Next = func(piece rules.Piece) []board.Figure {
		if piece.Kind != crab {
			return nil
		}
		return []board.Figure{{Piece: piece, Stride: 1}, {Piece: piece, Stride: 2}, {Piece: rules.Piece{Side: piece.Side, Kind: shrimp}}}
	}
	return v
}

func (v *seabed) Gait(piece rules.Piece) board.Gait {
	if piece.Kind == crab {
		return board.Scuttle
	}
	return board.Glide
}

func ebiGoals(v board.View, s *board.Style, pos rules.Position, side rules.Side) []board.Goal {
	p := pos.Unwrap().(kaninariebi.Position)
	shrimps, taken := (p.Pieces(side) & p.Shrimps()).Count(), len(pos.Taken(side))
	w := s.Words
	return []board.Goal{
		board.Counted(shrimps, goal, w.T(key.GoalShrimps, "n", shrimps, "of", goal), v.Picture(rules.Piece{Side: side, Kind: shrimp})),
		board.Counted(taken, goal, w.T(key.GoalCaptures, "n", taken, "of", goal), v.Picture(rules.Piece{Side: side.Other(), Kind: crab})),
	}
}
