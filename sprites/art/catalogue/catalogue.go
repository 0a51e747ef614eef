// Package catalogue finds pictures by their keys: those of boards, pieces, cards, opponents and the shore, in any process.
//
//	list := catalogue.New()
//	d, ok := list.Find("seabed")
//
// It is for code that makes or caches pictures. Scenes use the packages of the games; pictures that they make
// themselves, such as charts, are not in it.
package catalogue

import (
	"fmt"
	"strings"

	"tidepool/sprites/art/kalah"
	"tidepool/sprites/art/kani"
	"tidepool/sprites/art/konane"
	"tidepool/sprites/art/onitama"
	"tidepool/sprites/art/opponents"
	"tidepool/sprites/art/shore"
	"tidepool/sprites/vector"
)

// A Catalogue holds all pictures. It never changes and is safe for concurrent use.
type Catalogue struct{ list map[string]vector.Drawing }

// New returns a catalogue of all pictures.
func New() *Catalogue {
	c := &Catalogue{make(map[string]vector.Drawing)}
	for _, list := range [][]vector.Drawing{kani.Pictures(), onitama.Pictures(), konane.Pictures(), kalah.Pictures(), opponents.Pictures(), shore.Pictures()} {
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

// Find returns the picture with a key, including the middle of a picture with rounded corners.
func (c *Catalogue) Find(key string) (vector.Drawing, bool) {
	if d, ok := c.list[key]; ok {
		return d, true
	}
	for _, cut := range []cutting{{"/rounded/", vector.Rounded}, {"/top/", vector.RoundedTop}, {"/left/", vector.RoundedLeft}} {
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
