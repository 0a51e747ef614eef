package kani

import (
	"errors"
	"fmt"
	"strings"

	"tidepool/rules"
)

// maxText is the maximum length of a position's text in bytes: 25 letters, 10 pluses, four slashes and the side.
const maxText = 64

// ParseText parses a position's text, calling put for each letter, and returns the side to move.
func ParseText(text string, put func(at Square, letter byte, raised bool) error) (rules.Side, error) {
	if len(text) > maxText {
		return 0, fmt.Errorf("position is longer than %d bytes", maxText)
	}
	board, side, ok := strings.Cut(text, " ")
	if !ok {
		return 0, errors.New("position has no side to move")
	}
	err := rules.ParseBoard(board, Size, Size, func(file, rank int, letter byte, raised bool) error {
		return put(At(file, rank), letter, raised)
	})
	if err != nil {
		return 0, err
	}
	switch side {
	case "b":
		return rules.Near, nil
	case "r":
		return rules.Far, nil
	}
	return 0, fmt.Errorf("side to move is %q, want b or r", side)
}

// Text returns what ParseText parses.
func Text(turn rules.Side, letter func(at Square) string) string {
	dst := rules.AppendBoard(make([]byte, 0, maxText), Size, Size, func(file, rank int) string {
		return letter(At(file, rank))
	})
	return string(append(dst, ' ', "br"[turn]))
}

func Sides() [2]string { return [2]string{"black", "red"} }

func FirstOption() rules.Option {
	sides := Sides()
	return rules.Option{Name: "first", Default: sides[rules.Near], Values: sides[:]}
}

// First returns the side that moves first with the options.
func First(values rules.Values) rules.Side {
	if values["first"] == Sides()[rules.Far] {
		return rules.Far
	}
	return rules.Near
}

// SideOf returns the owner of a piece's letter, and the letter in upper case.
func SideOf(letter byte) (rules.Side, byte) {
	if letter >= 'a' && letter <= 'z' {
		return rules.Far, letter - 'a' + 'A'
	}
	return rules.Near, letter
}

// SideName returns a side's name as used in a sentence: "Black".
func SideName(side rules.Side) string { return [...]string{"Black", "Red"}[side] }
