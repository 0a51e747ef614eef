package endgame

const (
	files   = 5
	squares = files * files
	// gone is the place of a captured student.
	gone   = squares
	places = squares + 1

	ownTemple   = 2           // c1
	enemyTemple = squares - 3 // c5

	// pairs is the number of placements of both masters, and of both students once the masters are placed.
	pairs = 553
	// placements is the number of states of one deal.
	placements = pairs * pairs
)

type index struct {
	// masters numbers the pairs of masters' squares; students numbers the pairs of students' ranks among the
	// remaining squares.
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

// standing reports whether the game is not over with the masters on these squares.
func standing(own, enemy int) bool {
	return own != enemy && own != enemyTemple && enemy != ownTemple
}

func (x *index) placement(ownMaster, enemyMaster, ownStudent, enemyStudent int) int {
	low, high := min(ownMaster, enemyMaster), max(ownMaster, enemyMaster)
	masters := int(x.masters[ownMaster*squares+enemyMaster])
	students := int(x.students[rank(ownStudent, low, high)][rank(enemyStudent, low, high)])
	return masters*pairs + students
}

// rank returns a student's index among the squares not occupied by the masters.
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
