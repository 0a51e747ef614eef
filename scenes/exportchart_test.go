package scenes

import "tidepool/play/rating"

// AxisOf is the axis of a chart.
func AxisOf(low, high float64, most int, least float64) (from, to, step float64) {
	a := axisOf(low, high, most, least)
	return a.low, a.high, a.step
}

// LevelRatings are how strong the engine's levels are in a game.
func LevelRatings(e *Env, game string) []rating.Player { return rater{e}.levels(game) }
