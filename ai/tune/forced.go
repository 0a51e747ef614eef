package main

import (
	"flag"
	"fmt"
	"log"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
)

// findForced writes sets of positions with forced wins, from games between weak players.
func findForced(args []string) error {
	flags := flag.NewFlagSet("forced", flag.ExitOnError)
	into := flags.String("into", "", "write into this `folder`")
	only := flags.String("game", "", "only for the game of this `id`")
	seed := flags.Uint64("seed", 1, "vary the games")
	each := flags.Int("each", 8, "find this many positions of each distance")
	most := flags.Int("plies", 9, "look for wins in at most this many plies")
	flags.Parse(args)
	for _, game := range forcedGames() {
		if *only != "" && *only != game.id {
			continue
		}
		text, err := forcedSet(game, *seed, *each, *most)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(*into, game.id+"-forced.txt"), []byte(text), 0o666); err != nil {
			return err
		}
	}
	return nil
}

// forcedSet finds each positions for each odd distance up to most.
func forcedSet(game forcedGame, seed uint64, each, most int) (string, error) {
	g, ok := engines.ByID(game.id)
	if !ok {
		return "", fmt.Errorf("no engine for %q", game.id)
	}
	e := g.Engine(1 << 20)
	defer e.Close()
	r := rand.New(rand.NewPCG(seed, 9))
	found := make(map[int][]enginetest.Forced)
	for missing := (most + 1) / 2 * each; missing > 0; {
		f, err := lookForForced(r, game, g, e, most)
		if err != nil {
			return "", err
		}
		if f.Plies > 0 && len(found[f.Plies]) < each {
			found[f.Plies] = append(found[f.Plies], f)
			missing--
			log.Print(game.id, " ", f)
		}
	}
	var text strings.Builder
	text.WriteString("# OPTIONS ; POSITION ; plies to the win that its side to move can force, found by trying every turn.\n")
	for plies := 1; plies <= most; plies += 2 {
		for _, f := range found[plies] {
			fmt.Fprintln(&text, f)
		}
	}
	return text.String(), nil
}

// lookForForced looks at one position near the end of a game between players who are weak in different ways.
// Its Plies are 0 if no win is found.
func lookForForced(r *rand.Rand, game forcedGame, g ai.Game, e ai.Engine, most int) (enginetest.Forced, error) {
	f := enginetest.Forced{Options: game.options[r.IntN(len(game.options))]}
	p, err := g.Rules().Start(f.Options)
	if err != nil {
		return f, err
	}
	line := enginetest.Wander(r, p, 2+r.IntN(8))
	p = line[len(line)-1]
	nodes := uint64(1) << r.IntN(11)
	for range 80 {
		q := ai.Query{Position: p, Limits: ai.Limits{Nodes: nodes}, Skill: ai.SkillLimits{Noise: 60}, Seed: r.Uint64()}
		next, _, err := p.Play(enginetest.Think(e, q).Best.Words[0])
		if err != nil {
			return f, err
		}
		if next.Outcome().Over() {
			break
		}
		p = next
		line = append(line, p)
	}
	f.Position = line[max(0, len(line)-1-r.IntN(10))]
	if plies, _, ok := game.win(f.Position, most, 300_000); ok {
		f.Plies = plies
	}
	return f, nil
}
