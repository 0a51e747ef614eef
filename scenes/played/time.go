package played

import (
	"strconv"

	"tidepool/play/match"
	"tidepool/play/session"
)

const (
	ticksASecond = 60
	// turnTime is how many seconds of a turn count at most, since the player may have left.
	turnTime = 300
	// mostTime is the greatest time in a header, in seconds.
	mostTime = 1000 * 60 * 60
)

// A Time measures how long a game has been played, while it is open and someone is to move.
type Time struct {
	before int // seconds, when it was opened
	ticks  int // since then
	ply    int
	spent  int // ticks on this turn
}

func NewTime(m *match.Match) Time { return Time{before: Seconds(m)} }

// Seconds returns the time in a game's headers, 0 if unknown.
func Seconds(t match.Tagged) int {
	n, err := strconv.Atoi(t.Tag(session.SecondsTag))
	if err != nil || n < 0 || n > mostTime {
		return 0
	}
	return n
}

// Tick counts one tick; ply is the number of turns played.
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

// Note writes the time into the game's headers unless it is 0. Setting a number never fails.
func (t *Time) Note(m *match.Match) {
	if n := t.seconds(); n > 0 {
		_ = m.SetTag(session.SecondsTag, strconv.Itoa(n))
	}
}
