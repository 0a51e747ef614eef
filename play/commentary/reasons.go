package commentary

import (
	"strings"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/review/reason"
	"tidepool/rules"
)

// Reason says a fact about a turn: what it did, what would have been better, or why.
func (s Speaker) Reason(f reason.Fact) string {
	said := s.reason(f)
	for _, word := range []string{f.Turn, f.Played} {
		if word != "" && strings.HasPrefix(said, s.Short(word)) {
			return said // squares are not written in capitals
		}
	}
	return locale.Capital(said)
}

func (s Speaker) reason(f reason.Fact) string {
	w, names := s.Words, s.names(f)
	k, untold := countKey(f.Kind)
	switch {
	case f.Kind == reason.AllowsPromotion:
		return w.Of(key.Grows, s.Info.ID, names...)
	case f.Kind == reason.MissesPromotion:
		return w.Of(key.Grown, s.Info.ID, names...)
	case f.N == 0 && untold != key.None:
		return w.T(untold, names...)
	case k != 0:
		return w.N(k, f.N, names...)
	}
	return w.T(textKey(f.Kind), names...)
}

// names are what a fact's sentence may speak of.
func (s Speaker) names(f reason.Fact) []any {
	return []any{"side", s.Side(f.Mover), "other", s.Side(f.Mover.Other()), "played", s.Short(f.Played), "turn", s.Short(f.Turn),
		"m", f.M, "what", s.haul(f.Haul), "end", s.End(f.End), "line", s.line(f.Line)}
}

func (s Speaker) line(words []string) string {
	names := make([]string, len(words))
	for i, w := range words {
		names[i] = s.Short(w)
	}
	return s.join(names)
}

// textKey is the key of what is said without a number, or where none is told.
func textKey(k reason.Kind) key.Text {
	switch k {
	case reason.WinsNow:
		return key.ReasonWinsNow
	case reason.LosesNow:
		return key.ReasonLosesNow
	case reason.DrawsNow:
		return key.ReasonDrawsNow
	case reason.GaveWinDraw:
		return key.ReasonGaveWinDraw
	case reason.NoChoice:
		return key.ReasonNochoice
	case reason.OnlyWin:
		return key.ReasonOnlyWin
	case reason.OnlySafe:
		return key.ReasonOnlySafe
	case reason.OthersLose:
		return key.ExplainOnly
	case reason.Lost:
		return key.ReasonLost
	case reason.KeepsDraw:
		return key.ReasonKeepsDraw
	case reason.NoneBetter:
		return key.ReasonBest
	case reason.Behind:
		return key.ReasonBehind
	case reason.FarBehind:
		return key.ReasonFar
	case reason.LeadGone:
		return key.ReasonEven
	case reason.AllowsWin:
		return key.ReasonAllowsWin
	case reason.AllowsCapture:
		return key.ReasonAllowsCapture
	case reason.MissesCapture:
		return key.ReasonMissesCapture
	}
	return betterKey(k)
}

// betterKey is the same for what would have been better.
func betterKey(k reason.Kind) key.Text {
	switch k {
	case reason.WasOnlyWin:
		return key.ReasonWasWin
	case reason.WasOnlySafe:
		return key.ReasonWasSafe
	case reason.WouldWinNow:
		return key.ReasonWouldWinNow
	case reason.WouldDraw:
		return key.ReasonWouldDraw
	case reason.WouldLast:
		return key.ReasonWouldLast
	case reason.WouldBeSafe:
		return key.ReasonWouldSafe
	case reason.BestLine:
		return key.ReasonRather
	}
	return key.None
}

// countKey is the key of what is said with a number, or 0, and the key of the same without the number.
func countKey(k reason.Kind) (told key.Count, untold key.Text) {
	switch k {
	case reason.GaveWin:
		return key.ReasonGaveWin, key.ReasonGaveWinSome
	case reason.GaveDraw:
		return key.ReasonGaveDraw, key.ReasonGaveDrawSome
	case reason.LetsWin:
		return key.ReasonLets, key.ReasonLetsSome
	case reason.KeepsWin:
		return key.ReasonKeepsWin, key.ReasonKeepsWinSome
	case reason.WouldWin:
		return key.ReasonWouldWin, key.ReasonWouldWinSome
	case reason.GaveWinSeeds:
		return key.ReasonGaveWinSeeds, key.None
	case reason.GaveDrawSeeds:
		return key.ReasonGaveDrawSeeds, key.None
	case reason.Slower:
		return key.ReasonSlower, key.None
	case reason.GivesUp:
		return key.ReasonGives, key.None
	case reason.GivesUpAbout:
		return key.ReasonGivesAbout, key.None
	case reason.WouldLead:
		return key.ReasonWouldLead, key.None
	case reason.WouldTrail:
		return key.ReasonWouldTrail, key.None
	case reason.BestTakes:
		return key.ReasonTakes, key.None
	case reason.BestStores:
		return key.ReasonStored, key.None
	case reason.BestRoom:
		return key.ReasonRoom, key.None
	}
	return causeKey(k), key.None
}

func causeKey(k reason.Kind) key.Count {
	switch k {
	case reason.AllowsAgain:
		return key.ReasonAllowsAgain
	case reason.LineLoses:
		return key.ReasonLineLoses
	case reason.LineWins:
		return key.ReasonLineWins
	case reason.MissesAgain:
		return key.ReasonMissesAgain
	case reason.Fewer:
		return key.ReasonFewer
	case reason.Frees:
		return key.ReasonFrees
	case reason.LineTakes:
		return key.ReasonLineTakes
	case reason.LineGains:
		return key.ReasonLineGains
	case reason.Leaves:
		return key.ReasonLeaves
	case reason.MovesAgain:
		return key.ReasonAgain
	}
	return 0
}

// Short is how a sentence names a turn: its notation with the names of cards and houses.
func (s Speaker) Short(word string) string {
	if s.Info.Spot(rules.Spot(word)).Class != rules.NoSpot {
		return s.Spot(rules.Spot(word))
	}
	card, squares, ok := strings.Cut(word, ":")
	if !ok || s.Info.Spot(rules.Spot(card)).Class != rules.CardSpot {
		return word
	}
	if _, _, ok := strings.Cut(squares, "-"); !ok { // the card is given away
		return s.Spot(rules.Spot(card))
	}
	return s.Words.T(key.ReasonCard, "name", s.Spot(rules.Spot(card)), "squares", squares)
}

func (s Speaker) haul(h reason.Haul) string {
	if h.Seeds > 0 {
		return s.Words.N(key.ReasonSeeds, h.Seeds)
	}
	if len(h.Pieces) == 0 {
		return ""
	}
	var names []string
	same := true
	for _, p := range h.Pieces {
		names = append(names, s.Words.Of(key.Hauled, p.Kind))
		same = same && p.Kind == h.Pieces[0].Kind
	}
	if same && len(names) > 1 {
		return s.Words.N(key.ReasonPieces, len(names))
	}
	return s.list(names)
}

// End says why a game is over, "" if it is not.
func (s Speaker) End(o rules.Outcome) string {
	if !o.Over() {
		return ""
	}
	if o.Result == rules.Decisive && s.Words.Knows(key.EndsThey, o.By) {
		return s.Words.Of(key.EndsThey, o.By, "name", s.Side(o.Winner.Other()))
	}
	return s.Words.Of(key.Ends, o.By)
}
