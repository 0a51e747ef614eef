package puzzle

const (
	MinYear = 2000
	MaxYear = 2199
)

// A Day is a calendar date in any time zone; the zero Day is none.
type Day struct{ Year, Month, Day int }

// ParseDay parses a date like "2026-11-23", in exactly this form.
func ParseDay(text string) (d Day, ok bool) {
	if len(text) != len("2026-11-23") || text[4] != '-' || text[7] != '-' {
		return Day{}, false
	}
	for i, part := range []*int{&d.Year, &d.Year, &d.Year, &d.Year, nil, &d.Month, &d.Month, nil, &d.Day, &d.Day} {
		if part == nil {
			continue
		}
		if text[i] < '0' || text[i] > '9' {
			return Day{}, false
		}
		*part = *part*10 + int(text[i]-'0')
	}
	if !d.Valid() {
		return Day{}, false
	}
	return d, true
}

// Valid reports whether the day exists and its year is within the limits.
func (d Day) Valid() bool {
	return d.Year >= MinYear && d.Year <= MaxYear && d.Month >= 1 && d.Month <= 12 && d.Day >= 1 && d.Day <= DaysIn(d.Year, d.Month)
}

// String formats a valid day as "2026-11-23".
func (d Day) String() string {
	digit := func(n int) byte { return byte('0' + n%10) }
	return string([]byte{digit(d.Year / 1000), digit(d.Year / 100), digit(d.Year / 10), digit(d.Year), '-',
		digit(d.Month / 10), digit(d.Month), '-', digit(d.Day / 10), digit(d.Day)})
}

// DaysIn returns the number of days of a month (from 1).
func DaysIn(year, month int) int {
	switch month {
	case 2:
		if year%4 == 0 && year%100 != 0 || year%400 == 0 {
			return 29
		}
		return 28
	case 4, 6, 9, 11:
		return 30
	}
	return 31
}

// Number returns the number of days since Monday, 3 January 2000.
func (d Day) Number() int {
	n := d.Day - 3
	for m := 1; m < d.Month; m++ {
		n += DaysIn(d.Year, m)
	}
	y := d.Year - 1
	return n + (d.Year-2000)*365 + (y/4 - y/100 + y/400) - (1999/4 - 1999/100 + 1999/400)
}

// Weekday returns 0 for Monday to 6 for Sunday.
func (d Day) Weekday() int { return ((d.Number() % 7) + 7) % 7 }

// Add returns the day that many days later, or earlier if days is negative. Outside the year limits it returns the
// zero Day.
func (d Day) Add(days int) Day {
	if !d.Valid() || days > 366*(MaxYear-MinYear+1) || days < -366*(MaxYear-MinYear+1) {
		return Day{}
	}
	d.Day += days
	for d.Day < 1 {
		d = d.month(-1)
		d.Day += DaysIn(d.Year, d.Month)
	}
	for n := DaysIn(d.Year, d.Month); d.Day > n; n = DaysIn(d.Year, d.Month) {
		d.Day -= n
		d = d.month(1)
	}
	if !d.Valid() {
		return Day{}
	}
	return d
}

func (d Day) month(by int) Day {
	m := d.Month - 1 + by
	d.Year += (m+12)/12 - 1
	d.Month = (m+12)%12 + 1
	return d
}
