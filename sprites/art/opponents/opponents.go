package opponents

import (
	"strconv"

	"tidepool/sprites/vector"
)

// Levels is the number of opponents; the first is level 1.
const Levels = 8

// A Mood is how an opponent feels about the game.
type Mood uint8

const (
	Idle     Mood = iota // waits for its turn, or does not play
	Thinking             // is to move
	Pleased              // has won
	Beaten               // has lost, calmly
	Moods                // number of moods
)

func (m Mood) name() string { return [Moods]string{"idle", "thinking", "pleased", "beaten"}[m] }

// Frames returns the number of pictures of a mood.
func Frames(m Mood) int { return [Moods]int{3, 8, 6, 4}[m] }

// Drawing returns a picture of an opponent in a mood, in the square -50…50. Frame 0 represents the mood.
func Drawing(level int, m Mood, frame int) vector.Drawing {
	level = min(max(level, 1), Levels)
	frame = min(max(frame, 0), Frames(m)-1)
	key := "opponent" + strconv.Itoa(level) + m.name() + strconv.Itoa(frame)
	return vector.Square(key, func(c *vector.Canvas) {
		who := cast[level-1]
		f := figure{c.Placed(vector.Pt(0, 40.4-ground*who.size), who.size), poseOf(m, frame)}
		who.draw(&f)
	})
}

// cast are the opponents by level; size leaves room for their movements.
var cast = [Levels]struct {
	draw func(*figure)
	size float64
}{{slug, 0.89}, {snail, 0.92}, {starfish, 0.94}, {goby, 0.94}, {seahorse, 0.89}, {puffer, 0.96}, {moray, 0.89}, {octopus, 0.89}}

// Frame returns which picture of a mood to show after ticks, at 60 a second.
func Frame(m Mood, ticks int) int {
	switch m {
	case Thinking:
		return ticks / 7 % Frames(m)
	case Pleased: // three leaps, later single ones
		return leap(ticks, 3, 5)
	case Beaten: // a sigh now and then
		if t := ticks % 330; t < 60 {
			return [...]int{0, 1, 2, 3, 2, 1}[t/10]
		}
		return 0
	}
	// A blink now and then, sometimes two.
	t := ticks % 560
	if t >= 290 && t < 304 {
		t -= 290
	} else if t >= 500 {
		t -= 500
	}
	switch {
	case t < 3 || t >= 10 && t < 13:
		return 1
	case t < 10:
		return 2
	}
	return 0
}

// leap returns the picture of a mood that begins with some leaps and later has one at an interval of seconds.
func leap(ticks, first, seconds int) int {
	const long = 36
	if ticks >= first*long {
		ticks = (ticks - first*long) % (seconds * 60)
		ticks -= (seconds - 1) * 60
	}
	if ticks < 0 || ticks >= first*long {
		return 0
	}
	return ticks / 6 % 6
}
