//go:build !js

package e2e

import (
	"cmp"
	"image"
	"image/color"
	"math"
	"slices"
)

// A shade is a small cube of colours and its frequency.
type shade struct {
	c [3]int // 0 to 255
	n int
}

// palette chooses n colours for a picture by median cut: the box with the greatest spread is divided until
// there are n boxes.
func palette(img *image.RGBA, n int) color.Palette {
	boxes := []shades{count(img)}
	for len(boxes) < n {
		i := slices.IndexFunc(boxes, func(b shades) bool { return len(b) > 1 })
		if i < 0 {
			break
		}
		for j := range boxes {
			if boxes[j].spread() > boxes[i].spread() {
				i = j
			}
		}
		low, high := boxes[i].cut()
		boxes[i] = low
		boxes = append(boxes, high)
	}
	p := make(color.Palette, len(boxes))
	for i, b := range boxes {
		p[i] = b.mean()
	}
	return p
}

// count collects a picture's colours.
func count(img *image.RGBA) shades {
	sums := make(map[int]*shade)
	for i := 0; i < len(img.Pix); i += 4 {
		r, g, b := int(img.Pix[i]), int(img.Pix[i+1]), int(img.Pix[i+2])
		key := r>>2<<12 | g>>2<<6 | b>>2
		s := sums[key]
		if s == nil {
			s = &shade{c: [3]int{r, g, b}}
			sums[key] = s
		}
		s.n++
	}
	list := make(shades, 0, len(sums))
	for _, s := range sums {
		list = append(list, *s)
	}
	slices.SortFunc(list, func(a, b shade) int { return slices.Compare(a.c[:], b.c[:]) })
	return list
}

// shades are the colours of one box.
type shades []shade

// widest returns the channel in which the colours differ most, and by how much.
func (s shades) widest() (channel, width int) {
	for c := range 3 {
		low, high := s[0].c[c], s[0].c[c]
		for _, x := range s {
			low, high = min(low, x.c[c]), max(high, x.c[c])
		}
		if high-low > width {
			channel, width = c, high-low
		}
	}
	return channel, width
}

// spread returns how much the box needs a cut. Rare colours count more than their share, as they belong to
// small things that people look at.
func (s shades) spread() float64 {
	n := 0
	for _, x := range s {
		n += x.n
	}
	_, w := s.widest()
	return float64(w*w) * math.Sqrt(float64(n))
}

// cut divides the box at the median of its widest channel.
func (s shades) cut() (low, high shades) {
	c, _ := s.widest()
	slices.SortStableFunc(s, func(a, b shade) int { return cmp.Compare(a.c[c], b.c[c]) })
	total := 0
	for _, x := range s {
		total += x.n
	}
	at, sum := 1, s[0].n
	for at < len(s)-1 && sum*2 < total {
		sum += s[at].n
		at++
	}
	return s[:at], s[at:]
}

func (s shades) mean() color.Color {
	var sum [3]int
	n := 0
	for _, x := range s {
		for c := range sum {
			sum[c] += x.c[c] * x.n
		}
		n += x.n
	}
	return color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255}
}
