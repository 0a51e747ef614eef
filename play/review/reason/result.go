package reason

import "tidepool/rules"

const (
	// nearPlies is up to how many plies a win is always stated in turns, farPlies the same if the score is
	// proven and no line shows it.
	nearPlies = 7
	farPlies  = 9
)

// turns returns the maximum number of turns of a win, from before a side's first, or 0 if the bound may be
// far from the truth or the game counts seeds instead.
func (j *judge) turns(w evaluation, plies int, line []step) int {
	if j.counts() {
		return 0
	}
	ends := end(line).Over() && len(line) == plies
	if w.shortest || plies <= nearPlies || w.proven && (plies <= farPlies || ends) {
		return (plies + 1) / 2
	}
	return 0
}

func (j *judge) counts() bool { return j.info.Score == rules.SeedUnit }

// effect finds what the turn did.
func (j *judge) effect() {
	if o := j.ended; o.Over() {
		k := DrawsNow
		if o.Result == rules.Decisive {
			k = LosesNow
			if o.Winner == j.mover {
				k = WinsNow
			}
		}
		j.add(k, Fact{End: o})
	}
	j.changed()
	j.alone()
	switch {
	case j.was.known && j.is.known && j.slower():
		j.add(Slower, Fact{N: (j.was.plies + 1) / 2})
	case j.was.known && j.was.result < 0 && !j.counts():
		j.add(Lost, Fact{})
	}
	j.seeds()
	j.kept()
}

// changed states a changed result.
func (j *judge) changed() {
	if !j.is.decided || j.ended.Over() && j.is.result > 0 {
		return
	}
	f := Fact{N: j.turns(j.is, j.is.plies-1, j.bad[1:])}
	draw, win := GaveDraw, GaveWin
	if j.counts() && j.is.known {
		draw, win, f.N = GaveDrawSeeds, GaveWinSeeds, -j.is.margin
	}
	switch over := j.ended.Over(); {
	case j.was.decided && j.was.result > 0 && j.is.result == 0:
		j.add(GaveWinDraw, Fact{})
	case j.is.result >= 0 || over && !j.counts():
	case j.was.decided && j.was.result > 0:
		j.add(win, f)
	case j.was.decided && j.was.result == 0:
		j.add(draw, f)
	case !j.was.decided && !j.counts():
		j.add(LetsWin, f)
	}
}

// alone states what distinguishes the turn from all others.
func (j *judge) alone() {
	if k := j.apart(j.Played); k != 0 {
		j.add(k, Fact{})
	}
}

// apart returns what distinguishes a turn from all others, 0 for nothing.
func (j *judge) apart(word string) Kind {
	n := int(j.Before.Perft(1))
	if n == 1 {
		return NoChoice
	}
	if k := j.sole(word); k != 0 {
		return k
	}
	if len(j.Turns) != n {
		return 0
	}
	var own evaluation
	unwon, losses, others := true, 0, 0
	for _, v := range j.Turns {
		w := evaluate(v, j.info.Score)
		if len(v.Words) > 0 && v.Words[0] == word {
			own = w
			continue
		}
		others++
		if w.decided && w.result < 0 {
			losses++
		}
		unwon = unwon && w.decided && w.result <= 0
	}
	switch {
	case others != n-1:
	case own.decided && own.result > 0 && unwon:
		return OnlyWin
	case own.decided && own.result < 0:
	case own.decided && losses == others:
		return OnlySafe
	case losses == others:
		return OthersLose
	case 2*losses > others:
		return MostLose
	}
	return 0
}

// sole is apart for a best turn known to be the only one.
func (j *judge) sole(word string) Kind {
	switch {
	case !j.Sole || !j.would.decided || len(j.good) == 0 || j.good[0].word != word:
	case j.would.result > 0:
		return OnlyWin
	case j.would.result == 0:
		return OnlySafe
	}
	return 0
}

// seeds states how many seeds are given up.
func (j *judge) seeds() {
	switch {
	case !j.counts() || j.best():
	case j.was.known && j.is.known:
		if n := j.was.margin - j.is.margin; n > 0 {
			j.add(GivesUp, Fact{N: n})
		}
	case j.was.estimate && j.is.estimate:
		if n := int(j.was.score-j.is.score+aSeed/2) / aSeed; n >= fuller {
			j.add(GivesAbout, Fact{N: n})
		}
	}
}

// kept states an unchanged result.
func (j *judge) kept() {
	if !j.was.decided || !j.is.decided || j.ended.Over() {
		return
	}
	switch {
	case j.counts() && j.was.known && j.is.known:
		if j.was.margin == j.is.margin {
			j.add(NoneBetter, Fact{})
		}
	case j.is.result > 0:
		j.add(KeepsWin, Fact{N: j.turns(j.is, j.is.plies, j.bad)})
	case j.is.result == 0 && j.was.result == 0:
		j.add(KeepsDraw, Fact{})
	}
}

func (j *judge) better() {
	best := j.good[0]
	switch j.apart(best.word) {
	case OnlyWin:
		j.add(WasOnlyWin, Fact{Turn: best.word})
	case OnlySafe:
		j.add(WasOnlySafe, Fact{Turn: best.word})
	}
	f := Fact{Turn: best.word}
	switch o := best.after.Outcome(); {
	case o.Result == rules.Decisive && o.Winner == j.mover:
		f.End = o
		j.add(WouldWinNow, f)
	case j.would.known && j.counts():
		j.wouldCount(f)
	case j.would.decided && j.would.result > 0:
		f.N = j.turns(j.would, j.would.plies, j.good)
		j.add(WouldWin, f)
	case j.would.decided && j.would.result == 0:
		j.add(WouldDraw, f)
	case !j.was.decided && j.is.known && j.is.result < 0:
		j.add(WouldBeSafe, f) // saying that it lasts longer would sound as if it lost
	case j.sooner():
		j.add(WouldLast, f)
	}
}

// wouldCount states the final result of the best turn.
func (j *judge) wouldCount(f Fact) {
	switch m := j.would.margin; {
	case m > 0:
		f.N = m
		j.add(WouldLead, f)
	case m < 0:
		f.N = -m
		j.add(WouldTrail, f)
	default:
		j.add(WouldDraw, f)
	}
}
