package played

import (
	"strconv"
	"time"

	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/play/session"
)

const (
	// turnTime is how much of a turn counts at most, since the player may have left.
	turnTime = 5 * time.Minute
	// mostTime is the greatest time in a header, in seconds.
	mostTime = 1000 * 60 * 60
)

// A Time measures how long both sides have thought, while a game is open and someone is to move. A [clock.Watch] leaves
// out the time in which the page was covered or the device slept, and of a game left open over night only turnTime counts.
type Time struct {
	before int // seconds, when it was opened
	watch  clock.Watch
	ply    int
	began  time.Duration // this turn, by the watch
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

// Tick counts the time up to now; ply is the number of turns played.
func (t *Time) Tick(ply int, now time.Duration) {
	if t.ply != ply {
		t.ply, t.began = ply, t.watch.Time()
	}
	t.watch.Look(now, t.watch.Time()-t.began < turnTime)
}

func (t *Time) seconds() int { return min(t.before+int(t.watch.Time()/time.Second), mostTime) }

// Note writes the time into the game's headers unless it is 0. Setting a number never fails.
func (t *Time) Note(m *match.Match) {
	if n := t.seconds(); n > 0 {
		_ = m.SetTag(session.SecondsTag, strconv.Itoa(n))
	}
}
