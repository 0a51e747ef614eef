package gif

import (
	"image"
	"math"
	"slices"
)

// colours is the greatest number of colours; one more of a GIF's 256 is for unchanged pixels.
const colours = 255

// bits is how many bits of each part of a colour are distinguished.
const bits = 6

// A Palette is the colours of an animation.
type Palette struct {
	list [][3]uint8
	// nearest maps colours to palette indexes plus one; 0 is not known yet.
	nearest []uint16
}

// NewPalette returns the best colours for some opaque pictures.
func NewPalette(pictures ...*image.RGBA) *Palette {
	counts := make([]uint32, 1<<(3*bits))
	for _, p := range pictures {
		for i := 0; i+3 < len(p.Pix); i += 4 {
			counts[cell(p.Pix[i], p.Pix[i+1], p.Pix[i+2])]++
		}
	}
	var all box
	for i, n := range counts {
		if n > 0 {
			all = append(all, tone{partsOf(i), n})
		}
	}
	p := &Palette{nearest: make([]uint16, len(counts))}
	for _, b := range cut(all, colours) {
		p.list = append(p.list, b.mean())
	}
	return p
}

func cell(r, g, b uint8) int {
	return int(r>>(8-bits))<<(2*bits) | int(g>>(8-bits))<<bits | int(b>>(8-bits))
}

func partsOf(cell int) (parts [3]uint8) {
	const half = 1 << (8 - bits) / 2
	for i := range parts {
		parts[i] = uint8(cell>>(bits*(2-i))&(1<<bits-1))<<(8-bits) + half
	}
	return parts
}

type tone struct {
	parts [3]uint8
	n     uint32
}

type box []tone

// cut divides colours into at most most boxes, always splitting the box with the greatest extent times weight.
func cut(all box, most int) []box {
	if len(all) == 0 {
		return nil
	}
	boxes := []box{all}
	for len(boxes) < most {
		at, best := -1, 0.0
		for i, b := range boxes {
			if _, wide := b.widest(); len(b) > 1 && wide*b.weight() > best {
				at, best = i, wide*b.weight()
			}
		}
		if at < 0 {
			break
		}
		a, b := boxes[at].halves()
		boxes[at] = a
		boxes = append(boxes, b)
	}
	return boxes
}

func (b box) widest() (part int, wide float64) {
	// To the eye green counts most and blue least.
	weights := [3]float64{0.8, 1, 0.5}
	for i := range 3 {
		least, most := uint8(255), uint8(0)
		for _, t := range b {
			least, most = min(least, t.parts[i]), max(most, t.parts[i])
		}
		if w := float64(most) - float64(least); w*weights[i] > wide {
			part, wide = i, w*weights[i]
		}
	}
	return part, wide
}

// weight returns the weight of a box: frequent colours count more, but less than in proportion.
func (b box) weight() float64 {
	n := 0.0
	for _, t := range b {
		n += float64(t.n)
	}
	return math.Sqrt(n)
}

func (b box) halves() (low, high box) {
	part, _ := b.widest()
	slices.SortFunc(b, func(x, y tone) int { return int(x.parts[part]) - int(y.parts[part]) })
	all := uint64(0)
	for _, t := range b {
		all += uint64(t.n)
	}
	sum := uint64(0)
	for i, t := range b[:len(b)-1] {
		if sum += uint64(t.n); 2*sum >= all {
			return b[:i+1], b[i+1:]
		}
	}
	return b[:len(b)-1], b[len(b)-1:]
}

func (b box) mean() (mean [3]uint8) {
	var sum [3]uint64
	n := uint64(0)
	for _, t := range b {
		for i := range sum {
			sum[i] += uint64(t.parts[i]) * uint64(t.n)
		}
		n += uint64(t.n)
	}
	for i := range mean {
		mean[i] = uint8((sum[i] + n/2) / n)
	}
	return mean
}

func (p *Palette) index(r, g, b uint8) uint8 {
	c := cell(r, g, b)
	if p.nearest[c] == 0 {
		p.nearest[c] = 1 + uint16(p.search(partsOf(c)))
	}
	return uint8(p.nearest[c] - 1)
}

func (p *Palette) search(to [3]uint8) (best int) {
	least := -1
	for i, c := range p.list {
		dr, dg, db := int(c[0])-int(to[0]), int(c[1])-int(to[1]), int(c[2])-int(to[2])
		if d := 3*dr*dr + 4*dg*dg + 2*db*db; least < 0 || d < least {
			best, least = i, d
		}
	}
	return best
}
