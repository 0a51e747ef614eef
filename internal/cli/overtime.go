//go:build !js

package cli

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"tidepool/ai"
	"tidepool/internal/cli/arena"
	"tidepool/play/match"
	"tidepool/rules"
)

const (
	// A turn may exceed its time by mostLate or by its lateShare-th part, whichever is more.
	mostLate  = 5 * time.Millisecond
	lateShare = 10
	// openingPlies is the largest number of plies played at random before the engine takes over.
	openingPlies = 12
)

// A lateness measures how much more processor time the engine uses for its turns than it is given.
type lateness struct {
	game rules.Game
	luck *rand.Rand
	now  func() time.Duration
	used []time.Duration
}

// overtime has the engine play the given number of turns against itself and prints how long they took.
func (c *call) overtime(g ai.Game, limit time.Duration, turns int) error {
	now, release := threadTime()
	defer release()
	l := lateness{game: g.Rules(), luck: rand.New(rand.NewPCG(7, uint64(limit))), now: now}
	player, err := arena.NewBuiltin(g, ai.Levels, ai.DefaultTable, arena.Limits{MoveTime: limit}, now)
	if err != nil {
		return err
	}
	for len(l.used) < turns {
		if err := l.play(player, turns); err != nil {
			return err
		}
	}
	slices.Sort(l.used)
	late := 0
	for _, d := range l.used {
		if d > limit+max(mostLate, limit/lateShare) {
			late++
		}
	}
	at := func(share float64) float64 { return l.used[int(share*float64(turns-1))].Seconds() * 1000 }
	_, err = fmt.Fprintf(c.stdout, "%-11s %5d ms: %d turns, median %.1f ms, 99 of 100 within %.1f, longest %.1f; late %d\n",
		g.Rules().Info().ID, limit.Milliseconds(), turns, at(0.5), at(0.99), at(1), late)
	return err
}

// play plays a game to its end, or until enough turns are played.
func (l *lateness) play(player *arena.Builtin, turns int) error {
	m, err := match.New(match.Setup{Game: l.game})
	if err != nil {
		return err
	}
	if err := player.NewGame(m.Position(), l.luck.Uint64()); err != nil {
		return err
	}
	for random := 1 + l.luck.IntN(openingPlies); !m.Outcome().Over() && len(l.used) < turns; random-- {
		list := m.Position().Turns()
		word := list[l.luck.IntN(len(list))].Word
		if random <= 0 {
			start := l.now()
			if word, err = player.Turn(m); err != nil {
				return err
			}
			l.used = append(l.used, l.now()-start)
		}
		if _, err := m.Play(word); err != nil {
			return err
		}
	}
	return nil
}
