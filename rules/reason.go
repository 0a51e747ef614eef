package rules

import (
	"strconv"
	"strings"
)

// A Reason says why a tap or a word is refused: an error in plain English ("c3: that stone is White's") that
// locales translate by its Code.
type Reason struct {
	// Code names the reason: "konane.not-yours".
	Code string
	// Text is the English sentence, with the placeholders {side}, {at} and {n} for the fields of these names.
	Text string
	// At is the spot or part of a word that is wrong; it may be empty.
	At   Spot
	Side string
	N    int
}

// Error returns the spot and the sentence.
func (r Reason) Error() string {
	text := r.Fill(r.Text, titled(r.Side))
	if r.At == "" {
		return text
	}
	return string(r.At) + ": " + text
}

// Fill fills the reason's details into a sentence, given the side's name in its language.
func (r Reason) Fill(sentence, side string) string {
	return strings.NewReplacer("{side}", side, "{at}", string(r.At), "{n}", strconv.Itoa(r.N)).Replace(sentence)
}

func titled(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// Reasons that all games share.
var (
	// GameOver refuses any turn after the end.
	GameOver = Reason{Code: "game-over", Text: "the game is over"}
	// NotAWord refuses a text that is not in the form of a turn.
	NotAWord = Reason{Code: "not-a-word", Text: "that is not a move of this game"}
	// Unfinished refuses a word that stops before a compulsory part.
	Unfinished = Reason{Code: "unfinished", Text: "the turn is not finished"}
)

// With returns the reason about a spot.
func (r Reason) With(at Spot) Reason { r.At = at; return r }
