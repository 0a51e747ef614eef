package reason

import (
	"slices"

	"tidepool/rules"
)

// Reasons returns the fact of Why, and one more where it only says that the mover moves again, or if many seeds were
// given up.
func Reasons(facts []Fact) []Fact {
	why, ok := Why(facts)
	if !ok {
		return nil
	}
	at := func(k Kind) int { return slices.IndexFunc(facts, func(f Fact) bool { return f.Kind == k }) }
	if i := slices.IndexFunc(facts, Fact.givesMany); i >= 0 && !why.tellsSeeds() {
		return []Fact{facts[i], why}
	}
	if i := at(MovesAgain); i >= 0 && (why.Kind == Takes || why.Kind == LineGains) {
		return []Fact{facts[i], why}
	}
	if why.Kind == MovesAgain {
		for _, k := range []Kind{RunStores, Guards, NoneBetter, OnlyAgain, Leaves} {
			if i := at(k); i >= 0 {
				return []Fact{why, facts[i]}
			}
		}
	}
	return []Fact{why}
}

// many is how many seeds given up are mentioned beside another reason.
const many = 3

// givesMany reports whether a fact says that many seeds are given up.
func (f Fact) givesMany() bool { return (f.Kind == GivesUp || f.Kind == GivesAbout) && f.N >= many }

// tellsSeeds reports whether a fact says what the turn costs.
func (f Fact) tellsSeeds() bool {
	return slices.Contains([]Kind{GivesUp, GivesAbout, GaveWinSeeds, GaveDrawSeeds}, f.Kind)
}

// run finds what is good about the turns that the mover makes before the opponent, in a game of seeds.
func (j *judge) run() {
	own := 0
	for own < len(j.bad) && j.bad[own].by == j.mover {
		own++
	}
	if !j.counts() || j.ended.Over() {
		return
	}
	for i, s := range j.bad[1:own] {
		if h := captureOf(j.info, s.events); !h.empty() {
			j.add(LineGains, Fact{Capture: h, N: i + 1})
			break
		}
	}
	if !slices.ContainsFunc(j.Before.Turns(), j.alsoAgain) && j.after.Turn() == j.mover {
		j.add(OnlyAgain, Fact{})
	}
	last := j.bad[own-1].after
	if last.Outcome().Over() || last.Turn() == j.mover {
		return
	}
	if n := j.stored(last, j.mover) - j.stored(j.Before, j.mover); own > 1 && n > 1 {
		j.add(RunStores, Fact{N: n})
	}
	if !j.exposes(last) && slices.ContainsFunc(j.Before.Turns(), j.wouldExpose) {
		j.add(Guards, Fact{})
	}
}

// alsoAgain reports whether another turn lets the mover move again.
func (j *judge) alsoAgain(t rules.Turn) bool {
	after, _, err := j.Before.Play(t.Word)
	return t.Word != j.Played && err == nil && after.Turn() == j.mover && !after.Outcome().Over()
}

// exposes reports whether the side to move can capture.
func (j *judge) exposes(p rules.Position) bool {
	return slices.ContainsFunc(p.Turns(), func(t rules.Turn) bool { return !captureOf(j.info, t.Events).empty() })
}

// wouldExpose reports whether after another turn the opponent could capture.
func (j *judge) wouldExpose(t rules.Turn) bool {
	after, _, err := j.Before.Play(t.Word)
	return t.Word != j.Played && err == nil && after.Turn() != j.mover && j.exposes(after)
}
