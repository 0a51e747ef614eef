package portrait

import (
	"tidepool/scenes/settings"
	"tidepool/scenes/shore"
	"tidepool/sprites"
	"tidepool/sprites/art/opponents"
	"tidepool/sprites/vector"
)

type face struct {
	level int
	mood  opponents.Mood
	frame int
}

// Portraits draws faces of opponents and tracks which are on the screen.
type Portraits struct {
	Prefs   *settings.Keeper
	drawing func(face) vector.Drawing
	ticks   int
	shown   [opponents.Levels][opponents.Moods]animation
}

type animation struct {
	began, frame int
	// drawn reports that the face was in the last picture of the screen.
	drawn, running bool
}

// Draw draws the opponent of a level. A mood with several pictures is animated while the portrait is on the
// screen, unless motion is off.
func (s *Portraits) Draw(p *sprites.Painter, level int, mood opponents.Mood, r sprites.Rect) {
	w := min(r.W, r.H)
	moves := s.Prefs.Settings.Motion.Moves()
	p.Sprite(s.face(level, mood, moves), r.Center(), w, sprites.Look{})
	for frame := 1; moves && frame < opponents.Frames(mood); frame++ {
		p.Coming.Soon(s.drawing(face{s.level(level), mood, frame}), w)
	}
}

// Stand draws an opponent on the beach at the lower end of a rectangle, from a picture of the beach cached under a name.
func (s *Portraits) Stand(p *sprites.Painter, name string, level int, mood opponents.Mood, r sprites.Rect) {
	_, sand := r.CutTop(r.H * 0.56)
	shore.Draw(p, name, sand, shore.Sand)
	d := min(r.H*0.86, r.W*0.5)
	s.Draw(p, level, mood, sprites.Rect{X: r.Center().X - d/2, Y: r.Y + r.H*0.9 - d, W: d, H: d})
}

// DrawStill draws a face without animation, for pages with many.
func (s *Portraits) DrawStill(p *sprites.Painter, level int, mood opponents.Mood, r sprites.Rect) {
	p.Sprite(s.face(level, mood, false), r.Center(), min(r.W, r.H), sprites.Look{})
}

func (s *Portraits) face(level int, mood opponents.Mood, moves bool) vector.Drawing {
	if s.drawing == nil {
		s.drawing = vector.Memoize(func(f face) vector.Drawing { return opponents.Drawing(f.level, f.mood, f.frame) })
	}
	level = s.level(level)
	if !moves {
		return s.drawing(face{level, mood, 0})
	}
	a := &s.shown[level-1][mood]
	if !a.running {
		*a = animation{began: s.ticks, running: true}
		a.frame = s.frame(level, mood)
	}
	a.drawn = true
	return s.drawing(face{level, mood, a.frame})
}

func (*Portraits) level(level int) int { return min(max(level, 1), opponents.Levels) }

func (s *Portraits) frame(level int, mood opponents.Mood) int {
	since := s.ticks - s.shown[level-1][mood].began
	if mood == opponents.Idle {
		since += 20 + level*61%180 // so that several blink one after another
	}
	return opponents.Frame(mood, since)
}

// Tick advances the animations and reports whether a face on the screen changes.
func (s *Portraits) Tick() (redraw bool) {
	s.ticks++
	for i := range s.shown {
		for m := range s.shown[i] {
			a := &s.shown[i][m]
			if !a.running {
				continue
			}
			frame := s.frame(i+1, opponents.Mood(m))
			if frame == a.frame {
				continue
			}
			if a.frame = frame; !a.drawn {
				a.running = false // no longer on the screen
				continue
			}
			a.drawn, redraw = false, true
		}
	}
	return redraw
}
