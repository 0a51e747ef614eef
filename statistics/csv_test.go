package statistics_test

import (
	"encoding/csv"
	"slices"
	"strings"
	"testing"

	"tidepool/statistics"
)

func TestAppendCSV(t *testing.T) {
	for _, test := range []struct {
		fields []string
		want   string
	}{
		{[]string{"a", "", "b c"}, "a,,b c\r\n"},
		{[]string{`say "so"`, "a,b"}, `"say ""so""","a,b"` + "\r\n"},
		{[]string{"Ann's", "2 lines\nhere", " x "}, "\"Ann's\",\"2 lines\nhere\", x \r\n"},
		{[]string{"=1+1", "+7", "-7", "@x", "\tx", "\rx"}, "\"'=1+1\",\"'+7\",\"'-7\",\"'@x\",\"'\tx\",\"'\rx\"\r\n"},
		{[]string{"1-0", "海", "1/2-1/2"}, "1-0,海,1/2-1/2\r\n"},
	} {
		if got := string(statistics.AppendCSV(nil, test.fields...)); got != test.want {
			t.Errorf("%q: %q, want %q", test.fields, got, test.want)
		}
	}
}

// FuzzAppendCSV has what is written read as it was, but for the apostrophe
// before what would be a formula.
func FuzzAppendCSV(f *testing.F) {
	f.Add("=cmd|' /C calc'!A0", "a\r\n\"b\",")
	f.Fuzz(func(t *testing.T, a, b string) {
		want := []string{"x", a, b}
		for i, s := range want {
			if s != "" && strings.Contains("=+-@\t\r\n", s[:1]) {
				want[i] = "'" + s
			}
			want[i] = strings.ReplaceAll(want[i], "\r\n", "\n") // as the reader has it
		}
		r := csv.NewReader(strings.NewReader(string(statistics.AppendCSV(nil, "x", a, b))))
		if got, err := r.Read(); err != nil || !slices.Equal(got, want) {
			t.Errorf("%q is read as %q, %v", want, got, err)
		}
	})
}
