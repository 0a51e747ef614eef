package endgame

const (
	files   = 5
	squares = files * files
	// gone is the place of a captured student.
	gone   = squares
	places = squares + 1

	ownTemple   = 2           // c1
	enemyTemple = squares - 3 // c5

	// pairs is the number of ways in which the masters can stand, and the students with the masters in place.
	pairs  = 553
	States = deals * pairs * pairs
)

type index struct {
	// masters numbers the squares of both masters, students their places among the squares left.
	masters  [squares * squares]uint16
	students [squares - 1][squares - 1]uint16
}

func newIndex() *index {
	x := new(index)
	n := uint16(0)
	for own := range squares {
		for enemy := range squares {
			if standing(own, enemy) {
				x.masters[own*squares+enemy] = n
				n++
			}
		}
	}
	n = 0
	for own := range squares - 1 {
		for enemy := range squares - 1 {
			if own != enemy || own == squares-2 {
				x.students[own][enemy] = n
				n++
			}
		}
	}
	return x
}

// standing reports whether masters on two squares leave the game open.
func standing(own, enemy int) bool {
	return own != enemy && own != enemyTemple && enemy != ownTemple
}

func (x *index) of(deal, ownMaster, enemyMaster, ownStudent, enemyStudent int) int {
	low, high := min(ownMaster, enemyMaster), max(ownMaster, enemyMaster)
	masters := int(x.masters[ownMaster*squares+enemyMaster])
	students := int(x.students[rank(ownStudent, low, high)][rank(enemyStudent, low, high)])
	return (deal*pairs+masters)*pairs + students
}

// rank is a student's place among those that masters on two squares leave.
func rank(place, low, high int) int {
	r := place
	if place > low {
		r--
	}
	if place > high {
		r--
	}
	return r
}

func turned(place int) int {
	if place == gone {
		return gone
	}
	return squares - 1 - place
}
