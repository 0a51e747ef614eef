package match

import (
	"testing"
	"time"
)

func TestBegan(t *testing.T) {
	zone := time.FixedZone("", 3*3600)
	now := time.Date(2026, 11, 25, 10, 20, 30, 40, zone)
	at := func(year int, month time.Month, day, hour, minute, second int) time.Time {
		return time.Date(year, month, day, hour, minute, second, 40, zone)
	}
	tests := []struct {
		date, time string
		want       time.Time
	}{
		{"", "", now},
		{"", "09:08:07", now},
		{UnknownDate, "", now},
		{"2026.11.??", "", now},
		{"2026.11.21", "", at(2026, 11, 21, 10, 20, 30)},
		{"2026.11.21", "23:59:01", at(2026, 11, 21, 23, 59, 1)},
		{"2026.11.21", "24:00:00", at(2026, 11, 21, 10, 20, 30)},
		{"2026.11.21", "noon", at(2026, 11, 21, 10, 20, 30)},
		{"1999.02.28", "00:00:00", at(1999, 2, 28, 0, 0, 0)},
		{"2025.02.29", "", now},
		{"2026.11.25", "10:20:31", now},
		{"2099.01.01", "", now},
	}
	for _, test := range tests {
		l := Labels{}
		l.SetTag("Date", test.date)
		l.SetTag("Time", test.time)
		if got := l.Began(now); !got.Equal(test.want) {
			t.Errorf("[Date %q] [Time %q]: %v, want %v", test.date, test.time, got, test.want)
		}
	}
	var l Labels
	l.SetBegan(now)
	l.SetBegan(now.AddDate(1, 1, 1))
	if got := l.Tags(); len(got) != 2 || got[0] != (Tag{"Date", "2026.11.25"}) || got[1] != (Tag{"Time", "10:20:30"}) {
		t.Errorf("tags %q", got)
	}
	if got := l.Began(now.AddDate(0, 0, 1)); !got.Equal(now) {
		t.Errorf("began at %v, want %v", got, now)
	}
}
