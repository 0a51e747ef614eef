package onitama

import (
	"tidepool/rules"
	"tidepool/rules/onitama"
	"tidepool/sprites/vector"
)

// Pictures returns all pictures of the game, with both sides' views of all cards.
func Pictures() []vector.Drawing {
	list := []vector.Drawing{Cover(), Mat(0), Mat(1)}
	for _, side := range []rules.Side{rules.Near, rules.Far} {
		dark := side == rules.Near
		list = append(list, Student(side), Master(side), Card(side), PlainStudent(dark), PlainMaster(dark))
	}
	for _, card := range onitama.Deck("all") {
		name := card.Name()
		var steps, turned []vector.Point
		for _, o := range card.Offsets() {
			steps = append(steps, vector.Pt(float64(o.DX), float64(o.DY)))
			turned = append(turned, vector.Pt(-float64(o.DX), -float64(o.DY)))
		}
		list = append(list, Animal(name), Steps(name, steps), Steps(name+" turned", turned))
	}
	return list
}
