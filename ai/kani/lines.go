package kani

import (
	"fmt"
	"math/bits"
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

// lineSums are the weights of lines as they stand on the board: for the side to
// move and the kind of line, by its own pieces in the lowest five bits of the
// index and the enemy's in the next five.
type lineSums [2][lineKinds][1 << (2 * kani.Size)]int16

func makeLineSums(weights []int16) *lineSums {
	t := new(lineSums)
	for i := range t[0][0] {
		own, enemy := i&(1<<kani.Size-1), i>>kani.Size
		line := lineOf(own, enemy) % linePatterns // both on one square: never asked for
		turned := lineOf(reverse(own), reverse(enemy)) % linePatterns
		for kind := range uint16(3) {
			t[rules.Near][kind][i] = weights[kind*linePatterns+line]
			t[rules.Far][kind][i] = weights[kind*linePatterns+turned]
		}
		for file := range uint16(kani.Size) {
			t[rules.Near][3+file][i] = weights[(3+file)*linePatterns+line]
			t[rules.Far][3+kani.Size-1-file][i] = weights[(3+file)*linePatterns+line]
		}
	}
	return t
}

// reverse turns a line around.
func reverse(line int) int { return int(bits.Reverse8(uint8(line)) >> (8 - kani.Size)) }

// of adds up the weights of all ranks and files.
func (t *lineSums) of(turn rules.Side, own, enemy kani.Board) int32 {
	k := &t[turn&1]
	edge, near, mid := &k[0], &k[1], &k[2]
	s := int32(edge[line(own.OnRank(0), enemy.OnRank(0))]) + int32(near[line(own.OnRank(1), enemy.OnRank(1))]) +
		int32(mid[line(own.OnRank(2), enemy.OnRank(2))]) + int32(near[line(own.OnRank(3), enemy.OnRank(3))]) +
		int32(edge[line(own.OnRank(4), enemy.OnRank(4))])
	return s + int32(k[3][line(own.OnFile(0), enemy.OnFile(0))]) + int32(k[4][line(own.OnFile(1), enemy.OnFile(1))]) +
		int32(k[5][line(own.OnFile(2), enemy.OnFile(2))]) + int32(k[6][line(own.OnFile(3), enemy.OnFile(3))]) +
		int32(k[7][line(own.OnFile(4), enemy.OnFile(4))])
}

// line is the index of a line among sums.
func line(own, enemy int) int { return own | enemy<<kani.Size }

// squareSums are the weights of pieces by their squares, for the side to move.
type squareSums [2][32]int16

func makeSquareSums(weights []int16) *squareSums {
	t := new(squareSums)
	for all := kani.All; all != 0; all = all.Rest() {
		at := all.First()
		t[rules.Near][at] = weights[squareKind(at)]
		t[rules.Far][at] = weights[squareKind(at.Board().Mirror().First())]
	}
	return t
}

// of adds up the weights of some squares.
func (t *squareSums) of(turn rules.Side, squares kani.Board) (s int32) {
	for ; squares != 0; squares = squares.Rest() {
		s += int32(t[turn&1][squares.First()&31])
	}
	return s
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
