package session

import (
	"tidepool/ai"
	"tidepool/play/match"
	"tidepool/play/puzzle"
	"tidepool/play/review"
	"tidepool/rules"
)

// A TryVerdict is the judgement of a turn tried.
type TryVerdict uint8

const (
	// NotTested means that there is none, or that the engine still looks at it.
	NotTested TryVerdict = iota
	// AsGood is proven as good as the solution's.
	AsGood
	// TooSlow is proven to win, but not in time.
	TooSlow
	// Refuted is proven not to be enough.
	Refuted
	// Unproven is a turn outside the solution that the engine cannot decide in its time.
	Unproven
)

// A Try is a turn other than the stored one.
type Try struct {
	// From is the position it was played in, and Turns its number among the solver's.
	From    *match.Node
	Word    string
	Turns   int
	Verdict TryVerdict
	// Answer is what the engine knows of the position after it; empty if the game was over there.
	Answer Answer
	// Before is the value of the position for the solver.
	Before review.Value
}

// test takes the engine's answer about the turn tried.
func (z *Solving) test() (changed bool) {
	a := z.broker.Want(z.request)
	if a.Final && a.Problem == "" && z.puzzle.Kind == puzzle.Better {
		z.compare(a)
		return true
	}
	switch {
	case z.broker == nil || a.Problem != "":
		z.judge(Answer{}, review.Value{})
	case a.Final:
		z.judge(a, review.ValueOf(a.Info))
	default:
		return false
	}
	return true
}

// compare judges a turn by the engine's scores of all turns in its position.
func (z *Solving) compare(all Answer) {
	t := &z.try
	i := indexOf(all.Turns, t.Word)
	if i < 0 {
		z.settle(Answer{}, Unproven)
		return
	}
	was, is := review.ValueOf(all.Info), review.ValueOf(ai.Info{Best: all.Turns[i]})
	was.Unit = z.study.match.Info().Score
	is.Unit = was.Unit
	t.Before = was
	a := Answer{Final: true}
	a.Best = ai.Variation{Score: is.ToNode(1), Words: all.Turns[i].Words[1:]}
	if z.study.node.Position().Turn() != z.side {
		a.Best.Score = -a.Best.Score
	}
	if was.Keeps(is) {
		z.settle(a, AsGood)
	} else {
		z.settle(a, Refuted)
	}
}

// judge continues after a turn that led to a value for the side to move.
func (z *Solving) judge(a Answer, v review.Value) {
	if z.study.node.Position().Turn() != z.side {
		v.Score = -v.Score
	} else {
		z.hint.line = a.Best.Words
	}
	z.try.Before = worth(z.puzzle, z.study.match.Info().Score, z.made)
	z.settle(a, z.verdict(v))
}

// settle continues after a verdict about a turn.
func (z *Solving) settle(a Answer, is TryVerdict) {
	t := &z.try
	t.Answer, t.Verdict = a, is
	if is == AsGood {
		z.right()
		return
	}
	z.hint = solvingHint{}
	z.state, z.wait, z.reply = Refuting, studyTicks, ""
	if is != TooSlow && len(a.Best.Words) > 0 {
		z.reply = a.Best.Words[0]
	}
	if is == Refuted || is == Unproven && z.made == 0 && z.puzzle.Kind != puzzle.Better {
		z.fail() // for the first turn, the puzzle's own proof decides
	}
	z.tell(Tested{is})
}

// worth returns the value of the position in which the solver has made made turns, as far as the puzzle states it:
// a game to be saved may be worth more than a draw.
func worth(p *puzzle.Puzzle, unit rules.ScoreUnit, made int) review.Value {
	v := review.Value{Unit: unit}
	switch p.Kind {
	case puzzle.Seeds:
		v.Score, v.Proven = 100*ai.Score(p.Goal), true
	case puzzle.Save:
	default:
		if v.Proven = unit != rules.SeedUnit; v.Proven {
			v.Score = ai.WinIn(2*(p.Goal-made) - 1)
		}
	}
	return v
}

// verdict judges the value that a turn of the solver's has kept.
func (z *Solving) verdict(v review.Value) TryVerdict {
	class, certain := v.Class()
	if !certain && (!v.Decided || z.puzzle.Kind == puzzle.Seeds) {
		return Unproven
	}
	enough := class > 0
	switch z.puzzle.Kind {
	case puzzle.Save:
		enough = class >= 0
	case puzzle.Seeds:
		enough = v.Score >= 100*ai.Score(z.puzzle.Goal)
	default:
		if enough && z.made+1+further(v, z.study.node.Position().Turn() == z.side) > z.puzzle.Goal {
			return TooSlow
		}
	}
	if enough {
		return AsGood
	}
	return Refuted
}

// further returns how many more turns a win takes, depending on whether the winner is to move; if seeds are
// counted, all wins count alike.
func further(v review.Value, own bool) int {
	_, plies, _ := v.Score.Proven()
	if own {
		plies++
	}
	return plies / 2
}

// A solvingHint is help with the turn to find.
type solvingHint struct {
	// parts is how much of turn was shown, request the question to the engine for it; line is best play from
	// here as far as known.
	parts   int
	turn    rules.Turn
	asked   bool
	request Request
	line    []string
}

// Hint shows the next part of a hint.
func (z *Solving) Hint() {
	h := &z.hint
	if !z.PersonToMove() || h.parts == HintParts {
		return
	}
	z.hinted = true
	if h.parts == 0 {
		if rest, on := z.onLine(); on {
			h.line = rest
		}
		if len(h.line) == 0 {
			h.asked, h.request = true, Request{Line: z.study.Line(), Purpose: Hint, Time: HintTime}
			return
		}
	}
	z.point()
}

func (z *Solving) point() {
	h := &z.hint
	t, ok := turnOf(z.study.node.Position(), h.line[0])
	if !ok {
		h.line = nil // the next time the engine is asked
		return
	}
	h.parts, h.turn, h.asked = h.parts+1, t, false
	z.tell(HintChanged{})
}

// seekHint takes a hint requested from the engine.
func (z *Solving) seekHint() (changed bool) {
	h := &z.hint
	if !h.asked {
		return false
	}
	a := z.broker.Want(h.request)
	if !a.Final && z.broker != nil {
		return false
	}
	h.asked, h.line = false, a.Best.Words
	if len(h.line) > 0 {
		z.point()
	}
	return true
}

// Hinting returns how many parts of a hint were shown, and its turn. asked means that the engine is looking for one.
func (z *Solving) Hinting() (parts int, turn rules.Turn, asked bool) {
	return z.hint.parts, z.hint.turn, z.hint.asked
}
