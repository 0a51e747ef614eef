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
	switch f.Kind {
	case reason.AllowsPromotion:
		return w.Of(key.Grows, s.Info.ID, names...)
	case reason.MissesPromotion:
		return w.Of(key.Grown, s.Info.ID, names...)
	}
	said := sayings[f.Kind]
	if said.count != 0 && (f.N != 0 || said.text == key.None) {
		return w.N(said.count, f.N, names...)
	}
	return w.T(said.text, names...)
}

// names are what a fact's sentence may speak of.
func (s Speaker) names(f reason.Fact) []any {
	return []any{"side", s.Side(f.Mover), "other", s.Side(f.Mover.Other()), "played", s.Short(f.Played), "turn", s.Short(f.Turn),
		"m", f.M, "what", s.capture(f.Capture), "end", s.End(f.End), "line", s.line(f.Line)}
}

func (s Speaker) line(words []string) string {
	names := make([]string, len(words))
	for i, w := range words {
		names[i] = s.Short(w)
	}
	return s.join(names)
}

// sayings has the keys of what is said by kind: with a number, and without or where none is told.
var sayings = [1 << 8]struct {
	text  key.Text
	count key.Count
}{
	reason.WinsNow:       {text: key.ReasonWinsNow},
	reason.LosesNow:      {text: key.ReasonLosesNow},
	reason.DrawsNow:      {text: key.ReasonDrawsNow},
	reason.GaveWinDraw:   {text: key.ReasonGaveWinDraw},
	reason.NoChoice:      {text: key.ReasonNochoice},
	reason.OnlyWin:       {text: key.ReasonOnlyWin},
	reason.OnlySafe:      {text: key.ReasonOnlySafe},
	reason.OthersLose:    {text: key.ExplainOnly},
	reason.Lost:          {text: key.ReasonLost},
	reason.KeepsDraw:     {text: key.ReasonKeepsDraw},
	reason.NoneBetter:    {text: key.ReasonBest},
	reason.Behind:        {text: key.ReasonBehind},
	reason.FarBehind:     {text: key.ReasonFar},
	reason.LeadGone:      {text: key.ReasonEven},
	reason.AllowsWin:     {text: key.ReasonAllowsWin},
	reason.AllowsCapture: {text: key.ReasonAllowsCapture},
	reason.MissesCapture: {text: key.ReasonMissesCapture},
	reason.WasOnlyWin:    {text: key.ReasonWasWin},
	reason.WasOnlySafe:   {text: key.ReasonWasSafe},
	reason.WouldWinNow:   {text: key.ReasonWouldWinNow},
	reason.WouldDraw:     {text: key.ReasonWouldDraw},
	reason.WouldLast:     {text: key.ReasonWouldLast},
	reason.WouldBeSafe:   {text: key.ReasonWouldSafe},
	reason.BestLine:      {text: key.ReasonRather},
	reason.GaveWin:       {count: key.ReasonGaveWin, text: key.ReasonGaveWinSome},
	reason.GaveDraw:      {count: key.ReasonGaveDraw, text: key.ReasonGaveDrawSome},
	reason.LetsWin:       {count: key.ReasonLets, text: key.ReasonLetsSome},
	reason.KeepsWin:      {count: key.ReasonKeepsWin, text: key.ReasonKeepsWinSome},
	reason.WouldWin:      {count: key.ReasonWouldWin, text: key.ReasonWouldWinSome},
	reason.GaveWinSeeds:  {count: key.ReasonGaveWinSeeds},
	reason.GaveDrawSeeds: {count: key.ReasonGaveDrawSeeds},
	reason.Slower:        {count: key.ReasonSlower},
	reason.GivesUp:       {count: key.ReasonGives},
	reason.GivesUpAbout:  {count: key.ReasonGivesAbout},
	reason.WouldLead:     {count: key.ReasonWouldLead},
	reason.WouldTrail:    {count: key.ReasonWouldTrail},
	reason.BestTakes:     {count: key.ReasonTakes},
	reason.BestStores:    {count: key.ReasonStored},
	reason.BestRoom:      {count: key.ReasonRoom},
	reason.AllowsAgain:   {count: key.ReasonAllowsAgain},
	reason.LineLoses:     {count: key.ReasonLineLoses},
	reason.LineWins:      {count: key.ReasonLineWins},
	reason.MissesAgain:   {count: key.ReasonMissesAgain},
	reason.Fewer:         {count: key.ReasonFewer},
	reason.Frees:         {count: key.ReasonFrees},
	reason.LineTakes:     {count: key.ReasonLineTakes},
	reason.LineGains:     {count: key.ReasonLineGains},
	reason.Leaves:        {count: key.ReasonLeaves},
	reason.MovesAgain:    {count: key.ReasonAgain},
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

func (s Speaker) capture(h reason.Capture) string {
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
