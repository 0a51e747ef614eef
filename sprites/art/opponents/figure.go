package opponents

import (
	"math"

	"tidepool/sprites/vector"
)

// A pose is how a creature holds itself in one picture.
type pose struct {
	mood Mood
	turn float64      // how far the mood's cycle has come, 0 to 1
	lid  float64      // how far the eyes are shut, 0 to 1
	look vector.Point // where they look, within the unit circle
	lift float64      // how far it stands above the ground
	tall float64      // how tall it stands, 1 as usual
}

func poseOf(m Mood, frame int) pose {
	p := pose{mood: m, turn: float64(frame) / float64(Frames(m)), tall: 1}
	switch m {
	case Idle:
		p.lid = float64(frame) / 2
	case Thinking:
		p.look = vector.Pt(0.5+0.2*p.wave(0), -0.75)
		p.tall = 1 + 0.012*p.wave(0.25)
	case Pleased:
		p.lift = [...]float64{0, 1, 5, 7, 4, 0}[frame]
		p.tall = [...]float64{1, 0.94, 1.05, 1.03, 1.0, 0.93}[frame]
	case Beaten:
		p.lid = 0.38
		p.look = vector.Pt(-0.35, 0.6)
		p.tall = 0.93 - 0.012*float64(frame)
	}
	return p
}

// wave goes from -1 to 1 and back once a cycle, from another point of it.
func (p *pose) wave(from float64) float64 { return math.Sin(2 * math.Pi * (p.turn + from)) }

// A figure draws a creature in a pose onto a canvas.
type figure struct {
	c *vector.Canvas
	pose
}

// ground is where creatures stand.
const ground = 42

// warp takes a place of the creature at rest to where it is in its pose.
func (f *figure) warp(q vector.Point) vector.Point {
	wide := 1 / math.Sqrt(f.tall)
	return vector.Pt(q.X*wide, ground+(q.Y-ground)*f.tall-f.lift)
}

func (f *figure) bent(p *vector.Path) *vector.Path { return p.Transform(f.warp) }

// part draws one closed part of the creature with its outline.
func (f *figure) part(t vector.Tones, p *vector.Path, paint vector.Paint) {
	t.Part(f.c, f.bent(p), paint)
}

// fill paints a shape of the creature without an outline.
func (f *figure) fill(p *vector.Path, col vector.Color) { f.c.Fill(f.bent(p), vector.Solid(col)) }

// stroke paints a line of the creature.
func (f *figure) stroke(p *vector.Path, w float64, col vector.Color) {
	f.c.Stroke(f.bent(p), w, vector.Solid(col))
}

// shadow is what it throws onto the ground, smaller when it leaps.
func (f *figure) shadow(cx, rx float64) {
	k := 1 - f.lift*0.03
	f.c.Shadow(new(vector.Path).Ellipse(cx+1, ground+1, rx*k, 4.5*k), 1, 1, 4, vector.RGBA(0.1, 0.12, 0.15, 0.34))
}
