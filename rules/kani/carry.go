package kani

// Carried returns where the current may take a piece that stops on a square of the river.
func Carried(to Square, occupied Board) Board { return carries[0][occupied.OnFile(2)][to.Rank()] }

// CarriedInwards is Carried, but from the ends of the river only inwards.
func CarriedInwards(to Square, occupied Board) Board {
	return carries[1][occupied.OnFile(2)][to.Rank()]
}

// Via returns where pieces can stop to come to rest on one of the squares: there, or anywhere on the river if it
// may take them to one.
func Via(squares Board) Board {
	if squares&River != 0 {
		return squares | River
	}
	return squares
}

var carries = makeCarries()

func makeCarries() (c [2][1 << Size][8]Board) {
	for line := range 1 << Size {
		var occupied Board
		for rank := range Size {
			if line>>rank&1 != 0 {
				occupied |= At(2, rank).Board()
			}
		}
		for rank := range Size {
			to := At(2, rank)
			up, down := Up(to, occupied).Board(), Down(to, occupied).Board()
			c[0][line][rank] = up | down
			switch rank {
			case 0:
				c[1][line][rank] = up
			case Size - 1:
				c[1][line][rank] = down
			default:
				c[1][line][rank] = up | down
			}
		}
	}
	return c
}
