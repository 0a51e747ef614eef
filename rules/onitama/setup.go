package onitama

import "tidepool/rules"

// A setup is pieces by side and the side to move, possible or not.
type setup struct {
	pieces  [2]board
	masters board
	turn    rules.Side
}

func (s setup) position(d deal) Position {
	hands := [2]hand{handOf(d[0], d[1]), handOf(d[2], d[3])}
	us, them := s.turn, s.turn.Other()
	return Position{
		pieces: uint64(armyOf(s.pieces[us], s.masters)) | uint64(armyOf(s.pieces[them], s.masters))<<armyBits,
		cards:  uint64(hands[us]) | uint64(hands[them])<<handBits | uint64(d[4])<<middleShift | uint64(us)<<turnShift,
	}
}

// faulty returns why the position cannot occur.
func (s setup) faulty() error {
	for side, pieces := range s.pieces {
		switch {
		case (pieces & s.masters).count() > 1:
			return rules.TooMany.Of(names[side], 1)
		case (pieces &^ s.masters).count() > students:
			return rules.TooMany.Of(names[side], students)
		}
	}
	switch {
	case s.masters == 0:
		return noMasters
	case s.pieces[s.turn.Other()]&s.masters == 0, s.pieces[s.turn]&s.masters&temple[s.turn.Other()].board() != 0:
		return rules.WonBefore.Of(names[s.turn], 0)
	}
	return nil
}
