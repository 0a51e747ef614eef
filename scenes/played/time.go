package played

import (
	"strconv"

	"tidepool/play/match"
	"tidepool/play/session"
)

const (
	ticksASecond = 60
	// turnTime is how many seconds of a turn count at most: the player may have left.
	turnTime = 300
	// mostTime is what a header may say, in seconds.
	mostTime = 1000 * 60 * 60
)

// A Time is how long a game has been played: as long as it is looked at and somebody is to move.
type Time struct {
	before int // seconds, when it was opened
	ticks  int // since
	ply    int
	spent  int // ticks on this turn
}

func NewTime(m *match.Match) Time { return Time{before: Seconds(m)} }

// Seconds reads it from a game's headers, 0 if that is not known.
func Seconds(t match.Tagged) int {
	n, err := strconv.Atoi(t.Tag(session.SecondsTag))
	if err != nil || n < 0 || n > mostTime {
		return 0
	}
	return n
}

// Tick counts one tick, with as many turns played.
func (t *Time) Tick(ply int) {
	if t.ply != ply {
		t.ply, t.spent = ply, 0
	}
	if t.spent < turnTime*ticksASecond {
		t.spent++
		t.ticks++
	}
}

func (t *Time) seconds() int { return min(t.before+t.ticks/ticksASecond, mostTime) }

// Note writes it into the game's headers, which take whatever is a number, once there is something to say.
func (t *Time) Note(m *match.Match) {
	if n := t.seconds(); n > 0 {
		_ = m.SetTag(session.SecondsTag, strconv.Itoa(n))
	}
}
