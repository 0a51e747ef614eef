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

// A Sentence is one thing said of a turn.
type Sentence struct {
	// Kind is that of the fact that is said, 0 if it is what the computer makes of the turn.
	Kind reason.Kind
	Text string
	// Certain tells that it is so whatever is played.
	Certain bool
}

// Say puts an explanation into words: all facts, and what the computer makes of the turn where
// they do not prove what it came to.
func (e Explanation) Say(s commentary.Speaker) (list []Sentence) {
	for _, f := range e.Facts {
		list = append(list, Sentence{f.Kind, s.Reason(f), f.Kind.Certain()})
	}
	if said := e.opinion(s); said != "" {
		list = append(list, Sentence{Text: said})
	}
	return list
}

// opinion is what the computer makes of the turn, "" if that is proven or there is no other.
func (e Explanation) opinion(s commentary.Speaker) string {
	choice := !slices.ContainsFunc(e.Facts, func(f reason.Fact) bool { return f.Kind == reason.NoChoice })
	if e.Before.Proven && e.After.Proven || !choice {
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

// A Line is how the game goes on, from the position explained.
type Line struct {
	Words []string
	// Score is for who plays the turn.
	Score ai.Score
	// Proven tells that the score is certain, though others may lead to it, too.
	Proven bool
}

// Lines are that of the turn explained, and that of the better one if it was not the best.
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

// Tell says a line by the words of its turns.
func (l Line) Tell(s commentary.Speaker) string {
	k := key.ExplainLine
	if l.Proven {
		k = key.ExplainProof
	}
	return s.Words.T(k, "line", strings.Join(l.Words, " "))
}
