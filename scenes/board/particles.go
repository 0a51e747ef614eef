package board

import (
	"math"
	"math/rand/v2"

	"tidepool/sprites"
)

type particle struct {
	at, speed sprites.Point // logical pixels, and pixels per tick
	size      float64       // radius in logical pixels
	age, life int           // ticks
	fall      float64       // acceleration, in logical pixels per tick per tick
	col       sprites.Color
	square    bool
	under     bool // below moving pieces
}

// particles are decoration that flies over a board. Nothing waits for them, and their number is bounded.
type particles struct {
	list []particle
	r    *rand.Rand
}

const maxParticles = 240

func newParticles() particles {
	// Particles may fly the same way in each run.
	return particles{list: make([]particle, 0, maxParticles), r: rand.New(rand.NewPCG(2, 3))}
}

func (s *particles) add(p particle) {
	if len(s.list) < maxParticles {
		s.list = append(s.list, p)
	}
}

func (s *particles) tick() bool {
	if len(s.list) == 0 {
		return false
	}
	kept := s.list[:0]
	for _, p := range s.list {
		if p.age++; p.age >= p.life {
			continue
		}
		p.speed.X *= 0.96
		p.speed.Y = p.speed.Y*0.96 + p.fall
		p.at.X += p.speed.X
		p.at.Y += p.speed.Y
		kept = append(kept, p)
	}
	s.list = kept
	return true
}

func (s *particles) draw(p *sprites.Painter, under bool) {
	for i := range s.list {
		k := &s.list[i]
		if k.under != under {
			continue
		}
		left := 1 - float64(k.age)/float64(k.life)
		r := k.size * (0.5 + 0.5*left)
		radius := r
		if k.square {
			radius = r * 0.3
		}
		w := r
		if k.square { // confetti turns over as it falls
			w = r * math.Abs(math.Cos(float64(k.age)*0.21+k.size))
		}
		p.Box(sprites.Rect{X: k.at.X - w, Y: k.at.Y - r, W: 2 * w, H: 2 * r}, min(radius, w), k.col.Alpha(min(1, left*1.6)))
	}
}

func (s *particles) between(a, b float64) float64 { return a + (b-a)*s.r.Float64() }

func (s *particles) around(least, most float64) sprites.Point {
	sin, cos := math.Sincos(2 * math.Pi * s.r.Float64())
	v := s.between(least, most)
	return sprites.Pt(v*cos, v*sin)
}

func (s *particles) shine(at sprites.Point, unit float64) {
	cols := []sprites.Color{sprites.Hex(0xFFE27A), sprites.Hex(0xFFFFFF), sprites.Hex(0xFFB347)}
	for i := range 26 {
		s.add(particle{at: at, speed: s.around(unit*0.02, unit*0.065), size: s.between(unit*0.02, unit*0.05),
			life: 26 + s.r.IntN(22), col: cols[i%len(cols)]})
	}
}

func (s *particles) chips(at sprites.Point, unit float64) {
	cols := []sprites.Color{sprites.Hex(0xFFFFFF), sprites.Hex(0xD9C9A6), sprites.Hex(0x9A8A6A)}
	for i := range 12 {
		s.add(particle{at: at, speed: s.around(unit*0.015, unit*0.045), size: s.between(unit*0.015, unit*0.032),
			life: 16 + s.r.IntN(14), fall: unit * 0.0015, col: cols[i%len(cols)].Alpha(0.9)})
	}
}

func (s *particles) bubbles(at, way sprites.Point, unit float64) {
	for range 2 {
		side := sprites.Pt(-way.Y, way.X)
		off := s.between(-0.42, 0.42) * unit
		v := s.between(0.03, 0.075) * unit
		s.add(particle{at: sprites.Pt(at.X+side.X*off-way.X*unit*0.3, at.Y+side.Y*off-way.Y*unit*0.3), speed: sprites.Pt(way.X*v, way.Y*v),
			size: s.between(unit*0.014, unit*0.04), life: 20 + s.r.IntN(16), under: true, col: sprites.Hex(0xF4FEFF).Alpha(0.8)})
	}
}

func (s *particles) confetti(over sprites.Rect, unit float64, cols []sprites.Color) {
	for range 3 {
		s.add(particle{at: sprites.Pt(over.X+over.W*s.r.Float64(), over.Y-unit*0.1), speed: sprites.Pt(s.between(-0.02, 0.02)*unit, s.between(0.02, 0.08)*unit),
			size: s.between(unit*0.035, unit*0.07), life: 60 + s.r.IntN(40), fall: unit * 0.0012, col: cols[s.r.IntN(len(cols))], square: true})
	}
}
