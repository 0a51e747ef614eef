package kani

import (
	"fmt"
	"strconv"
	"strings"

	"tidepool/rules"
	"tidepool/rules/kani"
)

// What the evaluations of both Kani games are made of: weights of patterns,
// seen by the side to move as if it had started on file a. The pieces on each
// rank and on each file, free, own or enemy, are a pattern: slides, captures
// and bonds happen along them.
//
// The weights were fitted to the results of games of the engine with itself
// (see package tune), in hundredths of what is left of a piece when everything
// else is equal.
const (
	linePatterns = 243 // three to the power of five
	// lineKinds are three kinds of rank, by the distance from the edge, and
	// five files.
	lineKinds   = 3 + kani.Size
	lineTerms   = 2 * kani.Size
	lineWeights = lineKinds * linePatterns
	// squareKinds are kinds of squares, up and down being alike.
	squareKinds = 3 * kani.Size
)

// ternary writes the bits of a number as digits to the base of three.
var ternary = makeTernary()

func makeTernary() (t [1 << kani.Size]uint16) {
	for line := range t {
		power := uint16(1)
		for k := range kani.Size {
			t[line] += uint16(line>>k&1) * power
			power *= 3
		}
	}
	return t
}

// lineOf numbers the pattern of one line.
func lineOf(own, enemy int) uint16 { return ternary[own] + 2*ternary[enemy] }

// linesOf lists the terms of all ranks and files.
func linesOf(own, enemy kani.Board) (t [lineTerms]uint16) {
	for rank := range kani.Size {
		t[rank] = uint16(min(rank, kani.Size-1-rank))*linePatterns + lineOf(own.OnRank(rank), enemy.OnRank(rank))
	}
	for file := range kani.Size {
		t[kani.Size+file] = uint16(3+file)*linePatterns + lineOf(own.OnFile(file), enemy.OnFile(file))
	}
	return t
}

// squareKind numbers the kind of a square.
func squareKind(at kani.Square) uint16 {
	rank := at.Rank()
	return uint16(at.File()*3 + min(rank, kani.Size-1-rank))
}

// seen turns squares around for Red, who started on the right.
func seen(b kani.Board, turn rules.Side) kani.Board {
	if turn == rules.Far {
		return b.Mirror()
	}
	return b
}

// parseWeights reads whole numbers.
func parseWeights(text string, count int) []int16 {
	fields := strings.Fields(text)
	if len(fields) != count {
		panic(fmt.Sprintf("ai: %d weights, want %d", len(fields), count))
	}
	weights := make([]int16, count)
	for i, f := range fields {
		n, err := strconv.ParseInt(f, 10, 16)
		if err != nil {
			panic(err)
		}
		weights[i] = int16(n)
	}
	return weights
}
