package ai

import "fmt"

// Levels is the number of the strongest level; the weakest is 1. Their names
// are a matter of locale.
const Levels = 8

// SightOf returns how a player of a level sees a game.
//
// Each level beats the one below in about four games of five; LEVELS.md tells
// how that was measured.
func SightOf(game string, level int) (Sight, error) {
	if level < 1 || level > Levels {
		return Sight{}, fmt.Errorf("ai: level %d: there are levels 1 to %d", level, Levels)
	}
	ladder, ok := ladders()[game]
	if !ok {
		return Sight{}, fmt.Errorf("ai: no levels for %q", game)
	}
	return ladder[level-1], nil
}

func ladders() map[string][Levels]Sight {
	l := [Levels]Sight{
		{Depth: 1, Noise: 60, Own: [3]uint8{30, 100, 160}, Hasty: true, Naive: true},
		{Depth: 2, Noise: 60, Own: [3]uint8{20, 60, 120}, Enemy: [3]uint8{80, 120, 160}, Hasty: true, Naive: true},
		{Depth: 2, Noise: 40, Own: [3]uint8{0, 40, 80}, Enemy: [3]uint8{20, 60, 120}, Naive: true},
		{Nodes: 300, Noise: 30, Own: [3]uint8{0, 20, 60}, Enemy: [3]uint8{0, 40, 80}},
		{Nodes: 1200, Noise: 20},
		{Nodes: 5000, Noise: 10},
		{Nodes: 20_000, Noise: 5},
		{},
	}
	k := l
	k[3].Noise, k[4].Noise, k[5].Noise, k[6].Noise = 60, 50, 40, 30
	return map[string][Levels]Sight{"kaninariebi": l, "kanishogi": l, "onitama": l, "konane": l, "kalah": k}
}
