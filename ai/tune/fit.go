package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"tidepool/ai/neural"
	"tidepool/rules"
)

// resultShare is how much of a target is the game's result.
const resultShare = 0.25

// fitNetworks trains networks with the positions that playGames has written, and writes the files of weights.
// The target is the chance to win, from the game's result and from the search's score by the logistic function,
// in the unit that fits the searches' scores best.
func fitNetworks(args []string) error {
	flags := flag.NewFlagSet("fit", flag.ExitOnError)
	from := flags.String("from", "", "read the games in this `folder`")
	into := flags.String("into", "", "write into this `folder`")
	rounds := flags.Int("rounds", 16, "go over the positions so `many` times")
	only := flags.String("game", "", "fit games whose names `begin` so")
	flags.Parse(args)
	for _, g := range networks(*only) {
		id := g.Rules().Info().ID
		samples, unit, err := readSamples(g, filepath.Join(*from, id+"-*.txt"))
		if err != nil {
			return err
		}
		log.Printf("%s: %d samples, unit %.0f", id, len(samples), unit)
		f := newNetFit(g.Kinds() * neural.Squares)
		learnt := len(samples) * 9 / 10
		f.train(samples[:learnt], samples[learnt:], *rounds)
		if err := os.WriteFile(filepath.Join(*into, id+".txt"), []byte(f.text(unit, g.grain)), 0o666); err != nil {
			return err
		}
	}
	return nil
}

// readSamples reads positions and their targets, and returns the unit of the scores.
func readSamples(g network, pattern string) (samples []netSample, unit float64, err error) {
	names, err := filepath.Glob(pattern)
	if err != nil {
		return nil, 0, err
	}
	var all []scored
	for _, name := range names {
		f, err := os.Open(name)
		if err != nil {
			return nil, 0, err
		}
		defer f.Close()
		for lines := bufio.NewScanner(f); lines.Scan(); {
			p, t, err := readScored(g, lines.Text())
			if err != nil {
				return nil, 0, fmt.Errorf("%s: %w", name, err)
			}
			s := netSample{inputs: g.Inputs(p, false), over: g.Inputs(p, true)}
			if g.fixed != nil {
				s.fixed = float32(g.fixed(p))
			}
			samples = append(samples, s)
			all = append(all, t)
		}
	}
	if len(samples) < 10_000 {
		return nil, 0, errors.New("too few positions: " + pattern)
	}
	unit = fitUnit(all[:len(all)/10])
	for i, t := range all {
		samples[i].fixed /= float32(unit)
		samples[i].target = float32(resultShare*t.result + (1-resultShare)*logistic(t.score/unit))
	}
	return samples, unit, nil
}

func readScored(g network, line string) (rules.Position, scored, error) {
	fields := strings.Split(line, " ; ")
	if len(fields) != 3 {
		return nil, scored{}, fmt.Errorf("not a position, a score and a result: %q", line)
	}
	score, err1 := strconv.ParseFloat(fields[1], 64)
	result, err2 := strconv.ParseFloat(fields[2], 64)
	p, err := g.Rules().Parse(g.reading, fields[0])
	return p, scored{score, result}, errors.Join(err, err1, err2)
}
