package sprites

import (
	"fmt"

	"tidepool/rules"
)

// schoolTones are the robes of the two schools: Red's light, Blue's dark.
func schoolTones(side rules.Side) tones {
	if side == rules.Near {
		return tones{Hex(0xFFB59C), Hex(0xF98468), Hex(0xD95A42), Hex(0x6E1A12)}
	}
	return tones{Hex(0x4A78B8), Hex(0x234A86), Hex(0x12305C), Hex(0x0A1730)}
}

// StudentArt is a student of a school.
func StudentArt(side rules.Side) Drawing {
	return Piece(fmt.Sprint("student", side), func(c *Canvas) { monk(c, side, false) })
}

// MasterArt is the master of a school.
func MasterArt(side rules.Side) Drawing {
	return Piece(fmt.Sprint("master", side), func(c *Canvas) { monk(c, side, true) })
}

func monk(c *Canvas, side rules.Side, master bool) {
	student(c, Pt(0, 20), 0.95, schoolTones(side), master)
}

// MatArt is the mat: squares of 100 units, a border of 30 and the temples.
func MatArt() Drawing {
	return Drawing{"mat", -30, -30, 560, 560, func(c *Canvas) {
		d := schoolMat()
		d.Paint(c)
	}}
}

// CardArt is a card without its moves and its name, stamped by a side.
func CardArt(stamp rules.Side) Drawing {
	return Drawing{fmt.Sprint("card", stamp), 0, 0, 162, 106, func(c *Canvas) {
		sheet := new(Path).RoundRect(1, 1, 160, 104, 9)
		c.Fill(sheet, Linear(0, 0, 162, 106, Stop{0, Hex(0xFFFAEA)}, Stop{1, Hex(0xEBD9AE)}))
		c.Stroke(new(Path).RoundRect(2, 2, 158, 102, 8), 2, Solid(Hex(0x6B4B22)))
		c.Fill(new(Path).RoundRect(7, 7, 12, 12, 3), Solid(schoolTones(stamp).body))
	}}
}
