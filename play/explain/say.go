package explain

import (
	"slices"
	"strings"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/play/commentary"
	"tidepool/play/review"
	"tidepool/play/review/reason"
)

// A Sentence is one statement about a turn.
type Sentence struct {
	// Kind is the kind of fact stated, 0 for the computer's opinion of the turn.
	Kind reason.Kind
	Text string
	// Certain means that it is true whatever is played.
	Certain bool
}

// Say describes an explanation in words: all facts, and the computer's opinion of the turn where they do not
// prove its value.
func (e Explanation) Say(s commentary.Speaker) (list []Sentence) {
	for _, f := range e.Facts {
		list = append(list, Sentence{f.Kind, s.Reason(f), f.Kind.Certain()})
	}
	if said := e.opinion(s); said != "" {
		list = append(list, Sentence{Text: said})
	}
	return list
}

// opinion returns the computer's opinion of the turn, "" if its value is proven, it gives the result away or there is no
// other turn.
func (e Explanation) opinion(s commentary.Speaker) string {
	certain := slices.ContainsFunc(e.Facts, func(f reason.Fact) bool {
		return f.Kind == reason.NoChoice || reason.GaveWin <= f.Kind && f.Kind <= reason.GaveDrawSeeds
	})
	if e.Before.Proven && e.After.Proven || certain {
		return ""
	}
	better := ""
	if e.other() {
		_, events, _ := e.match.At(0).Play(e.Best.Words[0])
		better = s.Quoted(e.By, events)
	}
	switch {
	case e.Grade == review.Best:
		return s.Words.T(key.ExplainBest)
	case e.Grade == review.Good:
		return s.Words.T(key.ExplainGood)
	case better == "":
		return s.Words.T(key.ExplainWeak)
	case e.Grade == review.Inaccuracy:
		return s.Words.T(key.ExplainBetter, "turn", better)
	}
	return s.Words.T(key.ExplainMuch, "turn", better)
}

// other reports whether another turn is known to be the best.
func (e Explanation) other() bool { return len(e.Best.Words) > 0 && e.Best.Words[0] != e.Word }

// A Line is a continuation of the game from the explained position.
type Line struct {
	Words []string
	// Score is for the side that plays the turn.
	Score ai.Score
	// Proven means that the score is certain, though other lines may have it too.
	Proven bool
}

// Lines returns the line of the explained turn, and of the better turn if there is one.
func (e Explanation) Lines() []Line {
	best := lineOf(e.Best.Words, e.Before.Of(e.Best))
	list := []Line{{append([]string{e.Word}, e.Reply.Words...), e.After.FromRoot(1), e.After.Proven}}
	switch {
	case len(e.Best.Words) > 0 && e.Best.Words[0] == e.Word:
		list[0] = best
	case e.other() && e.Grade != review.Best:
		list = append(list, best)
	}
	return list
}

func lineOf(words []string, v reason.Value) Line {
	_, _, decided := v.Score.Proven()
	return Line{words, v.Score, v.Proven || decided}
}

// Tell describes a line by the words of its turns.
func (l Line) Tell(s commentary.Speaker) string {
	k := key.ExplainLine
	if l.Proven {
		k = key.ExplainProof
	}
	return s.Words.T(k, "line", strings.Join(l.Words, " "))
}
