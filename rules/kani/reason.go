package kani

import "tidepool/rules"

var (
	// NotYourCrab is for the games' wordings.
	NotYourCrab = rules.Reason{Code: "kani.not-your-crab", Text: "that crab is {side}'s"}

	noSquare   = rules.Reason{Code: "kani.no-square", Text: "there is no such square"}
	empty      = rules.Reason{Code: "kani.empty", Text: "no piece stands there"}
	stuck      = rules.Reason{Code: "kani.stuck", Text: "that piece has nowhere to go"}
	sameSquare = rules.Reason{Code: "kani.same-square", Text: "the piece already stands there"}
	occupied   = rules.Reason{Code: "kani.occupied", Text: "another piece stands there"}
	blocked    = rules.Reason{Code: "kani.blocked", Text: "something is in the way"}
	noLanding  = rules.Reason{Code: "kani.no-landing",
		Text: "a piece that stops on row c is carried: write ~ and the square where it comes to rest"}
	notCarried = rules.Reason{Code: "kani.not-carried",
		Text: "only a piece that stops on row c, coming from another row, is carried"}
	alone     = rules.Reason{Code: "kani.alone", Text: "there is no bond: no friendly piece of the right kind is next to the piece just moved"}
	apart     = rules.Reason{Code: "kani.apart", Text: "that piece has no bond with the one just moved"}
	bondStep  = rules.Reason{Code: "kani.bond-step", Text: "the bond step is one square diagonally"}
	bondStuck = rules.Reason{Code: "kani.bond-stuck", Text: "no square diagonally next to it is empty"}
	bondOnce  = rules.Reason{Code: "kani.bond-once", Text: "there is only one bond step in a turn"}
	ended     = rules.Reason{Code: "kani.ended", Text: "the move has ended the game, so no bond step follows"}
	possible  = rules.Reason{Code: "kani.possible", Text: "that is allowed"}
)

// Reasons returns the reasons that the games share, for translators.
func Reasons() []rules.Reason {
	return []rules.Reason{
		NotYourCrab, noSquare, empty, stuck, sameSquare, occupied, blocked, noLanding, notCarried,
		alone, apart, bondStep, bondStuck, bondOnce, ended, possible,
	}
}
