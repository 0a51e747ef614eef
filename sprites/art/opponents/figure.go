package opponents

import (
	"math"

	"tidepool/sprites/vector"
)

type pose struct {
	mood Mood
	turn float64      // progress of the mood's cycle, 0 to 1
	lid  float64      // how far the eyes are shut, 0 to 1
	look vector.Point // direction of the eyes, within the unit circle
	lift float64      // height above the ground
	tall float64      // how tall it stands, 1 as usual
	beam bool         // the eyes are shut with joy
	wide float64      // size of the pupils, as a share of the eye
}

func poseOf(m Mood, frame int) pose {
	p := pose{mood: m, turn: float64(frame) / float64(Frames(m)), tall: 1, wide: 0.68}
	switch m {
	case Idle:
		p.lid = float64(frame) / 2
	case Thinking:
		p.look = vector.Pt(0.5+0.2*p.wave(0), -0.75)
		p.tall = 1 + 0.012*p.wave(0.25)
	case Pleased:
		p.lift = [...]float64{0, 0.5, 4, 5, 3, 0}[frame]
		p.tall = [...]float64{1, 0.95, 1.03, 1.01, 0.99, 0.94}[frame]
		p.beam, p.wide = frame > 0, 0.78
	case Beaten:
		p.lid = 0.38
		p.look = vector.Pt(-0.35, 0.6)
		p.tall = 0.93 - 0.012*float64(frame)
	}
	return p
}

// wave goes from -1 to 1 and back once per cycle; from shifts its phase.
func (p *pose) wave(from float64) float64 { return math.Sin(2 * math.Pi * (p.turn + from)) }

type figure struct {
	c *vector.Canvas
	pose
}

const ground = 42

// warp maps a place of the creature at rest to its place in the pose.
func (f *figure) warp(q vector.Point) vector.Point {
	wide := 1 + (1-f.tall)*0.35
	return vector.Pt(q.X*wide, ground+(q.Y-ground)*f.tall-f.lift)
}

func (f *figure) bent(p *vector.Path) *vector.Path { return p.Transform(f.warp) }

func (f *figure) part(t vector.Tones, p *vector.Path, paint vector.Paint) {
	t.Part(f.c, f.bent(p), paint)
}

// A limb is a round shape along a curve, given by x, y and width of each point.
type limb []float64

// outline draws the line around a limb that is filled later. What is filled in between seems to grow out of it.
func (f *figure) outline(t vector.Tones, l limb) {
	f.c.Fill(f.bent(l.path(2*vector.Ink)), vector.Solid(t.Line))
}

func (f *figure) limb(t vector.Tones, paint vector.Paint, l limb) {
	f.outline(t, l)
	f.c.Fill(f.bent(l.path(0)), paint)
}

func (l limb) path(wider float64) *vector.Path {
	const steps = 7
	n := len(l)/3 - 1
	at := func(i, part int) float64 { return l[3*min(max(i, 0), n)+part] }
	curve := func(i, part int, t float64) float64 { // Catmull-Rom
		a, b, c, d := at(i-1, part), at(i, part), at(i+1, part), at(i+2, part)
		return b + t/2*(c-a+t*(2*a-5*b+4*c-d+t*(3*(b-c)+d-a)))
	}
	p := new(vector.Path)
	var last vector.Point
	var was float64
	for s := range n*steps + 1 {
		i, t := s/steps, float64(s%steps)/steps
		q, h := vector.Pt(curve(i, 0, t), curve(i, 1, t)), (curve(i, 2, t)+wider)/2
		p.Circle(q.X, q.Y, h)
		if d := math.Hypot(q.X-last.X, q.Y-last.Y); s > 0 && d > 1e-9 {
			nx, ny := -(q.Y-last.Y)/d, (q.X-last.X)/d
			p.Polygon(vector.Pt(last.X-nx*was, last.Y-ny*was), vector.Pt(q.X-nx*h, q.Y-ny*h), vector.Pt(q.X+nx*h, q.Y+ny*h), vector.Pt(last.X+nx*was, last.Y+ny*was))
		}
		last, was = q, h
	}
	return p
}

// through returns the closed curve through points, given by x and y of each.
func through(xy ...float64) *vector.Path {
	pts := make([]vector.Point, len(xy)/2)
	for i := range pts {
		pts[i] = vector.Pt(xy[2*i], xy[2*i+1])
	}
	return new(vector.Path).Smooth(true, pts...)
}

func tones(body, line uint32) vector.Tones {
	b := vector.Hex(body)
	return vector.Tones{Light: b.Lighter(0.45), Body: b, Dark: b.Mix(vector.Hex(line), 0.38), Line: vector.Hex(line)}
}

func (f *figure) fill(p *vector.Path, col vector.Color) { f.c.Fill(f.bent(p), vector.Solid(col)) }

func (f *figure) stroke(p *vector.Path, w float64, col vector.Color) {
	f.c.Stroke(f.bent(p), w, vector.Solid(col))
}

func (f *figure) gloss(x, y, rx, ry, turn, strength float64) {
	at := f.warp(vector.Pt(x, y))
	vector.Gloss(f.c, at.X, at.Y, rx, ry, turn, strength)
}

func (f *figure) shadow(cx, rx float64) {
	k := 1 - f.lift*0.03
	f.c.Shadow(new(vector.Path).Ellipse(cx+1, ground-0.5, rx*k, 4*k), 1, 1, 3, vector.RGBA(0.1, 0.12, 0.15, 0.34))
}
