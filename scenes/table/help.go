package table

import "tidepool/rules"

// Help opens the rules page at the rule that matters now.
func (a *Area) Help() {
	a.Env.Open.Rules(a.Match().Game(), a.matters())
}

// matters lists the likely topics for help, likeliest first: a refusal, the game's end, what to do.
func (a *Area) matters() []string {
	var keys []string
	if code := a.Message.reason.Code; code != "" {
		keys = append(keys, code)
	}
	if o := a.Match().Outcome(); o.Over() {
		return append(keys, "end."+o.By, rules.GameOver.Code)
	}
	return append(keys, a.Env.App.Words.Name(a.Prompt()))
}
