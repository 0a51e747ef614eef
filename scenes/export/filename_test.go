package export_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"tidepool/scenes/export"
)

func TestFileName(t *testing.T) {
	for name, want := range map[string]string{
		"Tidepool.csv":            "Tidepool.csv",
		"Ann – Ben.txt":           "Ann – Ben.txt",
		"../../etc/passwd":        "etc-passwd",
		`C:\Windows\x.txt`:        "C--Windows-x.txt",
		".bashrc":                 "bashrc",
		"":                        "tidepool",
		"...":                     "tidepool",
		".csv":                    "csv",
		"a\nb\x00c\u202e.txt":     "a bc.txt",
		"con.txt":                 "tidepool con.txt",
		"COM1":                    "tidepool COM1",
		"conin$.txt":              "tidepool conin$.txt",
		"Conout$":                 "tidepool Conout$",
		"comet.txt":               "comet.txt",
		"lpt¹":                    "tidepool lpt¹",
		"ends in a dot.":          "ends in a dot",
		"カニ.txt":                  "カニ.txt",
		"x.PNG ":                  "x.PNG",
		"bad \xff bytes.csv":      "bad  bytes.csv",
		"-rf.txt":                 "rf.txt",
		"-":                       "tidepool",
		"one.two.csv":             "one.two.csv",
		"nothing.averylongending": "nothing.averylongending",
	} {
		if got := export.FileName(name); got != want {
			t.Errorf("%q becomes %q, want %q", name, got, want)
		}
	}
}

func TestNumbered(t *testing.T) {
	for _, test := range []struct {
		name string
		n    int
		want string
	}{{"a.csv", 1, "a.csv"}, {"a.csv", 2, "a (2).csv"}, {"a", 12, "a (12)"}, {"a b.c d", 3, "a b.c d (3)"}} {
		if got := export.Numbered(test.name, test.n); got != test.want {
			t.Errorf("%q for the %d. time: %q, want %q", test.name, test.n, got, test.want)
		}
	}
}

func FuzzFileName(f *testing.F) {
	zeros := strings.Repeat("0", 118)
	for _, s := range []string{"a.txt", "..", "con", strings.Repeat("カ", 100) + ".csv", "\xff\xfe/", zeros + " .00000000", "con." + zeros, "con" + strings.Repeat(" ", 120) + "x"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		name := export.FileName(s)
		if name == "" || len(name) > 160 || !utf8.ValidString(name) || name[0] == '.' || strings.ContainsAny(name, "/\\:*?\"<>|\x00\n") {
			t.Errorf("%q becomes %q", s, name)
		}
		if again := export.FileName(name); again != name {
			t.Errorf("%q becomes %q, and that %q", s, name, again)
		}
	})
}
