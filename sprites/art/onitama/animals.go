package onitama

import (
	"fmt"

	"tidepool/sprites/vector"
)

// Animal is the animal of an Onitama card, in ink on nothing; without one, a ring in one stroke.
func Animal(card string) vector.Drawing {
	const k = 0.9 // leaves air around those that reach to the frame
	return vector.Square(fmt.Sprint("animal ", card), func(c *vector.Canvas) {
		animal(card)(sketch{c.Placed(vector.Pt(0, 0), k)})
	})
}

func animal(card string) func(sketch) {
	switch card {
	case "tiger":
		return tiger
	case "dragon":
		return dragon
	case "frog":
		return frog
	case "rabbit":
		return rabbit
	case "crab":
		return inkCrab
	case "elephant":
		return elephant
	case "goose":
		return goose
	case "rooster":
		return rooster
	case "monkey":
		return monkey
	case "mantis":
		return mantis
	case "horse":
		return horse
	case "ox":
		return ox
	case "crane":
		return crane
	case "boar":
		return boar
	case "eel":
		return eel
	case "cobra":
		return cobra
	}
	return senseiAnimal(card)
}

// senseiAnimal is animal for the cards outside the base deck.
func senseiAnimal(card string) func(sketch) {
	switch card {
	case "giraffe":
		return giraffe
	case "kirin":
		return kirin
	case "phoenix":
		return phoenix
	case "turtle":
		return turtle
	case "dog":
		return dog
	case "fox":
		return fox
	case "bear":
		return bear
	case "panda":
		return panda
	case "viper":
		return viper
	case "seasnake":
		return seasnake
	case "rat":
		return rat
	case "mouse":
		return mouse
	case "iguana":
		return iguana
	case "tanuki":
		return tanuki
	case "otter":
		return otter
	case "sable":
		return sable
	case "goat":
		return goat
	case "sheep":
		return sheep
	}
	return enso
}

func enso(s sketch) {
	s.line(8, -34, 3, 26, -24, 8, 34, 0, 10, 22, 27, 9, -4, 34, 8, -28, 20, 7, -34, -6, 6, -22, -28, 4, -2, -34, 2)
}
