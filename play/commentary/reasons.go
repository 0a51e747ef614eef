package commentary

import (
	"slices"
	"strings"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/review/reason"
	"tidepool/rules"
)

// Reason describes a fact about a turn: what it did, what would have been better, or why.
func (s Speaker) Reason(f reason.Fact) string {
	return locale.Capital(s.reason(f))
}

func (s Speaker) reason(f reason.Fact) string {
	w, names := s.Words, s.names(f)
	if promotes, ok := promotions[f.Kind]; ok {
		return w.Of(promotes, s.Info.ID, names...)
	}
	said := sayings[f.Kind]
	if said.count != 0 && (said.text == key.None || f.N != 0 && (said.most == 0 || min(f.N, f.M) <= said.most)) {
		return w.N(said.count, f.N, names...)
	}
	return w.T(said.text, names...)
}

// Reasons describes facts, one after the other.
func (s Speaker) Reasons(facts []reason.Fact) string {
	said := make([]string, len(facts))
	for i, f := range facts {
		said[i] = s.Reason(f)
	}
	return strings.Join(said, " ")
}

// names returns the values for the placeholders of a fact's sentence.
func (s Speaker) names(f reason.Fact) []any {
	return []any{"side", s.Side(f.Mover), "other", s.Side(f.Mover.Other()), "turn", s.Quoted(f.By, f.Events),
		"n", f.N, "m", f.M, "what", s.capture(f.Capture), "end", s.End(f.End)}
}

var promotions = map[reason.Kind]key.Family{
	reason.AllowsPromotion: key.Grows, reason.MissesPromotion: key.Grown, reason.ThreatensPromotion: key.Next, reason.NoPromotion: key.Denies,
}

// exact is the most turns whose number is told: nobody counts more.
const exact = 4

// sayings has, for each kind of fact, the key of its sentence with a number, and of the one without, which is said also
// if the smaller number is above most.
var sayings = [1 << 8]struct {
	text  key.Text
	count key.Count
	most  int
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
	reason.AllowsWin:     {text: key.ReasonAllowsWin},
	reason.AllowsCapture: {text: key.ReasonAllowsCapture},
	reason.MissesCapture: {text: key.ReasonMissesCapture},
	reason.WasOnlyWin:    {text: key.ReasonWasWin},
	reason.WasOnlySafe:   {text: key.ReasonWasSafe},
	reason.WouldWinNow:   {text: key.ReasonWouldWinNow},
	reason.WouldDraw:     {text: key.ReasonWouldDraw},
	reason.WouldLast:     {text: key.ReasonWouldLast},
	reason.WouldBeSafe:   {text: key.ReasonWouldSafe},
	reason.GaveWin:       {count: key.ReasonGaveWin, text: key.ReasonGaveWinSome},
	reason.GaveDraw:      {count: key.ReasonGaveDraw, text: key.ReasonGaveDrawSome},
	reason.LetsWin:       {count: key.ReasonLets, text: key.ReasonLetsSome},
	reason.KeepsWin:      {count: key.ReasonKeepsWin, text: key.ReasonKeepsWinSome},
	reason.WouldWin:      {count: key.ReasonWouldWin, text: key.ReasonWouldWinSome},
	reason.GaveWinSeeds:  {count: key.ReasonGaveWinSeeds},
	reason.GaveDrawSeeds: {count: key.ReasonGaveDrawSeeds},
	reason.Slower:        {count: key.ReasonSlower},
	reason.GivesUp:       {count: key.ReasonGives},
	reason.GivesAbout:    {count: key.ReasonAbout},
	reason.WouldLead:     {count: key.ReasonWouldLead},
	reason.WouldTrail:    {count: key.ReasonWouldTrail},
	reason.BestTakes:     {count: key.ReasonTakes},
	reason.BestStores:    {count: key.ReasonStored},
	reason.TheirStores:   {count: key.ReasonTheir},
	reason.TakesMore:     {count: key.ReasonMore},
	reason.Takes:         {text: key.ReasonCaptures},
	reason.AllowsAgain:   {count: key.ReasonAllowsAgain},
	reason.LineLoses:     {count: key.ReasonLineLoses},
	reason.LineWins:      {count: key.ReasonLineWins},
	reason.MissesAgain:   {count: key.ReasonMissesAgain},
	reason.Fewer:         {count: key.ReasonFewer, text: key.ReasonFewerSome, most: exact},
	reason.Frees:         {count: key.ReasonFrees, text: key.ReasonFreesSome, most: exact},
	reason.Opens:         {text: key.ReasonOpens},
	reason.LineTakes:     {count: key.ReasonLineTakes},
	reason.LineGains:     {count: key.ReasonLineGains},
	reason.Leaves:        {count: key.ReasonLeaves, text: key.ReasonLeavesSome, most: exact},
	reason.MovesAgain:    {count: key.ReasonAgain},
	reason.OnlyAgain:     {text: key.ReasonOnlyAgain},
	reason.RunStores:     {count: key.ReasonRun},
	reason.Guards:        {text: key.ReasonGuards},
	reason.MostLose:      {text: key.ReasonMostLose},
	reason.ThreatensWin:  {text: key.ReasonThreatensWin},
	reason.Threatens:     {text: key.ReasonThreatensCapture},
	reason.Safe:          {text: key.ReasonSafe},
	reason.NoAgain:       {text: key.ReasonSingle},
	reason.CapturesBack:  {text: key.ReasonBack},
	reason.Reserves:      {count: key.ReasonReserves},
	reason.Ensures:       {count: key.ReasonEnsures, text: key.ReasonEnsuresSome, most: exact},
	reason.Livens:        {text: key.ReasonLivens},
	reason.Prepares:      {text: key.ReasonPrepares},
	reason.TrapsWin:      {text: key.ReasonTrapsWin},
	reason.Traps:         {text: key.ReasonTrapsCapture},
	reason.Outnumbers:    {count: key.ReasonAgainst, text: key.ReasonAgainstSome, most: exact},
	reason.PreventsWin:   {text: key.ReasonPreventsWin},
	reason.Prevents:      {text: key.ReasonPreventsCapture},
	reason.Blocks:        {text: key.ReasonPreventsTurn},
}

// Quoted returns how a sentence refers to a turn.
func (s Speaker) Quoted(by rules.Side, events []rules.Event) string {
	return s.Words.T(key.ReasonTurn, "turn", s.Brief(by, events))
}

// Brief describes the actions of a turn without their consequences.
func (s Speaker) Brief(by rules.Side, events []rules.Event) string {
	did := slices.DeleteFunc(slices.Clone(events), func(e rules.Event) bool {
		return e.Kind == rules.Promoted || e.Kind == rules.Banked || e.Kind == rules.Captured
	})
	t := teller{Speaker: s, by: by, left: did, brief: true}
	return s.join(t.parts())
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

// End says why a game is over; it returns "" if it is not.
func (s Speaker) End(o rules.Outcome) string {
	if !o.Over() {
		return ""
	}
	if o.Result == rules.Decisive && s.Words.Knows(key.EndsThey, o.By) {
		return s.Words.Of(key.EndsThey, o.By, "name", s.Side(o.Winner.Other()))
	}
	return s.Words.Of(key.Ends, o.By)
}
