package scenes

import (
	"tidepool/play/rating"
	"tidepool/scenes/chart"
)

// AxisOf returns the axis of a chart.
func AxisOf(low, high float64, most int, least float64) (from, to, step float64) {
	a := chart.AxisOf(low, high, most, least)
	return a.Low, a.High, a.Step
}

// LevelRatings returns the strengths of the engine's levels in a game.
func LevelRatings(e *Env, game string) []rating.Player { return e.Rater.Levels(game) }
