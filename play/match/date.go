package match

import "time"

const (
	dateTag, timeTag       = "Date", "Time"
	dateLayout, timeLayout = "2006.01.02", "15:04:05"
)

// UnknownDate is the Date of a game whose beginning is unknown.
const UnknownDate = "????.??.??"

// SetBegan records in the headers that a game began at t, in t's time zone, unless they have a Date.
func (l *Labels) SetBegan(t time.Time) {
	if l.Tag(dateTag) != "" || l.SetTag(dateTag, t.Format(dateLayout)) != nil {
		return
	}
	l.SetTag(timeTag, t.Format(timeLayout)) // omitted if there is no room
}

// Began returns when a game began by its headers, in the time zone of now, but never later than now. Without
// a Time it is now's time on that day, without a complete Date it is now.
func (l *Labels) Began(now time.Time) time.Time {
	day, err := time.Parse(dateLayout, l.Tag(dateTag))
	if err != nil {
		return now
	}
	hour, minute, second := now.Clock()
	if tag := l.Tag(timeTag); tag != "" {
		if t, err := time.Parse(timeLayout, tag); err == nil {
			hour, minute, second = t.Clock()
		}
	}
	t := time.Date(day.Year(), day.Month(), day.Day(), hour, minute, second, now.Nanosecond(), now.Location())
	if t.After(now) {
		return now
	}
	return t
}
