package opponents

import (
	"strconv"

	"tidepool/sprites/vector"
)

// Levels is how many opponents there are; the first is level 1.
const Levels = 8

// A Mood is how an opponent takes what goes on.
type Mood uint8

const (
	Idle     Mood = iota // waits for its turn, or is not playing
	Thinking             // is to move
	Pleased              // has won
	Beaten               // has lost, and bears it
	Moods                // how many there are
)

func (m Mood) name() string { return [Moods]string{"idle", "thinking", "pleased", "beaten"}[m] }

// Frames is how many pictures a mood has.
func Frames(m Mood) int { return [Moods]int{3, 8, 6, 4}[m] }

// Drawing is a picture of an opponent in a mood, the first if one stands for it, in the square -50…50.
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

// cast are the opponents by their level; size makes room for what each does in its moods.
var cast = [Levels]struct {
	draw func(*figure)
	size float64
}{{slug, 0.89}, {snail, 0.92}, {starfish, 0.94}, {goby, 0.94}, {seahorse, 0.89}, {puffer, 0.96}, {moray, 0.89}, {octopus, 0.89}}

// Frame is which picture of a mood to show so many ticks, at 60 a second, after it began.
func Frame(m Mood, ticks int) int {
	switch m {
	case Thinking:
		return ticks / 7 % Frames(m)
	case Pleased: // three leaps, and one now and then
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

// leap is the picture of a mood that begins with some leaps and later has one every so many seconds.
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
