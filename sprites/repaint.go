package sprites

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Notes are the commands of a frame and of the one before it.
type notes struct {
	taken       bool // commands are noted, and not drawn yet
	dst         *ebiten.Image
	shown       *ebiten.Image // what before was drawn on
	scale       float64
	now, before []noted
}

// A noted command is one of a frame, with where it draws once somebody asked.
type noted struct {
	command
	bounds image.Rectangle
	known  bool // where it draws
}

func (n *noted) at(scale float64) image.Rectangle {
	if !n.known {
		n.bounds, n.known = n.command.bounds(scale), true
	}
	return n.bounds
}

// Repaint has draw draw a whole frame, which covers everything, as after On. What it comes to is the
// same as in the frame before on the same image is left there: only where something differs is drawn.
// Nothing else may draw on the image. Once it is known which pictures are missing, show says whether it
// is to be drawn; Repaint reports what it said.
func (p *Painter) Repaint(dst *ebiten.Image, scale float64, draw func(), show func() bool) bool {
	p.On(dst, scale)
	n := &p.notes
	same := n.shown == dst && n.scale == scale
	n.taken, n.dst, n.scale, n.now = true, dst, scale, n.now[:0]
	draw()
	p.Atlas.End()
	if n.taken && !show() {
		n.taken = false
		return false
	}
	if n.shown = dst; !n.taken { // all is drawn
		n.shown = nil
		return true
	}
	changed := regions{dst.Bounds()}
	if same {
		changed = n.differing()
	}
	for _, r := range changed {
		p.repaint(r)
	}
	n.taken = false
	n.now, n.before = n.before, n.now
	return true
}

// Blank covers an image with the page's colours, in place of a frame.
func (p *Painter) Blank(dst *ebiten.Image, scale float64) {
	p.On(dst, scale)
	p.Fill(p.Theme.Page, p.Theme.PageLow)
	p.notes.shown = nil
}

func (p *Painter) repaint(r image.Rectangle) {
	n := &p.notes
	for i := range n.now {
		c := &n.now[i]
		if r == n.dst.Bounds() || c.at(n.scale).Overlaps(r) {
			p.run(&c.command, n.dst, c.clip.Intersect(r))
		}
	}
}

// drop gives up a picture (or nil). If it is noted, what is noted is drawn first, and the rest at once.
func (p *Painter) drop(img *ebiten.Image) {
	if img == nil {
		return
	}
	n := &p.notes
	if n.taken && slices.ContainsFunc(n.now, func(c noted) bool { return c.img == img || c.nine != nil && c.nine.whole == img }) {
		n.taken = false
		p.repaint(n.dst.Bounds())
	}
	img.Deallocate()
}

// differing are the parts where the frame before looks other: commands only one has, or in another order.
func (n *notes) differing() regions {
	// ahead is how many commands may have gone in one place for what follows them to be found again.
	const ahead = 32
	var all regions
	old := n.before
	for i := range n.now {
		c := &n.now[i]
		k := 0
		for k < len(old) && k < ahead && old[k].command != c.command {
			k++
		}
		if k == len(old) || k == ahead {
			all.add(c.at(n.scale))
			continue
		}
		for j := range old[:k] {
			all.add(old[j].at(n.scale))
		}
		c.bounds, c.known = old[k].bounds, old[k].known
		old = old[k+1:]
	}
	for j := range old {
		all.add(old[j].at(n.scale))
	}
	return all
}

// Regions are rectangles that do not overlap.
type regions []image.Rectangle

// mostRegions bounds them: in each of them all is drawn that shows there.
const mostRegions = 6

func (all *regions) add(r image.Rectangle) {
	if r.Empty() {
		return
	}
	for i := 0; i < len(*all); i++ {
		other := (*all)[i]
		if r.In(other) {
			return
		}
		if r.Overlaps(other) || len(*all) == mostRegions {
			(*all)[i] = (*all)[len(*all)-1]
			*all = (*all)[:len(*all)-1]
			r, i = r.Union(other), -1
		}
	}
	*all = append(*all, r)
}
