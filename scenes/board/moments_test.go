package board_test

import (
	"math"
	"slices"
	"testing"

	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/sound"
)

// paces are those of the settings, including none.
var paces = []float64{1.7, 1, 0.55, 0}

// usually is the longest duration of a turn, in ticks at the usual pace: 1.2 s.
const usually = 72

// A listener records, tick by tick, the reported moments of events and the visible landings: pieces on the
// board, seeds in heaps, captured pieces in a tray.
type listener struct {
	b          *board.Board
	tick       int
	told, seen []int // ticks
	// ends are the announced arrival times of what began to move, and ended the actual ones.
	ends, ended []float64
	high        map[*board.Piece]bool
	counts      map[rules.Spot]int
}

func (w *listener) told0(e rules.Event, moment int, lasts float64) {
	if goes := e.Kind == rules.Carried || e.Kind == rules.Moved; goes && moment == sound.Begins {
		w.ends = append(w.ends, float64(w.tick)+60*lasts)
	} else if goes && moment == 0 {
		w.ended = append(w.ended, float64(w.tick))
	}
	if moment >= 0 && e.Kind != rules.Handed {
		w.told = append(w.told, w.tick)
	}
}

// look records the landings since the last look.
func (w *listener) look() {
	now, counts := map[*board.Piece]bool{}, map[rules.Spot]int{}
	for _, x := range w.b.Pieces() {
		gait := w.b.View().Gait(x.Token.Piece)
		if x.Loose {
			now[x] = gait != board.Stay
			continue
		}
		counts[x.Token.Spot] += x.Token.Count
		if gait == board.Stay || gait == board.Turn {
			continue
		}
		home := w.b.View().Place(x, w.b.Pieces())
		off := math.Hypot(home.At.X-x.At.At.X, home.At.Y-x.At.At.Y) > 0.003*w.b.View().Unit()
		now[x] = off || x.Lift > 0.01 || x.Look.Angle != 0 && x.Look.Grow == 0
	}
	for x, was := range w.high {
		if was && !now[x] && x.Look.Grow <= 0 { // a growing piece is promoted, not put down
			w.seen = append(w.seen, w.tick)
		}
	}
	for s, n := range counts {
		if w.b.View().Gait(w.on(s).Token.Piece) == board.Stay {
			for range n - w.counts[s] {
				w.seen = append(w.seen, w.tick)
			}
		}
	}
	w.high, w.counts = now, counts
}

func (w *listener) on(s rules.Spot) *board.Piece {
	i := slices.IndexFunc(w.b.Pieces(), func(x *board.Piece) bool { return !x.Loose && x.Token.Spot == s })
	return w.b.Pieces()[i]
}

// Every landing is reported in the tick in which it is visible, at every pace.
func TestSoundFollowsMotion(t *testing.T) {
	for _, pace := range paces[:3] {
		eachStart(t, func(t *testing.T, g *board.Game, start rules.Position) {
			walk(t, start, 16, func(pos rules.Position, turn rules.Turn, _ rules.Position) {
				if turn.Events[0].Kind == rules.Swapped {
					return // nothing comes down
				}
				b := arranged(g, pos)
				b.Pace = pace
				w := &listener{b: b}
				b.Started = w.told0
				w.look()
				w.seen = nil
				for b.Play(turn.Events); b.Moving(); w.look() {
					w.tick++
					b.Tick()
				}
				slices.Sort(w.told)
				slices.Sort(w.seen)
				if len(w.told) != len(w.seen) {
					t.Fatalf("%s at pace %v: %d sounds of %d that came down\n%v\n%v", turn.Word, pace, len(w.told), len(w.seen), w.told, w.seen)
				}
				for i := range w.ended {
					if d := w.ended[i] - w.ends[i]; math.Abs(d) > 1.1 {
						t.Errorf("%s at pace %v: what goes is to be there at tick %v, and is at %v", turn.Word, pace, w.ends[i], w.ended[i])
					}
				}
				for i := range w.told {
					if d := w.told[i] - w.seen[i]; d < -1 || d > 1 {
						t.Errorf("%s at pace %v: told at tick %d, seen at %d", turn.Word, pace, w.told[i], w.seen[i])
					}
				}
			})
		})
	}
}

// Without motion, and when motion is skipped, each event is reported once.
func TestSkippedSound(t *testing.T) {
	eachStart(t, func(t *testing.T, g *board.Game, start rules.Position) {
		walk(t, start, 16, func(pos rules.Position, turn rules.Turn, next rules.Position) {
			for _, pace := range []float64{0, 1} {
				b := arranged(g, pos)
				b.Pace = pace
				told := map[int]int{}
				b.Started = func(_ rules.Event, moment int, _ float64) { told[moment]++ }
				b.Play(turn.Events)
				b.Finish()
				if told[sound.AtOnce] != len(turn.Events) || len(told) != 1 {
					t.Errorf("%s at pace %v: told of %v for %d events", turn.Word, pace, told, len(turn.Events))
				}
				shows(t, b, next, turn.Word)
			}
		})
	})
}

// A whole turn takes at most 1.2 s at the usual pace.
func TestTurnsAreShort(t *testing.T) {
	eachStart(t, func(t *testing.T, g *board.Game, start rules.Position) {
		longest, word := 0, ""
		walk(t, start, 80, func(pos rules.Position, turn rules.Turn, next rules.Position) {
			b := arranged(g, pos)
			b.Arrange(b.Area(), board.Orient(g.Home, false, rules.Near))
			over := next.Outcome().Over()
			if over {
				b.PlayOut(turn.Events)
			} else {
				b.Play(turn.Events)
			}
			if n := rest(t, b); n > longest {
				longest, word = n, turn.Word
			}
		})
		t.Logf("the longest takes %d ticks: %s", longest, word)
		if longest > usually {
			t.Errorf("%s takes %d ticks", word, longest)
		}
	})
}
