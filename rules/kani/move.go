package kani

import (
	"strings"

	"tidepool/rules"
)

// A Step is one piece going from a square to another, perhaps carried along the river, perhaps promoted by
// choice; 0 is none. From the lowest bit: 5 bits from, 5 to, 5 landing, 1 promotion.
type Step uint16

const promotes Step = 1 << 15

// NewStep returns the step of a piece that stops on to and comes to rest on land (which is to, outside the river).
func NewStep(from, to, land Square) Step {
	return Step(from) | Step(to)<<5 | Step(land)<<10
}

// Promoting returns the step with a promotion.
func (s Step) Promoting() Step { return s | promotes }

// From returns the square left.
func (s Step) From() Square { return Square(s & 31) }

// To returns the square moved to, before the current.
func (s Step) To() Square { return Square(s >> 5 & 31) }

// Land returns the square where the piece comes to rest.
func (s Step) Land() Square { return Square(s >> 10 & 31) }

// Promotes reports whether the player chose to promote.
func (s Step) Promotes() bool { return s&promotes != 0 }

// Enters reports whether the piece stops in the river, coming from outside.
func (s Step) Enters() bool { return Enters(s.From(), s.To()) }

// Enters reports whether a step stops in the river, coming from outside.
func Enters(from, to Square) bool { return River.Has(to) && !River.Has(from) }

func (s Step) append(dst []byte) []byte {
	dst = append(dst, s.From().Spot()...)
	dst = append(dst, '-')
	dst = append(dst, s.To().Spot()...)
	if s.Enters() {
		dst = append(dst, '~')
		dst = append(dst, s.Land().Spot()...)
	}
	if s.Promotes() {
		dst = append(dst, '=')
	}
	return dst
}

// A Move is a whole turn: a step, and a bond step unless that is zero.
type Move struct{ First, Bond Step }

// String returns the turn's word.
func (m Move) String() string {
	dst := m.First.append(make([]byte, 0, maxWord))
	if m.Bond != 0 {
		dst = m.Bond.append(append(dst, '+'))
	}
	return string(dst)
}

// Choices classifies the choices to promote the piece on a square.
type Choices struct{}

func (Choices) Classify(s rules.Spot) rules.SpotInfo {
	square, ok := strings.CutSuffix(string(s), promotionMark)
	at := rules.Spot(square)
	if _, _, onBoard := at.Coordinates(); !ok || !onBoard {
		return rules.SpotInfo{}
	}
	return rules.SpotInfo{Class: rules.ChoiceSpot, Square: at, Name: "grow"}
}

const promotionMark = "="

func promotionSpot(at Square) rules.Spot { return at.Spot() + promotionMark }
