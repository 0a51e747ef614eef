package main

import (
	"bufio"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
	"tidepool/rules"
)

// playKani lets the engine play the Kani games against itself and writes quiet
// positions with the results of their games, for fitKani.
//
// A position is quiet if the turn played there wins nothing at once and no win
// is proven. Lines are a position, the search's score for the side to move, and
// its result: 1, 0.5 or 0.
func playKani(args []string) error {
	flags := flag.NewFlagSet("kani-games", flag.ExitOnError)
	into := flags.String("into", "", "write into this `folder`")
	seed := flags.Uint64("seed", 1, "vary the games")
	each := flags.Int("each", 20_000, "play so many games of each")
	flags.Parse(args)
	r := rand.New(rand.NewPCG(*seed, 11))
	for _, game := range forcedGames() {
		if !strings.HasPrefix(game.id, "kani") {
			continue
		}
		if err := playKaniGame(r, game, *each, filepath.Join(*into, fmt.Sprintf("%s-%d.txt", game.id, *seed))); err != nil {
			return err
		}
	}
	return nil
}

func playKaniGame(r *rand.Rand, game forcedGame, count int, name string) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	defer f.Close()
	to := bufio.NewWriter(f)
	g, _ := engines.ByID(game.id)
	e := g.Engine(1 << 20)
	defer e.Close()
	for range count {
		p, err := g.Rules().Start(game.options[r.IntN(len(game.options))])
		if err != nil {
			return err
		}
		if err := playQuiet(r, e, p, to); err != nil {
			return err
		}
	}
	return to.Flush()
}

// playQuiet plays one game from a random opening, a few hundred nodes a turn, and
// writes its quiet positions.
func playQuiet(r *rand.Rand, e ai.Engine, start rules.Position, to *bufio.Writer) error {
	line := enginetest.Wander(r, start, 2+r.IntN(7))
	first := len(line)
	var quiet []int
	var scores []ai.Score
	for len(line) < 120 {
		p := line[len(line)-1]
		info := enginetest.Think(e, ai.Query{Position: p, Past: line[:len(line)-1], Limits: ai.Limits{Nodes: 300}, Seed: r.Uint64()})
		next, _, err := p.Play(info.Best.Words[0])
		if err != nil {
			return err
		}
		pieces := len(p.Tokens())
		if _, _, proven := info.Best.Score.Proven(); !proven && len(next.Tokens()) == pieces {
			quiet, scores = append(quiet, len(line)-1), append(scores, info.Best.Score)
		}
		line = append(line, next)
		if next.Outcome().Over() || repeats(line) {
			break
		}
	}
	result := 0.5
	last := line[len(line)-1]
	if o := last.Outcome(); o.Over() {
		result = 0
		if o.Winner == rules.Near {
			result = 1
		}
	}
	for i, k := range quiet {
		if k < first-1 {
			continue
		}
		p, mine := line[k], result
		if p.Turn() == rules.Far {
			mine = 1 - result
		}
		fmt.Fprintf(to, "%s ; %d ; %g\n", p, scores[i], mine)
	}
	return nil
}

// repeats reports whether the last position was there twice before.
func repeats(line []rules.Position) bool {
	last, n := line[len(line)-1].String(), 0
	for i := len(line) - 1; i >= 0 && i > len(line)-40; i -= 2 {
		if line[i].String() == last {
			n++
		}
	}
	return n >= 3
}
