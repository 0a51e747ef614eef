package main

import (
	"bufio"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	"tidepool/rules"
)

// playGames lets the engine play itself and writes positions for fitNetworks. Lines are a position, the search's score
// for the side to move, and its result, from 0 for a loss to 1 for a win.
func playGames(args []string) error {
	flags := flag.NewFlagSet("games", flag.ExitOnError)
	into := flags.String("into", "", "write into this `folder`")
	seed := flags.Uint64("seed", 1, "vary the games")
	each := flags.Int("each", 60_000, "play this many games of each")
	nodes := flags.Uint64("nodes", 1000, "look at this many nodes a turn")
	only := flags.String("game", "", "play games whose names `begin` so")
	flags.Parse(args)
	r := rand.New(rand.NewPCG(*seed, 11))
	for _, g := range networks(*only) {
		id := g.Rules().Info().ID
		if err := playMany(r, g, *each, *nodes, filepath.Join(*into, fmt.Sprintf("%s-%d.txt", id, *seed))); err != nil {
			return err
		}
	}
	return nil
}

func playMany(r *rand.Rand, g network, count int, nodes uint64, name string) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	defer f.Close()
	to := bufio.NewWriter(f)
	e := g.engine(1 << 20)
	defer e.Close()
	for range count {
		options := g.options
		if g.deal != nil {
			options = g.deal(r)
		}
		p, err := g.Rules().Start(options)
		if err != nil {
			return err
		}
		if err := g.play(r, e, p, nodes, to); err != nil {
			return err
		}
	}
	return to.Flush()
}

// playQuiet writes quiet positions: without a capture in the turn played and without a proven win.
func playQuiet(r *rand.Rand, e ai.Engine, start rules.Position, nodes uint64, to *bufio.Writer) error {
	line := enginetest.Wander(r, start, 2+r.IntN(7))
	first := len(line)
	var quiet []int
	var scores []ai.Score
	for len(line) < 120 {
		p := line[len(line)-1]
		info := enginetest.Think(e, ai.Query{Position: p, Past: line[:len(line)-1], Limits: ai.Limits{Nodes: nodes}, Seed: r.Uint64()})
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

// repeats reports whether the last position occurred twice before.
func repeats(line []rules.Position) bool {
	last, n := line[len(line)-1].String(), 0
	for i := len(line) - 1; i >= 0 && i > len(line)-40; i -= 2 {
		if line[i].String() == last {
			n++
		}
	}
	return n >= 3
}
