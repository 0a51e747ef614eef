package make

import (
	"math/rand/v2"
	"sync/atomic"

	"tidepool/ai"
	"tidepool/rules"
)

const (
	// engineBytes is the size of a table that is fast to clear.
	engineBytes = 1 << 20
	playNodes   = 20_000
	mostPlies   = 140
	mostOpening = 8
	// randomPlayer plays at random.
	randomPlayer = 0
)

// A player plays turns like the levels do, each as if it were the first.
type player struct {
	game   ai.Game
	engine ai.Engine
	halt   *atomic.Bool
}

func newPlayer(game ai.Game) *player {
	e := game.Engine(engineBytes)
	e.SetThreads(1)
	return &player{game, e, new(atomic.Bool)}
}

func (p *player) turn(at rules.Position, past []rules.Position, level int, seed uint64) (string, error) {
	q := ai.Query{Position: at, Past: past, Limits: ai.Limits{Nodes: playNodes}}
	if err := q.As(p.game.Ladder(), level, seed); err != nil {
		return "", err
	}
	best := p.think(q).Best
	if len(best.Words) == 0 {
		return "", nil
	}
	return best.Words[0], nil
}

func (p *player) think(q ai.Query) ai.Info {
	p.engine.Forget()
	return p.engine.Think(q, p.halt, func(ai.Info) {})
}

// proposes returns in how many own turns the side to move wins, if the engine sees it within nodes nodes.
func (p *player) proposes(at rules.Position, nodes uint64) (turns int, ok bool) {
	return winIn(p.think(ai.Query{Position: at, Limits: ai.Limits{Nodes: nodes}}).Best)
}

// wins counts the turns that, according to the engine, win within turns turns.
func (p *player) wins(at rules.Position, turns int, nodes uint64) (n int) {
	for _, v := range p.think(ai.Query{Position: at, Limits: ai.Limits{Nodes: nodes}, All: true}).Turns {
		if in, ok := winIn(v); ok && in <= turns {
			n++
		}
	}
	return n
}

func winIn(v ai.Variation) (turns int, ok bool) {
	win, plies, ok := v.Score.Proven()
	return (plies + 1) / 2, ok && win
}

func (p *player) play(start rules.Position, luck *rand.Rand) ([]rules.Position, error) {
	levels := [2]int{drawLevel(luck), drawLevel(luck)}
	opening := luck.IntN(mostOpening + 1)
	past, at := []rules.Position(nil), start
	for len(past) < mostPlies && !at.Outcome().Over() {
		level := levels[at.Turn()]
		if len(past) < opening {
			level = randomPlayer
		}
		next, err := p.next(at, past, level, luck)
		if err != nil {
			return nil, err
		}
		past = append(past, at)
		at = next
	}
	return past, nil
}

func (p *player) next(at rules.Position, past []rules.Position, level int, luck *rand.Rand) (rules.Position, error) {
	seed := luck.Uint64() | 1
	word := ""
	if level == randomPlayer {
		turns := at.Turns()
		word = turns[seed%uint64(len(turns))].Word
	} else {
		var err error
		if word, err = p.turn(at, past, level, seed); err != nil {
			return nil, err
		}
	}
	next, _, err := at.Play(word)
	return next, err
}

// drawLevel picks a player: sometimes the random one, more often the levels above the middle.
func drawLevel(luck *rand.Rand) int {
	who := [...]int{randomPlayer, 1, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8}
	return who[luck.IntN(len(who))]
}
