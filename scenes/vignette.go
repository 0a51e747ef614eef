package scenes

import (
	"slices"

	"tidepool/lessons"
	"tidepool/match"
	"tidepool/rules"
	"tidepool/scenes/settings"
	"tidepool/sprites"
)

// A vignette is a small board in a page: a position with a turn drawn on it,
// which is played when it is tapped.
type vignette struct {
	stage
	before, after rules.Position
	word          string
	events        []rules.Event
	area          sprites.Rect
	// stay is how many ticks the end of the turn still stays.
	stay   int
	played bool
}

const stayTicks = 84

// newVignette makes a picture of a course. One that cannot be set up is a
// mistake in the course, which tests find.
func newVignette(env *Env, g rules.Game, pic lessons.Picture) *vignette {
	m, err := match.New(match.Setup{Game: g, Options: pic.Options, Start: pic.Position})
	if err != nil {
		panic(err)
	}
	v := &vignette{before: m.Position(), word: pic.Word}
	if v.word != "" {
		if v.events, err = m.Play(v.word); err != nil {
			panic(err)
		}
	}
	v.after = m.Position()
	v.stage.table = newTable(env, m)
	v.stage.started = env.Sound.Event
	v.stage.sparks = newSparks()
	v.cast.reset(v.before.Tokens())
	return v
}

// place fits it into an area.
func (v *vignette) place(area sprites.Rect) {
	if v.area == area {
		return
	}
	v.area = area
	v.reset()
	v.table.Arrange(area, view{})
	v.seat()
	for s := range v.tray {
		v.tray[s] = sprites.Pt(area.X+area.W*float64(1-s), area.Y+area.H)
	}
}

func (v *vignette) reset() {
	v.stage.queue, v.stage.now, v.stay, v.played = nil, nil, 0, false
	v.cast.actors = nil
	v.cast.reset(v.before.Tokens())
}

// play shows the turn, or ends showing it.
func (v *vignette) play(m settings.Motion) {
	again := v.played
	v.reset()
	if again {
		return
	}
	v.played = true
	v.stage.pace = m.Pace()
	v.stage.play(v.events)
	v.stay = stayTicks
}

// tick moves it on and reports whether the picture changed.
func (v *vignette) tick() bool {
	flying := v.sparks.tick()
	switch {
	case v.stage.tick():
	case v.stay == stayTicks: // what no event moves, such as swapped sides
		v.stay--
		v.cast.reset(v.after.Tokens())
	case v.stay > 0:
		if v.stay--; v.stay == 0 {
			v.reset()
			return true
		}
		return flying
	default:
		return flying
	}
	return true
}

// draw draws the board, and unless it is being played the turn on it.
func (v *vignette) draw(p *sprites.Painter) {
	p.Light = p.Theme.Boards
	v.table.Ground(p)
	targets := v.table.Targets(v.actors)
	if !v.played {
		v.drawTurn(p, targets)
	}
	for _, moving := range []bool{false, true} {
		for _, a := range v.actors {
			if a.moving == moving {
				v.table.Draw(p, a)
			}
		}
	}
	if !v.played {
		v.drawTaken(p, targets)
	}
	v.sparks.draw(p)
	p.Light = 1
}

// drawTurn marks where the turn leads.
func (v *vignette) drawTurn(p *sprites.Painter, targets []target) {
	spots := touched(v.events)
	drawTrail(p, v.table.Unit(), targets, spots)
	if i := slices.IndexFunc(v.events, func(e rules.Event) bool { return e.Kind == rules.Handed }); i >= 0 {
		spots = append(spots, v.events[i].From) // the card that is used
	}
	for _, t := range targets {
		if slices.Contains(spots, t.Spot) {
			markFrame(p, t, p.Theme.Last, 0.06, 0.28)
		}
	}
}

// drawTaken frames what the turn takes.
func (v *vignette) drawTaken(p *sprites.Painter, targets []target) {
	for _, e := range v.events {
		if e.Kind != rules.Captured {
			continue
		}
		for _, t := range targets {
			if t.Spot == e.From {
				r, radius := t.outline(0.04)
				edged(p, r, radius, max(2, r.H*0.05), p.Theme.Wrong)
			}
		}
	}
}
