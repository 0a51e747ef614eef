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

// ladders are the levels of each game. Levels 1 to 3 see a turn or two ahead,
// 4 to 7 more and more. Kani turns have many parts, so there it takes more
// nodes to see as far.
func ladders() map[string][Levels]Sight {
	ebi := [Levels]Sight{
		{Depth: 1, Noise: 60, Own: [3]uint8{80, 150, 200}, Hasty: true, Naive: true},
		{Depth: 2, Noise: 60, Own: [3]uint8{20, 60, 120}, Enemy: [3]uint8{80, 120, 160}, Hasty: true, Naive: true},
		{Depth: 2, Noise: 45, Own: [3]uint8{10, 40, 85}, Enemy: [3]uint8{35, 75, 130}, Naive: true},
		{Nodes: 700, Noise: 30, Own: [3]uint8{0, 20, 60}, Enemy: [3]uint8{0, 30, 70}},
		{Nodes: 1500, Noise: 25, Own: [3]uint8{0, 0, 20}, Enemy: [3]uint8{0, 10, 30}},
		{Nodes: 3500, Noise: 18},
		{Nodes: 12_000, Noise: 10},
		{},
	}
	shogi := [Levels]Sight{
		{Depth: 1, Noise: 70, Own: [3]uint8{110, 180, 220}, Hasty: true, Naive: true},
		{Depth: 2, Noise: 70, Own: [3]uint8{20, 60, 120}, Enemy: [3]uint8{80, 120, 160}, Hasty: true, Naive: true},
		{Depth: 2, Noise: 40, Own: [3]uint8{0, 40, 80}, Enemy: [3]uint8{20, 60, 120}, Naive: true},
		{Nodes: 1000, Noise: 25, Own: [3]uint8{0, 15, 50}, Enemy: [3]uint8{0, 20, 50}},
		{Nodes: 2000, Noise: 20, Own: [3]uint8{0, 0, 20}, Enemy: [3]uint8{0, 0, 20}},
		{Nodes: 5000, Noise: 12},
		{Nodes: 17_000, Noise: 6},
		{},
	}
	onitama := [Levels]Sight{
		{Depth: 1, Noise: 60, Own: [3]uint8{110, 170, 220}, Hasty: true, Naive: true},
		{Depth: 2, Noise: 60, Own: [3]uint8{20, 60, 120}, Enemy: [3]uint8{60, 100, 140}, Hasty: true, Naive: true},
		{Depth: 2, Noise: 40, Own: [3]uint8{0, 40, 80}, Enemy: [3]uint8{30, 70, 130}, Naive: true},
		{Nodes: 250, Noise: 35, Own: [3]uint8{0, 25, 70}, Enemy: [3]uint8{10, 50, 90}},
		{Nodes: 600, Noise: 25, Own: [3]uint8{0, 0, 30}, Enemy: [3]uint8{0, 10, 40}},
		{Nodes: 2200, Noise: 12},
		{Nodes: 9000, Noise: 5},
		{},
	}
	konane := [Levels]Sight{
		{Depth: 1, Noise: 150, Own: [3]uint8{50, 120, 180}, Hasty: true, Naive: true},
		{Depth: 2, Noise: 60, Own: [3]uint8{20, 60, 120}, Enemy: [3]uint8{80, 120, 160}, Hasty: true, Naive: true},
		{Depth: 2, Noise: 15, Own: [3]uint8{0, 10, 50}, Enemy: [3]uint8{0, 20, 60}},
		{Nodes: 400, Noise: 20, Own: [3]uint8{0, 10, 40}, Enemy: [3]uint8{0, 20, 60}},
		{Nodes: 1200, Noise: 20},
		{Nodes: 4000, Noise: 10},
		{Nodes: 15_000, Noise: 5},
		{},
	}
	kalah := [Levels]Sight{
		{Depth: 1, Noise: 170, Own: [3]uint8{170, 205, 230}, Hasty: true, Naive: true},
		{Depth: 2, Noise: 110, Own: [3]uint8{20, 60, 120}, Enemy: [3]uint8{80, 120, 160}, Hasty: true, Naive: true},
		{Depth: 3, Noise: 80, Own: [3]uint8{0, 30, 80}, Enemy: [3]uint8{20, 60, 120}, Naive: true},
		{Nodes: 320, Noise: 50, Own: [3]uint8{0, 0, 30}, Enemy: [3]uint8{0, 10, 40}},
		{Nodes: 2000, Noise: 25},
		{Nodes: 14_000, Noise: 8},
		{Nodes: 80_000, Noise: 3},
		{},
	}
	return map[string][Levels]Sight{"kaninariebi": ebi, "kanishogi": shogi, "onitama": onitama, "konane": konane, "kalah": kalah}
}
