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

// outnumbers compares how many turns the mover and the opponent have at the end of the line.
func (j *judge) outnumbers() {
	own, their := facing(j.bad, j.mover), facing(j.bad, j.mover.Other())
	if j.counts() || len(own) == 0 || len(their) == 0 {
		return
	}
	if n, m := count(own[len(own)-1]), count(their[len(their)-1]); j.less(m, n) {
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
