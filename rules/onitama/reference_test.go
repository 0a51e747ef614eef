package onitama

import (
	"fmt"
	"slices"
	"strings"
)

// A reference is a slow second implementation, using letters and names, that shares only the cards' offsets
// with the package.
type reference struct {
	board  [5][5]byte // by rank and file, 0 where empty
	blue   bool       // to move
	hands  [2][]string
	middle string
}

func referenceOf(text string) reference {
	var r reference
	fields := strings.Fields(text)
	for i, row := range strings.Split(fields[0], "/") {
		file := 0
		for _, c := range []byte(row) {
			if c >= '1' && c <= '5' {
				file += int(c - '0')
				continue
			}
			r.board[4-i][file] = c
			file++
		}
	}
	r.blue = fields[1] == "b"
	r.hands = [2][]string{strings.Split(fields[2], ","), strings.Split(fields[3], ",")}
	r.middle = fields[4]
	return r
}

func (r reference) String() string {
	var rows []string
	for rank := 4; rank >= 0; rank-- {
		row := ""
		for _, c := range r.board[rank] {
			if c == 0 {
				row += "1"
			} else {
				row += string(c)
			}
		}
		for n := 5; n > 1; n-- {
			row = strings.ReplaceAll(row, strings.Repeat("1", n), fmt.Sprint(n))
		}
		rows = append(rows, row)
	}
	side := "r"
	if r.blue {
		side = "b"
	}
	return fmt.Sprintf("%s %s %s %s %s", strings.Join(rows, "/"), side,
		strings.Join(r.hands[0], ","), strings.Join(r.hands[1], ","), r.middle)
}

// letters returns the student and the master of the side to move.
func (r reference) letters() (student, master byte) {
	if r.blue {
		return 'b', 'B'
	}
	return 'r', 'R'
}

// end returns how the game ended, or "".
func (r reference) end() string {
	masters := map[byte]bool{}
	for _, rank := range r.board {
		for _, c := range rank {
			masters[c] = true
		}
	}
	switch {
	case !masters['B']:
		return "red wins: master captured"
	case !masters['R']:
		return "blue wins: master captured"
	case r.board[4][2] == 'R':
		return "red wins: temple"
	case r.board[0][2] == 'B':
		return "blue wins: temple"
	}
	return ""
}

// turns returns the text of the position after each turn, by word.
func (r reference) turns() map[string]string {
	turns := map[string]string{}
	if r.end() != "" {
		return turns
	}
	hand := r.hands[0]
	if r.blue {
		hand = r.hands[1]
	}
	for _, name := range hand {
		r.addSteps(turns, name)
	}
	if len(turns) == 0 {
		for _, name := range hand {
			turns[name+":pass"] = r.used(name).String()
		}
	}
	return turns
}

func (r reference) addSteps(turns map[string]string, name string) {
	card, _ := CardByName(name)
	student, master := r.letters()
	for i := range 25 {
		piece := r.board[i/5][i%5]
		if piece != student && piece != master {
			continue
		}
		for _, o := range card.Offsets() {
			if r.blue {
				o.DX, o.DY = -o.DX, -o.DY
			}
			file, rank := i%5+o.DX, i/5+o.DY
			if file < 0 || file > 4 || rank < 0 || rank > 4 || r.board[rank][file] == student || r.board[rank][file] == master {
				continue
			}
			next := r.used(name)
			next.board[i/5][i%5] = 0
			next.board[rank][file] = piece
			turns[fmt.Sprintf("%s:%c%d-%c%d", name, 'a'+i%5, i/5+1, 'a'+file, rank+1)] = next.String()
		}
	}
}

// used returns the position with the card handed over and the other side to move.
func (r reference) used(name string) reference {
	side := 0
	if r.blue {
		side = 1
	}
	hand := slices.Clone(r.hands[side])
	hand[slices.Index(hand, name)] = r.middle
	slices.Sort(hand)
	r.hands[side] = hand
	r.middle = name
	r.blue = !r.blue
	return r
}
