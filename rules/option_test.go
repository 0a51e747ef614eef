package rules

import (
	"errors"
	"maps"
	"strconv"
	"strings"
	"testing"
)

func testOptions() []Option {
	return []Option{
		{Name: "size", Default: "8", Values: []string{"8", "6"}, Check: func(v string) error {
			if n, err := strconv.Atoi(v); err != nil || n < 4 || n > 12 {
				return errors.New("want 4 to 12")
			}
			return nil
		}},
		{Name: "pie", Default: "off", Values: []string{"off", "on"}},
	}
}

func TestParseOptions(t *testing.T) {
	for _, test := range []struct {
		text, format string
		want         Values
	}{
		{"", "", Values{"size": "8", "pie": "off"}},
		{"-", "", Values{"size": "8", "pie": "off"}},
		{"pie=on", "pie=on", Values{"size": "8", "pie": "on"}},
		{"pie=on,size=7", "size=7,pie=on", Values{"size": "7", "pie": "on"}},
		{"size=8,pie=off", "", Values{"size": "8", "pie": "off"}},
	} {
		got, err := ParseOptions(testOptions(), test.text)
		if err != nil || !maps.Equal(got, test.want) {
			t.Errorf("%q: %v, %v; want %v", test.text, got, err, test.want)
			continue
		}
		if format := got.Format(testOptions()); format != test.format {
			t.Errorf("%q is written as %q, want %q", test.text, format, test.format)
		}
	}
}

func TestParseOptionsRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"size":                     "not name=value",
		",":                        "not name=value",
		"pie=on,":                  "not name=value",
		"colour=red":               `no option "colour"`,
		"pie=on,pie=on":            "pie given twice",
		"pie=maybe":                "want one of off, on",
		"pie=":                     "want one of off, on",
		"size=3":                   "want 4 to 12",
		"Size=6":                   `no option "Size"`,
		strings.Repeat("x", 513):   "longer than 512 bytes",
		strings.Repeat("\x00", 40): "not name=value",
	} {
		if got, err := ParseOptions(testOptions(), text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.40q: %v, %v; want an error with %q", text, got, err, want)
		}
	}
}
