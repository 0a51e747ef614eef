package reason

import (
	"slices"

	"tidepool/rules"
)

// fewer reports whether n turns are so much fewer than m that it matters.
func fewer(n, m int) bool {
	const few = 4
	return m-n >= 2 && 4*m >= 5*n || n < m && m <= few
}

// less is fewer for what distinguishes a turn; where every turn captures, each one counts.
func (j *judge) less(n, m int) bool {
	return fewer(n, m) || m-n >= 2 && 10*m >= 11*n || n < m && j.jumps
}

func (j *judge) mobility() {
	ours, theirs := j.mover, j.mover.Other()
	worse, better := own(j.bad, ours), own(j.good, ours)
	for i := range min(len(worse), len(better)) {
		if n, m := count(worse[i]), count(better[i]); fewer(n, m) {
			j.add(Fewer, Fact{N: n, M: m})
			break
		}
	}
	best := j.good[0].after
	if j.after.Turn() == theirs && best.Turn() == theirs && !j.ended.Over() && !best.Outcome().Over() {
		if n, m := count(j.after), count(best); fewer(m, n) {
			j.add(Frees, Fact{Turn: j.good[0].word, N: n, M: m})
		}
	}
}

func count(p rules.Position) int { return int(p.Perft(1)) }

// later compares the numbers of turns that each side has in the line, in a game where every turn captures; in
// others the captures tell more.
func (j *judge) later() {
	if j.counts() || !j.jumps || len(j.bad) < 2 {
		return
	}
	theirs := j.mover.Other()
	worse, better := facing(j.bad, theirs), facing(j.good, theirs)
	for i := 1; i < min(len(worse), len(better)); i++ {
		if n, m := count(worse[i]), count(better[i]); fewer(m, n) {
			j.add(FreesLater, Fact{Turn: j.good[0].word, N: n, M: m})
			break
		}
	}
	if n, m := j.choices(); m-n >= 2 {
		j.add(Outnumbered, Fact{N: n, M: m})
	}
}

// choices returns how many turns the mover and the opponent have at the end of the line.
func (j *judge) choices() (n, m int) {
	own, their := facing(j.bad, j.mover), facing(j.bad, j.mover.Other())
	if len(own) == 0 || len(their) == 0 {
		return 0, 0
	}
	return count(own[len(own)-1]), count(their[len(their)-1])
}

func (j *judge) outnumbers() {
	if n, m := j.choices(); !j.counts() && m > 0 && j.less(m, n) {
		j.add(Outnumbers, Fact{N: n, M: m})
	}
}

func (j *judge) allCapture(turns []rules.Turn) bool {
	return !slices.ContainsFunc(turns, func(t rules.Turn) bool { return captureOf(j.info, t.Events).empty() })
}

// own returns the positions of a line in which a side is to move after the opponent.
func own(line []step, side rules.Side) []rules.Position {
	return facing(afterOwn(line, side), side)
}
