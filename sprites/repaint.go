package sprites

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Notes are the commands of a frame and of the previous one.
type notes struct {
	taken       bool // commands are noted, and not drawn yet
	dst         *ebiten.Image
	shown       *ebiten.Image // where before was drawn
	scale       float64
	now, before []noted
}

// A noted command is a command of a frame; its bounds are computed on demand.
type noted struct {
	command
	bounds image.Rectangle
	known  bool // bounds is valid
}

func (n *noted) at(scale float64) image.Rectangle {
	if !n.known {
		n.bounds, n.known = n.command.bounds(scale), true
	}
	return n.bounds
}

// Repaint draws a whole frame, which must cover everything, by draw. Where it equals the previous frame on
// the same image, the image is left as it is: only differing parts are drawn. Nothing else may draw on the
// image. Once it is known which pictures are missing, show decides whether to draw the frame; Repaint returns
// its result.
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
	if n.shown = dst; !n.taken { // everything has been drawn
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

// drop releases a picture (or nil). If noted commands use it, they are drawn first, and later commands at once.
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

// differing returns the parts that differ from the previous frame: commands that only one has, or in another order.
func (n *notes) differing() regions {
	// ahead is how many commands may be missing in one place for those after them to be matched again.
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

// mostRegions bounds their number, because in each of them everything visible is drawn.
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
