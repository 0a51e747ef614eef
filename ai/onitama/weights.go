package onitama

var terms = tuned.evaluation(evalScale)

// tuned are the weights fitted to games of the engine against itself: see package tune.
var tuned = Weights{
	student: [5][3]float64{{93.5, 98.2, 90.1}, {114.2, 108.9, 96.3}, {113.6, 101.4, 97.6}, {117.4, 102.6, 80}, {56.5, 55.4, 36.8}},
	master:  [5][3]float64{{-51.9, -64.3, -75.9}, {-32.3, -35.8, -49}, {33, 20.6, -13}, {88.5, 98.1, 34.9}, {0, 38.3, 8.8}},
	siege:   [2]float64{13.7, 12},
	escape:  [2]float64{6.6, 0.7},
	check:   60,
	raid:    260.1,
	lurk:    36,
	turn:    7.9,
}
