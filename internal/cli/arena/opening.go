package arena

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"sync/atomic"

	"tidepool/ai"
	"tidepool/play/match"
	"tidepool/rules"
)

// An Opening is the position in which both games of a pair begin.
type Opening struct {
	// Start is the text of the first position; Words are the turns played from it.
	Start string
	Words []string
}

const (
	// An opening is accepted if a search of openingNodes nodes finds it within openingBalance of equal.
	openingTries   = 40
	openingNodes   = 3000
	openingBalance = 100
)

// Openings generates openings of a game: random turns to positions that a short search finds balanced.
type Openings struct {
	game    rules.Game
	options string
	plies   int
	engine  ai.Engine
}

// NewOpenings returns openings with the given number of plies.
func NewOpenings(g ai.Game, options string, plies int) (*Openings, error) {
	_, err := g.Rules().Start(options)
	return &Openings{g.Rules(), options, plies, g.Engine(1 << 20)}, err
}

// Opening returns the opening of a seed and number. It is always the same, unless the options leave the deal to
// chance.
func (o *Openings) Opening(seed, number uint64) (Opening, error) {
	r := rand.New(rand.NewPCG(seed, number))
	var best Opening
	least := ai.Score(1 << 30)
	for range openingTries {
		m, err := o.random(r)
		if err != nil {
			return Opening{}, err
		}
		if m.Outcome().Over() {
			continue
		}
		o.engine.Forget()
		q := ai.Query{Position: m.Position(), Limits: ai.Limits{Nodes: openingNodes}}
		info := o.engine.Think(q, new(atomic.Bool), func(ai.Info) {})
		if score := max(info.Best.Score, -info.Best.Score); score < least {
			least, best = score, Opening{m.At(0).String(), m.Words()}
		}
		if least <= openingBalance {
			break
		}
	}
	if best.Start == "" {
		return best, fmt.Errorf("no opening of %d plies leaves the game open", o.plies)
	}
	return best, nil
}

func (o *Openings) random(r *rand.Rand) (*match.Match, error) {
	m, err := match.New(match.Setup{Game: o.game, Options: o.options, Start: o.start(r)})
	if err != nil {
		return nil, err
	}
	for range o.plies {
		if m.Outcome().Over() {
			break
		}
		turns := m.Position().Turns()
		if _, err := m.Play(turns[r.IntN(len(turns))].Word); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// start returns a start with a new deal, or "" if the options fix it.
func (o *Openings) start(r *rand.Rand) string {
	spec := o.game.Info().Options
	if !slices.ContainsFunc(spec, func(o rules.Option) bool { return o.Name == "seed" }) {
		return ""
	}
	values, err := rules.ParseOptions(spec, o.options)
	if err != nil {
		return ""
	}
	values["seed"] = fmt.Sprint(r.Uint32())
	p, err := o.game.Start(values.Format(spec))
	if err != nil {
		return ""
	}
	return p.String()
}
