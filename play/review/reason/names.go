package reason

// String returns the kind's name in output for programs.
func (k Kind) String() string {
	if int(k) < len(names) && names[k] != "" {
		return names[k]
	}
	return "unknown"
}

var names = [...]string{
	WinsNow: "wins-now", LosesNow: "loses-now", DrawsNow: "draws-now",
	GaveWin: "gave-win", GaveWinDraw: "gave-win-for-draw", GaveDraw: "gave-draw",
	GaveWinSeeds: "gave-win-seeds", GaveDrawSeeds: "gave-draw-seeds",
	LetsWin: "lets-win", NoChoice: "no-choice", OnlyWin: "only-win", OnlySafe: "only-safe", OthersLose: "others-lose",
	Slower: "slower", Lost: "lost", GivesUp: "gives-up", GivesAbout: "gives-about", KeepsWin: "keeps-win", KeepsDraw: "keeps-draw", NoneBetter: "none-better",

	WasOnlyWin: "was-only-win", WasOnlySafe: "was-only-safe", WouldWinNow: "would-win-now", WouldWin: "would-win",
	WouldDraw: "would-draw", WouldLead: "would-lead", WouldTrail: "would-trail", WouldLast: "would-last",
	WouldBeSafe: "would-be-safe", BestTakes: "best-takes", BestStores: "best-stores",

	AllowsWin: "allows-win", AllowsCapture: "allows-capture", AllowsAgain: "allows-again", AllowsPromotion: "allows-promotion",
	LineLoses: "line-loses", LineWins: "line-wins", MissesCapture: "misses-capture", MissesAgain: "misses-again", MissesPromotion: "misses-promotion",
	Fewer: "fewer", Frees: "frees", TheirStores: "their-stores", TakesMore: "takes-more", LineTakes: "line-takes", LineGains: "line-gains",
	Leaves: "leaves", MovesAgain: "moves-again", Takes: "takes", Opens: "opens",
	OnlyAgain: "only-again", RunStores: "run-stores", Guards: "guards", MostLose: "most-lose",
	ThreatensWin: "threatens-win", Threatens: "threatens", ThreatensPromotion: "threatens-promotion",
	Safe: "safe", NoPromotion: "no-promotion", NoAgain: "no-again", CapturesBack: "captures-back", Reserves: "reserves", Ensures: "ensures", Livens: "livens", Prepares: "prepares", TrapsWin: "traps-win", Traps: "traps", Outnumbers: "outnumbers", PreventsWin: "prevents-win", Prevents: "prevents", Blocks: "blocks",
}

// Certain reports whether facts of a kind are true whatever is played. All others are about a line that no
// one is forced to play, or about what an engine has not found, and their sentences say so.
func (k Kind) Certain() bool {
	switch k {
	case GivesAbout, WouldBeSafe, BestTakes, BestStores, LineLoses, LineWins, Fewer, TheirStores, TakesMore, LineTakes, LineGains, RunStores, Guards, Outnumbers, Prepares:
		return false
	}
	return true
}
