package rules

import (
	"strconv"
	"strings"
)

// A Reason says why a tap or a word is refused. It is an error whose text is
// plain English ("c3: that stone is White's"); locales translate it by its
// Code and the same placeholders.
type Reason struct {
	// Code names the reason for all games alike or for one:
	// "konane.not-yours".
	Code string
	// Text is the English sentence, in which {side} stands for the name of
	// Side, {at} for At and {n} for N.
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

// Because returns an error that says what err says and is the reason, too; nil
// if err is.
func Because(err, reason error) error {
	if err == nil {
		return nil
	}
	return because{err, reason}
}

type because struct {
	error
	reason error
}

// Unwrap returns the reason.
func (b because) Unwrap() error { return b.reason }

// Fill puts the reason's particulars into a sentence written in any language,
// given the side's name in that language.
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
	// NotAWord refuses a text that is no move word of the game.
	NotAWord = Reason{Code: "not-a-word", Text: "that is not a move of this game"}
	// Unfinished refuses a word that stops before a compulsory part.
	Unfinished = Reason{Code: "unfinished", Text: "the turn is not finished"}
)

// With returns the reason about a spot.
func (r Reason) With(at Spot) Reason { r.At = at; return r }
