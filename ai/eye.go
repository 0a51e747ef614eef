package ai

import (
	"tidepool/rules"
	"tidepool/rules/kalah"
	"tidepool/rules/kani"
	"tidepool/rules/konane"
	"tidepool/rules/onitama"
)

// kaniEye finds it harder to see what a bond adds, and hard when the bond
// moves a piece other than the one just moved.
func kaniEye[P any](_ P, m kani.Move) int {
	switch {
	case m.Bond == 0:
		return 0
	case m.Bond.From() == m.First.Land():
		return 1
	}
	return 2
}

// onitamaEye finds it harder to see steps to the side, hard those back.
func onitamaEye(p onitama.Position, m onitama.Move) int {
	from, to := m.Squares()
	ahead := to/5 - from/5
	if p.Turn() == rules.Far {
		ahead = -ahead
	}
	switch {
	case ahead > 0:
		return 0
	case ahead == 0:
		return 1
	}
	return 2
}

// konaneEye finds it harder to see two jumps, hard to see more.
func konaneEye(p konane.Position, m konane.Move) int {
	files, _ := p.Size()
	from, to := int(m.From), int(m.To)
	distance := max(to/files-from/files, from/files-to/files, to%files-from%files, from%files-to%files)
	return min(2, max(0, distance/2-1))
}

// kalahEye finds it harder to see where sowings end that leave the own row,
// hard when they come round to it again.
func kalahEye(p kalah.Position, m kalah.Move) int {
	if m == kalah.Swap {
		return 0
	}
	houses := p.Houses()
	switch last := int(m) + p.House(p.Turn(), int(m)); {
	case last <= houses:
		return 0
	case last <= 2*houses:
		return 1
	}
	return 2
}
