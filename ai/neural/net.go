// Package neural evaluates a board with a small neural network: its inputs are pieces on squares, its single
// hidden layer has [Hidden] units, and its output is a score.
//
// A hidden unit is the sum of the weights of all pieces, clamped between 0 and 1. All numbers are whole, so
// every machine computes the same, and four units share a word of memory: a piece adds its weights to four
// units at once, and one multiplication weighs four.
//
// Where a board and its mirror image have the same value, a network may look at both (see [Views.Mirrored]).
//
// Networks are trained in package tune; this package is independent of particular games.
package neural

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"tidepool/rules"
)

const (
	Hidden = 64
	// Squares is the maximum number of squares for a kind of piece.
	Squares = 32
	// Pieces is the maximum number of pieces, whatever an input stands for.
	Pieces = 30
	// One is the whole number that stands for 1 in a unit or a hidden weight.
	One = 127
	// Most, MostBias and MostOut limit the absolute values of hidden weights, biases and output weights: the sum
	// of a bias and of the weights of all pieces is less than 1<<15.
	Most, MostBias, MostOut = 800, 1<<13 - 1, 1<<6 - 1
	// Part is the unit of the scale: this fraction of a point.
	Part = 1 << 16

	lanes = 4
	words = Hidden / lanes
)

// A row is the weights of an input, or the biases, with the lift added.
type row [words]uint64

// A Net is a network for one side's view of a board.
type Net struct {
	rows []([Squares]row) // by kind of piece
	bias row
	// out has the output weights of the units, in the order in which sum takes them.
	out row
	// scale converts the sum to points, in units of 1/Part; base is the score of an empty board in points.
	scale, base int32
	// mirror is the same network for the board seen in a mirror, or nil.
	mirror *Net
}

// Size returns how many numbers a network for a number of kinds of piece has.
func Size(kinds int) int { return kinds*Squares*Hidden + 2*Hidden + 2 }

// Parse parses a network for a number of kinds of piece: the weights by kind and square, the biases, the output
// weights, the scale, and the base.
func Parse(text string, kinds int) (*Net, error) {
	fields := strings.Fields(text)
	if len(fields) != Size(kinds) {
		return nil, fmt.Errorf("neural: %d numbers, want %d", len(fields), Size(kinds))
	}
	numbers := make([]int32, len(fields))
	for i, f := range fields {
		v, err := strconv.ParseInt(f, 10, 32)
		if err != nil {
			return nil, fmt.Errorf("neural: %w", err)
		}
		numbers[i] = int32(v)
	}
	n := &Net{rows: make([][Squares]row, kinds), scale: numbers[len(numbers)-2], base: numbers[len(numbers)-1]}
	var err error
	take := func(most, lift int32) (r row) {
		for i, w := range numbers[:Hidden] {
			if w < -most || w > most {
				err = fmt.Errorf("neural: %d is not within %d", w, most)
			}
			r[i/lanes] |= uint64(w+lift) & 0xffff << (16 * (i % lanes))
		}
		numbers = numbers[Hidden:]
		return r
	}
	for k := range n.rows {
		for at := range n.rows[k] {
			n.rows[k][at] = take(Most, lift)
		}
	}
	n.bias = take(MostBias, biasLift)
	n.out = ordered(take(MostOut, outLift))
	return n, err
}

// A View maps a square of one side's view to the other's, if it exists there; applied twice it returns the
// same square.
type View func(kind, square int) (int, bool)

// Views are the networks for both sides' views of a board, by the side to move.
type Views [2]*Net

// MustParseViews parses a built-in network for the view of [rules.Near]; it panics on an error.
func MustParseViews(text string, kinds int, view View) *Views {
	n, err := Parse(text, kinds)
	if err != nil {
		panic(err)
	}
	return &Views{rules.Near: n, rules.Far: n.seen(view)}
}

// Mirrored returns networks for a game in which a board and its mirror image have the same value. They have the hidden
// units of both boards, with the same weights, and so twice as many.
func (v *Views) Mirrored(mirror View) *Views {
	var twice Views
	for side, n := range v {
		whole := *n
		whole.mirror = n.seen(mirror)
		twice[side] = &whole
	}
	return &twice
}

func (n *Net) seen(view View) *Net {
	t := &Net{rows: make([][Squares]row, len(n.rows)), bias: n.bias, out: n.out, scale: n.scale, base: n.base}
	for k := range n.rows {
		for at := range n.rows[k] {
			if to, ok := view(k, at); ok {
				t.rows[k][to] = n.rows[k][at]
			}
		}
	}
	return t
}

// Inputs returns the active inputs for a board (see [Net.Score]) in the view of the side to move: a kind's
// number times [Squares] plus a square.
func Inputs(kinds []uint32, turn rules.Side, view View) (list []uint16) {
	for kind, set := range kinds {
		for ; set != 0; set &= set - 1 {
			at := bits.TrailingZeros32(set)
			if turn == rules.Far {
				at, _ = view(kind, at)
			}
			list = append(list, uint16(kind*Squares+at))
		}
	}
	return list
}

// Score returns the network's output for a board: for each kind of piece, the set of its squares.
func (n *Net) Score(kinds []uint32) int32 {
	var sum int64
	if n.mirror == nil {
		sum = n.sum(kinds)
	} else {
		sum = sumBoth(n, n.mirror, kinds)
	}
	return int32(sum*int64(n.scale)/Part) + n.base
}
