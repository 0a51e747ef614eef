package scenes

// AxisOf is the axis of a chart.
func AxisOf(low, high float64, most int, least float64) (from, to, step float64) {
	a := axisOf(low, high, most, least)
	return a.low, a.high, a.step
}
