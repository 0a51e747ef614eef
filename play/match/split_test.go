package match

import (
	"slices"
	"strings"
	"testing"
)

func TestSplit(t *testing.T) {
	const one, two = "[Game \"toy\"]\n[Result \"*\"]\n\n1. up *\n", "[Game \"toy\"]\n[Result \"*\"]\n\n{a } 1. up {b\n[Game \\} \\\\} down\n2. up\n\n *\n"
	const headers = "[Game \"toy\"]\n[Result \"*\"]\n"
	const open = headers + "\n1. up {never closed\n2. up *\n"
	dos, mac := strings.ReplaceAll(two, "\n", "\r\n"), strings.ReplaceAll(two, "\n", "\r")
	for _, test := range []struct {
		text string
		want []string
	}{
		{"", nil},
		{"hello\n\nworld", nil},
		{one, []string{one}},
		{"\ufeff" + one + "\n" + one, []string{one + "\n", one}},
		{"\n\n" + one, []string{one}},
		{one + "\n" + two, []string{one + "\n", two}},
		{one + two + "\n\n" + one, []string{one, two + "\n\n", one}},
		{"[A \"x\"]\n\n[B \"y\"]\n1. up ; {\n(1. down {[})\n*\n" + one, []string{"[A \"x\"]\n\n[B \"y\"]\n1. up ; {\n(1. down {[})\n*\n", one}},
		{dos + "\r\n" + dos, []string{dos + "\r\n", dos}},
		{strings.TrimSuffix(two, "\n"), []string{strings.TrimSuffix(two, "\n")}},
		{mac + "\r" + mac, []string{mac + "\r", mac}},
		{open + "\n" + one + one, []string{open + "\n", one, one}},
		{open + "[Date \"2026.11.24\"]\n" + one, []string{open, "[Date \"2026.11.24\"]\n" + one}},
		{open + "[b]\n\n" + one, []string{open + "[b]\n\n", one}},
		{open + "[Date \"2026.11.24\"]\nis a header}\n*\n" + one, []string{open + "[Date \"2026.11.24\"]\nis a header}\n*\n", one}},
		{headers + "\n" + one, []string{headers + "\n", one}},
	} {
		if got := Split(test.text); !slices.Equal(got, test.want) {
			t.Errorf("%q: %q, want %q", test.text, got, test.want)
		}
	}
}

// FuzzSplit cuts anything, and must find a record placed between others.
func FuzzSplit(f *testing.F) {
	f.Add("[Game \"toy\"]\n[Result \"*\"]\n\n{a \\} b\\n\\\\} 1. up {[c\n[d} 2. again *\n")
	f.Add("[x\n[y\n\n{")
	f.Fuzz(func(t *testing.T, text string) {
		list := Split(text)
		if !strings.HasSuffix(text, strings.Join(list, "")) {
			t.Fatalf("%q is cut into %q", text, list)
		}
		for _, s := range list {
			// A comment may contain a line that begins a record, which ends it.
			if m, err := Read(s, toyGames); err == nil && len(Split(s)) == 1 {
				once := m.FullRecord()
				if got := Split(s + "\n" + once + "\n" + once); len(got) != 3 || got[0] != s+"\n" || got[2] != once {
					t.Errorf("%q and twice %q: %q", s, once, got)
				}
			}
		}
	})
}
