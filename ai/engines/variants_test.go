package engines_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	"tidepool/rules"
	"tidepool/rules/kalah"
)

// TestVariants compares what engine and solver prove near the end of games with bare search, for every pair
// of values of a game's options: it fails for code that does not support a new option.
func TestVariants(t *testing.T) {
	enginetest.OneThread(t)
	eachGame(t, func(t *testing.T, id string) {
		t.Parallel()
		v := &variantChecker{T: t, random: rand.New(rand.NewPCG(31, 32)), engine: newEngine(t, id), solver: newSolver(t, id)}
		all := variants(gameOf(t, id).Rules().Info())
		games := max(1, 24/len(all))
		for _, options := range all {
			for range games {
				v.play(enginetest.Start(t, id, options), options)
			}
		}
		t.Logf("%d variants, %d positions, of which %d are decided", len(all), v.compared, v.decided)
		if v.decided < len(all) {
			t.Error("too few positions are decided to tell")
		}
	})
}

// variants returns all pairs of values of a game's options, with defaults for the others, except for draw
// limits and deals.
func variants(info rules.Info) []string {
	spec := slices.DeleteFunc(slices.Clone(info.Options), func(o rules.Option) bool {
		return slices.ContainsFunc(rules.EndlessOptions(), func(e rules.Option) bool { return e.Name == o.Name }) || o.Kind == rules.DealOption || o.Kind == rules.SeedOption
	})
	var all []string
	add := func(values rules.Values) {
		if text := values.Format(spec); !slices.Contains(all, text) {
			all = append(all, text)
		}
	}
	for _, a := range spec {
		for _, x := range valuesOf(a) {
			for _, b := range spec {
				for _, y := range valuesOf(b) {
					add(rules.Values{b.Name: y, a.Name: x})
				}
			}
		}
	}
	return all
}

func valuesOf(o rules.Option) []string {
	if o.Kind == rules.SizeOption {
		return append([]string{fmt.Sprintf("%dx%d", o.Min, o.Min), fmt.Sprintf("%dx%d", o.Min, o.Min+1)}, o.Values...)
	}
	return o.Values
}

type variantChecker struct {
	*testing.T
	random            *rand.Rand
	engine            ai.Engine
	solver            ai.Solver
	compared, decided int
}

// play plays a random game and compares its last positions.
func (v *variantChecker) play(p rules.Position, options string) {
	line := enginetest.Wander(v.random, p, rules.DrawingPly)
	for _, p := range line[max(0, len(line)-3):] {
		if p, ok := p.Unwrap().(kalah.Position); ok && p.Row(rules.Near)+p.Row(rules.Far) > mostSeeds {
			continue
		}
		v.compared++
		v.compare(p, options)
	}
}

// mostSeeds is few enough for bare search to the end.
const mostSeeds = 9

func (v *variantChecker) compare(p rules.Position, options string) {
	const depth = 2
	found := enginetest.Think(v.engine, ai.Query{Position: p, Limits: ai.Limits{Nodes: 10_000}})
	solve := func(most int) (ai.Solution, bool) {
		return v.solver.Solve(p, func() bool { most--; return most < 0 }, enginetest.Quietly)
	}
	if k, counts := p.Unwrap().(kalah.Position); counts {
		v.decided++
		want := bareMargin(k)
		solved, ok := solve(5000)
		if !ok || ai.Score(solved.Margin) != want {
			v.Errorf("%s, %s: solved %t, margin %d; bare search says %d", options, p, ok, solved.Margin, want)
		}
		if !found.Proven || found.Best.Score != 100*want {
			v.Errorf("%s, %s: %s, proven %t; bare search says %d", options, p, found.Best.Score, found.Proven, want)
		}
		return
	}
	want := bare(p, depth)
	wantWin, wantPlies, decisive := want.Proven()
	win, plies, proven := found.Best.Score.Proven()
	if !decisive {
		solved, ok := solve(20)
		if proven && plies <= depth || ok && solved.Value != 0 && solved.Plies >= 0 && solved.Plies <= depth {
			v.Errorf("%s, %s: %s, solved %+v; bare search finds nothing within %d plies", options, p, found.Best.Score, solved, depth)
		}
		return
	}
	v.decided++
	solved, ok := solve(5000)
	if !proven || win != wantWin || plies < wantPlies {
		v.Errorf("%s, %s: %s; bare search says %s", options, p, found.Best.Score, want)
	}
	if !ok || solved.Value > 0 != wantWin || solved.Plies != wantPlies {
		v.Errorf("%s, %s: solved %t, %+v; bare search says %s", options, p, ok, solved, want)
	}
}
