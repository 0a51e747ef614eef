// Package catalogue finds pictures by their keys: those of boards, pieces, cards
// and opponents, whoever asks and in whichever process.
//
//	list := catalogue.New()
//	d, ok := list.Find("seabed")
//
// It is for who makes or keeps pictures for others. Scenes ask the packages of the
// games; what they make up themselves, such as charts, is not in it.
package catalogue

import (
	"fmt"
	"strings"

	"tidepool/sprites/art/kalah"
	"tidepool/sprites/art/kani"
	"tidepool/sprites/art/konane"
	"tidepool/sprites/art/onitama"
	"tidepool/sprites/art/opponents"
	"tidepool/sprites/vector"
)

// A Catalogue is the pictures that there are. It does not change: several goroutines may ask it.
type Catalogue struct{ list map[string]vector.Drawing }

// New lists all pictures.
func New() *Catalogue {
	c := &Catalogue{make(map[string]vector.Drawing)}
	for _, list := range [][]vector.Drawing{kani.Pictures(), onitama.Pictures(), konane.Pictures(), kalah.Pictures(), opponents.Pictures()} {
		for _, d := range list {
			c.list[d.Key] = d
		}
	}
	return c
}

type cutting struct {
	mark string // in the key
	of   func(d vector.Drawing, w, h, radius float64) vector.Drawing
}

// Find returns the picture with a key, also one that shows the middle of another with round corners.
func (c *Catalogue) Find(key string) (vector.Drawing, bool) {
	if d, ok := c.list[key]; ok {
		return d, true
	}
	for _, cut := range []cutting{{"/rounded/", vector.Rounded}, {"/left/", vector.RoundedLeft}} {
		of, measures, ok := strings.Cut(key, cut.mark)
		whole, known := c.list[of]
		var w, h, radius float64
		if n, err := fmt.Sscanf(measures, "%g/%g/%g", &w, &h, &radius); !ok || !known || err != nil || n != 3 {
			continue
		}
		if d := cut.of(whole, w, h, radius); d.Key == key && w > 0 && w < whole.W+1 && h > 0 && h < whole.H+1 {
			return d, true
		}
	}
	return vector.Drawing{}, false
}
