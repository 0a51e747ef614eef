package kalah

import (
	"math"

	"tidepool/sprites/vector"
)

// mostLayered bounds the candidate places in one layer of a pile.
const mostLayered = 160

// Pile returns the places of n seeds of a size in a hollow with radii rx and ry, from its middle, the lowest
// first. They cover the floor from the middle outwards and then pile up, each layer a little smaller than the
// one below. A seed nearly keeps its place when more are added.
func Pile(n int, rx, ry, size float64) []vector.Point {
	pile := make([]vector.Point, 0, max(n, 0))
	ax, ay := max(0, rx-size/2), max(0, ry-size/2)
	for layer := 0; len(pile) < n; layer++ {
		g := 1 - 0.1*float64(layer%5)
		pile = pileLayer(pile, n, layer, ax*g, ay*g, size)
	}
	return centred(pile, ax, ay)
}

// pileLayer adds seeds of one layer until there are n: a hexagonal lattice, nearest the middle first. Places
// at about the same distance are filled so that few neighbouring seeds are close.
func pileLayer(pile []vector.Point, n, layer int, ax, ay, size float64) []vector.Point {
	step := size * 0.94
	if layer > 0 {
		step = size * 0.86
	}
	sin, cos := math.Sincos(0.35 + 0.9*float64(layer))
	shift := [3]vector.Point{vector.Pt(0, 0), vector.Pt(0.5, 0.2887), vector.Pt(-0.5, 0.2887)}[layer%3]
	var near [mostLayered]struct{ x, y, d float64 }
	count := 0
	reach := int(max(ax, ay)/(step*0.866)) + 2
	for j := -reach; j <= reach; j++ {
		for i := -reach; i <= reach; i++ {
			u := (float64(i) + float64(j)/2 + shift.X) * step
			v := (float64(j)*0.866 + shift.Y) * step
			x, y := u*cos-v*sin, u*sin+v*cos
			d := ellipseShare(x, y, ax, ay)
			if d > 1 || count == mostLayered {
				continue
			}
			d += 0.02 * math.Mod(math.Atan2(v, u)+6.4, 2*math.Pi)
			k := count
			for ; k > 0 && near[k-1].d > d; k-- {
				near[k] = near[k-1]
			}
			near[k].x, near[k].y, near[k].d = x, y, d
			count++
		}
	}
	for k := 0; k < count && len(pile) < n; k++ {
		s := int32(len(pile))
		pile = append(pile, vector.Pt(near[k].x+0.11*size*vector.Lattice(s, 1, 77), near[k].y+0.11*size*vector.Lattice(s, 2, 77)))
	}
	if count == 0 {
		pile = append(pile, vector.Point{})
	}
	return pile
}

// ellipseShare is 0 in the middle of an ellipse and 1 on its edge.
func ellipseShare(x, y, ax, ay float64) float64 {
	return math.Hypot(x/max(ax, 1e-9), y/max(ay, 1e-9))
}

// centred moves a small pile so that its centre of mass is in the middle, and keeps it within the edge.
func centred(pile []vector.Point, ax, ay float64) []vector.Point {
	var mx, my float64
	for _, q := range pile {
		mx, my = mx+q.X, my+q.Y
	}
	k := 1 / max(1, float64(len(pile)))
	for i, q := range pile {
		q.X, q.Y = q.X-mx*k, q.Y-my*k
		if d := ellipseShare(q.X, q.Y, ax, ay); d > 1 {
			q.X, q.Y = q.X/d, q.Y/d
		}
		pile[i] = q
	}
	return pile
}
