package statistics_test

import (
	"encoding/csv"
	"strings"
	"testing"

	"tidepool/play/statistics"
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
		{[]string{"＝1+1", "＋7", "－7", "＠x", "﹦1", "⁼1", "−7"}, `"'＝1+1","'＋7","'－7","'＠x","'﹦1","'⁼1","'−7"` + "\r\n"},
		{[]string{" =1", "\u00a0=1", "\u200b=1", "\u202e＝1", "\ufeff@x", " a=1", "a＝1"}, "\"' =1\",\"'\u00a0=1\",\"'\u200b=1\",\"'\u202e＝1\",\"'\ufeff@x\", a=1,a＝1\r\n"},
		{[]string{"1-0", "海", "1/2-1/2"}, "1-0,海,1/2-1/2\r\n"},
	} {
		if got := string(statistics.AppendCSV(nil, test.fields...)); got != test.want {
			t.Errorf("%q: %q, want %q", test.fields, got, test.want)
		}
	}
}

// FuzzAppendCSV checks that written fields are read back, except for the apostrophe before a would-be formula.
func FuzzAppendCSV(f *testing.F) {
	f.Add("=cmd|' /C calc'!A0", "a\r\n\"b\",")
	f.Fuzz(func(t *testing.T, a, b string) {
		said := []string{"x", a, b}
		r := csv.NewReader(strings.NewReader(string(statistics.AppendCSV(nil, said...))))
		got, err := r.Read()
		if err != nil || len(got) != len(said) {
			t.Fatalf("%q is read as %q, %v", said, got, err)
		}
		for i, s := range said {
			if strings.IndexAny(got[i], "=+-@\t\r\n＝＋－＠") == 0 {
				t.Errorf("%q is a formula", got[i])
			}
			s = strings.ReplaceAll(s, "\r\n", "\n") // as the reader returns it
			if got[i] != s && got[i] != "'"+s {
				t.Errorf("%q is read as %q", s, got[i])
			}
		}
	})
}
