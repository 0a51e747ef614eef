package konane

import (
	"strings"

	"tidepool/rules"
)

// A mailbox is a slow, simple implementation: one byte per square, in ranks from the top as in a position's
// text, '.' for empty. It shares only the names of squares with the package.
type mailbox struct {
	files, ranks int
	cells        string
	black        bool
}

func fullMailbox(files, ranks int) mailbox {
	var cells strings.Builder
	for rank := ranks; rank >= 1; rank-- {
		for file := 1; file <= files; file++ {
			cells.WriteByte("xo"[(file+rank)%2])
		}
	}
	return mailbox{files, ranks, cells.String(), true}
}

// at returns what is on a square counted from a1 = (1, 1): a stone, '.' or, beyond the edge, '#'.
func (m mailbox) at(file, rank int) byte {
	if file < 1 || file > m.files || rank < 1 || rank > m.ranks {
		return '#'
	}
	return m.cells[(m.ranks-rank)*m.files+file-1]
}

func (m mailbox) set(file, rank int, cell byte) mailbox {
	i := (m.ranks-rank)*m.files + file - 1
	m.cells = m.cells[:i] + string(cell) + m.cells[i+1:]
	return m
}

func (m mailbox) passed() mailbox {
	m.black = !m.black
	return m
}

// turns maps every legal word to the resulting position.
func (m mailbox) turns() map[string]mailbox {
	turns := make(map[string]mailbox)
	own, enemy := byte('o'), byte('x')
	if m.black {
		own, enemy = enemy, own
	}
	holes := strings.Count(m.cells, ".")
	for rank := 1; rank <= m.ranks; rank++ {
		for file := 1; file <= m.files; file++ {
			if m.at(file, rank) != own {
				continue
			}
			switch holes {
			case 0:
				if m.first(file, rank) {
					turns[name(file, rank)] = m.set(file, rank, '.').passed()
				}
			case 1:
				if m.at(file-1, rank) == '.' || m.at(file+1, rank) == '.' ||
					m.at(file, rank-1) == '.' || m.at(file, rank+1) == '.' {
					turns[name(file, rank)] = m.set(file, rank, '.').passed()
				}
			default:
				for _, d := range [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
					m.jumps(turns, own, enemy, file, rank, d)
				}
			}
		}
	}
	return turns
}

func (m mailbox) jumps(turns map[string]mailbox, own, enemy byte, file, rank int, d [2]int) {
	from := name(file, rank)
	for m.at(file+d[0], rank+d[1]) == enemy && m.at(file+2*d[0], rank+2*d[1]) == '.' {
		m = m.set(file, rank, '.').set(file+d[0], rank+d[1], '.')
		file, rank = file+2*d[0], rank+2*d[1]
		m = m.set(file, rank, own)
		turns[from+"-"+name(file, rank)] = m.passed()
	}
}

// first reports whether Black may begin on a square of Black's.
func (m mailbox) first(file, rank int) bool {
	if (file == 1 || file == m.files) && (rank == 1 || rank == m.ranks) {
		return true
	}
	lowFile, highFile := (m.files+1)/2, m.files/2+1
	lowRank, highRank := (m.ranks+1)/2, m.ranks/2+1
	if lowFile <= file && file <= highFile && lowRank <= rank && rank <= highRank {
		return true
	}
	if lowFile < highFile || lowRank < highRank || m.at(lowFile, lowRank) == 'x' {
		return false
	}
	for _, d := range [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
		if file == lowFile+d[0] && rank == lowRank+d[1] {
			return true
		}
	}
	return false
}

// String returns the text of the position.
func (m mailbox) String() string {
	var text strings.Builder
	for i := range m.ranks {
		if i > 0 {
			text.WriteByte('/')
		}
		row := m.cells[i*m.files : (i+1)*m.files]
		for _, run := range []string{"12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"} {
			n := 0
			for _, digit := range run {
				n = n*10 + int(digit-'0')
			}
			row = strings.ReplaceAll(row, strings.Repeat(".", n), run)
		}
		text.WriteString(row)
	}
	if m.black {
		return text.String() + " b"
	}
	return text.String() + " w"
}

func name(file, rank int) string { return string(rules.Square(file-1, rank-1)) }
