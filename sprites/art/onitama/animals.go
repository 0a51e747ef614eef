package onitama

import (
	"fmt"

	"tidepool/sprites/vector"
)

// Animal is the animal of an Onitama card, in ink without a background; if it has none, a ring in one stroke.
func Animal(card string) vector.Drawing {
	const k = 0.9 // leaves space around those that reach the frame
	return vector.Square(fmt.Sprint("animal ", card), func(c *vector.Canvas) {
		animal(card)(sketch{c.Placed(vector.Pt(0, 0), k)})
	})
}

func animal(card string) func(sketch) {
	if draw := animals()[card]; draw != nil {
		return draw
	}
	return enso
}

func animals() map[string]func(sketch) {
	return map[string]func(sketch){
		"tiger":    tiger,
		"dragon":   dragon,
		"frog":     frog,
		"rabbit":   rabbit,
		"crab":     inkCrab,
		"elephant": elephant,
		"goose":    goose,
		"rooster":  rooster,
		"monkey":   monkey,
		"mantis":   mantis,
		"horse":    horse,
		"ox":       ox,
		"crane":    crane,
		"boar":     boar,
		"eel":      eel,
		"cobra":    cobra,
		"giraffe":  giraffe,
		"kirin":    kirin,
		"phoenix":  phoenix,
		"turtle":   turtle,
		"dog":      dog,
		"fox":      fox,
		"bear":     bear,
		"panda":    panda,
		"viper":    viper,
		"seasnake": seasnake,
		"rat":      rat,
		"mouse":    mouse,
		"iguana":   iguana,
		"tanuki":   tanuki,
		"otter":    otter,
		"sable":    sable,
		"goat":     goat,
		"sheep":    sheep,
	}
}

func enso(s sketch) {
	s.line(8, -34, 3, 26, -24, 8, 34, 0, 10, 22, 27, 9, -4, 34, 8, -28, 20, 7, -34, -6, 6, -22, -28, 4, -2, -34, 2)
}
