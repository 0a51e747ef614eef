package main

import (
	"bufio"
	"cmp"
	"errors"
	"flag"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"tidepool/rules"
)

// resultShare is how much of a target is the game's result.
const resultShare = 0.25

// fitNetworks trains networks with the positions that playGames has written, and writes the files of weights.
// The target is the chance to win, from the game's result and from the search's score by the logistic function,
// in the unit that fits a file's scores best.
func fitNetworks(args []string) error {
	flags := flag.NewFlagSet("fit", flag.ExitOnError)
	from := flags.String("from", "", "read the games in this `folder`")
	into := flags.String("into", "", "write into this `folder`")
	rounds := flags.Int("rounds", 16, "go over the positions so `many` times")
	only := flags.String("game", "", "fit games whose names `begin` so")
	flags.Parse(args)
	if err := os.MkdirAll(*into, 0o777); err != nil {
		return err
	}
	for _, g := range networks(*only) {
		id := g.Rules().Info().ID
		samples, unit, err := readSamples(g, filepath.Join(*from, id+"-*.txt"))
		if err != nil {
			return err
		}
		f := newNetFit(g)
		learnt := len(samples) * 9 / 10
		f.train(samples[:learnt], samples[learnt:], *rounds)
		if err := os.WriteFile(filepath.Join(*into, id+".txt"), []byte(f.text(unit, g.grain)), 0o666); err != nil {
			return err
		}
	}
	return nil
}

// readSamples reads positions and their targets, and returns the unit of the first file's scores. Each file has a
// unit of its own, as another network may have played its games.
func readSamples(g network, pattern string) (samples []netSample, unit float64, err error) {
	names, err := filepath.Glob(pattern)
	if err != nil {
		return nil, 0, err
	}
	for _, name := range names {
		list, scores, err := readFile(g, name)
		if err != nil {
			return nil, 0, fmt.Errorf("%s: %w", name, err)
		}
		own := fitUnit(scores[:min(len(scores), 200_000)])
		log.Printf("%s: %d samples, unit %.0f", name, len(list), own)
		unit = cmp.Or(unit, own)
		for i, t := range scores {
			list[i].fixed /= float32(unit)
			list[i].target = float32(resultShare*t.result + (1-resultShare)*logistic(t.score/own))
		}
		samples = append(samples, list...)
	}
	if len(samples) < 10_000 {
		return nil, 0, errors.New("too few positions: " + pattern)
	}
	return samples, unit, nil
}

func readFile(g network, name string) (samples []netSample, scores []scored, err error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		p, t, err := readScored(g, lines.Text())
		if err != nil {
			return nil, nil, err
		}
		s := netSample{boards: [2][]uint16{g.Inputs(p, false), g.Inputs(p, true)}}
		if g.fixed != nil {
			s.fixed = float32(g.fixed(p))
		}
		samples, scores = append(samples, s), append(scores, t)
	}
	return samples, scores, lines.Err()
}

func readScored(g network, line string) (rules.Position, scored, error) {
	fields := strings.Split(line, " ; ")
	if len(fields) != 3 {
		return nil, scored{}, fmt.Errorf("not a position, a score and a result: %q", line)
	}
	score, err1 := strconv.ParseFloat(fields[1], 64)
	result, err2 := strconv.ParseFloat(fields[2], 64)
	p, err := g.Rules().Parse(g.options, fields[0])
	return p, scored{score, result}, errors.Join(err, err1, err2)
}
